import { oneOf, optional, usually, vocabulary, yesNo } from '../../../core/index.js';
import { centimetres } from '../facts.js';
import { allowanceOf, bonusOf, factorOf, legal, moveFacts } from './movement.facts.js';

export const allowanceFacts = {
  commander: usually(false, yesNo({ it: 'È la basetta di un generale', en: 'It is a general’s own base' })),
  ...moveFacts,
  routing: usually(false, yesNo({ it: 'L’unità è in rotta', en: 'The unit is routing' })),
  strategic: usually(false, yesNo({ it: 'È un movimento strategico', en: 'It is a strategic move' })),
};

// prettier-ignore
export const moveReasons = vocabulary('MoveReason', {
  'routing-unit-has-no-strategic-move': { it: 'un’unità in rotta non ha movimento strategico', en: 'a routing unit has no strategic move' },
  'unlimbered-guns-are-abandoned':      { it: 'i pezzi sganciati restano sul posto', en: 'unlimbered guns are left behind' },
  'no-rout-speed':                      { it: 'non c’è una velocità di rotta', en: 'there is no rout speed' },
  'routing-or-retreating':              { it: 'l’unità è in rotta o in ritirata', en: 'the unit is routing or retreating' },
  'conditions-not-met':                 { it: 'mancano le condizioni per il movimento strategico', en: 'the conditions for a strategic move are not met' },
  'march-order-needs-column':           { it: 'l’ordine di marcia chiede la colonna (pezzi: agganciati)', en: 'march order needs a column (guns: limbered)' },
  'no-speed-for-formation':             { it: 'in questa formazione non c’è una velocità', en: 'there is no speed in this formation' },
});

/** What every move allowance answers. */
export const allowanceOutcome = {
  legal,
  reason: optional(oneOf({ it: 'Motivo', en: 'Reason' }, moveReasons)),
  baseCm: optional(centimetres('Velocità di tabella', 'Printed speed')),
  bonusCm: optional(bonusOf('Bonus di marcia', 'March bonus')),
  factor: optional(factorOf('Fattore', 'Factor')),
  allowanceCm: optional(allowanceOf('Mossa disponibile', 'Allowance')),
};
