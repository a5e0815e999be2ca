import { procedure } from '../../../core/index.js';
import { battlefieldExamples } from './battlefield.examples.js';
import { battlefieldFacts, battlefieldOutcome } from './battlefield.facts.js';

export const setupBattlefield = procedure({
  id: 'guaitana.setup.battlefield',
  title: { it: 'Campo di battaglia', en: 'Battlefield' },
  rule: 'Tipi di terreno, L84',
  when: {
    it: 'Quando si prepara il tavolo: è solo un consiglio.',
    en: 'When the table is laid out: it is advice only.',
  },
  facts: battlefieldFacts,
  outcome: battlefieldOutcome,
  examples: battlefieldExamples,

  adjudicate: ({ openShare }, { reckon }) => ({
    openEnough: reckon(
      'Tipi di terreno, L84',
      { it: 'Almeno metà del tavolo è aperta', en: 'At least half of the table is open' },
      openShare >= 1 / 2,
    ),
  }),

  inWords: ({ openEnough }) =>
    openEnough
      ? { it: 'Il tavolo è abbastanza aperto.', en: 'The table is open enough.' }
      : {
          it: 'Attenzione: il libro consiglia che almeno metà del tavolo sia aperta.',
          en: 'A warning: the book advises that at least half of the table be open.',
        },
});
