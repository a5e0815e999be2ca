import { oneOf, optional, someOf, text, usually, vocabulary, yesNo } from '../../../core/index.js';
import { centimetres } from '../facts.js';
import { attachedGeneral } from '../vocabulary.js';
import { legal } from './movement.facts.js';

export const generalsFacts = {
  distanceCm: centimetres('Lunghezza della mossa del generale', 'Length of the general’s move'),
  attachTo: optional(text({ it: 'Unità a cui si aggrega', en: 'Unit he joins' })),
  endsInContact: usually(
    true,
    yesNo({ it: 'Finisce a contatto con quell’unità', en: 'He ends in contact with that unit' }),
  ),
  charismatic: usually(false, yesNo({ it: 'È un generale carismatico', en: 'He is a charismatic general' })),
};

// prettier-ignore
export const generalReasons = vocabulary('GeneralReason', {
  'beyond-30-cm':   { it: 'la mossa supera i 30 cm', en: 'the move is longer than 30 cm' },
  'not-in-contact': { it: 'non finisce a contatto con l’unità', en: 'he does not end in contact with the unit' },
});

export const joiningGeneral = someOf('JoiningGeneral', attachedGeneral, ['general', 'charismatic']);

export const generalsOutcome = {
  legal,
  reason: optional(oneOf({ it: 'Motivo', en: 'Reason' }, generalReasons)),
  attachedGeneral: optional(
    oneOf({ it: 'Generale ora aggregato all’unità', en: 'General now attached to the unit' }, joiningGeneral),
  ),
};
