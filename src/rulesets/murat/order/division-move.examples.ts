import type { Example } from '../../../core/index.js';
import type { divisionMoveFacts, divisionMoveOutcome } from './division-move.facts.js';

export const divisionMoveExamples: readonly Example<typeof divisionMoveFacts, typeof divisionMoveOutcome>[] = [
  {
    says: { it: 'Da 11 a 7 UM dal nemico: va bene', en: 'From 11 to 7 UM from the enemy: that is fine' },
    facts: { startDistanceUm: 11, endDistanceUm: 7 },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Fino a 6 UM è già troppo vicino', en: 'Up to 6 UM is too close already' },
    facts: { startDistanceUm: 10, endDistanceUm: 6 },
    outcome: { legal: false, reasons: ['within-6um-of-enemy'] },
    notAllowed: true,
  },
  {
    says: { it: 'Chi parte a 4 UM può arretrare a 5', en: 'A unit that starts at 4 UM may go back to 5' },
    facts: { startDistanceUm: 4, endDistanceUm: 5 },
    outcome: { legal: true },
  },
  {
    says: { it: 'O spostarsi restando a 4', en: 'Or shift and stay at 4' },
    facts: { startDistanceUm: 4, endDistanceUm: 4 },
    outcome: { legal: true },
  },
  {
    says: { it: 'Ma non avvicinarsi a 3', en: 'But not come closer, to 3' },
    facts: { startDistanceUm: 4, endDistanceUm: 3 },
    outcome: { legal: false, reasons: ['within-6um-of-enemy'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club chi parte entro 6 UM non muove affatto',
      en: 'At this club a unit that starts within 6 UM does not move at all',
    },
    facts: { startDistanceUm: 4, endDistanceUm: 8 },
    rulings: { 'division-order-near-enemy': 'no-move' },
    outcome: { legal: false, reasons: ['within-6um-of-enemy'] },
    notAllowed: true,
  },
];
