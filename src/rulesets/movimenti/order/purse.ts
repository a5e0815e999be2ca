import { exact, type By, type Umpire } from '../../../core/index.js';
import { within } from '../allowance.js';
import { manhandleOnRoad } from '../artillery/artillery.rulings.js';
import { limberCost } from '../artillery/limber-cost.procedure.js';
import { difficultGroundExtent } from '../difficult/difficult.rulings.js';
import { isSlowed } from '../difficult/ground.js';
import { doublePaceChangeBase } from '../double-pace/double-pace.rulings.js';
import { longestMoveCm } from '../facts.js';
import { changeCost } from '../formation/change-cost.procedure.js';
import { obliqueHalvingExtent } from '../oblique/oblique.rulings.js';
import { roadPace } from '../road/pace.procedure.js';
import { halvingAfterStartChange, halvingsOutsideDifficultGround } from '../rotation/rotation.rulings.js';
import { limits } from '../tables.js';
import { isArtillery } from '../vocabulary.js';
import type { Grant } from './granting.js';
import type { MoveOrder } from './move.facts.js';
import type { Pace } from './pace.js';
import { reFormed, stateAtStart, type Planned, type Stretches } from './plan.js';

/** What a move has to spend. */
export interface Purse {
  readonly cm: number;
  /** What road and double pace make of an allowance. */
  readonly factor: number;
  /** What a cm of the move costs in the open. */
  readonly rate: number;
  /** How far guns go by hand in a move. */
  readonly byHandCm: number;
}

/** A cm in difficult ground costs so many, whatever else halves the move. */
const slowRate = 2;

/** Whether guns are pushed or dragged on this part. */
export const isByHand = ({ goes, standing }: Planned, { arm }: MoveOrder): boolean =>
  goes !== null && isArtillery(arm) && !standing.limbered;

/** The stretches of a part that are slow. */
export const slowStretches = ({ halving }: Planned, { arm, unitClass }: MoveOrder, by: By): Stretches =>
  isSlowed({ arm, unitClass, inDifficultGround: true }, by) ? halving : [];

/** What so many causes of halving make a cm cost. */
const rateOf = (causes: number, by: By): number => {
  if (causes === 0) return 1;
  return by(halvingsOutsideDifficultGround) === 'each-cause' ? 2 ** causes : 2;
};

/** What a cm of the whole move costs in the open. */
const rateOfMove = (plan: readonly Planned[], grants: readonly Grant[], order: MoveOrder, by: By): number => {
  const reached = plan.slice(0, grants.length);
  const slowsAll =
    by(difficultGroundExtent) === 'whole-move' && reached.some(part => slowStretches(part, order, by).length > 0);
  if (slowsAll) return slowRate;
  const causes = [
    order.tired,
    grants.some(({ turnHalves }) => turnHalves),
    by(obliqueHalvingExtent) === 'whole-move' && grants.some(({ slantHalves }) => slantHalves),
  ];
  return rateOf(causes.filter(Boolean).length, by);
};

/** What a cm of one part costs in the open: an oblique one may cost more than the rest. */
export const rateOfPart = ({ slantHalves }: Grant, { rate }: Purse, by: By): number => {
  if (!slantHalves || by(obliqueHalvingExtent) === 'whole-move') return rate;
  return by(halvingsOutsideDifficultGround) === 'each-cause' ? 2 * rate : Math.max(rate, 2);
};

/** Pays for a change of formation out of what there is at that moment. */
export const payForChange = (
  when: 'start' | 'end',
  availableCm: number,
  { formation, changeFraction }: MoveOrder,
  { call }: Umpire<MoveOrder>,
): { readonly costCm: number; readonly leftCm: number } =>
  call(
    `change-at-${when}`,
    changeCost,
    { fromFormation: formation ?? '', changeFraction, when, availableCm },
    { reads: ['costCm', 'leftCm'] },
  );

/** The allowance once a change at the start is paid for: never more than the new formation moves. */
const afterStartChange = (order: MoveOrder, rate: number, umpire: Umpire<MoveOrder>): number => {
  const [first] = order.steps;
  if (first?.type !== 'change-formation') return order.allowanceCm;
  const { leftCm } = payForChange('start', order.allowanceCm, order, umpire);
  const newCm = first.newAllowanceCm ?? leftCm;
  const cappedCm = Math.min(leftCm, newCm);
  if (rate === 1 || umpire.by(halvingAfterStartChange) === 'half-of-what-is-left') return cappedCm;
  // What is lost is a share of the new formation’s allowance; the rest is then spent at the rate of the move.
  return Math.max(0, rate * cappedCm - (rate - 1) * newCm);
};

/** What limbering and unlimbering leave of the move. */
const afterLimbering = (fullMoveCm: number, plan: readonly Planned[], { call }: Umpire<MoveOrder>): number => {
  const operations = plan.filter(({ type }) => type === 'limber' || type === 'unlimber').length;
  if (operations === 0) return fullMoveCm;
  const limberOperations = Math.min(operations, 2);
  return call('limbering', limberCost, { fullMoveCm, limberOperations, limbered: null }, { reads: ['leftCm'] }).leftCm;
};

/** What the last part takes if it is a change of formation: it is kept back from the start. */
const endChangeCost = (leftCm: number, order: MoveOrder, { isDouble }: Pace, umpire: Umpire<MoveOrder>): number => {
  const { steps, allowanceCm } = order;
  if (steps.length < 2 || steps.at(-1)?.type !== 'change-formation') return 0;
  if (steps.slice(0, -1).some(({ type }) => type === 'change-formation')) return 0;
  const ofSingle = isDouble && umpire.by(doublePaceChangeBase) === 'of-the-single-move';
  return payForChange('end', ofSingle ? allowanceCm : leftCm, order, umpire).costCm;
};

/** What the move has to spend: the allowance with its factors, less what changes and limbering take. */
export const purseOf = (
  plan: readonly Planned[],
  grants: readonly Grant[],
  order: MoveOrder,
  pace: Pace,
  umpire: Umpire<MoveOrder>,
): Purse => {
  const { by, call, reckon } = umpire;
  const { arm, onRoad, steps } = order;
  const says = { it: 'Movimento da spendere (cm)', en: 'Movement to spend (cm)' };
  const byHandCm = limits.entries['manhandled-guns'] * (onRoad && by(manhandleOnRoad) === 'yes' ? 2 : 1);
  const going = plan.filter(({ goes }) => goes !== null);
  if (going.length > 0 && going.every(part => isByHand(part, order)))
    return { cm: reckon('Artiglieria, L87', says, byHandCm), factor: 1, rate: 1, byHandCm };
  const [first] = steps;
  const changes = first?.type === 'change-formation';
  const start = stateAtStart(order);
  const { factor: ofRoad } = call(
    'road',
    roadPace,
    {
      arm,
      state: isArtillery(arm) ? null : changes ? reFormed(start) : start,
      formation: changes ? first.formation : order.formation,
      onRoad,
    },
    { reads: ['factor'] },
  );
  const factor = ofRoad * (pace.isDouble ? 2 : 1);
  const rate = rateOfMove(plan, grants, order, by);
  const single = afterStartChange(order, rate, umpire);
  const full = within('VI-5, L68; VI-6, L76', longestMoveCm, single * factor, umpire);
  const left = afterLimbering(full, plan, umpire);
  const cm = exact(Math.max(0, left - endChangeCost(left, order, pace, umpire)));
  reckon('VI-2, L34', says, cm);
  reckon('VI-3, L46', { it: 'Ogni cm ne costa', en: 'Each cm costs' }, rate);
  return { cm, factor, rate, byHandCm };
};
