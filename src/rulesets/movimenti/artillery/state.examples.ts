import type { Example } from '../../../core/index.js';
import type { stateFacts, stateOutcome } from './state.facts.js';

export const stateExamples: readonly Example<typeof stateFacts, typeof stateOutcome>[] = [
  {
    says: { it: 'Una batteria a piedi', en: 'A foot battery' },
    facts: { arm: 'foot-artillery' },
    outcome: { state: 'not-in-formation', hasRanks: false },
  },
  {
    says: {
      it: 'Una a cavallo, dove per il club vale la tabella generale',
      en: 'A horse battery, where at this club the general table holds',
    },
    facts: { arm: 'horse-artillery' },
    rulings: { 'artillery-section-prevails': 'general-table-prevails' },
    outcome: { state: 'not-in-formation', hasRanks: false },
  },
];
