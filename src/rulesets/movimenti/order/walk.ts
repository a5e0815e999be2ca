import { exact, type Base, type Point, type Umpire } from '../../../core/index.js';
import type { State } from '../vocabulary.js';
import type { MoveOrder } from './move.facts.js';
import type { Pace } from './pace.js';
import { stateAtStart, type Planned } from './plan.js';
import type { Purse } from './purse.js';
import type { Halt } from './what-stops.js';

/** Why and where an order ends before its end. */
export interface Stop {
  readonly at: number;
  readonly reason: Halt['reason'];
  readonly by: string | null;
}

/** A unit on its way. */
export interface Walk {
  readonly base: Base;
  readonly state: State;
  readonly hasEntered: boolean;
  readonly formation: string | null;
  readonly allowanceCm: number;
  readonly limbered: boolean;
  readonly everUnlimbered: boolean;
  readonly travelledCm: number;
  readonly byHandCm: number;
  readonly spentCm: number;
  readonly leftCm: number;
  readonly stop: Stop | null;
  readonly putBack: { readonly toCm: number; readonly at: Point } | null;
}

/** What a unit walks by: the order, what was granted of it, the pace and the purse. */
export interface Terms {
  readonly order: MoveOrder;
  readonly plan: readonly Planned[];
  readonly pace: Pace;
  readonly purse: Purse;
  readonly umpire: Umpire<MoveOrder>;
}

export const walkFrom = (order: MoveOrder, purse: Purse): Walk => ({
  base: order.base,
  state: stateAtStart(order),
  hasEntered: false,
  formation: order.formation,
  allowanceCm: order.allowanceCm,
  limbered: order.limbered,
  everUnlimbered: order.everUnlimbered,
  travelledCm: 0,
  byHandCm: 0,
  spentCm: 0,
  leftCm: purse.cm,
  stop: null,
  putBack: null,
});

export const stopped = (
  walk: Walk,
  { at }: Pick<Planned, 'at'>,
  reason: Halt['reason'],
  by: string | null = null,
): Walk => ({ ...walk, stop: { at, reason, by: by === '' ? null : by } });

export const tidy = ({ x, y }: Point): Point => ({ x: exact(x), y: exact(y) });
