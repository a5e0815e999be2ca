import type { RowStep } from './answer.js';
import { noBranch, type Branch, type Counted } from './kept-lines.js';
import type { Look } from './procedure.js';
import type { ModifierTable, Row } from './table.js';
import type { Language } from './text.js';

/*
 * Most of an explanation are rows of which the same is said again and again: left out, because the same facts were
 * the same. Such a line is made once, frozen and handed out again. Lines that depend on open-ended facts are made anew.
 */

const mostPerRow = 100;
const mostPerTable = 200;

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
  const known = lines.get(value);
  if (known !== undefined) return known;
  const made = Object.freeze({ id: row.id, applied: true, value, cite: row.rule, text: row.says[language] });
  if (lines.size < mostPerRow) lines.set(value, made);
  return made;
};

type Looked = { readonly [fact: string]: unknown };

/** What lies at the end of a path; nothing, if a group on the way was left out. */
const valueAt = (facts: Looked, { name, path }: Look): unknown => {
  if (path.length === 1) return facts[name];
  let value: unknown = facts;
  // Whatever lies on the way is a group of facts, or nothing.
  for (const part of path) value = (value as Looked | null)?.[part] ?? null;
  return value;
};

/** The line of a row left out, with the facts that decided it, which are the same facts for a row each time. */
export const rowLeftOut = (row: Row, reads: readonly Look[], facts: Looked, language: Language): RowStep => {
  const branch = branchOf(row, reads, facts, language);
  if (branch === null) return lineLeftOut(row, reads, facts, language);
  branch.line ??= Object.freeze(lineLeftOut(row, reads, facts, language));
  return branch.line;
};

/** The same, written anew. */
export const lineLeftOut = (row: Row, reads: readonly Look[], facts: Looked, language: Language): RowStep => {
  const because: { [fact: string]: unknown } = {};
  for (const look of reads) because[look.name] = valueAt(facts, look);
  return { id: row.id, applied: false, value: 0, cite: row.rule, text: row.says[language], because };
};

/** Where the line is kept that these values decide; nowhere, if they are open-ended, have parts or are too many. */
const branchOf = ({ kept }: Row, reads: readonly Look[], facts: Looked, language: Language): Branch | null => {
  let branch = kept.leftOut[language];
  for (let i = 0; i < reads.length; i++) {
    // The loop stays within the list.
    const value = valueAt(facts, reads[i] as Look);
    if (typeof value !== 'string' && typeof value !== 'boolean' && value !== null) return null;
    const known = branch.next.get(value);
    if (known !== undefined) {
      branch = known;
      continue;
    }
    if (kept.grown >= 4 * mostPerRow) return null;
    kept.grown++;
    const grown = noBranch();
    branch.next.set(value, grown);
    branch = grown;
  }
  return branch;
};

/** The same lines as were handed out for this table before, if they are all the same; `counted` tells them apart. */
export const rowsTogether = (
  table: ModifierTable,
  lines: readonly RowStep[],
  counted: number,
  language: Language,
): readonly RowStep[] => {
  const kept = table.kept[language];
  const known = kept.get(counted);
  if (known !== undefined && areSame(known, lines)) return known;
  if (known === undefined && kept.size < mostPerTable && lines.every(Object.isFrozen))
    kept.set(counted, Object.freeze(lines));
  return lines;
};

const areSame = (some: readonly RowStep[], others: readonly RowStep[]): boolean => {
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
};
