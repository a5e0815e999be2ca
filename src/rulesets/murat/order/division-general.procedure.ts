import { procedure, refuse } from '../../../core/index.js';
import { orderParts, supporter } from '../parts.js';
import { divisionGeneralOrderExamples } from './division-general.examples.js';
import { divisionGeneralOrderFacts, divisionGeneralOrderOutcome } from './division-general.facts.js';
import { orderInWords } from './order-in-words.js';
import { withPlaces } from './order-refusals.js';
import { orderReasons } from './order.reasons.js';
import { divisionPhaseModifiers } from './order.rulings.js';
import { orderAllowances } from './order.tables.js';
import { regimentOrder } from './regiment.procedure.js';

/** His own values and his own phase, whatever was said; a lone general is no question here. */
const asDivisionGeneral = { generalLevel: 'division', phase: 'division-phase', onlyGeneral: false } as const;

export const divisionGeneralOrder = procedure({
  id: 'murat.order.division-general',
  title: { it: 'Ordini del generale di divisione', en: 'Orders in the divisional phase' },
  rule: '§2.12',
  when: {
    it: 'Nella fase dei generali di divisione, se non c’è stato un ordine di divisione e il generale non ha preso il comando di una brigata.',
    en: 'In the phase of the division generals, if there was no division order and the general took command of no brigade.',
  },
  facts: divisionGeneralOrderFacts,
  outcome: divisionGeneralOrderOutcome,
  tables: [orderAllowances],
  rulings: [divisionPhaseModifiers],
  calls: [regimentOrder],
  parts: { ...orderParts, ...supporter },
  examples: divisionGeneralOrderExamples,

  adjudicate(facts, { lookUp, atMost, call, forbid }) {
    const { regimentOrders } = lookUp(orderAllowances, 'division-general');
    const says = { it: 'Nella sua fase dà al massimo tre ordini', en: 'In his phase he gives at most three orders' };
    const orderLimit = atMost('§2.12', says, regimentOrders, facts.orderLimit);
    const ordered = call(
      'order',
      regimentOrder,
      { ...facts, ...asDivisionGeneral, orderLimit },
      { on: { unit: 'unit', general: 'general', supporter: 'supporter' } },
    );
    return { ...ordered, reasons: refuse(forbid, orderReasons, withPlaces(ordered.reasons)) };
  },

  inWords: orderInWords,
});
