import { inOneSentence, procedure, refuse } from '../../../core/index.js';
import { opportunityChargeBonus } from '../rulings.js';
import { opportunityReasons } from './cavalry.reasons.js';
import { opportunityOrderExamples } from './opportunity-order.examples.js';
import { opportunityOrderFacts, opportunityOrderOutcome } from './opportunity-order.facts.js';

export const opportunityOrder = procedure({
  id: 'murat.cavalry.opportunity-order',
  title: { it: 'Porre la cavalleria in opportunità', en: 'Place cavalry on opportunity' },
  rule: '§2.2',
  when: {
    it: 'Nella fase di opportunità, prima dell’iniziativa.',
    en: 'In the opportunity phase, before the initiative.',
  },
  facts: opportunityOrderFacts,
  outcome: opportunityOrderOutcome,
  rulings: [opportunityChargeBonus],
  examples: opportunityOrderExamples,

  adjudicate({ unit }, { by, forbid, reckon, effect }) {
    const reasons = refuse(forbid, opportunityReasons, [unit.arm !== 'cavalry' && ['cavalry-only', '§2.2']]);
    if (reasons.length > 0) return { legal: false, reasons, opportunityOrder: null, chargeBonusDenied: null };
    const { it, en } = opportunityChargeBonus.options[by(opportunityChargeBonus)];
    const says = { it: `Per tutta la mossa perde il bonus di carica: ${it}`, en: `For the whole turn it loses: ${en}` };
    const chargeBonusDenied = reckon('§2.2', says, true);
    effect('§2.2', 'unit', 'opportunityOrder', { to: true }, 'now');
    return { legal: true, reasons, opportunityOrder: true, chargeBonusDenied };
  },

  inWords: ({ legal, reasons }) => {
    const why = inOneSentence(opportunityReasons, reasons);
    return legal
      ? { it: 'Il reggimento è in opportunità.', en: 'The regiment is on opportunity.' }
      : {
          it: `Non può essere posto in opportunità: ${why.it}.`,
          en: `It may not be placed on opportunity: ${why.en}.`,
        };
  },
});
