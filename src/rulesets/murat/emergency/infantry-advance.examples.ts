import type { Example } from '../../../core/index.js';
import type { infantryAdvanceFacts, infantryAdvanceOutcome } from './infantry-advance.facts.js';

const cuirassiers = { arm: 'cavalry', cavalryWeight: 'heavy', cavalryType: 'cuirassier', fouInitial: 10 } as const;
const line = { arm: 'infantry' } as const;

export const infantryAdvanceExamples: readonly Example<typeof infantryAdvanceFacts, typeof infantryAdvanceOutcome>[] = [
  {
    says: {
      it: 'I corazzieri tirano 7 e caricano la fanteria che avanza, come disordinati',
      en: 'The cuirassiers throw 7 and charge the advancing infantry, as if disordered',
    },
    facts: { unit: cuirassiers, enemy: line },
    dice: [3, 4],
    outcome: {
      legal: true,
      reasons: [],
      roll: 7,
      total: 7,
      needed: 7,
      passed: true,
      effect: 'charges-disordered-without-bonus',
      modifiers: [],
    },
  },
  {
    says: { it: 'Disordinati davvero, con 7 restano fermi', en: 'Truly disordered, on a 7 they stand' },
    facts: { unit: { ...cuirassiers, disordered: true }, enemy: line },
    dice: [3, 4],
    outcome: { total: 6, passed: false, effect: 'none', modifiers: [{ id: 'disordered', value: -1 }] },
  },
  {
    says: {
      it: 'Cavalleria da battaglia con un generale: +2',
      en: 'Battle cavalry with a general: +2',
    },
    facts: { unit: { ...cuirassiers, battleCavalry: true }, enemy: line, attachedGeneral: 'excellent' },
    dice: [2, 3],
    outcome: {
      total: 7,
      passed: true,
      modifiers: [
        { id: 'attached-general', value: 1 },
        { id: 'battle-cavalry', value: 1 },
      ],
    },
  },
  {
    says: { it: 'Con un nemico alle spalle non reagisce', en: 'With an enemy behind it, it does not react' },
    facts: { unit: cuirassiers, enemy: line, enemyInRearWithin1Um: true },
    outcome: { legal: false, reasons: ['enemy-in-rear'], roll: null, total: null, passed: null, effect: null },
    notAllowed: true,
  },
  {
    says: { it: 'Solo la cavalleria reagisce così', en: 'Only cavalry reacts so' },
    facts: { unit: { arm: 'infantry', fouInitial: 8 }, enemy: line },
    outcome: { legal: false, reasons: ['cavalry-only'] },
    notAllowed: true,
  },
];
