import { courseOf, hasArea, middleOf, standingOf } from './interior.js';
import type { Outline } from './outline.js';
import { reachOf, tolerance } from './tolerance.js';

/**
 * Whether nothing of one is seen from the other: every straight line from a corner or the middle of the one to a
 * corner or the middle of the other passes through the inside of some obstacle. Passing along an edge or a corner
 * blocks nothing, nor do obstacles without an inside, nor one in which the middle of either stands, its edge included.
 * The middle is that of the area. Where there is nothing to see from or to, nothing is blocked.
 */
export const isSightBlocked = (from: Outline, to: Outline, obstacles: readonly Outline[]): boolean => {
  if (from.length === 0 || to.length === 0) return false;
  let reach = Math.max(reachOf(from), reachOf(to));
  for (const obstacle of obstacles) reach = Math.max(reach, reachOf(obstacle));
  const slack = tolerance * reach;
  const eye = middleOf(from, slack);
  const aim = middleOf(to, slack);
  const blocking = obstacles.filter(
    obstacle =>
      hasArea(obstacle, slack) &&
      standingOf(eye.x, eye.y, obstacle, slack) === 'outside' &&
      standingOf(aim.x, aim.y, obstacle, slack) === 'outside',
  );
  const aims = [aim, ...to];
  return [eye, ...from].every(a =>
    aims.every(b => blocking.some(obstacle => courseOf(a, b, obstacle, slack) === 'inside')),
  );
};
