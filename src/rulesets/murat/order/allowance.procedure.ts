import { howMany, inOneSentence, procedure, refuse } from '../../../core/index.js';
import { orderAllowanceExamples } from './allowance.examples.js';
import { orderAllowanceFacts, orderAllowanceOutcome } from './allowance.facts.js';
import { allowanceReasons } from './order.reasons.js';
import { failedOrderCounts, failedOrderInitiative } from './order.rulings.js';
import { orderAllowances } from './order.tables.js';

export const orderAllowance = procedure({
  id: 'murat.order.allowance',
  title: { it: 'Ordini a disposizione', en: 'Orders available to a commander' },
  rule: '§2.4, §2.12',
  when: { it: 'Prima di ogni ordine.', en: 'Before each order.' },
  facts: orderAllowanceFacts,
  needed: {
    year: {
      says: {
        it: 'Per le brigate prussiane serve l’anno della battaglia.',
        en: 'For Prussian brigades the year of the battle is needed.',
      },
      when: ({ structure }) => structure === 'prussian-brigade',
    },
  },
  outcome: orderAllowanceOutcome,
  tables: [orderAllowances],
  rulings: [failedOrderCounts, failedOrderInitiative],
  examples: orderAllowanceExamples,

  adjudicate({ structure, year }, { by, forbid, lookUp, reckon }) {
    const known = structure !== 'prussian-brigade' || (year !== null && year >= 1812 && year <= 1815);
    const reasons = refuse(forbid, allowanceReasons, [!known && ['unknown-structure', '§2.4']]);
    if (reasons.length > 0)
      return { legal: false, reasons, divisionOrders: null, regimentOrders: null, exclusive: null };
    const orders = lookUp(orderAllowances, structure);
    reckon(
      '§2.4',
      { it: 'Un ordine fallito conta tra questi', en: 'A failed order counts among these' },
      by(failedOrderCounts) === 'counts',
    );
    // In his own phase a division general goes on whatever fails.
    if (structure !== 'division-general')
      reckon(
        '§2.4, §2.7',
        { it: 'Dopo un ordine fallito la brigata ha finito', en: 'After a failed order the brigade is done' },
        by(failedOrderInitiative) === 'brigade-ends',
      );
    return { legal: true, reasons, ...orders };
  },

  inWords: ({ legal, reasons, divisionOrders, regimentOrders, exclusive }) => {
    const why = inOneSentence(allowanceReasons, reasons);
    if (!legal) return { it: `Ordini non definiti: ${why.it}.`, en: `No orders are set out: ${why.en}.` };
    const single = {
      it: howMany(regimentOrders ?? 0, 'ordine di reggimento', 'ordini di reggimento'),
      en: howMany(regimentOrders ?? 0, 'regiment order', 'regiment orders'),
    };
    return exclusive
      ? {
          it: `${howMany(divisionOrders ?? 0, 'ordine', 'ordini')} di divisione oppure ${single.it}.`,
          en: `${howMany(divisionOrders ?? 0, 'division order', 'division orders')} or else ${single.en}.`,
        }
      : { it: `${single.it}.`, en: `${single.en}.` };
  },
});
