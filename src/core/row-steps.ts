import type { RowStep } from './answer.js';
import type { Counted, Lines } from './kept-lines.js';
import type { Row } from './table.js';
import type { Language } from './text.js';

/*
 * Most of an explanation are rows of which the same is said again and again: left out, because the same facts were
 * the same. Such a line is made once, frozen and handed out again. Lines that depend on open-ended facts are made anew.
 */

const mostPerRow = 100;

const keep = (lines: Lines, key: unknown, line: RowStep): RowStep => {
  if (lines.size < mostPerRow) lines.set(key, Object.freeze(line));
  return line;
};

/** The entry of a row that counts. */
export const countedRow = (row: Row, value: number): Counted => {
  const { counted } = row.kept;
  const known = counted.get(value);
  if (known !== undefined) return known;
  const made = Object.freeze({ id: row.id, value });
  if (counted.size < mostPerRow) counted.set(value, made);
  return made;
};

/** The line of a row that counts. */
export const appliedRow = (row: Row, value: number, language: Language): RowStep => {
  const lines = row.kept.applied[language];
  return (
    lines.get(value) ??
    keep(lines, value, { id: row.id, applied: true, value, cite: row.rule, text: row.says[language] })
  );
};

/** The line of a row left out, with the facts that decided it. */
export const rowLeftOut = (
  row: Row,
  reads: readonly string[],
  facts: { readonly [fact: string]: unknown },
  language: Language,
): RowStep => {
  const key = keyOf(reads, facts);
  const lines = row.kept.leftOut[language];
  const known = key === undefined ? undefined : lines.get(key);
  if (known !== undefined) return known;
  const because: { [fact: string]: unknown } = {};
  for (const name of reads) because[name] = facts[name];
  const line: RowStep = { id: row.id, applied: false, value: 0, cite: row.rule, text: row.says[language], because };
  return key === undefined ? line : keep(lines, key, line);
};

/** The values that decide a line, as one key; none if they are open-ended or have parts. */
const keyOf = (reads: readonly string[], facts: { readonly [fact: string]: unknown }): unknown => {
  let key = '';
  for (const name of reads) {
    const value = facts[name];
    if (typeof value !== 'string' && typeof value !== 'boolean' && value !== null) return undefined;
    if (reads.length === 1) return value;
    key += `${value}|`;
  }
  return key;
};
