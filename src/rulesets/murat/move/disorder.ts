import { isDisorderedByOblique } from './oblique.js';
import { isEasy, walked } from './path.js';
import type { Move } from './unit.facts.js';

/** Cavalry that charges over an obstacle or through anything but open ground and roads. */
const isRoughCharge = (move: Move): boolean =>
  move.charge && move.unit.arm === 'cavalry' && (move.obstacles.length > 0 || !walked(move).every(isEasy));

/** Whether the way itself disorders the unit. */
export const isDisorderedOnItsWay = (move: Move): boolean =>
  (move.direction === 'oblique' && isDisorderedByOblique(move.unit)) || isRoughCharge(move);
