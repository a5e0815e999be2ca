import { distanceBetween, exact, outlineOf, type Base, type Umpire } from '../../../core/index.js';
import type { MoveOrder } from './move.facts.js';
import { moveReasons, ruleOfReason } from './move.reasons.js';
import { isTurn } from './course.js';
import { stateAtStart } from './plan.js';
import { tidy, type Terms, type Walk } from './walk.js';

/** How far the nearest enemy is at the end; null if there is none. */
const measureNearest = (end: Base, { enemies }: MoveOrder, { reckon }: Pick<Umpire, 'reckon'>): number | null => {
  if (enemies.length === 0) return null;
  const own = outlineOf(end);
  const nearest = Math.min(...enemies.map(({ base }) => distanceBetween(own, outlineOf(base))));
  return reckon(
    'VI-9, L107–109',
    { it: 'Distanza misurata dal nemico più vicino (cm)', en: 'Measured distance to the nearest enemy (cm)' },
    exact(nearest),
  );
};

/** What changes on the unit once somebody confirms the move. */
const recordEffects = (walk: Walk, end: Base, { order, pace, umpire: { effect } }: Terms): void => {
  const changes = [
    ['VI-1, L24–27', 'x', order.base.x, end.x],
    ['VI-1, L24–27', 'y', order.base.y, end.y],
    ['VI-2, L34–39', 'headingDegrees', order.base.headingDegrees, end.headingDegrees],
    ['VI-2, L34', 'formation', order.formation, walk.formation],
    ['VI-2, L34', 'allowanceCm', order.allowanceCm, walk.allowanceCm],
    ['Artiglieria, L87', 'limbered', order.limbered, walk.limbered],
    ['Artiglieria, L94', 'everUnlimbered', order.everUnlimbered, walk.everUnlimbered],
    ['VI-3, L46', 'state', stateAtStart(order), walk.state],
  ] as const;
  for (const [rule, field, before, after] of changes)
    if (after !== before && after !== null) effect(rule, 'unit', field, { to: after }, 'now');
  effect('VI-1, L21', 'unit', 'movedThisTurn', { to: true }, 'now');
  if (pace.isDouble) effect('VI-6, L78', 'unit', 'usedDoublePace', { to: true }, 'now');
};

/** What came of the order, with what was measured. */
export const reportOf = (walk: Walk, terms: Terms) => {
  const { order, umpire } = terms;
  const { reckon, forbid } = umpire;
  const { stop } = walk;
  const end: Base = { ...walk.base, ...tidy(walk.base), headingDegrees: exact(walk.base.headingDegrees) };
  const travelledCm = reckon('VI-1, L23', { it: 'Percorre (cm)', en: 'It travels (cm)' }, exact(walk.travelledCm));
  const nearestEnemyCm = measureNearest(end, order, umpire);
  const hasTurned = isTurn(order.base.headingDegrees, end.headingDegrees);
  const isAnythingDone = travelledCm > 0 || hasTurned || (stop?.at ?? 1) > 0;
  if (stop !== null) {
    const rule = ruleOfReason[stop.reason];
    if (isAnythingDone) reckon(rule, moveReasons.words[stop.reason], stop.by ?? stop.reason);
    else forbid(rule, moveReasons, stop.reason);
  }
  if (isAnythingDone) recordEffects(walk, end, terms);
  return {
    legal: stop === null,
    reason: stop?.reason ?? null,
    stoppedAtStep: stop?.at ?? null,
    stoppedBy: stop?.by ?? null,
    end,
    travelledCm,
    spentCm: exact(walk.spentCm),
    leftCm: Math.max(0, exact(walk.leftCm)),
    stateAfter: walk.state,
    formationAfter: walk.formation,
    limberedAfter: walk.limbered,
    everUnlimberedAfter: walk.everUnlimbered,
    nearestEnemyCm,
    putBack: walk.putBack,
  };
};
