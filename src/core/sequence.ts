import type { Outcome } from './answer.js';
import type { Text } from './text.js';

/** Fields of units, and what each goes back to. */
export interface Marks {
  readonly [field: string]: number | string | boolean | readonly [];
}

/** One state of a turn: who may act in it and what is done. */
export interface Phase<S extends string = string> {
  readonly id: S;
  readonly rule: string;
  readonly says: Text;
  /** Who may act: a part such as A, whoever is active, or both. */
  readonly actor: string;
  /** The procedures that belong here. */
  readonly procedures: readonly string[];
  /** Those of them that the other side plays too, because something is done to it or because it may break in. */
  readonly reactions?: readonly string[];
  /** Whether it is played before the first turn only. */
  readonly once?: true;
  /** Whether what waits for the end of the phase waits on: the next state is still part of the same. */
  readonly goesOn?: true;
  /** What its beginning takes off every unit. */
  readonly marks?: Marks;
}

/** A group of units that acts as one, such as a division, and the side it belongs to. */
export interface Group {
  readonly group: string;
  readonly side: string;
}

/** Who is to act, as a procedure has said: which side plays which part, or the groups in their order. */
export interface Lead {
  readonly parts: { readonly [part: string]: string };
  readonly order: readonly Group[];
  /** Which group of the order acts now. */
  readonly at: number;
}

/** Where a battle stands, as far as the turn is concerned. */
export interface Standing {
  readonly phase: string;
  readonly lead: Lead;
  /** How often the present phase was gone through before, since another group became active. */
  readonly passes: number;
  readonly sides: readonly string[];
  readonly units: readonly { readonly [field: string]: unknown }[];
}

/** When something is done in a battle. */
export interface Now {
  readonly turn: number;
  readonly phase: string;
  /** Whether it is the turn of whoever does it: of his side and, where groups act one after another, of his group. */
  readonly inTurn: boolean;
}

/** How a book goes on from a phase, where its phases do not simply follow each other. */
export interface Going {
  /** The procedure that says so. */
  readonly procedure: string;
  /** What the table tells it. */
  facts(standing: Standing): { readonly [fact: string]: unknown };
  /** The facts that whoever goes on may say, also otherwise than the table tells them. */
  readonly says: readonly string[];
  /** The phase that its outcome names; null if there is no going on. */
  phase(outcome: Outcome): string | null;
  /** Which group is active after a step from one phase to another. */
  at(from: string, to: string, at: number): number;
}

/** The turn as data: states run top to bottom and wrap round to the first. */
export interface Sequence<S extends string = string> {
  readonly rule: string;
  readonly phases: readonly Phase<S>[];
  /** What a new turn takes off every unit. */
  readonly marks: Marks;
  /** The field of a unit that names the group it acts with, where groups act one after another. */
  readonly groups?: string;
  readonly going?: Going;
  /** The facts of a procedure that the turn tells, unless the table says otherwise. */
  tells?(procedure: string, now: Now): { readonly [fact: string]: unknown };
  /** What a procedure has said of who is to act; null if it said nothing of it. */
  leads?(
    procedure: string,
    outcome: Outcome,
    facts: { readonly [fact: string]: unknown },
    sides: readonly string[],
  ): Lead | null;
}

/** Before anybody has thrown for it, nobody leads. */
export const noLead: Lead = { parts: {}, order: [], at: 0 };
