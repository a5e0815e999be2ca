import { outlineOf, overlaps, stretchesIn, type Base, type Outline, type Point } from '../../../core/index.js';

/** How bases and areas lie on the table, also those of no width. */

/** A straight way of a base. */
export interface Way {
  readonly base: Base;
  readonly outline: Outline;
  readonly from: Point;
  readonly to: Point;
}

/** On a table this is nothing, in cm. */
export const nothing = 1e-6;

/** The way of a base to a point, as it faces. */
export const wayOf = (base: Base, to: Point): Way => ({
  base,
  outline: outlineOf(base),
  from: { x: base.x, y: base.y },
  to,
});

/** How far a base reaches from its centre. */
const reachOf = ({ width, depth }: Base): number => Math.sqrt(width * width + depth * depth) / 2;

/** Whether a base stays farther than so much from another on its way, as is seen without measuring. */
export const isFarFrom = (base: Base, to: Point, other: Base, cm: number): boolean => {
  const [dx, dy] = [to.x - base.x, to.y - base.y];
  const [ox, oy] = [other.x - base.x, other.y - base.y];
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, (ox * dx + oy * dy) / squared));
  const [x, y] = [ox - share * dx, oy - share * dy];
  const near = reachOf(base) + reachOf(other) + cm + nothing;
  return x * x + y * y > near * near;
};

/** Whether a base stays off an area on its way, as is seen from the boxes round both. */
export const isOffArea = (base: Base, to: Point, area: Outline): boolean => {
  const reach = reachOf(base) + nothing;
  const [left, right] = [Math.min(base.x, to.x) - reach, Math.max(base.x, to.x) + reach];
  const [low, high] = [Math.min(base.y, to.y) - reach, Math.max(base.y, to.y) + reach];
  return (
    area.every(({ x }) => x < left) ||
    area.every(({ x }) => x > right) ||
    area.every(({ y }) => y < low) ||
    area.every(({ y }) => y > high)
  );
};

/** Whether any part of a base, even one without width, is inside an area; touching its edge is not. */
export const isInside = (outline: Outline, area: Outline): boolean => {
  const [corner] = outline;
  return corner !== undefined && stretchesIn(outline, corner, corner, area).length > 0;
};

/** Whether a base has both width and depth. */
export const hasArea = ({ width, depth }: Base): boolean => width > 0 && depth > 0;

/** Whether two lines cross, each with its ends on both sides of the other. */
const cross = (one: Outline, other: Outline): boolean => {
  const isParted = ([a, , b]: Outline, by: Outline): boolean => {
    const [p, , q] = by;
    if (a === undefined || b === undefined || p === undefined || q === undefined) return false;
    const sideOf = ({ x, y }: Point): number => (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
    return Math.min(sideOf(a), sideOf(b)) < -nothing && Math.max(sideOf(a), sideOf(b)) > nothing;
  };
  return isParted(one, other) && isParted(other, one);
};

/** Whether two bases stand in the same place; for want of depth, whether one is inside the other or crosses it. */
export const sharePlace = (one: Base, other: Base): boolean => {
  const [own, its] = [outlineOf(one), outlineOf(other)];
  if (!hasArea(one) && !hasArea(other)) return cross(own, its);
  return overlaps(own, its) || isInside(own, its) || isInside(its, own);
};
