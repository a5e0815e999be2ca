import type { Text } from './text.js';

/** One state of a turn: who may act in it and what is done. */
export interface Phase<S extends string = string> {
  readonly id: S;
  readonly rule: string;
  readonly says: Text;
  /** Who may act: a side by its role, or everybody. */
  readonly actor: string;
  /** The procedures that belong here. */
  readonly procedures: readonly string[];
}

/** The turn as data: states run top to bottom and wrap round to the first. */
export interface Sequence<S extends string = string> {
  readonly rule: string;
  readonly phases: readonly Phase<S>[];
}
