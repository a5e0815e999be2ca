import type { Example } from '../../../core/index.js';
import type { deploymentFacts, deploymentOutcome } from './deployment.facts.js';

export const deploymentExamples: readonly Example<typeof deploymentFacts, typeof deploymentOutcome>[] = [
  {
    says: { it: 'Nove unità native, quattro nascoste', en: 'Nine native units, four hidden' },
    facts: { nativeUnits: 9, nativeHidden: 4 },
    outcome: { legal: true, errors: [], maxHidden: 4, minOnTable: 5 },
  },
  {
    says: { it: 'Cinque su nove sono troppe', en: 'Five of nine are too many' },
    facts: { nativeUnits: 9, nativeHidden: 5 },
    outcome: { legal: false, errors: ['less-than-half-on-table'], maxHidden: 4, minOnTable: 5 },
    notAllowed: true,
  },
  {
    says: { it: 'Cinque su dieci vanno bene', en: 'Five of ten are fine' },
    facts: { nativeUnits: 10, nativeHidden: 5, italianUnitsOffTable: 0, nativeBaggageOnTable: true },
    outcome: { legal: true, maxHidden: 5, minOnTable: 5 },
  },
  {
    says: {
      it: 'Un’unità italiana fuori tavolo, troppe nascoste, carriaggi compresi',
      en: 'An Italian unit off the table, too many hidden, the baggage among them',
    },
    facts: { italianUnitsOffTable: 1, nativeUnits: 6, nativeHidden: 4, nativeBaggageOnTable: false },
    outcome: {
      legal: false,
      errors: ['italian-units-must-deploy', 'less-than-half-on-table', 'native-baggage-must-deploy'],
      maxHidden: 3,
      minOnTable: 3,
    },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club gli italiani schierano per primi', en: 'At this club the Italians deploy first' },
    facts: { nativeUnits: 6, nativeHidden: 0 },
    rulings: { 'deployment-zones': 'italians-first' },
    outcome: { legal: true },
  },
];
