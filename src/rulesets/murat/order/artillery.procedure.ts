import { procedure, refuse } from '../../../core/index.js';
import { orderParts, supporter } from '../parts.js';
import { artilleryOrderExamples } from './artillery.examples.js';
import { artilleryOrderFacts, artilleryOrderOutcome } from './artillery.facts.js';
import { orderInWords } from './order-in-words.js';
import { withPlaces } from './order-refusals.js';
import { orderReasons } from './order.reasons.js';
import { artilleryOrderMalus } from './order.rulings.js';
import { regimentOrder } from './regiment.procedure.js';

export const artilleryOrder = procedure({
  id: 'murat.order.artillery',
  title: { it: 'Attivare una batteria', en: 'Activate a battery' },
  rule: '§2.7',
  when: {
    it: 'Quando una batteria vuole muovere; per agganciare, schierare, ruotare o sparare non serve.',
    en: 'When a battery wants to move; to limber, deploy, turn or fire it is not needed.',
  },
  facts: artilleryOrderFacts,
  outcome: artilleryOrderOutcome,
  rulings: [artilleryOrderMalus],
  calls: [regimentOrder],
  parts: { ...orderParts, ...supporter },
  examples: artilleryOrderExamples,

  adjudicate(facts, { call, forbid }) {
    const unit = { ...facts.unit, arm: 'artillery' } as const;
    const ordered = call(
      'order',
      regimentOrder,
      { ...facts, unit },
      { on: { unit: 'unit', general: 'general', supporter: 'supporter' } },
    );
    return { ...ordered, reasons: refuse(forbid, orderReasons, withPlaces(ordered.reasons)) };
  },

  inWords: orderInWords,
});
