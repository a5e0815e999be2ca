import { count } from '../../../core/index.js';
import { strongUnitAs } from '../unit.js';

export const supportBonusFacts = {
  supporter: strongUnitAs('Unità che supporta', 'Supporting unit'),
};

export const supportBonusOutcome = {
  dice: count({ it: 'Dadi di supporto', en: 'Dice from support' }, -1, 25),
};
