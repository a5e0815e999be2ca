import { count, oneOf, optional, vocabulary, yesNo } from '../../../core/index.js';
import { ownArm, ownFormation, points } from '../facts.js';
import { arm, lossCause, moraleBand, moraleResult } from '../vocabulary.js';

export const testCause = oneOf({ it: 'Causa del test', en: 'What caused the test' }, lossCause);
export const opponentArm = optional(
  oneOf({ it: 'Arma dell’avversario in mischia', en: 'Arm of the opponent in melee' }, arm),
);
export const opponentNeeded = {
  it: 'Per un quadrato in mischia serve l’arma dell’avversario.',
  en: 'A square in melee needs the arm of its opponent.',
};

export const applyResultFacts = {
  band: oneOf({ it: 'Fascia del test', en: 'Band of the test' }, moraleBand),
  cause: testCause,
  formation: ownFormation,
  arm: ownArm,
  opponentArm,
  pm: points('PM dopo le perdite', 'PM after the losses'),
};

// prettier-ignore
export const statusChange = vocabulary('StatusChange', {
  routing:    { it: 'in rotta', en: 'routing' },
  retreating: { it: 'in ritirata', en: 'retreating' },
  unchanged:  { it: 'invariato', en: 'unchanged' },
});

export const applyResultOutcome = {
  result: oneOf({ it: 'Risultato', en: 'Result' }, moraleResult),
  pmLoss: count({ it: 'PM persi per il risultato', en: 'PM lost through the result' }, 0, 2),
  pmAfter: points('PM che restano', 'PM left'),
  removed: yesNo({ it: 'L’unità è eliminata', en: 'The unit is removed' }),
  status: oneOf({ it: 'Nuovo stato di morale', en: 'New morale status' }, statusChange),
  becomesDisordered: yesNo({ it: 'Va in disordine', en: 'Becomes disordered' }),
  basesTurned: count({ it: 'Basette da girare', en: 'Bases to turn' }, 0, 2),
  gunsAbandoned: yesNo({ it: 'I serventi lasciano i pezzi', en: 'The crew leaves its guns' }),
};
