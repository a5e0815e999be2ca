import type { Example } from '../../../core/index.js';
import type { orderAllowanceFacts, orderAllowanceOutcome } from './allowance.facts.js';

export const orderAllowanceExamples: readonly Example<typeof orderAllowanceFacts, typeof orderAllowanceOutcome>[] = [
  {
    says: {
      it: 'Un generale di brigata dà tre ordini di reggimento',
      en: 'A brigade general gives three regiment orders',
    },
    facts: { structure: 'brigade-general' },
    outcome: { legal: true, reasons: [], divisionOrders: 0, regimentOrders: 3, exclusive: false },
  },
  {
    says: {
      it: 'Un generale di divisione: due ordini di divisione, o tre nella sua fase',
      en: 'A division general: two division orders, or three in his own phase',
    },
    facts: { structure: 'division-general' },
    outcome: { divisionOrders: 2, regimentOrders: 3, exclusive: true },
  },
  {
    says: { it: 'Una brigata indipendente sceglie: due o tre', en: 'An independent brigade chooses: two or three' },
    facts: { structure: 'independent-brigade' },
    outcome: { divisionOrders: 2, regimentOrders: 3, exclusive: true },
  },
  {
    says: { it: 'Una divisione a ranghi ridotti, lo stesso', en: 'An understrength division, the same' },
    facts: { structure: 'understrength-division' },
    outcome: { divisionOrders: 2, regimentOrders: 3, exclusive: true },
  },
  {
    says: { it: 'Una colonna austriaca nel 1805, lo stesso', en: 'An Austrian column in 1805, the same' },
    facts: { structure: 'column', year: 1805 },
    outcome: { divisionOrders: 2, regimentOrders: 3, exclusive: true },
  },
  {
    says: {
      it: 'Una brigata prussiana nel 1812 ha quattro ordini di reggimento',
      en: 'A Prussian brigade in 1812 has four regiment orders',
    },
    facts: { structure: 'prussian-brigade', year: 1812 },
    outcome: { divisionOrders: 2, regimentOrders: 4, exclusive: true },
  },
  {
    says: { it: 'Nel 1815 ancora', en: 'In 1815 still' },
    facts: { structure: 'prussian-brigade', year: 1815 },
    outcome: { regimentOrders: 4 },
  },
  {
    says: { it: 'Nel 1811 non ci sono ancora', en: 'In 1811 there are none yet' },
    facts: { structure: 'prussian-brigade', year: 1811 },
    outcome: {
      legal: false,
      reasons: ['unknown-structure'],
      divisionOrders: null,
      regimentOrders: null,
      exclusive: null,
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club un ordine fallito non consuma nulla',
      en: 'At this club a failed order uses up nothing',
    },
    facts: { structure: 'brigade-general' },
    rulings: { 'failed-order-counts': 'does-not-count' },
    outcome: { regimentOrders: 3 },
  },
  {
    says: {
      it: 'Per il club un ordine fallito chiude la brigata',
      en: 'At this club a failed order ends the brigade',
    },
    facts: { structure: 'brigade-general' },
    rulings: { 'failed-order-initiative': 'brigade-ends' },
    outcome: { regimentOrders: 3 },
  },
];
