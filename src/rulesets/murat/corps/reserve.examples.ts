import type { Example } from '../../../core/index.js';
import type { reserveFacts, reserveOutcome } from './reserve.facts.js';

export const reserveExamples: readonly Example<typeof reserveFacts, typeof reserveOutcome>[] = [
  {
    says: { it: 'La riserva va alle divisioni', en: 'The reserve goes to the divisions' },
    facts: { option: 'assign-to-divisions' },
    outcome: { structure: 'division-general', corpsGeneralBase: false, rollsInitiative: false },
  },
  {
    says: {
      it: 'Il generale di corpo la guida di persona: serve la sua base',
      en: 'The corps general leads it in person: his base is needed',
    },
    facts: { option: 'led-in-person' },
    outcome: { structure: 'independent-brigade', corpsGeneralBase: true, rollsInitiative: true },
  },
  {
    says: {
      it: 'L’artiglieria di corpo resta in posizione e spara quando può',
      en: 'The corps artillery keeps its position and fires when it can',
    },
    facts: { option: 'prepositioned-artillery' },
    outcome: { structure: null, corpsGeneralBase: false, rollsInitiative: false },
  },
  {
    says: { it: 'L’artiglieria forma una Grande Batteria', en: 'The artillery forms a grand battery' },
    facts: { option: 'grand-battery' },
    outcome: { structure: null, corpsGeneralBase: false, rollsInitiative: true },
  },
];
