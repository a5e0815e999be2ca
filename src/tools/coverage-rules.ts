import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  printedValues,
  proceduresOf,
  rulingsOf,
  type Book,
  type Example,
  type Procedure,
  type Ruling,
} from '../core/index.js';
import { books } from '../rulesets/index.js';

/**
 * Counts how much of each book is declared: its procedures, the rows of its tables with their values, its rulings, the
 * options of these that examples show, and the worked examples of the book itself. Names whatever is missing.
 */

/** What a book holds, as it was read from the book itself. */
export interface Catalogue {
  readonly procedures: readonly {
    readonly id: string;
    readonly rows: readonly { readonly id: string; readonly value: string }[];
    readonly rulings: readonly string[];
    /** How many worked examples the book gives. */
    readonly examples: number;
  }[];
  readonly rulings: { readonly [id: string]: { readonly default: string; readonly alternatives: readonly string[] } };
  /** Procedures of our own, which play several of the book's as one affair. */
  readonly ours?: readonly string[];
}

/** How many of something there are, how many there should be, and which are missing. */
export interface Count {
  readonly what: string;
  readonly found: number;
  readonly expected: number;
  readonly missing: readonly string[];
}

/** A printed value such as «−3 (−6)», «+7 cm», «×1/2» or «−1 each», as numbers. */
export const numbersIn = (printed: string): readonly number[] =>
  [...printed.replaceAll('−', '-').matchAll(/([-+]?\d+)(?:\/(\d+))?/g)].map(
    ([, number, by = '1']) => Number(number) / Number(by),
  );

/** Counts things of which each is there or not. */
const each = <T>(what: string, of: readonly T[], isThere: (one: T) => boolean, name: (one: T) => string): Count => {
  const missing = of.filter(one => !isThere(one));
  return { what, found: of.length - missing.length, expected: of.length, missing: missing.map(name) };
};

/** The examples that can show how a procedure reads a ruling: its own, or those of whoever reads it for it. */
const examplesReading = (procedure: Procedure, ruling: string): readonly Example[] =>
  procedure.rulings.some(({ id }) => id === ruling)
    ? procedure.examples
    : procedure.calls.flatMap(called => examplesReading(called, ruling));

const optionsOf = ({ default: first, alternatives }: Catalogue['rulings'][string]): readonly string[] => [
  first,
  ...alternatives,
];

const isAsPrinted = (ruling: Ruling | undefined, printed: readonly string[]): boolean =>
  ruling !== undefined &&
  ruling.recommended === printed[0] &&
  [...ruling.values].sort().join() === [...printed].sort().join();

/** What is declared of a book against its catalogue. */
export const coverageOf = (book: Book, catalogue: Catalogue): readonly Count[] => {
  const declared = new Map(proceduresOf(book).map(procedure => [procedure.id, procedure]));
  const rulings = new Map(rulingsOf(book).map(ruling => [ruling.id, ruling]));
  const rows = catalogue.procedures.flatMap(({ id, rows: own }) => own.map(row => ({ ...row, procedure: id })));
  const options = catalogue.procedures.flatMap(({ id, rulings: filed }) =>
    filed.flatMap(ruling => {
      const printed = catalogue.rulings[ruling];
      return printed === undefined ? [] : optionsOf(printed).map(option => ({ procedure: id, ruling, option }));
    }),
  );
  const worked = catalogue.procedures.map(({ id, examples }) => {
    const shown = declared.get(id)?.examples.filter(({ fromTheBook }) => fromTheBook !== undefined).length ?? 0;
    // One example of the book may be told as several of ours.
    return { id, expected: examples, found: Math.min(shown, examples) };
  });
  const sum = (of: 'found' | 'expected'): number => worked.reduce((total, one) => total + one[of], 0);
  return [
    each(
      'procedures',
      catalogue.procedures,
      ({ id }) => declared.has(id),
      ({ id }) => `procedure ${id}`,
    ),
    each(
      'rows',
      rows,
      ({ procedure, id, value }) =>
        (declared.get(procedure)?.tables ?? [])
          .flatMap(table => (table.kind === 'modifiers' ? table.rows : []))
          .some(row => row.id === id && printedValues(row).join() === numbersIn(value).join()),
      ({ procedure, id, value }) => `row ${procedure}#${id} (${value})`,
    ),
    each(
      'rulings',
      Object.entries(catalogue.rulings),
      ([id, printed]) => isAsPrinted(rulings.get(id), optionsOf(printed)),
      ([id, printed]) => `ruling ${id} (${optionsOf(printed).join(', ')})`,
    ),
    each(
      'options shown',
      options,
      ({ procedure, ruling, option }) => {
        const of = declared.get(procedure);
        const chosen = (example: Example) => example.rulings?.[ruling] ?? rulings.get(ruling)?.recommended;
        return of !== undefined && examplesReading(of, ruling).some(example => chosen(example) === option);
      },
      ({ procedure, ruling, option }) => `example of ${ruling} = ${option} in ${procedure}`,
    ),
    {
      what: 'worked examples',
      found: sum('found'),
      expected: sum('expected'),
      missing: worked
        .filter(({ found, expected }) => found < expected)
        .map(({ id, found, expected }) => `worked examples of ${id}: ${found} of ${expected}`),
    },
  ];
};

/** A table with its columns in line, the first to the left and the others to the right. */
const inColumns = (lines: readonly (readonly string[])[]): string => {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  const cell = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return lines.map(line => line.map(cell).join('  ')).join('\n');
};

/** The coverage of all books as a table, with what is missing below it. */
export const report = (
  of: readonly { readonly book: string; readonly counts: readonly Count[] }[],
): { readonly text: string; readonly complete: boolean } => {
  const head = ['book', ...(of[0]?.counts.map(({ what }) => what) ?? [])];
  const lines = of.map(({ book, counts }) => [book, ...counts.map(({ found, expected }) => `${found}/${expected}`)]);
  const missing = of.flatMap(({ book, counts }) =>
    counts.flatMap(count => count.missing.map(one => `missing in ${book}: ${one}`)),
  );
  return { text: [inColumns([head, ...lines]), ...missing].join('\n'), complete: missing.length === 0 };
};

const catalogueOf = (root: string, book: Book): Catalogue =>
  JSON.parse(readFileSync(join(root, 'test/laws/catalogue', `${book.id}.json`), 'utf8'));

const run = (root: string): number => {
  const { text, complete } = report(
    books.map(book => ({ book: book.id, counts: coverageOf(book, catalogueOf(root, book)) })),
  );
  process.stdout.write(`${text}\n`);
  return complete ? 0 : 1;
};

if (require.main === module) process.exitCode = run(process.cwd());
