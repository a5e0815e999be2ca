import type { Example } from '../../../core/index.js';
import type { opportunityOrderFacts, opportunityOrderOutcome } from './opportunity-order.facts.js';

const hussars = { arm: 'cavalry', cavalryType: 'hussar' } as const;

export const opportunityOrderExamples: readonly Example<
  typeof opportunityOrderFacts,
  typeof opportunityOrderOutcome
>[] = [
  {
    says: { it: 'Gli ussari sono posti in opportunità', en: 'The hussars are placed on opportunity' },
    facts: { unit: hussars },
    outcome: { legal: true, reasons: [], opportunityOrder: true, chargeBonusDenied: true },
  },
  {
    says: { it: 'La fanteria non può', en: 'Infantry may not' },
    facts: { unit: { arm: 'infantry' } },
    outcome: { legal: false, reasons: ['cavalry-only'], opportunityOrder: null, chargeBonusDenied: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club si perde il movimento in più della carica',
      en: 'At this club the extra move of the charge is lost',
    },
    facts: { unit: hussars },
    rulings: { 'opportunity-charge-bonus': 'move-bonus' },
    outcome: { legal: true, chargeBonusDenied: true },
  },
  {
    says: { it: 'Per il club si perdono movimento e dadi', en: 'At this club both the move and the dice are lost' },
    facts: { unit: hussars },
    rulings: { 'opportunity-charge-bonus': 'both' },
    outcome: { legal: true, chargeBonusDenied: true },
  },
];
