import type { Refusal } from '../../../core/index.js';
import { mostActions } from '../artillery/spent.js';
import { formationOf, type Unit } from '../unit.js';
import type { ArtilleryReason, MusketryReason } from './fire.reasons.js';

/** What keeps a unit from firing and shows on the unit itself: whoever asks whether it may and whoever fires see the same. */

export const barsToMuskets = (shooter: Unit): readonly Refusal<MusketryReason>[] => [
  shooter.arm !== 'infantry' && ['infantry-only', '§2.8'],
  formationOf(shooter) === 'march-column' && ['march-column-cannot-fire', '§1.2'],
  shooter.firedThisTurn && ['already-fired-this-turn', '§2.8'],
  shooter.chargedThisTurn && ['charging-unit-cannot-fire', '§2.7'],
  shooter.movedByDivisionOrder && ['moved-by-division-order', '§2.4'],
  shooter.failedSquareThisTurn && ['failed-square', '§2.6'],
  shooter.retiredToRecover && ['retired-to-recover', '§2.11'],
];

/** Whether nothing on the unit itself keeps it from firing. */
export const mayFireMuskets = (unit: Unit): boolean => barsToMuskets(unit).every(bar => bar === false);

export const barsToGuns = (shooter: Unit, underCharge: boolean): readonly Refusal<ArtilleryReason>[] => [
  shooter.arm !== 'artillery' && ['artillery-only', '§2.8'],
  formationOf(shooter) === 'limbered' && ['limbered', '§2.8'],
  shooter.firedThisTurn && ['already-fired-this-turn', '§2.8'],
  // Defensive fire is no action of its own turn.
  shooter.actionsThisTurn >= mostActions && !underCharge && ['two-actions-only', '§2.7'],
  shooter.movedByDivisionOrder && ['moved-by-division-order', '§2.4'],
  shooter.retiredToRecover && ['retired-to-recover', '§2.11'],
];
