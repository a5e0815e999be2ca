import { flag, yesNo } from '../../../core/index.js';
import { ifLegal, legal, reasonsFrom } from '../facts.js';
import { unitAs } from '../unit.js';
import { interpenetrationReasons } from './move.reasons.js';

export const interpenetrationFacts = {
  passed: unitAs('Unità amica attraversata', 'Friend passed through'),
  passedDivisionWithdrawing: flag('La sua divisione si ritira dal campo', 'Its division is withdrawing'),
  retiringToRecover: flag('Chi passa si ritira per riordinarsi', 'The mover retires to recover'),
  forcedRetreat: flag('Chi passa si ritira suo malgrado', 'The mover retreats against its will'),
};

export const interpenetrationOutcome = {
  legal,
  reasons: reasonsFrom(interpenetrationReasons),
  disordersMover: ifLegal(yesNo({ it: 'Chi passa si disordina', en: 'The mover is disordered' })),
};
