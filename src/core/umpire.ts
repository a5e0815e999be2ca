import type { Declared, Facts } from './fact.js';
import type { Classification, Winner } from './dice.js';
import type { Moment } from './answer.js';
import type { By } from './ruling.js';
import type { BandTable, Cell, ModifierTable, NamedTable } from './table.js';
import type { Text } from './text.js';
import type { Throw } from './throw.js';
import type { Vocabulary } from './vocabulary.js';

/** A number after its modifiers, with the rows that applied. */
export interface Modified {
  readonly total: number;
  readonly rows: readonly { readonly id: string; readonly value: number }[];
}

/** How a field of a unit changes: by so much, to what, or, for a list of units, with or without the one in a role. */
export type Change =
  | { readonly by: number }
  | { readonly to: number | string | boolean | null }
  | { readonly with: string }
  | { readonly without: string };

/** A throw to be made: its dice and what is asked of them. */
export interface Pool<V> {
  readonly what: Throw;
  readonly count: number;
  readonly asks: Classification<V>;
}

/** What is left of two throws once certain fields of the outcome are not read. */
export interface Alike<V> {
  /** The fields that tell the throws themselves. */
  readonly unless: readonly string[];
  /** All others are the same for pairs of results with the same number. */
  readonly by: (first: V, second: V) => number;
}

/** What can be called: as much of a procedure as the umpire must know. */
export interface Callable<F extends Facts, O extends Facts> {
  readonly id: string;
  readonly title: Text;
  readonly rule: string;
  adjudicate(facts: Declared<F>, umpire: Umpire<Declared<F>>): Declared<O>;
}

/** What a caller makes of the procedure it calls. */
export interface Calling<K> {
  /** Who takes over its effects: its roles by their names in the caller. */
  readonly on?: { readonly [role: string]: string };
  /** The moment of those effects, if it is a later one. */
  readonly when?: Moment;
  /** What it says is owed and the caller plays itself. */
  readonly plays?: readonly string[];
  /** The fields of its outcome that the caller reads: odds need not tell apart what differs in others only. */
  readonly reads?: readonly K[];
}

declare const unread: unique symbol;

/** What a call answers, as far as its caller reads it. */
export type Called<O extends Facts, K extends keyof O> = Pick<Declared<O>, K> & {
  readonly [unread]?: Declared<O>;
};

/** All that a call answers: for fields set aside only, since along the paths of the odds what is not read is anybody's. */
export const wholeOf = <V>(called: { readonly [unread]?: V }): V =>
  // What is called answers in full, whatever is read of it.
  called as unknown as V;

/** Who applies the rules. Each verb does its work and writes the line of reasoning for it, in one act. */
export interface Umpire<F = never> {
  /** Reads a ruling as the club chose it. */
  readonly by: By;
  /** States a value with its reason. */
  readonly reckon: <V extends number | string | boolean | null>(rule: string, says: Text, value: V) => V;
  /** Raises a number to a floor. */
  readonly atLeast: (rule: string, says: Text, least: number, value: number) => number;
  /** Lowers a number to a ceiling. */
  readonly atMost: (rule: string, says: Text, most: number, value: number) => number;
  /** Adds the rows that apply (or multiplies by them, if the table holds factors). */
  readonly modify: (from: number, table: ModifierTable<F>) => Modified;
  /** The same for a part of the facts, such as one side, with the rows of a table that is about it. */
  readonly modifyPart: <P>(from: number, table: ModifierTable<P>, part: P) => Modified;
  /** Reads a printed table by name. */
  readonly lookUp: <K extends string, V extends Cell>(table: NamedTable<K, V>, name: K) => V;
  /** Reads a printed table by the band a number falls in. */
  readonly lookUpBand: <V extends Cell>(table: BandTable<V>, value: number) => V;
  /** Throws dice and asks for their classification. */
  readonly throwDice: <V>(what: Throw, count: number, classification: Classification<V>) => V;
  /** Throws two pools, one after the other; odds take together the pairs of results that whoever reads cannot tell apart. */
  readonly throwBoth: <V>(first: Pool<V>, second: Pool<V>, alike: Alike<V>) => readonly [V, V];
  /** Throws one die for each of two sides until one shows more. */
  readonly rollOff: (what: Throw) => Winner;
  /** Says that the rules forbid it, and why. */
  readonly forbid: <W extends string>(rule: string, reasons: Vocabulary<W>, reason: W) => W;
  /** Records what changes on whom, and when. */
  readonly effect: (rule: string, on: string, field: string, change: Change, when: Moment) => void;
  /** Records a procedure that now has to be played for somebody. */
  readonly owe: (rule: string, on: string, procedure: string, when: Moment) => void;
  /** Hands part of the work to another procedure, whose answer is nested under the label. */
  readonly call: <G extends Facts, O extends Facts, K extends keyof O & string = keyof O & string>(
    label: string,
    procedure: Callable<G, O>,
    facts: Declared<G>,
    calling?: Calling<K>,
  ) => Called<O, K>;
}
