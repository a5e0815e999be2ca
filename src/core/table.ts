import { noLines, noRows, type KeptLines, type KeptRows } from './kept-lines.js';
import type { By } from './ruling.js';
import type { Text } from './text.js';

/** One printed value, or one that depends on who is asking, with all its printed values for the page. */
export type RowValue<F> = number | { readonly of: (facts: F, by: By) => number; readonly printed: readonly number[] };

/** One row of a modifier table: it owns its value, its text, its place in the book and its condition. */
export interface Row<F = never> {
  readonly id: string;
  readonly value: RowValue<F>;
  readonly rule: string;
  readonly says: Text;
  applies(facts: F, by: By): boolean;
  /** How many times the value counts; once if not said. */
  readonly times?: (facts: F, by: By) => number;
  /** What was already written of it. */
  readonly kept: KeptLines;
}

/** Rows that are added to a number, or, if `factor`, multiply it. */
export interface ModifierTable<F = never> {
  readonly kind: 'modifiers';
  readonly name: string;
  readonly rule: string;
  readonly title: Text;
  readonly rows: readonly Row<F>[];
  readonly factor: boolean;
  /** Whether the rows are asked about a part of the facts, such as one side, and not about all of them. */
  readonly ofPart: boolean;
  /** What was already written of its rows together. */
  readonly kept: KeptRows;
}

export const row = <F>(
  id: string,
  value: RowValue<F>,
  rule: string,
  says: Text,
  applies: (facts: F, by: By) => boolean,
  times?: (facts: F, by: By) => number,
): Row<F> =>
  times
    ? { id, value, rule, says, applies, times, kept: noLines() }
    : { id, value, rule, says, applies, kept: noLines() };

/** The condition of a row that has none. */
export const always = (): boolean => true;

/** Declares rows that add up. */
export const modifierTable = <F>(
  name: string,
  rule: string,
  title: Text,
  rows: readonly Row<F>[],
): ModifierTable<F> => ({
  kind: 'modifiers',
  name,
  rule,
  title,
  rows,
  factor: false,
  ofPart: false,
  kept: noRows(),
});

/** Declares rows that add up for a part of the facts, such as one side of a melee. */
export const partTable = <F>(name: string, rule: string, title: Text, rows: readonly Row<F>[]): ModifierTable<F> => ({
  ...modifierTable(name, rule, title, rows),
  ofPart: true,
});

/** Declares rows that multiply. */
export const factorTable = <F>(name: string, rule: string, title: Text, rows: readonly Row<F>[]): ModifierTable<F> => ({
  ...modifierTable(name, rule, title, rows),
  factor: true,
});

/** What a cell of a lookup table holds. */
export type Cell = number | string | boolean | null | { readonly [name: string]: number | string | boolean | null };

/** A printed table with one entry a name. */
export interface NamedTable<K extends string = string, V extends Cell = Cell> {
  readonly kind: 'named';
  readonly name: string;
  readonly rule: string;
  readonly title: Text;
  readonly entries: { readonly [N in K]: V };
}

export const byName = <K extends string, const V extends Cell>(
  name: string,
  rule: string,
  title: Text,
  entries: { readonly [N in K]: V },
): NamedTable<K, V> => ({ kind: 'named', name, rule, title, entries });

/** A printed table by bands of a number: each entry holds from its number up to the next one's. */
export interface BandTable<V extends Cell = Cell> {
  readonly kind: 'bands';
  readonly name: string;
  readonly rule: string;
  readonly title: Text;
  readonly bands: readonly (readonly [from: number, cell: V])[];
}

export const byBand = <V extends Cell>(
  name: string,
  rule: string,
  title: Text,
  bands: readonly (readonly [from: number, cell: V])[],
): BandTable<V> => ({ kind: 'bands', name, rule, title, bands });

/** The entry of a band table for a number; the first band also holds whatever lies below it. */
export const bandOf = <V extends Cell>(table: BandTable<V>, value: number): V => {
  let found = table.bands[0];
  for (const band of table.bands) if (value >= band[0]) found = band;
  if (found === undefined) throw new Error(`${table.name} has no bands`);
  return found[1];
};

/** Any table of a book, once its types no longer matter. */
export type Table = ModifierTable | NamedTable | BandTable;

/** All values a row is printed with. */
export const printedValues = (row: Row): readonly number[] =>
  typeof row.value === 'number' ? [row.value] : row.value.printed;
