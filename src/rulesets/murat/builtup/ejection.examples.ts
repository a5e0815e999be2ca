import type { Example } from '../../../core/index.js';
import type { builtupEjectionFacts, builtupEjectionOutcome } from './ejection.facts.js';

export const builtupEjectionExamples: readonly Example<typeof builtupEjectionFacts, typeof builtupEjectionOutcome>[] = [
  {
    says: {
      it: 'Il presidio, battuto dai granatieri, esce di 1 UM e si mette in linea',
      en: 'Beaten by grenadiers, the garrison goes out 1 UM and forms line',
    },
    facts: { loser: { formation: 'perimeter' }, winner: { experience: 'elite' } },
    dice: [3],
    outcome: {
      face: 3,
      distanceUm: 1,
      effect: 'leaves-built-up-area-in-line',
      formation: 'line',
      disordered: true,
      winnerMayOccupy: true,
    },
  },
  {
    says: { it: 'Con un 4 esce di 2 UM', en: 'With a 4 it goes out 2 UM' },
    facts: { loser: {}, winner: { arm: 'cavalry' } },
    dice: [4],
    outcome: { face: 4, distanceUm: 2, effect: 'leaves-built-up-area-in-line' },
  },
];
