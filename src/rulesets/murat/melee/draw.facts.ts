import { oneOf, optional, usually, vocabulary, yesNo } from '../../../core/index.js';
import { d6Face, um } from '../facts.js';
import { unitAs } from '../unit.js';
import { coverClass } from '../vocabulary.js';
import { meleeFacts, sideFacts } from './side.js';

// prettier-ignore
export const secondRoundReason = vocabulary('MeleeSecondRoundReason', {
  'drawn':       { it: 'il primo turno era pari', en: 'the first round was drawn' },
  'square-held': { it: 'il quadrato aveva tenuto', en: 'the square had held' },
});

export const meleeDrawFacts = {
  attacker: unitAs('Chi attacca, dopo le perdite', 'The attacker, after losses'),
  defender: unitAs('Chi difende, dopo le perdite', 'The defender, after losses'),
  defenderPosition: { ...sideFacts.position, says: { it: 'Dove sta chi difende', en: 'Where the defender stands' } },
  defenderCover: optional(
    oneOf(
      {
        it: 'Copertura di chi difende; se manca, secondo dove sta',
        en: 'Cover of the defender; if left out, by where it stands',
      },
      coverClass,
    ),
  ),
  round: meleeFacts.round,
  lossesInflicted: yesNo({ it: 'In questo turno ci sono state perdite', en: 'There were losses in this round' }),
  secondRoundReason: usually(
    'drawn',
    oneOf({ it: 'Perché si è fatto il secondo turno', en: 'Why the second round was fought' }, secondRoundReason),
  ),
};

// prettier-ignore
const nextStep = vocabulary('MeleeNextStep', {
  'second-round': { it: 'subito un secondo turno', en: 'a second round at once' },
  'end':          { it: 'la mischia è finita', en: 'the melee is over' },
});

export const meleeDrawOutcome = {
  next: oneOf({ it: 'Che cosa segue', en: 'What follows' }, nextStep),
  face: optional(d6Face),
  attackerRetreatUm: um('L’attaccante va indietro di', 'The attacker goes back by'),
  defenderRetreatUm: um('Il difensore va indietro di', 'The defender goes back by'),
  attackerDisordered: yesNo({ it: 'L’attaccante è disordinato', en: 'The attacker is disordered' }),
  defenderDisordered: yesNo({ it: 'Il difensore è disordinato', en: 'The defender is disordered' }),
};
