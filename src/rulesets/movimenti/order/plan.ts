import { outlineOf, stretchesIn, type Base, type By } from '../../../core/index.js';
import { stateInside } from '../difficult/path.js';
import { isDifficultTo, isHalvedIn } from '../rulings.js';
import { isArtillery, type State } from '../vocabulary.js';
import { courseOf, type Part } from './course.js';
import type { MoveOrder, TerrainPiece } from './move.facts.js';
import { isInside, isOffArea, wayOf, type Way } from './on-the-table.js';

/** Stretches of a way, as shares of it. */
export type Stretches = readonly (readonly [start: number, end: number])[];

/** How a unit stands when its turn comes to a part of the order. */
export interface Standing {
  readonly state: State;
  readonly limbered: boolean;
  readonly inDifficultGround: boolean;
  /** Whether it was in difficult ground during this move. */
  readonly hasEntered: boolean;
}

/** A part of the order with what it meets: whoever reaches it has played all parts before it to their end. */
export interface Planned extends Part {
  readonly standing: Standing;
  /** The unit where the part begins, turned as it turns. */
  readonly base: Base;
  readonly way: Way | null;
  /** The stretches of the way with any figure in difficult ground. */
  readonly inside: Stretches;
  /** Those of them that halve the move: a road through the ground may spare it that. */
  readonly halving: Stretches;
  /** Whether the unit, once turned, is in difficult ground. */
  readonly startsInside: boolean;
}

/** The order a unit is in before it moves; guns never are in formation. */
export const stateAtStart = ({ arm, state }: MoveOrder): State =>
  isArtillery(arm) ? 'not-in-formation' : (state ?? 'in-formation');

/** The order after a change of formation: whoever is in disorder stays so. */
export const reFormed = (state: State): State => (state === 'disorder' ? state : 'in-formation');

/** The difficult ground of the table; where the order follows a road through it, the road may cancel it. */
const difficultPieces = ({ terrain, onRoad }: MoveOrder, by: By): readonly TerrainPiece[] =>
  terrain.filter(({ difficult, roadThrough }) => difficult && isDifficultTo(onRoad && roadThrough, by));

/** The stretches of a way during which any part of the unit is in one of the pieces, in order and merged. */
const stretchesThrough = ({ base, outline, from, to }: Way, pieces: readonly TerrainPiece[]): Stretches => {
  const found = pieces
    .flatMap(({ area: { points } }) => (isOffArea(base, to, points) ? [] : stretchesIn(outline, from, to, points)))
    .sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of found) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
};

/** How the unit stands after a part. */
const standingAfter = (
  { standing, type, inside, startsInside, turns }: Planned,
  by: By,
): Omit<Standing, 'inDifficultGround'> => {
  const enters = inside.length > 0 || (turns && startsInside);
  const { state, limbered, hasEntered } = standing;
  const now = type === 'change-formation' ? reFormed(state) : state;
  return {
    state: enters ? stateInside(now, by) : now,
    limbered: type === 'limber' || (limbered && type !== 'unlimber'),
    hasEntered: hasEntered || enters,
  };
};

/** The whole order as it would go if nothing stopped it. */
export const planOf = (order: MoveOrder, by: By): readonly Planned[] => {
  const pieces = difficultPieces(order, by);
  const halving = pieces.filter(({ roadThrough }) => isHalvedIn(order.onRoad && roadThrough, by));
  const isInDifficult = (base: Base): boolean => {
    const own = outlineOf(base);
    return pieces.some(({ area: { points } }) => !isOffArea(base, base, points) && isInside(own, points));
  };
  const plan: Planned[] = [];
  let heading = order.base.headingDegrees;
  let standing: Omit<Standing, 'inDifficultGround'> = {
    state: stateAtStart(order),
    limbered: order.limbered,
    hasEntered: false,
  };
  for (const part of courseOf(order.base, order.steps)) {
    const before = { ...order.base, ...part.from, headingDegrees: heading };
    const base = { ...before, headingDegrees: part.heading };
    const way = part.to === null ? null : wayOf(base, part.to);
    const inDifficultGround = isInDifficult(before);
    const inside = way === null ? [] : stretchesThrough(way, pieces);
    const isSpared = way !== null && halving.length < pieces.length;
    const planned = {
      ...part,
      standing: { ...standing, inDifficultGround },
      base,
      way,
      inside,
      halving: isSpared ? stretchesThrough(way, halving) : inside,
      startsInside: part.turns ? isInDifficult(base) : inDifficultGround,
    };
    plan.push(planned);
    standing = standingAfter(planned, by);
    heading = part.heading;
  }
  return plan;
};
