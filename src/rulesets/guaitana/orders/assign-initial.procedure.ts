import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { goOver } from '../go-over.js';
import { distances } from '../tables.js';
import { initialOrderExamples } from './assign-initial.examples.js';
import { initialOrderFacts, initialOrderOutcome } from './assign-initial.facts.js';
import { limitOf } from './limit.js';
import { initialOrderReasons } from './orders.reasons.js';
import { baggageOrders } from './orders.rulings.js';

export const assignInitialOrder = procedure({
  id: 'guaitana.orders.assign-initial',
  title: { it: 'Primi ordini', en: 'Initial orders' },
  rule: 'Ordini, L100–110',
  when: {
    it: 'Alla fine dello schieramento, per ogni unità sul tavolo.',
    en: 'At the end of deployment, for each unit on the table.',
  },
  facts: initialOrderFacts,
  needed: {
    order: {
      says: { it: 'Ogni unità sul tavolo riceve un ordine.', en: 'Every unit on the table gets an order.' },
      when: ({ hidden }) => !hidden,
    },
  },
  outcome: initialOrderOutcome,
  tables: [distances],
  rulings: [baggageOrders],
  examples: initialOrderExamples,

  adjudicate({ order, path, pointDistanceCm, hidden, figureScale }, umpire) {
    const { forbid } = umpire;
    const drawn = path !== null && path.length > 0;
    const tooFar = order === 'defence' && pointDistanceCm > limitOf('defence-point', figureScale, umpire);
    const reason = refuseFirst(forbid, initialOrderReasons, [
      hidden && order !== null && ['hidden-unit-has-no-order', 'Ordini, L102'],
      order === 'movement' && !drawn && ['missing-path', 'Ordini, L104'],
      tooFar && ['point-beyond-15-cm', 'Ordini, L108'],
    ]);
    if (reason !== null) return { legal: false, reason };
    remind(umpire, baggageOrders);
    if (order !== null) goOver('Ordini, L102', 'unit', order, umpire);
    return { legal: true, reason };
  },

  inWords: ({ reason }, { order }) =>
    verdict(
      initialOrderReasons,
      reason,
      order === null
        ? { it: 'L’unità nascosta resta senza ordini', en: 'The hidden unit stays without an order' }
        : { it: 'L’unità ha il suo ordine', en: 'The unit has its order' },
      { it: 'L’ordine non è ammesso', en: 'The order is not legal' },
    ),
});
