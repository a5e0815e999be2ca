import { procedure } from '../../../core/index.js';
import { reserves } from './corps.tables.js';
import { reserveExamples } from './reserve.examples.js';
import { reserveFacts, reserveOptions, reserveOutcome } from './reserve.facts.js';

export const corpsReserve = procedure({
  id: 'murat.corps.reserve',
  title: { it: 'Riserva di corpo d’armata', en: 'Corps reserve' },
  rule: '§2.13',
  when: { it: 'Prima della battaglia.', en: 'Before the battle.' },
  facts: reserveFacts,
  outcome: reserveOutcome,
  tables: [reserves],
  examples: reserveExamples,

  adjudicate: ({ option }, { lookUp }) => lookUp(reserves, option),

  inWords: ({ corpsGeneralBase, rollsInitiative }, { option }) => {
    const { it, en } = reserveOptions.words[option];
    return {
      it: `Riserva ${option === 'assign-to-divisions' || option === 'led-in-person' ? it : `usata come ${it}`}: ${rollsInitiative ? 'tira per l’iniziativa' : 'nessun tiro di iniziativa'}${corpsGeneralBase ? ', e il generale di corpo ha la sua base' : ''}.`,
      en: `Reserve: ${en}; ${rollsInitiative ? 'it rolls for initiative' : 'no initiative roll'}${corpsGeneralBase ? ', and the corps general has his base' : ''}.`,
    };
  },
});
