import { along, bearingOf, closestOn, distanceOf, firstWithin, moved, type Point } from '../../../core/index.js';

/** A straight path, and the enemies that count for a limit. */
export interface Approach {
  readonly start: Point;
  readonly end: Point;
  readonly enemies: readonly Point[];
  readonly limitCm: number;
}

const nearestTo = (point: Point, enemies: readonly Point[]): Point | null =>
  enemies.reduce<Point | null>(
    (nearest, enemy) => (nearest === null || distanceOf(point, enemy) < distanceOf(point, nearest) ? enemy : nearest),
    null,
  );

const respects = (point: Point, { enemies, limitCm }: Approach): boolean =>
  enemies.every(enemy => distanceOf(point, enemy) >= limitCm - nothing);

/** On a table this is nothing. */
const nothing = 1e-6;

/** Straight away from the nearest enemy, to the limit. */
export const awayFrom = (point: Point, { enemies, limitCm }: Approach): Point => {
  const nearest = nearestTo(point, enemies);
  return nearest === null ? point : moved(nearest, bearingOf(nearest, point), limitCm);
};

/** Whether the end of the path respects the limit. */
export const endRespects = (approach: Approach): boolean => respects(approach.end, approach);

/** The first point of the path where the limit is reached; null if it never comes nearer. */
export const firstAtLimit = (approach: Approach): Point | null => {
  const { start, end, enemies, limitCm } = approach;
  const entering = enemies.flatMap(enemy => {
    const reached = firstWithin([start], start, end, [enemy], limitCm);
    // Who only grazes the limit has not gone within it.
    return reached !== null && comesWithin(approach, enemy) ? [reached] : [];
  });
  return entering.length === 0 ? null : along(start, end, Math.min(...entering));
};

const comesWithin = ({ start, end, limitCm }: Approach, enemy: Point): boolean =>
  closestOn([start], start, end, [enemy]) < limitCm - nothing;

/** The last point of the path that respects the limit; null if there is none. */
export const lastAtLimit = (approach: Approach): Point | null => {
  const { start, end, enemies, limitCm } = approach;
  let share = 1;
  // Each enemy is passed once at most: whoever is too near sends the unit back to where it came within his reach.
  for (let i = 0; i <= enemies.length; i++) {
    const here = along(start, end, share);
    const tooNear = enemies.find(enemy => distanceOf(here, enemy) < limitCm - nothing);
    if (tooNear === undefined) return here;
    if (distanceOf(start, tooNear) < limitCm - nothing) return null;
    share = firstWithin([start], start, end, [tooNear], limitCm) ?? 0;
  }
  return null;
};
