import type { Example } from '../../../core/index.js';
import type { breakthroughFacts, breakthroughOutcome } from './breakthrough.facts.js';

const hussars = { arm: 'cavalry', cavalryType: 'hussar' } as const;
const british = { ...hussars, nation: 'british' } as const;

export const breakthroughExamples: readonly Example<typeof breakthroughFacts, typeof breakthroughOutcome>[] = [
  {
    says: {
      it: 'Sfondando su un fianco la fanteria va fino a 2 UM, senza dado',
      en: 'Breaking through onto a flank, infantry goes up to 2 UM, without a die',
    },
    facts: { winner: {}, strikesFlankOrRear: true },
    outcome: { face: null, distanceUm: 2, method: 'automatic-flank-or-rear' },
    fromTheBook: '§2.10',
  },
  {
    says: { it: 'La cavalleria fino a 3 UM', en: 'Cavalry up to 3 UM' },
    facts: { winner: hussars, strikesFlankOrRear: true },
    outcome: { face: null, distanceUm: 3, method: 'automatic-flank-or-rear' },
    fromTheBook: '§2.10',
  },
  {
    says: { it: 'Con un 2 la fanteria non si muove', en: 'With a 2 infantry does not move' },
    facts: { winner: {} },
    dice: [2],
    outcome: { face: 2, distanceUm: 0, method: 'rolled' },
  },
  {
    says: { it: 'Con un 3 la fanteria avanza di 1 UM', en: 'With a 3 infantry advances 1 UM' },
    facts: { winner: {} },
    dice: [3],
    outcome: { distanceUm: 1 },
  },
  {
    says: { it: 'Con un 5 avanza di 2 UM', en: 'With a 5 it advances 2 UM' },
    facts: { winner: {} },
    dice: [5],
    outcome: { distanceUm: 2 },
  },
  {
    says: { it: 'Gli ussari avanzano anche con un 1', en: 'Hussars advance even with a 1' },
    facts: { winner: hussars },
    dice: [1],
    outcome: { face: 1, distanceUm: 1, method: 'rolled' },
  },
  {
    says: { it: 'Con un 6 di 3 UM', en: 'With a 6 by 3 UM' },
    facts: { winner: hussars },
    dice: [6],
    outcome: { distanceUm: 3 },
  },
  {
    says: { it: 'Una siepe toglie 2 UM', en: 'A hedge takes 2 UM away' },
    facts: { winner: hussars, obstaclesCrossed: 1 },
    dice: [4],
    outcome: { face: 4, distanceUm: 0 },
  },
  {
    says: { it: 'La cavalleria britannica sfonda di 2 UM', en: 'British cavalry breaks through 2 UM' },
    facts: { winner: british },
    outcome: { face: null, distanceUm: 2, method: 'automatic-british-cavalry' },
  },
  {
    says: { it: 'La fanteria britannica tira come le altre', en: 'British infantry throws like any other' },
    facts: { winner: { nation: 'british' } },
    dice: [4],
    outcome: { distanceUm: 1, method: 'rolled' },
  },
  {
    says: { it: 'Su un fianco, la cavalleria britannica fa 3 UM', en: 'Onto a flank, British cavalry goes 3 UM' },
    facts: { winner: british, strikesFlankOrRear: true },
    outcome: { distanceUm: 3, method: 'automatic-flank-or-rear' },
  },
  {
    says: { it: 'Per il club resta a 2 UM', en: 'At this club it keeps to 2 UM' },
    facts: { winner: british, strikesFlankOrRear: true },
    rulings: { 'british-breakthrough-flank': 'two-um' },
    outcome: { face: null, distanceUm: 2, method: 'automatic-british-cavalry' },
  },
];
