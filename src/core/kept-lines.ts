import type { RowStep } from './answer.js';
import type { Language } from './text.js';

/** A row that applied, as outcomes list it. */
export interface Counted {
  readonly id: string;
  readonly value: number;
}

export type Lines = Map<unknown, RowStep>;

/** The lines already written of a row; they lie with it, for to find them elsewhere takes as long as to write them. */
export interface KeptLines {
  readonly counted: Map<number, Counted>;
  readonly applied: { readonly [L in Language]: Lines };
  readonly leftOut: { readonly [L in Language]: Lines };
}

export const noLines = (): KeptLines => ({
  counted: new Map(),
  applied: { it: new Map(), en: new Map() },
  leftOut: { it: new Map(), en: new Map() },
});
