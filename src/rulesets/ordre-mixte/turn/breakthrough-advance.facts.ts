import { oneOf, optional, text, usually, vocabulary, yesNo } from '../../../core/index.js';
import { centimetres, ownArm } from '../facts.js';

// prettier-ignore
export const followUp = vocabulary('FollowUp', {
  breakthrough: { it: 'sfondamento', en: 'breakthrough', also: ['sfonda'] },
  advance:      { it: 'avanzata', en: 'advance', also: ['avanza'] },
});

export const breakthroughAdvanceFacts = {
  unitId: text({ it: 'Unità', en: 'Unit' }),
  kind: oneOf({ it: 'Sfondamento o avanzata', en: 'Breakthrough or advance' }, followUp),
  distanceCm: centimetres('Lunghezza della mossa', 'Length of the move'),
  arm: ownArm,
  opponentLeftContact: usually(
    false,
    yesNo({
      it: 'L’avversario in mischia è in rotta, in ritirata o eliminato',
      en: 'Its melee opponent routed, retreated or was removed',
    }),
  ),
  allowanceCm: centimetres('Mossa normale dell’unità', 'Ordinary allowance of the unit'),
};

// prettier-ignore
export const followUpReasons = vocabulary('FollowUpReason', {
  'wrong-arm':                 { it: 'la cavalleria sfonda, la fanteria avanza', en: 'cavalry breaks through, infantry advances' },
  'opponent-still-in-contact': { it: 'l’avversario è ancora a contatto', en: 'the opponent is still in contact' },
  'beyond-allowance':          { it: 'la mossa supera quella normale', en: 'the move is longer than the ordinary one' },
});

export const breakthroughAdvanceOutcome = {
  legal: yesNo({ it: 'La mossa è permessa', en: 'The move is legal' }),
  reason: optional(oneOf({ it: 'Motivo', en: 'Reason' }, followUpReasons)),
};
