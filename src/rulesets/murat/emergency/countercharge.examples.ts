import type { Example } from '../../../core/index.js';
import type { counterchargeFacts, counterchargeOutcome } from './countercharge.facts.js';

const dragoons = { arm: 'cavalry', cavalryWeight: 'heavy', cavalryType: 'dragoon', fouInitial: 6 } as const;
const hussars = { arm: 'cavalry', cavalryWeight: 'light', cavalryType: 'hussar' } as const;

export const counterchargeExamples: readonly Example<typeof counterchargeFacts, typeof counterchargeOutcome>[] = [
  {
    says: {
      it: 'Dragoni contro ussari a 5 UM: con 5 controcaricano e muovono di 2,5 UM',
      en: 'Dragoons against hussars at 5 UM: on a 5 they countercharge and move 2.5 UM',
    },
    facts: { unit: dragoons, enemy: hussars, separationUm: 5 },
    dice: [1, 4],
    outcome: {
      legal: true,
      reasons: [],
      roll: 5,
      total: 7,
      needed: 7,
      passed: true,
      effect: 'countercharges',
      moveUm: 2.5,
      modifiers: [
        { id: 'countercharge-cavalry', value: 1 },
        { id: 'heavy-vs-light', value: 1 },
      ],
    },
  },
  {
    says: {
      it: 'Con 4 restano fermi, e la carica li trova così',
      en: 'On a 4 they stand, and the charge finds them so',
    },
    facts: { unit: dragoons, enemy: hussars, separationUm: 5 },
    dice: [1, 3],
    outcome: { total: 6, passed: false, effect: 'receives-at-halt', moveUm: null },
  },
  {
    says: {
      it: 'Contro fanteria che avanza mancano i bonus contro la cavalleria',
      en: 'Against advancing infantry the bonuses against cavalry are missing',
    },
    facts: { unit: dragoons, enemy: { arm: 'infantry' }, separationUm: 4 },
    dice: [3, 4],
    outcome: { total: 7, passed: true, moveUm: 2, modifiers: [] },
  },
  {
    says: {
      it: 'Una siepe davanti e il nemico fuori dai 45°: niente controcarica',
      en: 'A hedge in front and the enemy outside 45°: no countercharge',
    },
    facts: { unit: dragoons, enemy: hussars, frontClear: false, enemyWithin45: false, separationUm: 5 },
    outcome: {
      legal: false,
      reasons: ['enemy-outside-45-degrees', 'front-not-clear'],
      roll: null,
      passed: null,
      effect: null,
      moveUm: null,
    },
    notAllowed: true,
  },
  {
    says: { it: 'La fanteria non controcarica', en: 'Infantry does not countercharge' },
    facts: { unit: { fouInitial: 8 }, enemy: hussars, enemyInRearWithin1Um: true, separationUm: 5 },
    outcome: { legal: false, reasons: ['cavalry-only', 'enemy-in-rear'] },
    notAllowed: true,
  },
];
