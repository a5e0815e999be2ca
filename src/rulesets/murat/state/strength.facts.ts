import { yesNo } from '../../../core/index.js';
import { strength } from '../facts.js';

export const stateStrengthFacts = {
  fouInitial: strength('FoU all’inizio della battaglia', 'FoU at the start of the battle'),
  fouCurrent: strength('FoU attuale', 'FoU now'),
};

export const stateStrengthOutcome = {
  lost: strength('FoU perduta', 'FoU lost'),
  thirdLost: yesNo({ it: 'Ha perso almeno un terzo', en: 'A third or more is lost' }),
  decimated: yesNo({ it: 'È decimata', en: 'It is decimated' }),
  dissolved: yesNo({ it: 'È dissolta', en: 'It is dissolved' }),
  canHoldObjective: yesNo({ it: 'Può tenere un obiettivo', en: 'It can hold an objective' }),
};
