import type { Example } from '../../../core/index.js';
import type { opportunityTestFacts, opportunityTestOutcome } from './opportunity-test.facts.js';

const lancers = { arm: 'cavalry', cavalryType: 'lancer', opportunityOrder: true } as const;

export const opportunityTestExamples: readonly Example<typeof opportunityTestFacts, typeof opportunityTestOutcome>[] = [
  {
    says: { it: 'Lancieri veterani tirano 4 e agiscono', en: 'Veteran lancers throw 4 and act' },
    facts: { unit: lancers, enemyDistanceUm: 5 },
    dice: [4],
    outcome: { legal: true, face: 4, total: 4, needed: 4, passed: true, chargeBonusDenied: true, modifiers: [] },
  },
  {
    says: { it: 'Disordinati, lo stesso 4 non basta', en: 'Disordered, the same 4 is not enough' },
    facts: { unit: { ...lancers, disordered: true }, enemyDistanceUm: 6 },
    dice: [4],
    outcome: { total: 3, needed: 4, passed: false, modifiers: [{ id: 'disordered', value: -1 }] },
  },
  {
    says: { it: 'Alla Guardia basta un 3', en: 'The Guard needs only a 3' },
    facts: { unit: { ...lancers, experience: 'guard' } },
    dice: [3],
    outcome: { needed: 3, passed: true },
  },
  {
    says: { it: 'I coscritti hanno bisogno di un 5', en: 'Conscripts need a 5' },
    facts: { unit: { ...lancers, experience: 'conscript' } },
    dice: [4],
    outcome: { needed: 5, passed: false },
  },
  {
    says: { it: 'Un solo test per mossa', en: 'One test a turn and no more' },
    facts: { unit: { ...lancers, opportunityTestTaken: true }, enemyDistanceUm: 5 },
    outcome: { legal: false, reasons: ['test-already-taken'], face: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Fanteria senza ordine e con il nemico a 8 UM: tre motivi',
      en: 'Infantry with no order and the enemy at 8 UM: three reasons',
    },
    facts: { unit: {}, opportunityOrder: false, enemyDistanceUm: 8 },
    outcome: {
      legal: false,
      reasons: ['cavalry-only', 'no-enemy-within-6um-of-front', 'no-opportunity-order'],
      face: null,
      passed: null,
    },
    notAllowed: true,
  },
];
