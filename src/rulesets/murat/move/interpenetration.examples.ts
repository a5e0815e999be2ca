import type { Example } from '../../../core/index.js';
import type { interpenetrationFacts, interpenetrationOutcome } from './interpenetration.facts.js';

const openOrder = { infantryClass: 'light', openOrder: true } as const;

export const interpenetrationExamples: readonly Example<
  typeof interpenetrationFacts,
  typeof interpenetrationOutcome
>[] = [
  {
    says: { it: 'Si passa attraverso una batteria', en: 'A battery is passed through' },
    facts: { passed: { arm: 'artillery' } },
    outcome: { legal: true, reasons: [], disordersMover: false },
  },
  {
    says: { it: 'E attraverso un’unità disordinata', en: 'And so is a disordered unit' },
    facts: { passed: { disordered: true } },
    outcome: { legal: true, disordersMover: false },
  },
  {
    says: {
      it: 'Non attraverso un reggimento in buon ordine',
      en: 'A regiment in good order is not',
    },
    facts: { passed: {} },
    outcome: { legal: false, reasons: ['friend-in-good-order'], disordersMover: null },
    notAllowed: true,
  },
  {
    says: { it: 'L’ordine aperto lascia passare', en: 'Open order lets them pass' },
    facts: { passed: openOrder },
    outcome: { legal: true, disordersMover: false },
  },
  {
    says: { it: 'Per il club l’ordine aperto non lascia passare', en: 'At this club open order does not' },
    facts: { passed: openOrder },
    rulings: { 'light-interpenetration': 'forbidden' },
    outcome: { legal: false, reasons: ['friend-in-good-order'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Una divisione che si ritira dal campo lascia passare',
      en: 'A division that is withdrawing lets them pass',
    },
    facts: { passed: {}, passedDivisionWithdrawing: true },
    outcome: { legal: true, disordersMover: false },
  },
  {
    says: {
      it: 'Chi si ritira per riordinarsi passa attraverso chiunque',
      en: 'Whoever retires to recover passes through anyone',
    },
    facts: { passed: {}, retiringToRecover: true },
    outcome: { legal: true, disordersMover: false },
  },
  {
    says: {
      it: 'Una ritirata forzata attraverso amici in ordine, anche cannoni, disordina',
      en: 'A forced retreat through friends in order, even guns, disorders',
    },
    facts: { passed: { arm: 'artillery' }, forcedRetreat: true },
    outcome: { legal: true, disordersMover: true },
  },
  {
    says: {
      it: 'Attraverso amici già disordinati non disordina',
      en: 'Through friends already disordered it does not',
    },
    facts: { passed: { disordered: true }, forcedRetreat: true },
    outcome: { legal: true, disordersMover: false },
  },
];
