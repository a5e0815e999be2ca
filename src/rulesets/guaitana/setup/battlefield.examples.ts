import type { Example } from '../../../core/index.js';
import type { battlefieldFacts, battlefieldOutcome } from './battlefield.facts.js';

export const battlefieldExamples: readonly Example<typeof battlefieldFacts, typeof battlefieldOutcome>[] = [
  {
    says: { it: 'Metà esatta del tavolo è aperta', en: 'Exactly half of the table is open' },
    facts: { openShare: 0.5 },
    outcome: { openEnough: true },
  },
  {
    says: { it: 'Meno di metà: è un consiglio, si gioca lo stesso', en: 'Less than half: it is advice, play goes on' },
    facts: { openShare: 0.4 },
    outcome: { openEnough: false },
  },
];
