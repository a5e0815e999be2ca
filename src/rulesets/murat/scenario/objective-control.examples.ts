import type { Example } from '../../../core/index.js';
import type { objectiveControlFacts, objectiveControlOutcome } from './objective-control.facts.js';

export const objectiveControlExamples: readonly Example<
  typeof objectiveControlFacts,
  typeof objectiveControlOutcome
>[] = [
  {
    says: { it: 'Due reggimenti francesi tengono il villaggio', en: 'Two French regiments hold the village' },
    facts: { occupants: [{ side: 'french' }, { side: 'french' }] },
    outcome: { control: 'french' },
  },
  {
    says: {
      it: 'Un reggimento decimato da solo non lo tiene: è conteso',
      en: 'A decimated regiment alone does not hold it: it is contested',
    },
    facts: { occupants: [{ side: 'austrian', decimated: true }] },
    outcome: { control: 'contested' },
  },
  {
    says: {
      it: 'Con 3 FoU di 9 è decimato: l’obiettivo è conteso',
      en: 'With 3 FoU of 9 it is decimated: the objective is contested',
    },
    facts: { occupants: [{ side: 'austrian', fouInitial: 9, fouCurrent: 3 }] },
    outcome: { control: 'contested' },
  },
  {
    says: {
      it: 'Accanto al decimato c’è un reggimento in forze: lo tiene',
      en: 'Beside the decimated one stands a sound regiment: it holds',
    },
    facts: { occupants: [{ side: 'austrian', decimated: true }, { side: 'austrian' }] },
    outcome: { control: 'austrian' },
  },
  {
    says: {
      it: 'Le due parti sono entrambe nel villaggio: è conteso',
      en: 'Both sides are in the village: it is contested',
    },
    facts: { occupants: [{ side: 'french' }, { side: 'austrian' }] },
    outcome: { control: 'contested' },
  },
  {
    says: {
      it: 'Anche un nemico decimato basta a contenderlo',
      en: 'Even a decimated enemy is enough to contest it',
    },
    facts: { occupants: [{ side: 'french' }, { side: 'austrian', decimated: true }] },
    outcome: { control: 'contested' },
  },
  {
    says: { it: 'Nel villaggio non c’è nessuno', en: 'Nobody is in the village' },
    facts: { occupants: [] },
    outcome: { control: 'none' },
  },
];
