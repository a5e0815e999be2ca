import { aheadOf, middleOfFront, outlineOf, type Base } from './base.js';
import { standingOf } from './interior.js';
import type { Outline } from './outline.js';
import { along, angleOff, distanceOf, stepOf, type Point } from './point.js';
import { cross, nearestShare, squaredOff, turnOf } from './segment.js';
import { reachOf, slackBetween, tolerance } from './tolerance.js';

/** The sides of a base, in the order in which ties between them are decided. */
const sides = ['front', 'flank', 'rear'] as const;
type Side = (typeof sides)[number];

/**
 * The smallest angle between the heading of a base, seen from the middle of its front edge, and any point of an
 * outline: 0 where the line ahead meets it or it holds that middle, 180 straight behind, and 180 for no points.
 */
export const offFront = (base: Base, of: Outline): number => {
  const eye = middleOfFront(base);
  const step = stepOf(base.headingDegrees);
  const slack = tolerance * Math.max(reachOf(of), reachOf([eye]));
  if (standingOf(eye.x, eye.y, of, slack) !== 'outside') return 0;
  let least = 180;
  const last = of.at(-1);
  if (last === undefined) return least;
  let wasOff = step.x * (last.y - eye.y) - step.y * (last.x - eye.x);
  let wasAhead = step.x * (last.x - eye.x) + step.y * (last.y - eye.y);
  for (const b of of) {
    const off = step.x * (b.y - eye.y) - step.y * (b.x - eye.x);
    const ahead = step.x * (b.x - eye.x) + step.y * (b.y - eye.y);
    if (Math.abs(off) <= slack && ahead > 0) return 0;
    if (off > 0 !== wasOff > 0 && wasAhead + ((ahead - wasAhead) * wasOff) / (wasOff - off) > 0) return 0;
    // An edge that does not cross the line ahead is nearest to it at one of its ends.
    least = Math.min(least, angleOff(step, b.x - eye.x, b.y - eye.y));
    wasOff = off;
    wasAhead = ahead;
  }
  return least;
};

/** Whether any part of an outline lies in the arc of so many degrees centred on the front; its limits are in it. */
export const inArc = (base: Base, of: Outline, degrees: number): boolean =>
  of.length > 0 && offFront(base, of) <= degrees / 2 + tolerance * 180;

/**
 * Where a point lies: ahead of the prolonged front line or on it, behind the prolonged rear line or on it, or else on
 * the flank, as is all within the base. A base without depth has one line, which is its front, and no flank.
 */
export const sideOf = (base: Base, point: Point): Side => {
  const slack = tolerance * Math.max(reachOf([base, point]), base.depth);
  const ahead = aheadOf(base, point);
  if (ahead >= base.depth / 2 - slack) return 'front';
  return ahead <= slack - base.depth / 2 ? 'rear' : 'flank';
};

/** The points of one piece that are nearest to another: the middle of them, and how long they stretch. */
interface Nearest {
  readonly middle: Point;
  readonly stretch: number;
}

/** The distance between two pieces. */
const apart = (p: Point, q: Point, a: Point, b: Point): number =>
  cross(p, q, a, b)
    ? 0
    : Math.sqrt(
        Math.min(
          squaredOff(p.x, p.y, a.x, a.y, b.x, b.y),
          squaredOff(q.x, q.y, a.x, a.y, b.x, b.y),
          squaredOff(a.x, a.y, p.x, p.y, q.x, q.y),
          squaredOff(b.x, b.y, p.x, p.y, q.x, q.y),
        ),
      );

/** The points of the piece from p to q within a distance of the piece from a to b, which is the least between them. */
const nearestOn = (p: Point, q: Point, a: Point, b: Point, distance: number): Nearest => {
  if (cross(p, q, a, b)) {
    const before = turnOf(a.x, a.y, b.x, b.y, p.x, p.y);
    const after = turnOf(a.x, a.y, b.x, b.y, q.x, q.y);
    return { middle: along(p, q, before / (before - after)), stretch: 0 };
  }
  let [first, last] = [1, 0];
  for (const share of [0, 1, nearestShare(a.x, a.y, p.x, p.y, q.x, q.y), nearestShare(b.x, b.y, p.x, p.y, q.x, q.y)]) {
    const { x, y } = along(p, q, share);
    if (squaredOff(x, y, a.x, a.y, b.x, b.y) > distance * distance) continue;
    first = Math.min(first, share);
    last = Math.max(last, share);
  }
  return { middle: along(p, q, (first + last) / 2), stretch: distanceOf(p, q) * (last - first) };
};

/** Calls for each edge of a base with each edge of an outline. */
const eachPair = (corners: Outline, outline: Outline, call: (p: Point, q: Point, a: Point, b: Point) => void): void => {
  let a = corners.at(-1);
  const last = outline.at(-1);
  if (a === undefined || last === undefined) return;
  for (const b of corners) {
    let p = last;
    for (const q of outline) {
      call(p, q, a, b);
      p = q;
    }
    a = b;
  }
};

/**
 * The side on which the nearest point of an outline lies. Where a stretch of it is equally near, such as an edge along
 * the base’s own, its middle is what counts, and it counts before single corners as near; all other ties are front
 * before flank before rear. An outline round the whole base is at its front; one within it, or without points, at its
 * flank.
 */
export const sideFacing = (base: Base, outline: Outline): Side => {
  const corners = outlineOf(base);
  const slack = slackBetween(corners, outline);
  const [corner] = outline;
  if (corner === undefined) return 'flank';
  let least = Infinity;
  eachPair(corners, outline, (p, q, a, b) => {
    least = Math.min(least, apart(p, q, a, b));
  });
  if (least > slack) {
    if (standingOf(corner.x, corner.y, corners, slack) === 'inside') return 'flank';
    if (standingOf(base.x, base.y, outline, slack) === 'inside') return 'front';
  }
  let isStretch = false;
  let facing: Side | null = null;
  eachPair(corners, outline, (p, q, a, b) => {
    if (apart(p, q, a, b) > least + slack) return;
    const { middle, stretch } = nearestOn(p, q, a, b, least + slack);
    const long = stretch > slack;
    if (isStretch && !long) return;
    const side = sideOf(base, middle);
    if (facing === null || (long && !isStretch) || sides.indexOf(side) < sides.indexOf(facing)) facing = side;
    isStretch = long;
  });
  return facing ?? 'flank';
};
