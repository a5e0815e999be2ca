import { standingOf } from './interior.js';
import { distanceOf, type Point } from './point.js';
import { cross, squaredOff, turnOf } from './segment.js';
import { reachOf, tolerance } from './tolerance.js';

/**
 * The corners of a shape in order, either way round, closed from the last to the first.
 * One point is a figure, two are a wall; neither has an inside.
 */
export type Outline = readonly Point[];

/** Whether two pieces meet: they cross, or an end of one lies on the other. */
const meet = (a: Point, b: Point, c: Point, d: Point, near: number): boolean =>
  squaredOff(a.x, a.y, c.x, c.y, d.x, d.y) <= near ||
  squaredOff(b.x, b.y, c.x, c.y, d.x, d.y) <= near ||
  squaredOff(c.x, c.y, a.x, a.y, b.x, b.y) <= near ||
  squaredOff(d.x, d.y, a.x, a.y, b.x, b.y) <= near ||
  cross(a, b, c, d);

/**
 * Whether it bounds one piece of the table: three points at least, no neighbours alike, no edges that cross,
 * touch or fold back. Corners on a straight edge are fine. All points on one line always fold back somewhere.
 */
export const isSimple = (outline: Outline): boolean => {
  if (outline.length < 3) return false;
  const slack = tolerance * reachOf(outline);
  const near = slack * slack;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length];
    const c = outline[(i + 2) % outline.length];
    if (b === undefined || c === undefined) return false;
    // Neighbours share a corner, and may share no more. Folding back the other way, or standing still, the edge before
    // or after them meets one that is no neighbour, or, in a triangle, another corner folds back this way.
    if (squaredOff(c.x, c.y, a.x, a.y, b.x, b.y) <= near) return false;
    // The last edge is a neighbour of the first one.
    const end = i === 0 ? outline.length - 1 : outline.length;
    for (let j = i + 2; j < end; j++) {
      const from = outline[j];
      const to = outline[(j + 1) % outline.length];
      if (from === undefined || to === undefined || meet(a, b, from, to, near)) return false;
    }
  }
  return true;
};

/**
 * Whether all of it lies on the same side of each of its edges. Straight corners are fine, and so are points and
 * walls, also those drawn with more than two points. It does not ask whether the outline is simple.
 */
export const isConvex = (outline: Outline): boolean => {
  const slack = tolerance * reachOf(outline);
  let side = 0;
  let a = outline.at(-1);
  if (a === undefined) return true;
  for (const b of outline) {
    const far = slack * distanceOf(a, b);
    for (const c of outline) {
      const turn = turnOf(a.x, a.y, b.x, b.y, c.x, c.y);
      if (Math.abs(turn) <= far) continue;
      if (side * turn < 0) return false;
      side = turn > 0 ? 1 : -1;
    }
    a = b;
  }
  return true;
};

/** Whether a point lies in an outline or on its edge; of a figure or a wall, whether it lies on it. */
export const contains = (outline: Outline, point: Point): boolean =>
  standingOf(point.x, point.y, outline, tolerance * Math.max(reachOf(outline), reachOf([point]))) !== 'outside';
