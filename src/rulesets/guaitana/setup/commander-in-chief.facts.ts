import { count, flag, reasonFrom, usually } from '../../../core/index.js';
import { legal, ownSide } from '../facts.js';
import { cincSetupReasons } from './setup.reasons.js';

const mostUnits = 200;

export const commanderInChiefFacts = {
  armyUnits: count({ it: 'Unità dell’esercito', en: 'Units of the army' }, 0, mostUnits),
  heliograph: flag('Ha un eliografo, per scenario', 'It has a heliograph, by scenario'),
  side: usually('italian', ownSide),
};

export const commanderInChiefOutcome = {
  legal,
  reason: reasonFrom(cincSetupReasons),
  messengers: count({ it: 'Portaordini', en: 'Messengers' }, 0, mostUnits / 2),
};
