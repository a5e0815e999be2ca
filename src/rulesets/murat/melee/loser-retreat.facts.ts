import { count, flag, oneOf, optional, usually, vocabulary, yesNo } from '../../../core/index.js';
import { d6Face, um } from '../facts.js';
import { unitAs } from '../unit.js';
import { fightingArm } from '../vocabulary.js';
import { meleeFacts, sideFacts } from './side.js';

export const obstaclesCrossed = usually(
  0,
  count({ it: 'Ostacoli lineari sulla via', en: 'Linear obstacles on the way' }, 0, 20),
);

export const loserRetreatFacts = {
  loser: unitAs('Unità battuta', 'Beaten unit'),
  winnerArm: oneOf({ it: 'Arma di chi ha vinto', en: 'Arm of the winner' }, fightingArm),
  round: meleeFacts.round,
  position: sideFacts.position,
  contactedInOpen: optional(
    yesNo({
      it: 'Se è una batteria: contattata allo scoperto; se manca, secondo dove sta',
      en: 'If a battery: reached in the open; if left out, by where it stands',
    }),
  ),
  obstaclesCrossed,
  divisionWithdrawing: flag('La sua divisione si ritira dal campo', 'Its division is withdrawing'),
};

// prettier-ignore
export const loserEffect = vocabulary('MeleeLoserEffect', {
  'dissolved':                      { it: 'si dissolve', en: 'it dissolves' },
  'destroyed':                      { it: 'i cannoni sono distrutti', en: 'the guns are destroyed' },
  'square-holds-second-round':      { it: 'il quadrato tiene e si fa un secondo turno', en: 'the square holds, and a second round follows' },
  'square-holds':                   { it: 'il quadrato tiene', en: 'the square holds' },
  'square-broken-line-facing-away': { it: 'il quadrato si rompe e resta in linea, spalle al nemico', en: 'the square breaks into line, its back to the enemy' },
  'leaves-built-up-area-in-line':   { it: 'lascia l’abitato e si mette in linea', en: 'it leaves the built-up area and forms line' },
  'retreats':                       { it: 'si ritira', en: 'it retreats' },
});

export const loserDisordered = yesNo({ it: 'È disordinata', en: 'It is disordered' });

export const loserRetreatOutcome = {
  required: yesNo({ it: 'Si tira il dado', en: 'The die is thrown' }),
  face: optional(d6Face),
  effect: oneOf({ it: 'Che cosa fa', en: 'What it does' }, loserEffect),
  distanceUm: um('Ritirata, tolti gli ostacoli', 'Retreat, after obstacles'),
  printedDistanceUm: optional(um('Ritirata in tabella', 'Retreat in the table')),
  disordered: loserDisordered,
};
