import { distanceBetween } from './distance.js';
import { standingOf } from './interior.js';
import type { Outline } from './outline.js';
import { distanceOf, type Point } from './point.js';
import { squaredOff } from './segment.js';
import { slackOnWay, spanWithin, sweepOf, turnedBy, type Span } from './sweep.js';

/**
 * Straight moves of a convex outline, a wall or a figure. It is given where it starts, and is shifted by the way from
 * `from` to `to` times a share of it. The other outline may be of any simple shape, a wall or a figure. A way shorter
 * than the rounding is no way: the mover stands still. All is reckoned, nothing is sampled.
 */

const shifted = (outline: Outline, from: Point, to: Point): Outline =>
  outline.map(({ x, y }) => ({ x: x + (to.x - from.x), y: y + (to.y - from.y) }));

const shareOf = (moved: number, length: number): number => Math.min(1, Math.max(0, moved / length));

/**
 * The first share of the way at which the mover is within the limit of the obstacle: 0 if it starts there, null if it
 * never comes there. A limit of 0 asks for contact, and passing at just the limit counts.
 */
export const firstWithin = (
  mover: Outline,
  from: Point,
  to: Point,
  obstacle: Outline,
  limit: number,
): number | null => {
  const [start] = mover;
  const last = obstacle.at(-1);
  if (start === undefined || last === undefined || limit < 0) return null;
  const slack = slackOnWay(mover, from, to, obstacle);
  if (distanceOf(from, to) <= slack) return distanceBetween(mover, obstacle) <= limit + slack ? 0 : null;
  const sweep = sweepOf(mover, from, to);
  let first = Infinity;
  let p = turnedBy(sweep, last);
  for (const corner of obstacle) {
    const q = turnedBy(sweep, corner);
    const span = spanWithin(sweep, p, q, limit, slack);
    if (span !== null && span.end >= -slack && span.start <= sweep.length + slack) first = Math.min(first, span.start);
    p = q;
  }
  // A mover off the edges may yet start within the obstacle.
  if (first > 0 && standingOf(start.x, start.y, obstacle, slack) !== 'outside') return 0;
  return first === Infinity ? null : shareOf(first, sweep.length);
};

/**
 * The last share of the way at which the mover is still at least the limit away: 1 if it ends there, null if it is
 * nearer all the way. Passing at just the limit counts as away, and so, for a limit of 0, does everything.
 */
export const lastOutside = (
  mover: Outline,
  from: Point,
  to: Point,
  obstacle: Outline,
  limit: number,
): number | null => {
  const slack = slackOnWay(mover, from, to, obstacle);
  const [corner] = mover;
  const last = obstacle.at(-1);
  if (corner === undefined || last === undefined || limit <= slack) return 1;
  if (distanceBetween(shifted(mover, from, to), obstacle) >= limit - slack) return 1;
  if (distanceOf(from, to) <= slack) return null;
  const sweep = sweepOf(mover, from, to);
  const spans: Span[] = [];
  let p = turnedBy(sweep, last);
  for (const next of obstacle) {
    const q = turnedBy(sweep, next);
    const span = spanWithin(sweep, p, q, limit, -slack);
    if (span !== null) spans.push(span);
    p = q;
  }
  spans.sort((a, b) => b.end - a.end);
  // Off all edges by the limit, the mover is away, unless it is within the obstacle.
  const isWithin = (moved: number): boolean =>
    standingOf(corner.x + sweep.ux * moved, corner.y + sweep.uy * moved, obstacle, slack) === 'inside';
  let reached = sweep.length;
  for (const { start, end } of spans) {
    if (end - reached <= slack && !isWithin((reached + Math.max(0, end)) / 2)) return shareOf(reached, sweep.length);
    reached = Math.min(reached, start);
    if (reached < -slack) return null;
  }
  return isWithin(reached / 2) ? null : shareOf(reached, sweep.length);
};

/** The least distance from the obstacle on the whole way, both ends included. */
export const closestOn = (mover: Outline, from: Point, to: Point, obstacle: Outline): number => {
  if (firstWithin(mover, from, to, obstacle, 0) !== null) return 0;
  const atEnd = shifted(mover, from, to);
  let least = Math.min(distanceBetween(mover, obstacle), distanceBetween(atEnd, obstacle)) ** 2;
  // Between the ends of the way, where nothing touches, only corners pass corners.
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  for (const v of mover)
    for (const w of obstacle) least = Math.min(least, squaredOff(w.x, w.y, v.x, v.y, v.x + dx, v.y + dy));
  return Math.sqrt(least);
};
