import { flag, reasonFrom, type Declared } from '../../../core/index.js';
import { allowanceCm, changeFraction, changeWhen, inDifficultGround, legal, newAllowanceCm, travel } from '../facts.js';
import { budgetReasons } from './rotation.reasons.js';

export const rotationBudgetFacts = {
  allowanceCm,
  rotates: flag('Ruota', 'It turns'),
  inclines: flag('Muove in diagonale', 'It inclines'),
  lateral: flag('Si sposta di lato', 'It shifts sideways'),
  tired: flag('È stanca', 'It is tired'),
  inDifficultGround,
  changeWhen,
  changeFraction,
  newAllowanceCm,
};
export type Budget = Declared<typeof rotationBudgetFacts>;

export const rotationBudgetOutcome = {
  legal,
  reason: reasonFrom(budgetReasons),
  travelCm: travel('Può ancora percorrere', 'It may still travel'),
};
