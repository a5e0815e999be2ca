import {
  distanceBetween,
  frontOf,
  moved,
  outlineOf,
  sideFacing,
  type Base,
  type By,
  type Outline,
  type Point,
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
const before = (enemy: Base, depthCm: number): Outline => {
  const [left, right] = frontOf(enemy);
  return [left, moved(left, enemy.headingDegrees, depthCm), moved(right, enemy.headingDegrees, depthCm), right];
};

/** So many straight pieces make a quarter of a circle: they are off it by less than a tenth of a millimetre. */
const piecesOfArc = 32;

/** The arc round an end of a front, from the way it looks to its side, or the other way round. */
const arcRound = (corner: Point, { headingDegrees }: Base, sideDegrees: 90 | -90, depthCm: number): readonly Point[] =>
  Array.from({ length: piecesOfArc }, (_, i) =>
    moved(corner, headingDegrees + (sideDegrees * (i + 1)) / piecesOfArc, depthCm),
  );

/** The zone before the front of a base: as wide as the front, or rounded off at both its ends. */
export const zoneBefore = (enemy: Base, depthCm: number, by: By): Outline => {
  const zone = before(enemy, depthCm);
  if (by(zocWidth) === 'frontage') return zone;
  const [left, right] = frontOf(enemy);
  return [
    left,
    ...[...arcRound(left, enemy, 90, depthCm)].reverse(),
    moved(left, enemy.headingDegrees, depthCm),
    moved(right, enemy.headingDegrees, depthCm),
    ...arcRound(right, enemy, -90, depthCm),
    right,
  ];
};

/** Farther than any table is deep. */
const farCm = 10_000;

/** The side of an enemy that a mover faces; before the front, but beside it, is no front to a zone as wide as the unit. */
export const approachOf = (mover: Base, enemy: Base, by: By): 'front' | 'flank' | 'rear' => {
  const side = sideFacing(enemy, outlineOf(mover));
  if (side !== 'front' || by(zocWidth) === 'radial') return side;
  return distanceBetween(outlineOf(mover), before(enemy, farCm)) === 0 ? 'front' : 'flank';
};
