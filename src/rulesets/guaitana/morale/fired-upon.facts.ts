import { usually, yesNo } from '../../../core/index.js';
import { figures } from '../facts.js';
import { due, occasionOutcome, testedFacts } from './test.facts.js';

export const moraleFiredUponFacts = {
  wasFiredUpon: yesNo({ it: 'Ha subito tiri nemici in questa fase', en: 'An enemy fired at it this phase' }),
  ...testedFacts,
  casualties: usually(0, figures('Soldatini persi per quel tiro', 'Figures lost to that fire')),
};

export const moraleFiredUponOutcome = { due, ...occasionOutcome };
