import { count, flag, oneOf, optional, reasonFrom, unlessDenied, usually, yesNo } from '../../../core/index.js';
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
  contactedThisPhase: optional(
    yesNo({
      it: 'Un nemico l’ha contattata in questa fase; se manca, secondo i nemici che la contattano',
      en: 'An enemy has touched it in this phase; if left out, by the enemies that touch it',
    }),
  ),
  contacts: usually(
    0,
    count({ it: 'Nemici che la contattano in questo turno', en: 'Enemies that touch it this turn' }, 0, 20),
  ),
  contactFromEarlierTurn: flag('È a contatto da un turno precedente', 'In contact since an earlier turn'),
};

export const movementSequenceOutcome = { legal, reason: reasonFrom(sequenceReasons) };
