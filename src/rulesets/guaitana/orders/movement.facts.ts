import { reasonFrom, unlessDenied } from '../../../core/index.js';
import { capacityShare, enemySighted, legal } from '../facts.js';
import { movementOrderReasons } from './orders.reasons.js';

export const movementOrderFacts = {
  spentFraction: capacityShare('Parte della mossa usata in questa fase', 'Share of its capacity used this phase'),
  followsDrawnPath: unlessDenied('La mossa segue la linea tracciata', 'The move stays on the drawn line'),
  enemySighted,
};

export const movementOrderOutcome = { legal, reason: reasonFrom(movementOrderReasons) };
