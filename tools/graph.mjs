/** Draws the graph of rooms into ARCHITECTURE.md; with --check it only says whether the drawing is current. */
import { cruise } from 'dependency-cruiser';
import { readFileSync, writeFileSync } from 'node:fs';

const page = 'ARCHITECTURE.md';
const [begin, end] = ['<!-- graph:begin -->', '<!-- graph:end -->'];

/** The room a file belongs to: a folder of the api, a book, or a folder of src. */
const roomOf = file => {
  const [, room, inner, rest] = file.split('/');
  if (inner === undefined) return 'main';
  if (room === 'api' && rest !== undefined) return `api/${inner}`;
  return room === 'rulesets' && rest !== undefined ? `rulesets/${inner}` : room;
};

const { output } = await cruise(['src'], { includeOnly: '^src', exclude: '[.]spec[.]ts$', tsPreCompilationDeps: true });
const arrows = new Set(
  output.modules.flatMap(({ source, dependencies }) =>
    dependencies
      .map(({ resolved }) => [roomOf(source), roomOf(resolved)])
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => `  ${from} --> ${to}`),
  ),
);
const drawing = [begin, '```mermaid', 'flowchart TD', ...[...arrows].sort(), '```', end].join('\n');

const text = readFileSync(page, 'utf8');
const drawn = text.slice(0, text.indexOf(begin)) + drawing + text.slice(text.indexOf(end) + end.length);
if (process.argv.includes('--check')) {
  if (drawn !== text) {
    console.error(`The graph in ${page} is not current: run npm run graph.`);
    process.exit(1);
  }
} else writeFileSync(page, drawn);
