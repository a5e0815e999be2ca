import { flag, reasonFrom, usually } from '../../../core/index.js';
import { allowed, cm } from '../facts.js';
import { rallyReasons } from './morale.reasons.js';
import { occasionOutcome, testedFacts } from './test.facts.js';

export const moraleRallyFacts = {
  ...testedFacts,
  cincOrderReceived: flag(
    'Ha ricevuto un ordine dal comandante in capo',
    'It has received an order from the commander-in-chief',
  ),
  pointDistanceCm: usually(0, cm('Distanza del nuovo punto da difendere', 'Distance of the new point to defend')),
};

export const moraleRallyOutcome = { allowed, reason: reasonFrom(rallyReasons), ...occasionOutcome };
