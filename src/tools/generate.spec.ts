import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { rooms } from '../rooms.js';
import { books } from '../rulesets/index.js';
import { generated, staleIn, writeInto } from './generate.js';

const files = generated(books, rooms);

describe('What is generated', () => {
  it('is the document, the schema and the manual in both languages', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'openapi/openapi.json',
        'openapi/schema.graphql',
        'docs/manual/it/README.md',
        'docs/manual/en/ordre-mixte/README.md',
        'docs/manual/it/ordre-mixte/fire/README.md',
        'docs/manual/en/ordre-mixte/fire/resolve.md',
      ]),
    );
  });

  it('is the same whenever it is made', () => {
    expect(generated(books, rooms)).toEqual(files);
  });

  it('points from page to page, never into the void', () => {
    const lost: string[] = [];
    for (const [file, text] of files) {
      if (!file.endsWith('.md')) continue;
      for (const [, to = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        const [path = '', anchor] = to.split('#');
        const target = path === '' ? file : posix.join(posix.dirname(file), path);
        const isThere = files.get(target)?.includes(anchor === undefined ? '' : `<a id="${anchor}"></a>`);
        if (!isThere) lost.push(`${file}: ${to}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

describe('The check', () => {
  const root = mkdtempSync(join(tmpdir(), 'arbitro-generated-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('names every file that is missing, changed or left over, and nothing else', () => {
    expect(staleIn(root, files)).toHaveLength(files.size);
    writeInto(root, files);
    expect(staleIn(root, files)).toEqual([]);
    appendFileSync(join(root, 'docs/manual/it/README.md'), 'x');
    writeFileSync(join(root, 'docs/manual/en/old.md'), '');
    rmSync(join(root, 'openapi/schema.graphql'));
    expect(staleIn(root, files)).toEqual([
      'openapi/schema.graphql',
      'docs/manual/it/README.md',
      'docs/manual/en/old.md (left over)',
    ]);
    writeInto(root, files);
    expect(staleIn(root, files)).toEqual([]);
  });
});
