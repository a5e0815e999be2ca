import type { Example } from '../../../core/index.js';
import type { buildBatteryFacts, buildBatteryOutcome } from './battery.facts.js';

export const buildBatteryExamples: readonly Example<typeof buildBatteryFacts, typeof buildBatteryOutcome>[] = [
  {
    says: { it: 'Cinque cannoni', en: 'Five guns' },
    facts: { guns: 5 },
    outcome: { legal: true, reasons: [], fou: 1, bases: 1 },
  },
  { says: { it: 'Sei cannoni', en: 'Six guns' }, facts: { guns: 6 }, outcome: { fou: 3, bases: 1 } },
  { says: { it: 'Otto cannoni', en: 'Eight guns' }, facts: { guns: 8 }, outcome: { fou: 3, bases: 1 } },
  { says: { it: 'Nove cannoni', en: 'Nine guns' }, facts: { guns: 9 }, outcome: { fou: 4, bases: 1 } },
  { says: { it: 'Dodici cannoni', en: 'Twelve guns' }, facts: { guns: 12 }, outcome: { fou: 4, bases: 1 } },
  {
    says: { it: 'Quattordici cannoni valgono come dodici', en: 'Fourteen guns are worth as much as twelve' },
    facts: { guns: 14 },
    outcome: { legal: true, fou: 4, bases: 1 },
  },
  {
    says: {
      it: 'Per il club quattordici cannoni fanno due batterie',
      en: 'At this club fourteen guns make two batteries',
    },
    facts: { guns: 14 },
    rulings: { 'battery-over-12': 'reject' },
    outcome: { legal: false, reasons: ['guns-out-of-range'], fou: null, bases: null },
    notAllowed: true,
  },
];
