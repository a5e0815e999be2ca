import { count, flag, measure, oneOf, optional, yesNo } from '../../../core/index.js';
import { targetPosition } from '../facts.js';
import { unitAs } from '../unit.js';
import { pushBackReasons } from './fire.reasons.js';

/** No fire costs more at once than a unit can have. */
const mostLosses = 100;

export const pushBackFacts = {
  losses: count({ it: 'Perdite subite da quel fuoco', en: 'Losses from that fire' }, 0, mostLosses),
  target: unitAs('Unità colpita, dopo le perdite', 'Unit fired at, after the losses'),
  targetPosition,
  targetCharging: flag('Sta caricando', 'It is charging'),
};

export const pushBackOutcome = {
  required: yesNo({ it: 'Indietreggia', en: 'It is pushed back' }),
  reason: optional(oneOf({ it: 'Perché no', en: 'Why not' }, pushBackReasons)),
  distanceUm: measure({ it: 'Di quanto indietreggia', en: 'How far it is pushed back' }, 0, 2 * mostLosses, 'UM'),
};
