import type { Declared, Refusal } from '../../../core/index.js';
import { mostActions } from '../artillery/spent.js';
import { formationOf, type gunneryBars, type musketryBars, type Unit } from '../unit.js';
import type { ArtilleryReason, MusketryReason } from './fire.reasons.js';

/** What keeps a unit from firing wherever it stands: whoever asks whether it may and whoever fires see the same. */

export const barsToMuskets = (
  shooter: Unit,
  bars: Declared<typeof musketryBars>,
): readonly Refusal<MusketryReason>[] => [
  shooter.arm !== 'infantry' && ['infantry-only', '§2.8'],
  formationOf(shooter) === 'march-column' && ['march-column-cannot-fire', '§1.2'],
  shooter.firedThisTurn && ['already-fired-this-turn', '§2.8'],
  shooter.chargedThisTurn && ['charging-unit-cannot-fire', '§2.7'],
  bars.movedByDivisionOrder && ['moved-by-division-order', '§2.4'],
  bars.failedSquareThisTurn && ['failed-square', '§2.6'],
  bars.retiredToRecover && ['retired-to-recover', '§2.11'],
];

/** Whether nothing keeps it from firing but what it sees. */
export const mayFireMuskets = (shooter: Unit, bars: Declared<typeof musketryBars>): boolean =>
  barsToMuskets(shooter, bars).every(bar => bar === false);

export const barsToGuns = (
  shooter: Unit,
  bars: Declared<typeof gunneryBars>,
  underCharge: boolean,
): readonly Refusal<ArtilleryReason>[] => [
  shooter.arm !== 'artillery' && ['artillery-only', '§2.8'],
  formationOf(shooter) === 'limbered' && ['limbered', '§2.8'],
  shooter.firedThisTurn && ['already-fired-this-turn', '§2.8'],
  // Defensive fire is no action of its own turn.
  bars.actionsThisTurn >= mostActions && !underCharge && ['two-actions-only', '§2.7'],
  bars.movedByDivisionOrder && ['moved-by-division-order', '§2.4'],
  bars.retiredToRecover && ['retired-to-recover', '§2.11'],
];
