import type { Example } from '../../../core/index.js';
import type { divisionsFacts, divisionsOutcome } from './divisions.facts.js';

export const divisionPhaseExamples: readonly Example<typeof divisionsFacts, typeof divisionsOutcome>[] = [
  {
    says: {
      it: 'Dupont tira 4, Riesch 7: comincia Riesch',
      en: 'Dupont throws 4, Riesch 7: Riesch begins',
    },
    facts: { divisions: [{ id: 'dupont' }, { id: 'riesch' }] },
    dice: [4, 7],
    outcome: { order: ['riesch', 'dupont'] },
  },
  {
    says: {
      it: 'Il generale eccellente pareggia e vince lo spareggio',
      en: 'The excellent general draws level and wins the tie',
    },
    facts: {
      divisions: [
        { id: 'dupont', general: 'excellent' },
        { id: 'riesch', general: 'poor' },
      ],
    },
    dice: [5, 7, 9, 2],
    outcome: {
      order: ['dupont', 'riesch'],
      modifiers: [
        { id: 'dupont', modifiers: [{ id: 'excellent-general', value: 1 }] },
        { id: 'riesch', modifiers: [{ id: 'poor-general', value: -1 }] },
      ],
    },
  },
];
