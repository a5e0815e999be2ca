import type { Lead, Moment } from '../../core/index.js';

export type Value = number | string | boolean | null | readonly string[];
export type UnitFacts = { readonly [field: string]: Value };

/** Why a unit cannot be seen by the other side: kept off the table, or hidden on it. */
export type Hidden = 'off-table' | 'concealed';

/** A unit in a battle: what its book's unit model says of it, and whether the other side may know of it. */
export interface BattleUnit {
  readonly id: string;
  readonly side: string;
  readonly name: string;
  readonly hidden: Hidden | null;
  readonly facts: UnitFacts;
}

/** One of the sides, and the members of the club who play it. */
export interface Side {
  readonly id: string;
  readonly name: string;
  readonly players: readonly string[];
}

/** A procedure that has to be played for a unit: since which event, and by which paragraph. */
export interface Owed {
  readonly id: string;
  readonly procedure: string;
  readonly unit: string;
  readonly cite: string;
  /** The action that has stopped for it, and goes on with the choice of whoever commands the unit. */
  readonly goesOn?: Stopped;
}

/** An action that has stopped for the choice of a player: its units, and the facts that are settled. */
export interface Stopped {
  readonly procedure: string;
  readonly units: { readonly [role: string]: string | readonly string[] | null };
  readonly facts: { readonly [fact: string]: unknown };
}

/** What will change on a unit at a later moment. */
export interface Due {
  readonly id: string;
  readonly when: Exclude<Moment, 'now'>;
  readonly unit: string;
  readonly cite: string;
  readonly change: UnitChange | { readonly owes: string };
}

/** How one field of a unit changes. */
export type UnitChange =
  | { readonly field: string; readonly by: number }
  | { readonly field: string; readonly to: number | string | boolean | null }
  | { readonly field: string; readonly with: readonly string[] }
  | { readonly field: string; readonly without: readonly string[] };

/** An order laid face down: that it lies there is for all to see, what it says is not. */
export interface FaceDown {
  readonly id: string;
  readonly side: string;
  readonly unit: string | null;
  /** SHA-256 over the order and its salt, made when it was laid. */
  readonly commitment: string;
  /** What it says, once it is turned up, and to its own side. */
  readonly text: string | null;
  readonly salt: string | null;
  readonly revealed: boolean;
}

/** A battle as it stands: made of its events, and of nothing else. */
export interface BattleState {
  readonly turn: number;
  readonly phase: string;
  readonly lead: Lead;
  readonly passes: number;
  readonly sides: readonly Side[];
  readonly units: { readonly [id: string]: BattleUnit };
  readonly owed: readonly Owed[];
  readonly due: readonly Due[];
  readonly orders: readonly FaceDown[];
  /** The outcome that closed it; null while it is being fought. */
  readonly closed: string | null;
  /** Whether everybody may read the logs of the sides, as the referee may allow once the battle is closed. */
  readonly logsOpen?: true;
}

/** What an event changes: values to set, so that a log can be read again without the rules it was made with. */
export interface Patch {
  readonly turn?: number;
  readonly phase?: string;
  readonly lead?: Lead;
  readonly passes?: number;
  readonly sides?: readonly Side[];
  /** Units that go out of the sight of those who read this log, with all that is owed for them. */
  readonly leave?: readonly string[];
  /** Units that join, or are seen for the first time, after those that leave have left. */
  readonly join?: readonly BattleUnit[];
  readonly facts?: { readonly [unit: string]: UnitFacts };
  readonly owes?: readonly Owed[];
  readonly settles?: readonly string[];
  readonly due?: readonly Due[];
  readonly done?: readonly string[];
  readonly orders?: readonly FaceDown[];
  readonly closed?: string | null;
  readonly logsOpen?: true;
}

export const emptyState: BattleState = {
  turn: 0,
  phase: '',
  lead: { parts: {}, order: [], at: 0 },
  passes: 0,
  sides: [],
  units: {},
  owed: [],
  due: [],
  orders: [],
  closed: null,
};

/** The state after a patch. Events of one battle are read in their order, and each sets what it changes. */
export const patched = (state: BattleState, patch: Patch): BattleState => {
  const { turn, phase, lead, passes, sides, join, leave, facts, owes, settles, due, done, orders } = patch;
  const units = join || leave || facts ? unitsAfter(state.units, patch) : state.units;
  const stays = ({ unit }: { readonly unit: string }): boolean => !leave?.includes(unit);
  const before = leave ? { owed: state.owed.filter(stays), due: state.due.filter(stays) } : state;
  const logsOpen = patch.logsOpen ?? state.logsOpen;
  return {
    turn: turn ?? state.turn,
    phase: phase ?? state.phase,
    lead: lead ?? state.lead,
    passes: passes ?? state.passes,
    sides: sides ?? state.sides,
    units,
    owed: owes || settles ? changed(before.owed, owes, settles) : before.owed,
    due: due || done ? changed(before.due, due, done) : before.due,
    orders: orders ? changed(state.orders, orders) : state.orders,
    closed: patch.closed === undefined ? state.closed : patch.closed,
    ...(logsOpen && { logsOpen }),
  };
};

const changed = <V extends { readonly id: string }>(
  known: readonly V[],
  more: readonly V[] = [],
  fewer: readonly string[] = [],
): readonly V[] => {
  const gone = new Set([...fewer, ...more.map(({ id }) => id)]);
  return [...known.filter(({ id }) => !gone.has(id)), ...more];
};

const unitsAfter = (
  units: BattleState['units'],
  { join = [], leave = [], facts = {} }: Patch,
): BattleState['units'] => {
  const stays = leave.length > 0 ? Object.entries(units).filter(([id]) => !leave.includes(id)) : null;
  const after: { [id: string]: BattleUnit } = stays ? Object.fromEntries(stays) : { ...units };
  for (const unit of join) after[unit.id] = unit;
  for (const [id, fields] of Object.entries(facts)) {
    const unit = after[id];
    if (unit) after[id] = { ...unit, facts: { ...unit.facts, ...fields } };
  }
  return after;
};
