import {
  distanceBetween,
  frontOf,
  moved,
  outlineOf,
  sideFacing,
  type Base,
  type By,
  type Outline,
} from '../../../core/index.js';
import { limits } from '../tables.js';
import { isHorse, type Arm } from '../vocabulary.js';
import { zocArtilleryMover, zocWidth } from './zoc.rulings.js';

/** How near an advancing arm may come to an enemy front, in cm. */
export const stopDistanceOf = (arm: Arm, by: By): keyof typeof limits.entries | null => {
  if (arm === 'infantry') return 'zoc-infantry';
  if (isHorse(arm)) return 'zoc-cavalry';
  if (by(zocArtilleryMover) === 'none') return null;
  return arm === 'horse-artillery' ? 'zoc-cavalry' : 'zoc-infantry';
};

/** The rectangle before the front of a base. */
export const before = (enemy: Base, depthCm: number): Outline => {
  const [left, right] = frontOf(enemy);
  return [left, moved(left, enemy.headingDegrees, depthCm), moved(right, enemy.headingDegrees, depthCm), right];
};

/** Farther than any table is deep. */
const farCm = 10_000;

/** The side of an enemy that a mover faces; before the front, but beside it, is no front to a zone as wide as the unit. */
export const approachOf = (mover: Base, enemy: Base, by: By): 'front' | 'flank' | 'rear' => {
  const side = sideFacing(enemy, outlineOf(mover));
  if (side !== 'front' || by(zocWidth) === 'radial') return side;
  return distanceBetween(outlineOf(mover), before(enemy, farCm)) === 0 ? 'front' : 'flank';
};
