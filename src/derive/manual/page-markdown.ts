import type { Asking, Block, Item, Line, Page, Piece, Way } from './page.js';
import { plainLine } from './page.js';
import { homeAddress } from './usage.js';

/** Where a page lies among the files of the manual, and how one points at another. */
export interface Shelving {
  /** The file of an address, or null if it is not part of the manual. */
  readonly fileOf: (path: string) => string | null;
}

const special = /([\\`*_[\]<>|#])/g;

/** A text that Markdown must not read as its own marks. */
const plain = (text: string): string => text.replace(special, '\\$1');

const fence = (text: string, mark = '`'): string => {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return mark.repeat(longest + 1);
};

const inCode = (text: string): string => {
  const ticks = fence(text);
  const padded = text.startsWith('`') || text.endsWith('`') ? ` ${text} ` : text;
  return ticks + padded.replaceAll('|', '\\|') + ticks;
};

const bars = 24;

const relative = (from: string, to: string): string => {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  while (shared < here.length && here[shared] === there[shared]) shared++;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
};

/** Writes a page as Markdown. */
export const pageMarkdown = (page: Page, shelving: Shelving): string => {
  const file = shelving.fileOf(page.path) ?? '';

  const linked = ({ to, title }: Way): string => {
    const [path = '', anchor] = to.split('#');
    const target = path === '' ? file : shelving.fileOf(path);
    if (target === null)
      return /^https?:/.test(to) ? `[${plain(title)}](${to})` : `${plain(title)} (${inCode(to.split('?')[0] ?? to)})`;
    const address = path === '' || target === file ? '' : relative(file, target);
    return `[${plain(title)}](${address}${anchor === undefined ? '' : `#${anchor}`})`;
  };

  const piece = (one: Piece): string => {
    if (typeof one === 'string') return plain(one);
    if ('code' in one) return inCode(one.code);
    if ('strong' in one) return `**${plain(one.strong)}**`;
    if ('quiet' in one) return plain(one.quiet);
    if ('cite' in one) return plain(one.cite);
    if ('mark' in one) return `**${plain(one.mark)}**`;
    if ('below' in one) return ` (${line(one.below)})`;
    return linked(one);
  };
  const line = (of: Line): string =>
    of
      .map(piece)
      .join('')
      .replace(/\s*\n\s*/g, ' ');
  const anchored = (id: string | undefined): string => (id === undefined ? '' : `<a id="${id}"></a>`);

  const items = (of: readonly Item[], ordered: boolean, indent: string): string =>
    of
      .map((item, i) => {
        const bullet = ordered ? `${i + 1}. ` : '- ';
        const inner =
          item.items === undefined || item.items.length === 0
            ? ''
            : `\n${items(item.items, false, indent + ' '.repeat(bullet.length))}`;
        return `${indent}${bullet}${line(item.line)}${inner}`;
      })
      .join('\n');

  const fenced = (language: string, text: string): string => {
    const ticks = fence(text, '`').length > 3 ? fence(text) : '```';
    return `${ticks}${language}\n${text}\n${ticks}`;
  };

  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

  const asking = ({ rule, request, says, answer }: Asking): string =>
    [
      plain(says.request),
      fenced(
        'sh',
        `curl -s ${homeAddress}${rule} -H 'content-type: application/json' -d '${request.replaceAll("'", "'\\''")}'`,
      ),
      `${plain(says.answer)}: ${plain(answer.summary)}`,
    ].join('\n\n');

  const block = (one: Block, level: number): string => {
    switch (one.kind) {
      case 'lead':
        return `**${line(one.line).replaceAll('**', '')}**`;
      case 'paragraph':
        return line(one.line);
      case 'note':
        return `> ${line(one.line)}`;
      case 'section':
        return [`${anchored(one.id)}\n${'#'.repeat(level)} ${plain(one.title)}`, blocks(one.blocks, level + 1)].join(
          '\n\n',
        );
      case 'panel':
        return [`${anchored(one.id)}\n${'#'.repeat(level)} ${line(one.title)}`, blocks(one.blocks, level + 1)].join(
          '\n\n',
        );
      case 'list':
        return items(one.items, one.ordered, '');
      case 'pairs':
        return one.pairs
          .map(({ term, line: said }) => `- **${line(term).replaceAll('**', '')}**: ${line(said)}`)
          .join('\n');
      case 'table': {
        const aligned = one.columns.map(column => (column.as === 'number' ? '---:' : '---'));
        const rows = one.rows.map(({ id, cells }) =>
          row(cells.map((cell, i) => (i === 0 ? anchored(id) : '') + (line(cell) || ' '))),
        );
        const head = [row(one.columns.map(column => plain(column.title))), row(aligned), ...rows].join('\n');
        return plainLine(one.caption) === '' ? head : `${line(one.caption)}\n\n${head}`;
      }
      case 'bars': {
        const widest = Math.max(...one.bars.map(({ label }) => label.length));
        const drawn = one.bars.map(
          ({ label, share, shown }) =>
            `${label.padEnd(widest)}  ${'█'.repeat(Math.round(share * bars)).padEnd(bars, '·')}  ${shown}`,
        );
        return [line(one.caption), fenced('text', drawn.join('\n'))].join('\n\n');
      }
      case 'code':
        return [plain(one.title), fenced(one.language === 'text' ? '' : one.language, one.text)].join('\n\n');
      case 'fold':
        return `<details><summary>${plainLine(one.title).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</summary>\n\n${blocks(one.blocks, level)}\n\n</details>`;
      case 'cards':
        return one.cards
          .map(
            ({ way, line: said, marks }) =>
              `- ${linked(way)}: ${line(said)}${marks.length > 0 ? ` (${line(marks)})` : ''}`,
          )
          .join('\n');
      case 'place':
      case 'form':
        return '';
      case 'ask':
        return asking(one);
    }
  };
  const blocks = (of: readonly Block[], level: number): string => of.map(one => block(one, level)).join('\n\n');

  const trail = page.trail.map(linked).join(' › ');
  const turning = [page.before && `← ${linked(page.before)}`, page.after && `${linked(page.after)} →`]
    .filter(Boolean)
    .join(' · ');
  return (
    [trail, `# ${plain(page.title)}`, blocks(page.blocks, 2), turning && `---\n\n${turning}`]
      .filter(Boolean)
      .join('\n\n') + '\n'
  );
};
