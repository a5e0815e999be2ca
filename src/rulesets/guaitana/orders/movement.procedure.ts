import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { exceeds } from '../movement/ledger.js';
import { movementOrderExamples } from './movement.examples.js';
import { movementOrderFacts, movementOrderOutcome } from './movement.facts.js';
import { movementOrderReasons } from './orders.reasons.js';
import { movementAfterSighting, pathEnd, sightingMoment } from './orders.rulings.js';

/** The least share of its capacity that a unit on the march uses. */
const leastShare = 1 / 2;

export const movementOrder = procedure({
  id: 'guaitana.orders.movement',
  title: { it: 'Obblighi dell’ordine di movimento', en: 'Obligations of a movement order' },
  rule: 'Ordini, L104–106',
  when: {
    it: 'Nella fase di movimento, per un’unità con ordine di movimento.',
    en: 'In the movement phase, for a unit with movement orders.',
  },
  facts: movementOrderFacts,
  outcome: movementOrderOutcome,
  rulings: [sightingMoment, pathEnd, movementAfterSighting],
  parts: { unit: { fills: { spentFraction: 'movedFraction' } } },
  examples: movementOrderExamples,

  adjudicate({ spentFraction, followsDrawnPath, enemySighted }, umpire) {
    const { by, forbid, reckon } = umpire;
    remind(umpire, sightingMoment);
    const afterSighting = enemySighted ? by(movementAfterSighting) : 'all-obligations-stay';
    const pathBinds = reckon(
      'Ordini, L104',
      { it: 'Deve seguire la linea tracciata', en: 'It must follow the drawn line' },
      afterSighting !== 'free-move',
    );
    const minimumBinds = reckon(
      'Ordini, L104',
      { it: 'Deve usare almeno mezza mossa', en: 'It must use at least half its capacity' },
      afterSighting === 'all-obligations-stay',
    );
    const reason = refuseFirst(forbid, movementOrderReasons, [
      pathBinds && !followsDrawnPath && ['off-the-path', 'Ordini, L104'],
      minimumBinds && exceeds(leastShare, spentFraction) && ['less-than-half', 'Ordini, L104'],
    ]);
    remind(umpire, pathEnd);
    return { legal: reason === null, reason };
  },

  inWords: ({ reason }) =>
    verdict(
      movementOrderReasons,
      reason,
      { it: 'La mossa rispetta l’ordine di movimento', en: 'The move keeps to the movement order' },
      { it: 'La mossa non rispetta l’ordine di movimento', en: 'The move breaks the movement order' },
    ),
});
