import { distanceBetween, exact, outlineOf, type Base, type Umpire } from '../../../core/index.js';
import type { MoveOrder } from './move.facts.js';
import { moveReasons } from './move.reasons.js';
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
  const changes = {
    x: [order.base.x, end.x],
    y: [order.base.y, end.y],
    headingDegrees: [order.base.headingDegrees, end.headingDegrees],
    formation: [order.formation, walk.formation],
    allowanceCm: [order.allowanceCm, walk.allowanceCm],
    limbered: [order.limbered, walk.limbered],
    everUnlimbered: [order.everUnlimbered, walk.everUnlimbered],
    state: [stateAtStart(order), walk.state],
  } as const;
  for (const [field, [before, after]] of Object.entries(changes))
    if (after !== before && after !== null) effect('VI-1, L23', 'unit', field, { to: after }, 'now');
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
  const isAnythingDone = travelledCm > 0 || (stop?.at ?? 1) > 0;
  if (stop !== null) {
    if (isAnythingDone) reckon('VI-1–VI-9', moveReasons.words[stop.reason], stop.by ?? stop.reason);
    else forbid('VI-1–VI-9', moveReasons, stop.reason);
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
