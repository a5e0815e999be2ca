import type { By, Umpire } from '../../../core/index.js';
import { advanceAfterLeaving } from '../difficult/difficult.rulings.js';
import { doublePaceOnABendingRoad } from '../double-pace/double-pace.rulings.js';
import { changeInMidMove } from '../formation/formation.rulings.js';
import { obliqueIncline } from '../oblique/incline.procedure.js';
import { obliqueLateral } from '../oblique/lateral.procedure.js';
import { roadBends } from '../road/road.rulings.js';
import { rotationLegality } from '../rotation/legality.procedure.js';
import { numberOfRotations } from '../rotation/rotation.rulings.js';
import { isHalvedByTurning } from '../rotation/rotation.tables.js';
import { isBroken } from '../straight/standing.js';
import { straightMove } from '../straight/move.procedure.js';
import { formationChangeStraight } from '../straight/straight.rulings.js';
import { isArtillery } from '../vocabulary.js';
import type { MoveOrder } from './move.facts.js';
import type { Pace } from './pace.js';
import type { Planned } from './plan.js';
import type { Halt } from './what-stops.js';

/** What the pages say of a part: why it is refused, and whether the turn or the slant of it halves the move. */
export interface Grant {
  readonly reason: Halt['reason'] | null;
  readonly turnHalves: boolean;
  readonly slantHalves: boolean;
}

const granted: Grant = { reason: null, turnHalves: false, slantHalves: false };
const reads = { reads: ['reason', 'factor'] } as const;

/** How a turn is combined with travel: with the next way that the unit goes. */
const turnsWhile = (part: Planned, plan: readonly Planned[]): 'forward' | 'backward' | 'on-the-spot' => {
  const next = plan.slice(part.at).find(({ goes }) => goes !== null);
  if (next === undefined) return 'on-the-spot';
  return next.goes === 'backward' ? 'backward' : 'forward';
};

const isLimbering = ({ type }: Planned): boolean => type === 'limber' || type === 'unlimber';

/** Why a change of formation has no place in this order. */
const changeBarred = ({ at }: Planned, plan: readonly Planned[], by: By): Grant['reason'] => {
  if (plan.some(other => other.type === 'change-formation' && other.at < at)) return 'one-change-only';
  const inTheMiddle = at > 0 && at < plan.length - 1;
  if (inTheMiddle && by(changeInMidMove) === 'start-or-end-only') return 'change-only-at-start-or-end';
  const goesStraight = plan.some(({ goes }) => goes !== null) && !plan.some(({ turns }) => turns);
  return goesStraight && by(formationChangeStraight) === 'no-straight-move-with-change' ? 'no-formation-change' : null;
};

/** Whether bends of the road do not count as turns. */
const followsRoad = ({ onRoad }: MoveOrder, by: By): boolean =>
  onRoad && by(roadBends) === 'no-rotation-cost-on-the-road';

/** Whether a part leaves the straight line of a double pace; a road may lead round its bends. */
const leavesLine = ({ turns, goes }: Planned, { onRoad }: MoveOrder, by: By): boolean =>
  goes === 'oblique' ||
  goes === 'lateral' ||
  (turns && !(onRoad && by(doublePaceOnABendingRoad) === 'follow-the-road'));

/** What speaks against a part of the order before any page is asked. */
const barred = (
  part: Planned,
  plan: readonly Planned[],
  order: MoveOrder,
  { isDouble, straightOnly }: Pace,
  by: By,
): Grant['reason'] => {
  const { at } = part;
  const before = plan.filter(other => other.at < at);
  if (straightOnly && leavesLine(part, order, by)) return 'double-pace-is-straight';
  // Hooked up again, guns that unlimbered are at the double no more, in this move as in any other.
  const goesLimbered = part.goes !== null && part.standing.limbered;
  if (isDouble && goesLimbered && before.some(({ type }) => type === 'unlimber'))
    return 'guns-already-unlimbered-this-game';
  const turnsAgain = part.turns && before.some(({ turns }) => turns);
  if (turnsAgain && !followsRoad(order, by) && by(numberOfRotations) === 'one-turn-only') return 'one-turn-only';
  if (part.type === 'change-formation')
    return isArtillery(order.arm) ? 'artillery-has-no-formations' : changeBarred(part, plan, by);
  if (!isLimbering(part)) return null;
  if (!isArtillery(order.arm)) return 'only-artillery-limbers';
  // Each takes a third of the move: two are all that the chapter counts with.
  return before.filter(isLimbering).length >= 2 ? 'beyond-allowance' : null;
};

/** Asks the page on turning. */
const grantTurn = (
  part: Planned,
  plan: readonly Planned[],
  order: MoveOrder,
  { by, call }: Umpire<MoveOrder>,
): Grant => {
  const { arm, unitClass } = order;
  const { state, inDifficultGround, hasEntered } = part.standing;
  const broken = isBroken({ arm, unitClass, state });
  if (broken && hasEntered && by(advanceAfterLeaving) === 'may-finish-the-move') return granted;
  const turn = {
    arm,
    unitClass,
    state: isArtillery(arm) ? null : state,
    direction: turnsWhile(part, plan),
    inDifficultGround,
  };
  const { reason, factor } = call(`turn-${part.at}`, rotationLegality, turn, reads);
  const isHalved = reason === null && factor < 1 && isHalvedByTurning(turn, by);
  return { ...granted, reason, turnHalves: isHalved && !followsRoad(order, by) };
};

/** Asks the page on the way that the unit goes. */
const grantWay = (part: Planned, order: MoveOrder, { call }: Umpire<MoveOrder>): Grant => {
  const { arm, unitClass, allowanceCm } = order;
  const { inDifficultGround } = part.standing;
  const state = isArtillery(arm) ? null : part.standing.state;
  switch (part.goes) {
    case null:
      return granted;
    case 'oblique':
    case 'lateral': {
      const changesFormation = order.steps.some(({ type }) => type === 'change-formation');
      const page = part.goes === 'oblique' ? obliqueIncline : obliqueLateral;
      const asked = { arm, unitClass, state, changesFormation, allowanceCm, straightCm: 0, obliqueCm: 0 };
      const { reason, factor } = call(`${part.goes}-${part.at}`, page, asked, reads);
      return { ...granted, reason, slantHalves: reason === null && factor < 1 };
    }
    case 'forward':
    case 'backward': {
      // Whoever has lost his formation may advance in difficult ground alone: the way itself tells.
      if (part.goes === 'forward' && isBroken({ arm, unitClass, state })) return granted;
      const asked = { arm, unitClass, state, direction: part.goes, inDifficultGround };
      return { ...granted, reason: call(`straight-${part.at}`, straightMove, asked, reads).reason };
    }
  }
};

/** What the rules say of each part of the order, as far as the first that they refuse. */
export const grantsOf = (
  plan: readonly Planned[],
  order: MoveOrder,
  pace: Pace,
  umpire: Umpire<MoveOrder>,
): readonly Grant[] => {
  const grants: Grant[] = [];
  for (const part of plan) {
    const reason = barred(part, plan, order, pace, umpire.by);
    const turn = reason === null && part.turns ? grantTurn(part, plan, order, umpire) : { ...granted, reason };
    const grant = turn.reason === null ? { ...grantWay(part, order, umpire), turnHalves: turn.turnHalves } : turn;
    grants.push(grant);
    if (grant.reason !== null) break;
  }
  return grants;
};
