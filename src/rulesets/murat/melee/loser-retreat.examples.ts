import type { Example } from '../../../core/index.js';
import type { loserRetreatFacts, loserRetreatOutcome } from './loser-retreat.facts.js';

const square = { formation: 'square' } as const;
const battery = { arm: 'artillery' } as const;

export const loserRetreatExamples: readonly Example<typeof loserRetreatFacts, typeof loserRetreatOutcome>[] = [
  {
    says: { it: 'La linea battuta tira 3 e va indietro di 1 UM', en: 'The beaten line throws 3 and goes back 1 UM' },
    facts: { loser: {}, winnerArm: 'infantry' },
    dice: [3],
    outcome: { required: true, face: 3, effect: 'retreats', distanceUm: 1, printedDistanceUm: 1, disordered: true },
  },
  {
    says: { it: 'Con un 4 va indietro di 2 UM', en: 'With a 4 it goes back 2 UM' },
    facts: { loser: {}, winnerArm: 'infantry' },
    dice: [4],
    outcome: { effect: 'retreats', distanceUm: 2 },
  },
  {
    says: { it: 'La cavalleria va indietro di 2 UM', en: 'Cavalry goes back 2 UM' },
    facts: { loser: { arm: 'cavalry' }, winnerArm: 'cavalry' },
    dice: [1],
    outcome: { distanceUm: 2 },
  },
  {
    says: { it: 'Con un 6 la cavalleria va indietro di 3 UM', en: 'With a 6 cavalry goes back 3 UM' },
    facts: { loser: { arm: 'cavalry' }, winnerArm: 'infantry' },
    dice: [6],
    outcome: { distanceUm: 3 },
  },
  {
    says: { it: 'Una staccionata alle spalle toglie 2 UM', en: 'A fence behind takes 2 UM away' },
    facts: { loser: { arm: 'cavalry' }, winnerArm: 'cavalry', obstaclesCrossed: 1 },
    dice: [5],
    outcome: { effect: 'retreats', distanceUm: 1, printedDistanceUm: 3 },
  },
  {
    says: { it: 'La batteria presa allo scoperto è distrutta', en: 'The battery caught in the open is destroyed' },
    facts: { loser: battery, winnerArm: 'infantry' },
    outcome: {
      required: false,
      face: null,
      effect: 'destroyed',
      distanceUm: 0,
      printedDistanceUm: null,
      disordered: true,
    },
  },
  {
    says: { it: 'Al coperto la batteria si ritira', en: 'Behind cover the battery retreats' },
    facts: { loser: battery, winnerArm: 'infantry', contactedInOpen: false },
    dice: [2],
    outcome: { required: true, effect: 'retreats', distanceUm: 1 },
  },
  {
    says: { it: 'Il quadrato battuto dai dragoni tiene col 2', en: 'Beaten by dragoons, the square holds with a 2' },
    facts: { loser: square, winnerArm: 'cavalry' },
    dice: [2],
    outcome: { effect: 'square-holds-second-round', distanceUm: 0, printedDistanceUm: 1, disordered: true },
  },
  {
    says: { it: 'Col 4 il quadrato si rompe', en: 'With a 4 the square breaks' },
    facts: { loser: square, winnerArm: 'cavalry' },
    dice: [4],
    outcome: { effect: 'square-broken-line-facing-away', distanceUm: 2 },
  },
  {
    says: {
      it: 'Battuto anche al secondo turno, il quadrato si rompe pure con l’1',
      en: 'Beaten in the second round too, the square breaks even with a 1',
    },
    facts: { loser: square, winnerArm: 'cavalry', round: 2 },
    dice: [1],
    outcome: { effect: 'square-broken-line-facing-away', distanceUm: 1 },
  },
  {
    says: { it: 'Per il club al secondo turno tiene ancora', en: 'At this club it still holds in the second round' },
    facts: { loser: square, winnerArm: 'cavalry', round: 2 },
    rulings: { 'square-beaten-twice': 'holds' },
    dice: [1],
    outcome: { effect: 'square-holds', distanceUm: 0 },
  },
  {
    says: {
      it: 'Battuto da fanteria il quadrato si ritira e basta',
      en: 'Beaten by infantry the square just retreats',
    },
    facts: { loser: square, winnerArm: 'infantry' },
    dice: [5],
    outcome: { effect: 'retreats', distanceUm: 2 },
  },
  {
    says: {
      it: 'Dietro un muretto i cannoni battuti si ritirano',
      en: 'Beaten behind a wall, guns retreat',
    },
    facts: { loser: { arm: 'artillery' }, winnerArm: 'infantry', position: 'wall' },
    dice: [2],
    outcome: { effect: 'retreats', distanceUm: 1 },
  },
  {
    says: { it: 'Un’altura non li salva', en: 'High ground does not save them' },
    facts: { loser: { arm: 'artillery' }, winnerArm: 'infantry', position: 'high-ground' },
    outcome: { effect: 'destroyed', required: false },
  },
  {
    says: { it: 'Il presidio esce dal paese', en: 'The garrison leaves the village' },
    facts: { loser: { formation: 'perimeter' }, winnerArm: 'infantry' },
    dice: [4],
    outcome: { effect: 'leaves-built-up-area-in-line', distanceUm: 2 },
  },
  {
    says: {
      it: 'La sua divisione si ritira dal campo: battuta, si dissolve',
      en: 'Its division is withdrawing: beaten, it dissolves',
    },
    facts: { loser: square, winnerArm: 'cavalry', divisionWithdrawing: true },
    outcome: { required: false, face: null, effect: 'dissolved', distanceUm: 0 },
  },
];
