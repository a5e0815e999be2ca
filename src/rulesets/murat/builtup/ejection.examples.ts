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
  {
    says: {
      it: 'La divisione si sta ritirando dal campo: il presidio battuto si dissolve, senza dado',
      en: 'Its division is withdrawing: the beaten garrison dissolves, with no die',
    },
    facts: { loser: {}, winner: {}, divisionWithdrawing: true },
    outcome: { face: null, distanceUm: 0, effect: 'dissolved', formation: null, winnerMayOccupy: true },
  },
];
