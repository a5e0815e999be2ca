import { group, list, text, yesNo } from '../../../core/index.js';
import { um } from '../facts.js';
import { unitAs } from '../unit.js';
import { mostUnits } from './division.facts.js';

export const divisionWithdrawalFacts = {
  units: list({ it: 'Unità della divisione', en: 'Units of the division' }, unitAs('Unità', 'Unit'), 1, mostUnits),
};

export const divisionWithdrawalOutcome = {
  mandatoryMoves: list(
    { it: 'Mosse obbligate', en: 'Mandatory moves' },
    group({ it: 'Mossa obbligata', en: 'Mandatory move' }, 'WithdrawalMove', {
      id: text({ it: 'Unità', en: 'Unit' }),
      mandatoryMoveUm: um('Di quanto si ritira', 'How far it retires'),
    }),
    0,
    mostUnits,
  ),
  dissolvesIfBeaten: yesNo({ it: 'Chi è sconfitto si dissolve', en: 'A beaten unit dissolves' }),
  mayBeInterpenetrated: yesNo({ it: 'Gli amici possono attraversarla', en: 'Friends may pass through it' }),
  divisionLost: yesNo({ it: 'La divisione è persa', en: 'The division is lost' }),
};
