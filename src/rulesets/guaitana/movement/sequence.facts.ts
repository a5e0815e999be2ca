import { flag, oneOf, optional, reasonFrom, unlessDenied } from '../../../core/index.js';
import { legal, ownOrder } from '../facts.js';
import { side } from '../vocabulary.js';
import { sequenceReasons } from './movement.reasons.js';

export const movementSequenceFacts = {
  side: oneOf({ it: 'Chi vuole muovere un’unità', en: 'The side that wants to move a unit' }, side),
  lastSide: optional(oneOf({ it: 'Chi ha mosso per ultimo', en: 'The side that moved last' }, side)),
  unitOrder: { ...ownOrder, says: { it: 'Ordine dell’unità che muove', en: 'Order of the unit to be moved' } },
  retreatersLeft: flag(
    'Unità proprie in ritirata devono ancora muovere',
    'Own units with retreat orders are still to move',
  ),
  opponentHasUnitsLeft: unlessDenied(
    'L’altro giocatore ha ancora unità da muovere',
    'The other side still has units to move',
  ),
  contactedThisPhase: flag('Un nemico l’ha contattata in questa fase', 'An enemy has touched it in this phase'),
  contactFromEarlierTurn: flag('È a contatto da un turno precedente', 'In contact since an earlier turn'),
};

export const movementSequenceOutcome = { legal, reason: reasonFrom(sequenceReasons) };
