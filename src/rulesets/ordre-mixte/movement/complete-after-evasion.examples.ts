import type { Example } from '../../../core/index.js';
import type { completeAfterEvasionFacts, completeAfterEvasionOutcome } from './complete-after-evasion.facts.js';

const hussars = { allowanceCm: 30, movedCm: 11.8, opponentEvaded: true } as const;

export const completeAfterEvasionExamples: readonly Example<
  typeof completeAfterEvasionFacts,
  typeof completeAfterEvasionOutcome
>[] = [
  {
    says: { it: 'Il nemico evade: agli ussari restano 18,2 cm', en: 'The enemy evades: the hussars have 18.2 cm left' },
    facts: hussars,
    outcome: { mayContinue: true, remainingCm: 18.2 },
  },
  {
    says: { it: 'Il nemico resta: la mossa è finita', en: 'The enemy stays: the move is over' },
    facts: { ...hussars, opponentEvaded: false },
    outcome: { mayContinue: false, remainingCm: 0 },
  },
  {
    says: {
      it: 'Chi ha usato tutta la mossa non ha altro da muovere',
      en: 'A unit that used its whole move has none left',
    },
    facts: { ...hussars, movedCm: 30 },
    outcome: { mayContinue: true, remainingCm: 0 },
  },
  {
    says: {
      it: 'Per il club la mossa completata non carica altri',
      en: 'At this club the completed move charges nobody else',
    },
    facts: hussars,
    rulings: { 'new-target-after-evasion': 'no' },
    outcome: { mayContinue: true, remainingCm: 18.2 },
  },
];
