import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { schemaText } from '../api/graphql/schema.js';
import type { Room } from '../api/door/index.js';
import { openApiOf } from '../api/pages/openapi.js';
import { explainedProblems } from '../api/pages/problems.js';
import { Shelf } from '../api/desk/shelf.js';
import { languages, type Book, type Language } from '../core/index.js';
import { manualOf, pageMarkdown, type Leaf } from '../derive/index.js';
import { rooms } from '../rooms.js';
import { books } from '../rulesets/index.js';

/**
 * Writes what is made from the declarations and kept in the repository: the OpenAPI document, the GraphQL schema and
 * the manual. With --check it writes nothing and names every file that is not as it would be written.
 */

const manualFolder = 'docs/manual';

/** The file of a page: a page with others below it is the first of its folder. */
const fileIn = (language: Language, leaves: readonly Leaf[]) => (path: string) => {
  if (!leaves.some(leaf => leaf.path === path)) return null;
  const below = path.replace(/^\/docs\/?/, '');
  const isFolder = below === '' || leaves.some(leaf => leaf.path.startsWith(`${path}/`));
  return `${manualFolder}/${language}/${isFolder ? join(below, 'README') : below}.md`;
};

/** Every generated file with its contents, by its path in the repository. */
export const generated = (of: readonly Book[], doors: readonly Room[]): ReadonlyMap<string, string> => {
  const leaves = manualOf(of, explainedProblems);
  const pages = languages.flatMap(language => {
    const fileOf = fileIn(language, leaves);
    return leaves.map((leaf): [string, string] => {
      const file = fileOf(leaf.path);
      if (file === null) throw new Error(`${leaf.path} has no file.`);
      return [file, pageMarkdown(leaf.in(language), { fileOf })];
    });
  });
  return new Map([
    ['openapi/openapi.json', `${JSON.stringify(openApiOf(of, doors), null, 2)}\n`],
    ['openapi/schema.graphql', schemaText(new Shelf(of), doors)],
    ...pages,
  ]);
};

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

const filesBelow = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
};

/** Pages of the manual that no declaration makes any more. */
const leftOver = (root: string, files: ReadonlyMap<string, string>): readonly string[] =>
  filesBelow(join(root, manualFolder))
    .map(file => relative(root, file))
    .filter(file => file.endsWith('.md') && !files.has(file));

/** Says which files are not as they would be written. */
export const staleIn = (root: string, files: ReadonlyMap<string, string>): readonly string[] => [
  ...[...files].filter(([file, text]) => read(join(root, file)) !== text).map(([file]) => file),
  ...leftOver(root, files).map(file => `${file} (left over)`),
];

export const writeInto = (root: string, files: ReadonlyMap<string, string>): void => {
  for (const file of leftOver(root, files)) rmSync(join(root, file));
  for (const [file, text] of files) {
    if (read(join(root, file)) === text) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

const run = (root: string, check: boolean): number => {
  const files = generated(books, rooms);
  if (!check) {
    writeInto(root, files);
    process.stdout.write(`${files.size} files are current.\n`);
    return 0;
  }
  const stale = staleIn(root, files);
  for (const file of stale) process.stderr.write(`stale: ${file}\n`);
  if (stale.length > 0) process.stderr.write('Run npm run generate and commit what it writes.\n');
  return stale.length > 0 ? 1 : 0;
};

if (require.main === module) process.exitCode = run(process.cwd(), process.argv.includes('--check'));
