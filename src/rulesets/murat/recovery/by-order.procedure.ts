import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { withPlaces } from '../order/order-refusals.js';
import { orderReasons } from '../order/order.reasons.js';
import { regimentOrder } from '../order/regiment.procedure.js';
import { orderParts, supporter } from '../parts.js';
import { byOrderExamples } from './by-order.examples.js';
import { byOrderFacts, byOrderOutcome } from './by-order.facts.js';

export const byOrder = procedure({
  id: 'murat.recovery.by-order',
  title: { it: 'Riordinarsi con un ordine', en: 'Recover by passing an order' },
  rule: '§1.8, §2.11',
  when: {
    it: 'Quando un’unità disordinata riceve un ordine di reggimento.',
    en: 'When a disordered unit is given a regiment order.',
  },
  facts: byOrderFacts,
  outcome: byOrderOutcome,
  calls: [regimentOrder],
  parts: { ...orderParts, ...supporter },
  examples: byOrderExamples,

  adjudicate(facts, { call, forbid, effect }) {
    const { legal, reasons, recoversDisorder } = call('order', regimentOrder, facts, {
      on: { unit: 'unit', general: 'general' },
      reads: ['legal', 'reasons', 'recoversDisorder'],
    });
    if (recoversDisorder === true && facts.unit.supporterId !== '')
      effect('§2.7', 'supporter', 'disordered', { to: false }, 'now');
    return { legal, reasons: refuse(forbid, orderReasons, withPlaces(reasons)), recoversDisorder };
  },

  inWords: ({ legal, reasons, recoversDisorder }, { unit }) => {
    const why = inOneSentence(orderReasons, reasons);
    if (!legal) return { it: `L’ordine non si può dare: ${why.it}.`, en: `The order may not be given: ${why.en}.` };
    if (!unit.disordered)
      return { it: 'L’unità non ha nulla da recuperare.', en: 'The unit has nothing to recover from.' };
    return recoversDisorder
      ? {
          it: 'Ordine superato: l’unità si riordina subito e lo esegue.',
          en: 'The order passes: the unit recovers at once and carries it out.',
        }
      : { it: 'Ordine fallito: l’unità non si riordina.', en: 'The order fails: the unit does not recover.' };
  },
});
