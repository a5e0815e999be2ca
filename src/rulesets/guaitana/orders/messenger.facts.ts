import { count, optional, reasonFrom, usually } from '../../../core/index.js';
import { cm, figureScale } from '../facts.js';
import { channelFacts, channelOutcome } from './channel.facts.js';
import { laterTurn } from './orders.facts.js';
import { messengerReasons } from './orders.reasons.js';

export const messengerFacts = {
  distanceCm: cm('Strada da fare, in cm di mossa', 'Way to ride, in cm of movement'),
  messengersLeft: usually(1, count({ it: 'Portaordini disponibili', en: 'Messengers available' }, 0, 100)),
  ...channelFacts,
  figureScale,
};

export const messengerOutcome = {
  ...channelOutcome,
  reason: reasonFrom(messengerReasons),
  arrivalTurn: optional(laterTurn('Turno in cui il portaordini arriva', 'Turn in which the messenger arrives')),
};
