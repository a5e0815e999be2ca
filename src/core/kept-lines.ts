import type { RowStep } from './answer.js';
import type { Language } from './text.js';

/** A row that applied, as outcomes list it. */
export interface Counted {
  readonly id: string;
  readonly value: number;
}

/** Lines by the values that decide them, one value after the other. */
export interface Branch {
  line: RowStep | null;
  readonly next: Map<unknown, Branch>;
}

/** The lines already written of a row; they lie with it, for to find them elsewhere takes as long as to write them. */
export interface KeptLines {
  readonly counted: Map<number, Counted>;
  readonly applied: { readonly [L in Language]: Map<number, RowStep> };
  readonly leftOut: { readonly [L in Language]: Branch };
  /** How many branches were grown. */
  grown: number;
}

export const noBranch = (): Branch => ({ line: null, next: new Map() });

export const noLines = (): KeptLines => ({
  counted: new Map(),
  applied: { it: new Map(), en: new Map() },
  leftOut: { it: noBranch(), en: noBranch() },
  grown: 0,
});

/** The explanations already written of a whole table, by which rows counted. */
export type KeptRows = { readonly [L in Language]: Map<number, readonly RowStep[]> };

export const noRows = (): KeptRows => ({ it: new Map(), en: new Map() });
