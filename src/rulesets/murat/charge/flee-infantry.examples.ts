import type { Example } from '../../../core/index.js';
import type { fleeInfantryFacts, fleeInfantryOutcome } from './flee-infantry.facts.js';

export const fleeInfantryExamples: readonly Example<typeof fleeInfantryFacts, typeof fleeInfantryOutcome>[] = [
  {
    says: {
      it: 'A 3 UM da una carica che arriva a 4, un 5 basta per salvarsi',
      en: 'At 3 UM from a charge that reaches 4, a 5 is enough to get away',
    },
    facts: { separationUm: 3, chargeReachUm: 4 },
    dice: [5],
    outcome: {
      face: 5,
      fleeUm: 2,
      disordered: true,
      destroyed: false,
      chargerWins: false,
      chargerStopsDisordered: true,
    },
  },
  {
    says: { it: 'Con un 4 è raggiunta e distrutta', en: 'With a 4 it is caught and destroyed' },
    facts: { separationUm: 3, chargeReachUm: 4 },
    dice: [4],
    outcome: {
      face: 4,
      fleeUm: 1,
      disordered: true,
      destroyed: true,
      chargerWins: true,
      chargerStopsDisordered: false,
    },
  },
  {
    says: {
      it: 'Raggiunta con il suo generale: chi carica vince, e il generale deve riparare',
      en: 'Caught with its general: the charger wins, and the general has to shelter',
    },
    facts: { separationUm: 3, chargeReachUm: 4, attachedGeneral: 'normal' },
    dice: [3],
    outcome: { destroyed: true, chargerWins: true },
  },
  {
    says: { it: 'Con un 2 non si muove nemmeno', en: 'With a 2 it does not even move' },
    facts: { separationUm: 2, chargeReachUm: 4 },
    dice: [2],
    outcome: { fleeUm: 0, destroyed: true },
  },
  {
    says: {
      it: 'Fuori portata già prima di fuggire: si salva, ma disordinata',
      en: 'Out of reach before it flees: it gets away, but disordered',
    },
    facts: { separationUm: 4.5, chargeReachUm: 4 },
    dice: [1],
    outcome: { fleeUm: 0, disordered: true, destroyed: false, chargerStopsDisordered: true },
  },
  {
    says: {
      it: 'Raggiunta con la sua batteria aggregata, che va persa con lei',
      en: 'Caught with its attached battery, which is lost with it',
    },
    facts: { separationUm: 3, chargeReachUm: 4, attachedBatteries: 1 },
    dice: [1],
    outcome: { destroyed: true, chargerWins: true },
  },
];
