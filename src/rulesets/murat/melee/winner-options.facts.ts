import { flag, list, oneOf, optional, someOf, vocabulary } from '../../../core/index.js';
import { unitAs } from '../unit.js';
import { fightingArm } from '../vocabulary.js';

export const winnerOptionsFacts = {
  winner: unitAs('Unità che ha vinto', 'Unit that won'),
  winnerCharged: flag('Ha caricato o controcaricato', 'It charged or countercharged'),
  loserArm: oneOf({ it: 'Arma di chi ha perso', en: 'Arm of the loser' }, fightingArm),
  alreadyBrokeThrough: flag('La vittoria chiude uno sfondamento', 'This win ends a breakthrough'),
  secondRoundAgainstSquare: flag(
    'Secondo turno contro un quadrato che aveva tenuto',
    'Second round against a square that had held',
  ),
  forcedBridge: flag('Ha forzato un ponte', 'It forced a bridge'),
};

// prettier-ignore
export const winnerOption = vocabulary('MeleeWinnerOption', {
  stand:        { it: 'resta ferma', en: 'it stands' },
  reorganise:   { it: 'si riorganizza', en: 'it reorganises' },
  breakthrough: { it: 'sfonda', en: 'it breaks through' },
});

export const winnerOptionsOutcome = {
  options: list({ it: 'Scelte', en: 'Options' }, oneOf({ it: 'Scelta', en: 'Option' }, winnerOption), 1, 3),
  mandatory: optional(
    oneOf(
      { it: 'Obbligo', en: 'Obligation' },
      someOf('MeleeWinnerObligation', winnerOption, ['stand', 'breakthrough']),
    ),
  ),
};
