import type { Point } from './point.js';

/**
 * How much rounding is forgiven, as a share of the table: of the farthest coordinate in the question.
 * What is nearer than that touches, what overlaps by less only touches, and what turns by less is parallel.
 */
export const tolerance = 1e-9;

/** The farthest coordinate of some points, by which doubles round. */
export const reachOf = (points: readonly Point[]): number => {
  let reach = 0;
  for (const { x, y } of points) reach = Math.max(reach, Math.abs(x), Math.abs(y));
  return reach;
};

/** The rounding to forgive between two outlines, as a distance. */
export const slackBetween = (a: readonly Point[], b: readonly Point[]): number =>
  tolerance * Math.max(reachOf(a), reachOf(b));
