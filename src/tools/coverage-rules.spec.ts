import { readFileSync } from 'node:fs';
import { proceduresOf, type Book } from '../core/index.js';
import { books } from '../rulesets/index.js';
import { coverageOf, report, type Catalogue } from './coverage-rules.js';

const catalogueOf = (book: Book): Catalogue => JSON.parse(readFileSync(`test/laws/catalogue/${book.id}.json`, 'utf8'));

const [book] = books;
if (book === undefined) throw new Error('no book to count');
const catalogue = catalogueOf(book);
const [ruling = ''] = Object.keys(catalogue.rulings);
const withRow = catalogue.procedures.find(({ rows }) => rows.length > 0)?.id;
const filedUnder = catalogue.procedures.find(({ rulings }) => rulings.includes(ruling))?.id;
const worked = catalogue.procedures.find(({ examples }) => examples > 0);

const missingIn = (of: Book, against: Catalogue): readonly string[] =>
  coverageOf(of, against).flatMap(({ missing }) => missing);

const without = (id: string | undefined): Book => ({
  ...book,
  chapters: book.chapters.map(chapter => ({
    ...chapter,
    procedures: chapter.procedures.filter(procedure => procedure.id !== id),
  })),
});

const changed = (id: string | undefined, change: object): Book => ({
  ...book,
  chapters: book.chapters.map(chapter => ({
    ...chapter,
    procedures: chapter.procedures.map(procedure => (procedure.id === id ? { ...procedure, ...change } : procedure)),
  })),
});

describe('The coverage of the rules', () => {
  it.each(books)('of $id is counted in full, and nothing of it is missing', of => {
    const known = catalogueOf(of);
    const counts = coverageOf(of, known);
    expect(counts.flatMap(({ missing }) => missing)).toEqual([]);
    for (const { found, expected } of counts) expect(found).toBe(expected);
    expect(counts[0]?.found).toBe(proceduresOf(of).length - (known.ours?.length ?? 0));
  });

  it('misses a procedure, with all it would have held', () => {
    const missing = missingIn(without(withRow), catalogue);
    expect(missing).toContain(`procedure ${withRow}`);
    expect(missing.some(one => one.startsWith(`row ${withRow}#`))).toBe(true);
  });

  it('misses a row of another value', () => {
    const other = {
      ...catalogue,
      procedures: catalogue.procedures.map(procedure =>
        procedure.id === withRow
          ? { ...procedure, rows: procedure.rows.map((row, i) => (i === 0 ? { ...row, value: '+99' } : row)) }
          : procedure,
      ),
    };
    expect(missingIn(book, other)).toEqual([expect.stringMatching(new RegExp(`^row ${withRow}#\\S+ \\(\\+99\\)$`))]);
  });

  it('misses an option that no example shows, and one that the ruling does not have', () => {
    expect(missingIn(changed(filedUnder, { examples: [] }), catalogue)).toContain(
      `example of ${ruling} = ${catalogue.rulings[ruling]?.alternatives[0]} in ${filedUnder}`,
    );
    const other = {
      ...catalogue,
      rulings: { ...catalogue.rulings, [ruling]: { default: 'as-never-printed', alternatives: [] } },
    };
    expect(missingIn(book, other)).toContain(`ruling ${ruling} (as-never-printed)`);
  });

  it('misses the worked examples of the book that are not told as such', () => {
    expect(missingIn(changed(worked?.id, { examples: [] }), catalogue)).toContain(
      `worked examples of ${worked?.id}: 0 of ${worked?.examples}`,
    );
  });

  it('is reported as a table, with what is missing by name', () => {
    const counts = [{ what: 'rows', found: 1, expected: 2, missing: ['row a#b (+1)'] }];
    expect(report([{ book: 'a-book', counts }])).toEqual({
      text: 'book    rows\na-book   1/2\nmissing in a-book: row a#b (+1)',
      complete: false,
    });
  });
});
