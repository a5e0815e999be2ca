import { reasonFrom, yesNo } from '../../../core/index.js';
import { cm, figureScale } from '../facts.js';
import { channelFacts, channelOutcome } from './channel.facts.js';
import { directOrderReasons } from './orders.reasons.js';

export const directOrderFacts = {
  distanceCm: cm('Distanza dal comandante in capo all’unità', 'Distance from the commander-in-chief to the unit'),
  visible: yesNo({ it: 'Il comandante in capo vede l’unità', en: 'The commander-in-chief sees the unit' }),
  ...channelFacts,
  figureScale,
};

export const directOrderOutcome = { ...channelOutcome, reason: reasonFrom(directOrderReasons) };
