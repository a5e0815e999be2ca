import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const artilleryActionReasons = vocabulary('ArtilleryActionReason', {
  'two-actions-only':                 { it: 'le azioni sono al massimo due', en: 'there are two actions at most' },
  'fired-battery-may-only-be-pushed': { it: 'dopo il fuoco si può solo spingere a mano', en: 'after firing it may only be pushed by hand' },
  'must-be-deployed':                 { it: 'spara ed è spinta a mano solo da schierata', en: 'it fires and is pushed by hand only when deployed' },
  'must-be-limbered':                 { it: 'muove solo al traino', en: 'it moves only when limbered' },
  'already-fired-this-turn':          { it: 'ha già fatto fuoco in questa mossa', en: 'it has already fired this turn' },
  'already-limbered':                 { it: 'è già al traino', en: 'it is already limbered' },
  'already-deployed':                 { it: 'è già schierata', en: 'it is already deployed' },
  'fired-in-enemy-turn':              { it: 'ha fatto fuoco nell’attivazione nemica', en: 'it fired in the enemy’s activation' },
  'one-push-per-turn':                { it: 'si spinge a mano una volta sola', en: 'guns are pushed by hand only once' },
  'moved-by-division-order':          { it: 'è stata mossa da un ordine di divisione', en: 'a division order has moved it' },
  'retired-to-recover':               { it: 'si è ritirata per riordinarsi', en: 'it has retired to recover' },
});

/** Why guns do not fire over friends; the code is the one their fire is refused with. */
// prettier-ignore
export const overheadFireReasons = vocabulary('OverheadFireReason', {
  'friends-in-line': { it: 'gli amici sono sulla linea di tiro', en: 'friends stand in the line of fire' },
});
