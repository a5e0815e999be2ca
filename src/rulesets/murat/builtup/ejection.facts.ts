import { oneOf, optional, yesNo } from '../../../core/index.js';
import { d6Face } from '../facts.js';
import { loserDisordered, loserEffect, loserRetreatFacts, loserRetreatOutcome } from '../melee/loser-retreat.facts.js';
import { unitAs } from '../unit.js';
import { formation } from '../vocabulary.js';

export const builtupEjectionFacts = {
  loser: unitAs('Presidio battuto', 'Beaten garrison'),
  winner: unitAs('Unità che ha vinto', 'Unit that won'),
  divisionWithdrawing: loserRetreatFacts.divisionWithdrawing,
};

export const builtupEjectionOutcome = {
  face: optional(d6Face),
  distanceUm: loserRetreatOutcome.distanceUm,
  effect: oneOf({ it: 'Che cosa fa', en: 'What it does' }, loserEffect),
  formation: optional(
    oneOf(
      { it: 'Formazione dopo; nessuna se si dissolve', en: 'Formation afterwards; none if it dissolves' },
      formation,
    ),
  ),
  disordered: loserDisordered,
  winnerMayOccupy: yesNo({ it: 'Chi ha vinto può occupare il posto', en: 'The winner may occupy the place' }),
};
