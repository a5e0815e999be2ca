import { count, list, oneOf, usually, vocabulary } from '../../../core/index.js';
import { ifLegal, legal } from '../facts.js';
import { turnState } from '../vocabulary.js';

// prettier-ignore
export const turnEvent = vocabulary('TurnEvent', {
  'done':                  { it: 'finita', en: 'done', also: ['fine', 'fatto'] },
  'choose-division-order': { it: 'scelto l’ordine di divisione', en: 'division order chosen', also: ['ordine di divisione'] },
  'choose-brigade-orders': { it: 'scelti gli ordini di brigata', en: 'brigade orders chosen', also: ['ordini di brigata', 'ordini di reggimento'] },
});

// prettier-ignore
export const turnFlag = vocabulary('TurnFlag', {
  firedThisTurn:          { it: 'ha fatto fuoco', en: 'has fired' },
  chargedThisTurn:        { it: 'ha caricato', en: 'has charged' },
  ordersReceivedThisTurn: { it: 'ordini ricevuti', en: 'orders received' },
  failedOrderThisTurn:    { it: 'ha fallito un ordine', en: 'has failed an order' },
  movedByDivisionOrder:   { it: 'mossa da un ordine di divisione', en: 'moved by a division order' },
  retiredToRecover:       { it: 'ritirata per riordinarsi', en: 'retired to recover' },
  rotatedDegreesThisTurn: { it: 'gradi ruotati', en: 'degrees turned' },
  opportunityOrder:       { it: 'in opportunità', en: 'on opportunity' },
  failedSquareThisTurn:   { it: 'quadrato fallito', en: 'failed square' },
});

const left = (it: string, en: string) => usually(0, count({ it, en }, 0, 100));

export const sequenceFacts = {
  state: oneOf({ it: 'Fase in corso', en: 'Present state' }, turnState),
  event: usually('done', oneOf({ it: 'Che cosa la chiude', en: 'What ends it' }, turnEvent)),
  brigadesLeft: left('Brigate di questa divisione ancora da attivare', 'Brigades of this division still to act'),
  divisionsLeft: left('Divisioni ancora da attivare in questa mossa', 'Divisions still to act this turn'),
};

export const sequenceOutcome = {
  legal,
  state: ifLegal(oneOf({ it: 'Fase seguente', en: 'Next state' }, turnState)),
  clearedFlags: list(
    { it: 'Segni della mossa che si tolgono', en: 'Marks of the turn that are cleared' },
    oneOf({ it: 'Segno', en: 'Mark' }, turnFlag),
    0,
    turnFlag.values.length,
  ),
};
