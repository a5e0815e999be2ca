import { procedure } from '../../../core/index.js';
import { newOrdersExamples } from './new-orders.examples.js';
import { newOrdersFacts, newOrdersOutcome } from './new-orders.facts.js';
import { ordersUndefined } from './turn.rulings.js';

export const newOrders = procedure({
  id: 'ordre-mixte.turn.new-orders',
  title: { it: 'Emissione di nuovi ordini', en: 'Issuing orders' },
  rule: 'L82',
  when: {
    it: 'All’inizio del turno, per i generali che possono.',
    en: 'At the start of the turn, for generals who may.',
  },
  facts: newOrdersFacts,
  outcome: newOrdersOutcome,
  rulings: [ordersUndefined],
  examples: newOrdersExamples,

  adjudicate({ entitled }, { by, reckon }) {
    if (entitled) by(ordersUndefined);
    return {
      recorded: reckon('L82', { it: 'Il generale può dare ordini', en: 'The general may give orders' }, entitled),
    };
  },

  inWords: ({ recorded }, { generalId }) =>
    recorded
      ? { it: `Ordine di ${generalId} annotato.`, en: `Order of ${generalId} recorded.` }
      : { it: `${generalId} non può dare nuovi ordini.`, en: `${generalId} may not give new orders.` },
});
