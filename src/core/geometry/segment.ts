import type { Point } from './point.js';

/** What the pieces of outlines are reckoned with, in bare numbers: they are asked thousands of times a move. */

/** How far along a piece, 0 to 1, its nearest point to a place lies; 0 where the piece is a point. */
export const nearestShare = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const ex = bx - ax;
  const ey = by - ay;
  const squared = ex * ex + ey * ey;
  if (squared === 0) return 0;
  return Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / squared));
};

/** The squared distance of a place from a piece. */
export const squaredOff = (x: number, y: number, ax: number, ay: number, bx: number, by: number): number => {
  const share = nearestShare(x, y, ax, ay, bx, by);
  const dx = x - (ax + (bx - ax) * share);
  const dy = y - (ay + (by - ay) * share);
  return dx * dx + dy * dy;
};

/** On which side of the line from a to b a place lies: more than 0 to its left, less to its right. */
export const turnOf = (ax: number, ay: number, bx: number, by: number, x: number, y: number): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

/** Whether two pieces cross, each passing from one side of the other to its other side. */
export const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turnOf(a.x, a.y, b.x, b.y, c.x, c.y) > 0 !== turnOf(a.x, a.y, b.x, b.y, d.x, d.y) > 0 &&
  turnOf(c.x, c.y, d.x, d.y, a.x, a.y) > 0 !== turnOf(c.x, c.y, d.x, d.y, b.x, b.y) > 0;
