import { reasonFrom, usually } from '../../../core/index.js';
import { cm, enemySighted, legal } from '../facts.js';
import { defenceOrderReasons } from './orders.reasons.js';

export const defenceOrderFacts = {
  distanceToPointCm: cm('Distanza dell’unità dal suo punto', 'Distance of the unit from its point'),
  moveCm: usually(0, cm('Mossa che vuole fare', 'Move it wants to make')),
  enemySighted,
};

export const defenceOrderOutcome = { legal, reason: reasonFrom(defenceOrderReasons) };
