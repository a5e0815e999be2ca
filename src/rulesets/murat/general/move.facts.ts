import { flag, optional, text } from '../../../core/index.js';
import { legal, reasonsFrom, um } from '../facts.js';
import { generalMoveReasons } from './general.reasons.js';

export const generalMoveFacts = {
  distanceUm: um('Lunghezza della mossa', 'Length of the move'),
  attachTo: optional(
    text({ it: 'Unità a cui si aggrega, raggiunta a contatto di base', en: 'Unit he joins, reached in base contact' }),
  ),
  detach: flag('Si sgancia dall’unità con cui era', 'He leaves the unit he was with'),
};

export const generalMoveOutcome = {
  legal,
  reasons: reasonsFrom(generalMoveReasons),
};
