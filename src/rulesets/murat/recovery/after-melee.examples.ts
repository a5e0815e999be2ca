import type { Example } from '../../../core/index.js';
import type { afterMeleeFacts, afterMeleeOutcome } from './after-melee.facts.js';

export const afterMeleeExamples: readonly Example<typeof afterMeleeFacts, typeof afterMeleeOutcome>[] = [
  {
    says: { it: 'Il vincitore resta sul posto e si riordina', en: 'The winner stands and is in good order again' },
    facts: { option: 'stand' },
    outcome: { recovered: true },
  },
  {
    says: { it: 'Il vincitore si riorganizza', en: 'The winner reorganises' },
    facts: { option: 'reorganise' },
    outcome: { recovered: true },
  },
  {
    says: { it: 'Chi sfonda resta disordinato', en: 'A winner that breaks through stays disordered' },
    facts: { option: 'breakthrough' },
    outcome: { recovered: false },
  },
];
