import { oneOf, optional, usually, yesNo, type By } from '../../../core/index.js';
import { centimetres } from '../facts.js';
import { standingStatus } from '../vocabulary.js';
import { allowanceOutcome } from './allowance.facts.js';
import { moveFacts } from './movement.facts.js';
import { strategicConditions } from './movement.rulings.js';

export const strategicFacts = {
  ...moveFacts,
  status: usually('steady', oneOf({ it: 'Stato di morale', en: 'Morale status' }, standingStatus)),
  conditionsMet: yesNo({
    it: 'I giocatori dichiarano che qui il movimento strategico è permesso',
    en: 'The players declare that a strategic move is allowed here',
  }),
  minimumDistanceCm: optional(
    centimetres('Distanza minima dal nemico fissata dal club', 'Minimum distance from the enemy set by the club'),
  ),
  enemyDistanceCm: optional(centimetres('Distanza dal nemico più vicino', 'Distance from the nearest enemy')),
};

/** A club with a minimum distance must state it and measure. */
export const distancesNeeded = {
  says: {
    it: 'Il club fissa una distanza minima: indicare la distanza minima e quella dal nemico più vicino.',
    en: 'The club sets a minimum distance: state it and the distance from the nearest enemy.',
  },
  when: (_: unknown, by: By): boolean => by(strategicConditions) === 'club-minimum-distance',
};

export const strategicOutcome = allowanceOutcome;
