import { count, flag, list, oneOf, text, usually, vocabulary, type WordOf, yesNo } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom } from '../facts.js';
import { artilleryType, batteryFormation } from '../vocabulary.js';
import { artilleryActionReasons } from './artillery.reasons.js';

// prettier-ignore
export const artilleryAction = vocabulary('ArtilleryAction', {
  move:   { it: 'muovere', en: 'move', also: ['movimento', 'muove'] },
  fire:   { it: 'fare fuoco', en: 'fire', also: ['fuoco', 'sparare', 'spara'] },
  limber: { it: 'agganciare', en: 'limber', also: ['aggancia', 'agganciare al traino'] },
  deploy: { it: 'schierare', en: 'deploy', also: ['schiera', 'sganciare'] },
  push:   { it: 'spingere a mano', en: 'push by hand', also: ['a spinta', 'spinge', 'spingere'] },
});
export type ArtilleryAction = WordOf<typeof artilleryAction>;

export const artilleryActionsFacts = {
  artilleryType: usually(
    'foot',
    oneOf({ it: 'Artiglieria a piedi o a cavallo', en: 'Foot or horse artillery' }, artilleryType),
  ),
  formation: usually(
    'deployed',
    oneOf({ it: 'Formazione all’inizio', en: 'Formation at the start' }, batteryFormation),
  ),
  actions: list(
    { it: 'Azioni, nell’ordine', en: 'Actions, in order' },
    oneOf({ it: 'Azione', en: 'Action' }, artilleryAction),
    0,
    20,
  ),
  firedThisTurn: flag(
    'In questa mossa ha già fatto fuoco, prima di queste azioni',
    'It has already fired this turn, before these actions',
  ),
  firedInEnemyTurn: flag(
    'In questa mossa ha già fatto fuoco nell’attivazione nemica',
    'It has already fired this turn, in the enemy’s activation',
  ),
  actionsThisTurn: usually(
    0,
    count(
      {
        it: 'Azioni già compiute in questa mossa, oltre al fuoco',
        en: 'Actions already taken this turn, besides fire',
      },
      0,
      20,
    ),
  ),
  pushedThisTurn: flag('In questa mossa è già stata spinta a mano', 'It has already been pushed by hand this turn'),
  movedByDivisionOrder: flag('Mossa da un ordine di divisione', 'Moved by a division order'),
  retiredToRecover: flag('Si è ritirata per riordinarsi', 'It has retired to recover'),
  attachedTo: usually('', text({ it: 'Reggimento a cui è aggregata', en: 'Regiment it is attached to' })),
  withRegiment: flag(
    'Muove con il reggimento a cui è aggregata; altrimenti, se muove, non lo è più',
    'It moves with the regiment it is attached to; otherwise, if it moves, it is attached no more',
  ),
  ordersAlreadyReceived: usually(
    0,
    count({ it: 'Ordini già ricevuti in questa mossa', en: 'Orders already received this turn' }, 0, 20),
  ),
};

export const artilleryActionsOutcome = {
  legal,
  reasons: reasonsFrom(artilleryActionReasons),
  formation: ifLegal(oneOf({ it: 'Formazione alla fine', en: 'Formation at the end' }, batteryFormation)),
  needsOrder: ifLegal(yesNo({ it: 'Serve un ordine', en: 'An order is needed' })),
};
