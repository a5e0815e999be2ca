import { along, distanceOf, type By } from '../../../core/index.js';
import { advanceAfterLeaving } from '../difficult/difficult.rulings.js';
import { stateInside } from '../difficult/path.js';
import { haltFormation } from '../double-pace/double-pace.rulings.js';
import { obliqueEmptyCells } from '../oblique/oblique.rulings.js';
import { isBroken } from '../straight/standing.js';
import { limits } from '../tables.js';
import type { Grant } from './granting.js';
import type { MoveOrder } from './move.facts.js';
import type { Way } from './on-the-table.js';
import { reFormed, type Planned, type Stretches } from './plan.js';
import { isByHand, payForChange, rateOfPart, slowStretches } from './purse.js';
import { unlimber } from './unlimbering.js';
import { stopped, tidy, type Terms, type Walk } from './walk.js';
import { firstHalt, firstOf, haltOfTurn, type Halt } from './what-stops.js';

/** What a way costs as far as a share of it, when its slow stretches have a rate of their own. */
const costOf = (share: number, lengthCm: number, slow: Stretches, rate: number): number => {
  const slowed = slow.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, share) - start), 0);
  return lengthCm * (share * rate + slowed * (2 - rate));
};

/** The farthest share of a way that can be paid for. */
const affordable = (lengthCm: number, slow: Stretches, leftCm: number, rate: number): number => {
  const cost = (share: number): number => costOf(share, lengthCm, slow, rate);
  if (cost(1) <= leftCm + 1e-9) return 1;
  let from = 0;
  for (const to of [...slow.flat(), 1].sort((a, b) => a - b)) {
    if (cost(to) > leftCm) return from + (to - from) * (Math.max(0, leftCm - cost(from)) / (cost(to) - cost(from)));
    from = to;
  }
  return from;
};

/** Where a unit that acts only in formation has to halt because it has none: outside difficult ground it does not advance. */
const brokenOn = (walk: Walk, { goes, inside }: Planned, { arm, unitClass }: MoveOrder, by: By): Halt | null => {
  // Entering on this very way, or before, the club may let it finish its move.
  const mayFinish = (hasEntered: boolean): boolean => hasEntered && by(advanceAfterLeaving) === 'may-finish-the-move';
  const standing = { arm, unitClass, state: walk.state };
  if (goes === 'backward' || !isBroken({ ...standing, state: stateInside(walk.state, by) })) return null;
  // Where the club grants it to those without formation, going at an angle or sideways is no advance.
  if (goes !== 'forward' && by(obliqueEmptyCells) === 'as-in-formation') return null;
  const [first] = inside;
  if (isBroken(standing) && (first === undefined || first[0] > 0)) {
    if (mayFinish(walk.hasEntered)) return null;
    return { share: 0, reason: walk.hasEntered ? 'must-re-form-first' : 'cannot-advance', by: '' };
  }
  if (first === undefined || first[1] >= 1 || mayFinish(true)) return null;
  return { share: first[1], reason: 'must-re-form-first', by: '' };
};

/** Where the movement ends, or the few cm that guns go by hand. */
const paidFor = (
  walk: Walk,
  part: Planned,
  lengthCm: number,
  slow: Stretches,
  rate: number,
  terms: Terms,
): Halt | null => {
  const share = affordable(lengthCm, slow, walk.leftCm, rate);
  const paid: Halt | null = share < 1 ? { share, reason: 'beyond-allowance', by: '' } : null;
  if (!isByHand(part, terms.order)) return paid;
  const byHand = affordable(lengthCm, [], terms.purse.byHandCm - walk.byHandCm, 1);
  return firstOf([byHand < 1 ? { share: byHand, reason: 'by-hand-limit', by: '' } : null, paid]);
};

/** The formation in which a double pace that comes too close is halted: its own, or the one it had at the start. */
const formationHeldBy = (walk: Walk, order: MoveOrder, by: By): Pick<Walk, 'formation' | 'allowanceCm'> => {
  const isInitial = walk.formation !== order.formation && by(haltFormation) === 'always-initial';
  const { formation, allowanceCm } = isInitial ? order : walk;
  return { formation, allowanceCm };
};

/** Goes one straight way as far as may be. */
const goOn = (walk: Walk, part: Planned, way: Way, grant: Grant, terms: Terms): Walk => {
  const { order, pace, purse, umpire } = terms;
  const { by } = umpire;
  const { from, to } = way;
  const lengthCm = distanceOf(from, to);
  const byHand = isByHand(part, order);
  const rate = byHand ? 1 : rateOfPart(grant, purse, by);
  const slow = byHand ? [] : slowStretches(part, order, by);
  const halt = firstOf([
    paidFor(walk, part, lengthCm, slow, rate, terms),
    firstHalt(way, order, pace.isDouble, by),
    brokenOn(walk, part, order, by),
  ]);
  const share = halt?.share ?? 1;
  const entered = part.inside.some(([start]) => start < share);
  const place = share === 1 ? to : along(from, to, share);
  const cost = costOf(share, lengthCm, slow, rate);
  const gone: Walk = {
    ...walk,
    base: { ...part.base, ...place },
    state: entered ? stateInside(walk.state, by) : walk.state,
    hasEntered: walk.hasEntered || entered,
    travelledCm: walk.travelledCm + share * lengthCm,
    byHandCm: walk.byHandCm + (byHand ? share * lengthCm : 0),
    spentCm: walk.spentCm + cost,
    leftCm: walk.leftCm - cost,
  };
  if (halt === null) return gone;
  const held = stopped(gone, part, halt.reason, halt.by);
  return halt.reason === 'double-pace-limit'
    ? {
        ...held,
        ...formationHeldBy(walk, order, by),
        putBack: { toCm: limits.entries['double-pace'], at: tidy(place) },
      }
    : held;
};

/** Turns in its place, if nothing stands where the base would come. */
const turn = (walk: Walk, part: Planned, { order, pace, umpire }: Terms): Walk => {
  const { by } = umpire;
  const base = { ...walk.base, headingDegrees: part.heading };
  if (!part.turns) return { ...walk, base };
  const halt = haltOfTurn(walk.base, base, order, pace.isDouble, by);
  if (halt !== null) return stopped(walk, part, halt.reason, halt.by);
  if (!part.startsInside) return { ...walk, base };
  return { ...walk, base, state: stateInside(walk.state, by), hasEntered: true };
};

/** Changes formation; one in the middle of the move is paid for here, those at its ends were kept back. */
const change = (walk: Walk, { at, step }: Planned, { order, plan, purse, umpire }: Terms): Walk => {
  const allowanceCm = step.newAllowanceCm ?? walk.allowanceCm;
  const changed = { ...walk, formation: step.formation, allowanceCm, state: reFormed(walk.state) };
  if (at === 0 || at === plan.length - 1) return changed;
  const { leftCm } = payForChange('start', walk.leftCm, order, umpire);
  return { ...changed, leftCm: Math.min(leftCm, (step.newAllowanceCm ?? leftCm) * purse.factor) };
};

/** Plays one part of the order that is granted. */
export const walkOn = (walk: Walk, part: Planned, grant: Grant, terms: Terms): Walk => {
  switch (part.type) {
    case 'turn':
      return turn(walk, part, terms);
    case 'change-formation':
      return change(walk, part, terms);
    case 'limber':
      return walk.limbered ? stopped(walk, part, 'already-limbered') : { ...walk, limbered: true };
    case 'unlimber':
      return unlimber(walk, part, terms);
    default: {
      const turned = turn(walk, part, terms);
      return turned.stop !== null || part.way === null ? turned : goOn(turned, part, part.way, grant, terms);
    }
  }
};
