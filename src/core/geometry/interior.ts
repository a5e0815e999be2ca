import { lengthOf, type Point } from './point.js';
import { squaredOff } from './segment.js';

/** Where something lies as to an outline. */
export type Standing = 'inside' | 'edge' | 'outside';

/** Where a place lies. An outline of one or two points is all edge; of none, all is outside. */
export const standingOf = (x: number, y: number, outline: readonly Point[], slack: number): Standing => {
  let a = outline.at(-1);
  if (a === undefined) return 'outside';
  const near = slack * slack;
  let inside = false;
  for (const b of outline) {
    if (squaredOff(x, y, a.x, a.y, b.x, b.y) <= near) return 'edge';
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
    a = b;
  }
  return inside ? 'inside' : 'outside';
};

/**
 * Where the straight way from a to b leads: inside if any of it does, on the edge if all of it does.
 * The way is cut wherever it meets the outline, and each piece lies where its middle does.
 */
export const courseOf = (a: Point, b: Point, outline: readonly Point[], slack: number): Standing => {
  const length = lengthOf(b.x - a.x, b.y - a.y);
  if (length <= slack) return standingOf(a.x, a.y, outline, slack);
  const last = outline.at(-1);
  if (last === undefined) return 'outside';
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  const cuts = [length];
  let wasOff = ux * (last.y - a.y) - uy * (last.x - a.x);
  let wasAt = ux * (last.x - a.x) + uy * (last.y - a.y);
  for (const corner of outline) {
    const off = ux * (corner.y - a.y) - uy * (corner.x - a.x);
    const at = ux * (corner.x - a.x) + uy * (corner.y - a.y);
    if (Math.abs(off) <= slack && at > 0 && at < length) cuts.push(at);
    if (off > 0 !== wasOff > 0) {
      const cut = wasAt + ((at - wasAt) * wasOff) / (wasOff - off);
      if (cut > 0 && cut < length) cuts.push(cut);
    }
    wasOff = off;
    wasAt = at;
  }
  if (cuts.length > 1) cuts.sort((one, other) => one - other);
  let all: Standing = 'edge';
  let done = 0;
  for (const cut of cuts) {
    if (cut - done > slack) {
      const middle = (cut + done) / 2;
      const standing = standingOf(a.x + ux * middle, a.y + uy * middle, outline, slack);
      if (standing === 'inside') return 'inside';
      if (standing === 'outside') all = 'outside';
    }
    done = cut;
  }
  return all;
};

/** Where the edges of one outline lead as to another: inside if any does, on the edge if all do. */
export const courseOfEdges = (edges: readonly Point[], outline: readonly Point[], slack: number): Standing => {
  let all: Standing = 'edge';
  let a = edges.at(-1);
  if (a === undefined) return 'outside';
  for (const b of edges) {
    const course = courseOf(a, b, outline, slack);
    if (course === 'inside') return 'inside';
    if (course === 'outside') all = 'outside';
    a = b;
  }
  return all;
};

/** Whether an outline has an inside at all, and is no point, wall or sliver thinner than the rounding. */
export const hasArea = (outline: readonly Point[], slack: number): boolean => {
  const origin = outline[0];
  let a = outline.at(-1);
  if (origin === undefined || a === undefined) return false;
  let twice = 0;
  let round = 0;
  for (const b of outline) {
    twice += (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x);
    round += lengthOf(b.x - a.x, b.y - a.y);
    a = b;
  }
  return Math.abs(twice) > slack * round;
};

/** The middle of an outline: of its area, or, without one, of its corners. */
export const middleOf = (outline: readonly Point[], slack: number): Point => {
  const origin = outline[0];
  let a = outline.at(-1);
  if (origin === undefined || a === undefined) return { x: 0, y: 0 };
  const byArea = hasArea(outline, slack);
  let x = 0;
  let y = 0;
  let whole = 0;
  for (const b of outline) {
    const ax = a.x - origin.x;
    const ay = a.y - origin.y;
    const bx = b.x - origin.x;
    const by = b.y - origin.y;
    // The middle of a triangle lies at a third of the sum of its corners, of which one is the origin.
    const weight = byArea ? ax * by - ay * bx : 1;
    const thirds = byArea ? 3 : 2;
    x += ((ax + bx) / thirds) * weight;
    y += ((ay + by) / thirds) * weight;
    whole += weight;
    a = b;
  }
  return { x: origin.x + x / whole, y: origin.y + y / whole };
};
