import { hash } from 'node:crypto';
import type { Effect, Outcome, Status, ThrownDice } from '../../core/index.js';
import { canonical } from './canonical.js';
import type { Patch } from './state.js';

/** The log that all may read; every other log is a side's own, and goes by its id. */
export const publicLog = 'public';

/** Where the dice of an action came from. */
export type DiceRecord =
  | { readonly kind: 'none' }
  | { readonly kind: 'manual' }
  | {
      readonly kind: 'server';
      /** The place of the roll in the chain of seeds: gapless, and never used twice. */
      readonly index: number;
      readonly seed: string;
      readonly nonce: string;
    };

/** An action as it was adjudicated: all that is needed to adjudicate it again. */
export interface ActionRecord {
  readonly procedure: string;
  /** The units by their roles. */
  readonly units: { readonly [role: string]: string | readonly string[] | null };
  readonly facts: { readonly [fact: string]: unknown };
  readonly dice: DiceRecord;
  readonly throws: readonly ThrownDice[];
  readonly status: Status;
  readonly outcome: Outcome | null;
  readonly effects: readonly Effect[];
}

export interface EventBodies {
  readonly opened: {
    readonly ruleset: string;
    readonly scenario: string | null;
    readonly rulings: { readonly [ruling: string]: string };
    readonly house: { readonly [procedure: string]: { readonly [row: string]: number | 'off' } };
    /** The first link of the chain of seeds: whoever holds it can check every roll. */
    readonly commitment: string;
    /** Whether only the server's dice count; left out where they do not. */
    readonly serverDiceOnly?: true;
  };
  /** A new chain of seeds, before the old one is used up. */
  readonly committed: { readonly commitment: string; readonly from: number };
  readonly acted: ActionRecord;
  /** A roll of the server that was thrown for an action that then was refused: it is spent all the same. */
  readonly abandoned: { readonly dice: Extract<DiceRecord, { readonly kind: 'server' }> };
  readonly advanced: {
    readonly from: string;
    readonly to: string;
    readonly turn: number;
    /** What each side did unseen until now, sealed; only when a turn ends. */
    readonly sealed?: { readonly [side: string]: string };
  };
  /** In a side's own log: the salt of what was sealed. */
  readonly sealed: { readonly turn: number; readonly salt: string };
  readonly corrected: { readonly why: string };
  readonly concealed: { readonly units: readonly string[] };
  readonly revealed: { readonly units: readonly string[] };
  readonly assigned: { readonly side: string; readonly players: readonly string[] };
  readonly laid: { readonly order: string };
  readonly turned: { readonly order: string };
  /** From which event on this log no longer holds, and why. */
  readonly undone: { readonly from: number; readonly why: string };
  /** Which undoing was taken back. */
  readonly redone: { readonly undone: number };
  readonly closed: { readonly outcome: string };
  /** After the end: everybody may read the logs of the sides. */
  readonly disclosed: { readonly logs: readonly string[] };
}

export type EventType = keyof EventBodies;

/** Who did it: a member of the club, as a player of a side or as the referee; or the server itself. */
export interface Author {
  readonly member: string;
  readonly as: string;
}

/** One link of a log. */
export interface BattleEvent<T extends EventType = EventType> {
  readonly battle: string;
  readonly log: string;
  /** Gapless from 1 within its log. */
  readonly seq: number;
  /** How far the public log had come: where an event of a side's own log belongs among the others. */
  readonly after: number;
  readonly type: T;
  readonly by: Author;
  readonly at: string;
  readonly edition: string;
  readonly body: EventBodies[T];
  readonly patch: Patch;
  readonly prev: string;
  readonly hash: string;
}

export type Unlinked<T extends EventType = EventType> = Omit<BattleEvent<T>, 'hash'>;

/** The hash before the first event of a log. */
export const firstHash = (battle: string, log: string): string => sha256(canonical(['arbitro.log.1', battle, log]));

/** The hash of an event: over everything it says, and the hash of the one before. */
export const hashOf = (event: Unlinked): string => {
  const { battle, log, seq, after, type, by, at, edition, body, patch, prev } = event;
  return sha256(canonical(['arbitro.event.1', battle, log, seq, after, type, by, at, edition, body, patch, prev]));
};

export const linked = <T extends EventType>(event: Unlinked<T>): BattleEvent<T> => ({ ...event, hash: hashOf(event) });

export const sha256 = (text: string): string => hash('sha256', text);
