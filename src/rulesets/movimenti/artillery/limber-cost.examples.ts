import type { Example } from '../../../core/index.js';
import type { limberCostFacts, limberCostOutcome } from './limber-cost.facts.js';

export const limberCostExamples: readonly Example<typeof limberCostFacts, typeof limberCostOutcome>[] = [
  {
    says: { it: 'Un’operazione su 36 cm', en: 'One action out of 36 cm' },
    facts: { fullMoveCm: 36, limberOperations: 1 },
    outcome: { leftCm: 24 },
  },
  {
    says: { it: 'Due: resta un terzo', en: 'Two: a third is left' },
    facts: { fullMoveCm: 36, limberOperations: 2 },
    outcome: { leftCm: 12 },
  },
  {
    says: { it: 'Per il club restano 4/9', en: 'At this club 4/9 are left' },
    facts: { fullMoveCm: 36, limberOperations: 2 },
    rulings: { 'limber-fraction': 'of-what-is-left' },
    outcome: { leftCm: 16 },
  },
  {
    says: { it: 'Nessuna: tutto', en: 'None: all of it' },
    facts: { fullMoveCm: 36, limberOperations: 0 },
    outcome: { leftCm: 36 },
  },
  {
    says: {
      it: 'Una batteria agganciata che sgancia ha sganciato in questa partita',
      en: 'A limbered battery that unlimbers has unlimbered in this game',
    },
    facts: { fullMoveCm: 30, limberOperations: 1, limbered: true },
    outcome: { leftCm: 20 },
  },
];
