import type { Text } from './text.js';

/** A throw that a procedure may call for: its name, its place in the book, what it decides and its die. */
export interface Throw {
  readonly id: string;
  readonly rule: string;
  readonly says: Text;
  readonly sides: number;
}

export const dieThrow = (id: string, rule: string, says: Text, sides: number): Throw => ({ id, rule, says, sides });

/** Where the faces of a ruling come from. */
export interface DiceSource {
  /** The faces of a throw, fewer than asked for when there are no more. */
  draw(id: string, count: number, sides: number): readonly number[];
}
