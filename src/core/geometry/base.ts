import type { Outline } from './outline.js';
import { stepOf, type Point } from './point.js';

/** A base: its centre, where it faces, its frontage and its depth. Both are 0 for a point-like figure. */
export interface Base extends Point {
  readonly headingDegrees: number;
  readonly width: number;
  readonly depth: number;
}

/** A straight piece from one end to the other. */
export type Segment = readonly [Point, Point];

/** A point of a base, by how far it lies before the centre and to its left. */
const pointOf = (base: Base, step: Point, ahead: number, left: number): Point => ({
  x: base.x + step.x * ahead - step.y * left,
  y: base.y + step.y * ahead + step.x * left,
});

/** Its corners: front left, front right, rear right, rear left. A point-like figure has four equal ones. */
export const outlineOf = (base: Base): Outline => {
  const step = stepOf(base.headingDegrees);
  const { width, depth } = base;
  return [
    pointOf(base, step, depth / 2, width / 2),
    pointOf(base, step, depth / 2, -width / 2),
    pointOf(base, step, -depth / 2, -width / 2),
    pointOf(base, step, -depth / 2, width / 2),
  ];
};

/** Its front edge, from the left end to the right. */
export const frontOf = (base: Base): Segment => {
  const step = stepOf(base.headingDegrees);
  const { width, depth } = base;
  return [pointOf(base, step, depth / 2, width / 2), pointOf(base, step, depth / 2, -width / 2)];
};

/** The middle of its front edge. */
export const middleOfFront = (base: Base): Point => pointOf(base, stepOf(base.headingDegrees), base.depth / 2, 0);

/** How far a point lies before the centre, along the heading; negative behind it. */
export const aheadOf = (base: Base, point: Point): number => {
  const step = stepOf(base.headingDegrees);
  return step.x * (point.x - base.x) + step.y * (point.y - base.y);
};
