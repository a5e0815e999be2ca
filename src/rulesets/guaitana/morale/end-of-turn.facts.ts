import { flag } from '../../../core/index.js';
import { due, occasionOutcome, testedFacts } from './test.facts.js';

export const moraleEndOfTurnFacts = {
  ...testedFacts,
  retreatSinceThisTurn: flag('È in ritirata solo da questo turno', 'It has been retreating only since this turn'),
};

export const moraleEndOfTurnOutcome = { due, ...occasionOutcome };
