import { courseOfEdges, hasArea, standingOf } from './interior.js';
import type { Outline } from './outline.js';
import { cross, squaredOff } from './segment.js';
import { slackBetween } from './tolerance.js';

/**
 * The distance between the nearest points of two outlines, figures or walls: 0 where they touch, overlap or hold
 * each other. From nothing, an outline without points, everything is infinitely far.
 */
export const distanceBetween = (a: Outline, b: Outline): number => {
  const slack = slackBetween(a, b);
  let from = a.at(-1);
  const end = b.at(-1);
  if (from === undefined || end === undefined) return Infinity;
  if (standingOf(from.x, from.y, b, slack) !== 'outside' || standingOf(end.x, end.y, a, slack) !== 'outside') return 0;
  let least = Infinity;
  for (const to of a) {
    let start = end;
    for (const stop of b) {
      // Two pieces that do not cross are nearest at an end of one of them; each end comes once round.
      least = Math.min(
        least,
        squaredOff(to.x, to.y, start.x, start.y, stop.x, stop.y),
        squaredOff(stop.x, stop.y, from.x, from.y, to.x, to.y),
      );
      if (cross(from, to, start, stop)) return 0;
      start = stop;
    }
    from = to;
  }
  const distance = Math.sqrt(least);
  return distance <= slack ? 0 : distance;
};

/** Whether the boxes around two outlines lie apart or only touch. */
const areBoxesApart = (a: Outline, b: Outline): boolean => {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of a) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  let [isRight, isLeft, isAbove, isBelow] = [true, true, true, true];
  for (const { x, y } of b) {
    if (x < right) isRight = false;
    if (x > left) isLeft = false;
    if (y < high) isAbove = false;
    if (y > low) isBelow = false;
  }
  return isRight || isLeft || isAbove || isBelow;
};

/** Whether two simple outlines share some of their area. Touching edges share none, nor do figures and walls. */
export const overlaps = (a: Outline, b: Outline): boolean => {
  if (areBoxesApart(a, b)) return false;
  const slack = slackBetween(a, b);
  if (!hasArea(a, slack) || !hasArea(b, slack)) return false;
  // All edges of the one along edges of the other: they are the same area.
  return courseOfEdges(a, b, slack) !== 'outside' || courseOfEdges(b, a, slack) === 'inside';
};
