import { oneOf, reasonFrom, yesNo } from '../../../core/index.js';
import { commanderAlive, enemySighted, figureScale, legal, ownOrder } from '../facts.js';
import { order } from '../vocabulary.js';
import { pointDistanceCm } from './orders.facts.js';
import { initiativeReasons } from './orders.reasons.js';

export const initiativeFacts = {
  from: ownOrder,
  to: oneOf({ it: 'Ordine che il comandante dell’unità vuole', en: 'Order the unit’s commander wishes for' }, order),
  commanderAlive,
  enemySighted,
  pointDistanceCm,
  figureScale,
};

export const initiativeOutcome = {
  legal,
  reason: reasonFrom(initiativeReasons),
  needsTest: yesNo({ it: 'Serve un test di morale', en: 'A morale test is needed' }),
};
