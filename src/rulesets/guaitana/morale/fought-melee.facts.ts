import { flag, yesNo } from '../../../core/index.js';
import { due, occasionOutcome, testedFacts } from './test.facts.js';

export const moraleFoughtMeleeFacts = {
  foughtThisTurn: yesNo({ it: 'Ha combattuto in mischia in questo turno', en: 'It fought in melee this turn' }),
  ...testedFacts,
  opponentWipedOut: flag('L’avversario è stato spazzato via', 'Its opponent was wiped out'),
};

export const moraleFoughtMeleeOutcome = { due, ...occasionOutcome };
