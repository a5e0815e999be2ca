import { legal, reasonsFrom, um } from '../facts.js';
import { divisionMoveReasons } from './order.reasons.js';

export const divisionMoveFacts = {
  startDistanceUm: um(
    'Distanza dal nemico più vicino prima di muovere',
    'Distance to the nearest enemy before the move',
  ),
  endDistanceUm: um('Distanza dal nemico più vicino dopo il movimento', 'Distance to the nearest enemy after the move'),
};

export const divisionMoveOutcome = {
  legal,
  reasons: reasonsFrom(divisionMoveReasons),
};
