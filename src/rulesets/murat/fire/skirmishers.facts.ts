import { yesNo } from '../../../core/index.js';
import { openGround } from './musketry.facts.js';

export const skirmishersFacts = {
  shooterSk: yesNo({ it: 'Chi spara ha schermagliatori', en: 'The shooter has skirmishers' }),
  targetSk: yesNo({ it: 'Il bersaglio ha schermagliatori', en: 'The target has skirmishers' }),
  openGround,
};

export const skirmishersOutcome = {
  reroll: yesNo({ it: 'Ritira un dado fallito', en: 'One missed die is thrown again' }),
};
