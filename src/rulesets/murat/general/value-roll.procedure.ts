import { procedure, sum } from '../../../core/index.js';
import { quality as qualities } from '../vocabulary.js';
import { britishGeneralYears, generalValueStacking } from './general.rulings.js';
import { valueModifiers, valuesOfGenerals, valueThrow } from './general.tables.js';
import { valueRollExamples } from './value-roll.examples.js';
import { valueRollFacts, valueRollOutcome } from './value-roll.facts.js';

export const generalValueRoll = procedure({
  id: 'murat.general.value-roll',
  title: { it: 'Valore di un generale', en: 'Value of a general' },
  rule: 'App. 1',
  when: {
    it: 'Prima della battaglia, se lo scenario non dà il valore del generale.',
    en: 'Before the battle, when the scenario does not give the general’s value.',
  },
  facts: valueRollFacts,
  outcome: valueRollOutcome,
  tables: [valueModifiers, valuesOfGenerals],
  throws: [valueThrow],
  rulings: [generalValueStacking, britishGeneralYears],
  examples: valueRollExamples,

  adjudicate(_, { throwDice, modify, lookUpBand, effect }) {
    const face = throwDice(valueThrow, 1, sum);
    const { total, rows: modifiers } = modify(face, valueModifiers);
    const quality = lookUpBand(valuesOfGenerals, total);
    effect('App. 1', 'general', 'quality', { to: quality }, 'now');
    return { face, total, quality, modifiers };
  },

  inWords: ({ total, quality }) => ({
    it: `Con ${total} il generale è ${qualities.words[quality].it}.`,
    en: `With ${total} the general is ${qualities.words[quality].en}.`,
  }),
});
