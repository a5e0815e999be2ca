import { flag, optional, text, unlessDenied, usually } from '../../../core/index.js';
import { legal, reasonsFrom, um } from '../facts.js';
import { generalMoveReasons } from './general.reasons.js';

export const generalMoveFacts = {
  distanceUm: um('Lunghezza della mossa', 'Length of the move'),
  attachTo: optional(
    text({ it: 'Unità a cui si aggrega, raggiunta a contatto di base', en: 'Unit he joins, reached in base contact' }),
  ),
  detach: flag(
    'Si sgancia dall’unità con cui era; chi si aggrega a un’altra lo fa comunque',
    'He leaves the unit he was with; whoever joins another does so anyway',
  ),
  generalAlive: unlessDenied('Il generale è in vita', 'The general is alive'),
  generalAttachedTo: usually('', text({ it: 'Unità con cui era', en: 'Unit he was with' })),
};

export const generalMoveOutcome = {
  legal,
  reasons: reasonsFrom(generalMoveReasons),
};
