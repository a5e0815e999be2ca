import { group, list, oneOf, usually, yesNo } from '../../../core/index.js';
import { centimetres, ownArm } from '../facts.js';
import { arm, standingStatus } from '../vocabulary.js';

export const moraleSupportFacts = {
  arm: ownArm,
  friends: usually(
    [],
    list(
      { it: 'Unità amiche vicine', en: 'Friendly units near it' },
      group({ it: 'Unità amica', en: 'Friendly unit' }, 'Friend', {
        arm: oneOf({ it: 'Arma dell’unità amica', en: 'Arm of the friendly unit' }, arm),
        behind: yesNo({ it: 'Sta dietro l’unità', en: 'It stands behind the unit' }),
        distanceCm: centimetres('Distanza dall’unità', 'Distance from the unit'),
        status: usually('steady', oneOf({ it: 'Stato di morale', en: 'Morale status' }, standingStatus)),
      }),
      0,
      50,
    ),
  ),
  declaredSupported: usually(
    false,
    yesNo({
      it: 'I giocatori la dichiarano supportata, per il club che fa così',
      en: 'The players declare it supported, for a club that does so',
    }),
  ),
};

export const moraleSupportOutcome = {
  supported: yesNo({ it: 'L’unità è supportata', en: 'The unit is supported' }),
};
