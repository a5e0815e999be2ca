/** A place on the table. Units are the caller’s; y grows upwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const degreesInRadian = 180 / Math.PI;

export const distanceOf = (a: Point, b: Point): number => lengthOf(b.x - a.x, b.y - a.y);

/** Much faster than Math.hypot, and as good for any table: coordinates up to 1e150. */
export const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** Any degrees as a heading: counter-clockwise from the x axis, 0 ≤ heading < 360. */
export const heading = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The heading from one point to another; 0 for the same point. */
export const bearingOf = (from: Point, to: Point): number =>
  heading(Math.atan2(to.y - from.y, to.x - from.x) * degreesInRadian);

/** The point at a share of the way; shares outside 0 to 1 lie beyond its ends. */
export const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The step of length 1 in a direction. The four axes are exact, so that square bases stay square. */
export const stepOf = (degrees: number): Point => {
  const turned = heading(degrees);
  if (turned === 0) return { x: 1, y: 0 };
  if (turned === 90) return { x: 0, y: 1 };
  if (turned === 180) return { x: -1, y: 0 };
  if (turned === 270) return { x: 0, y: -1 };
  return { x: Math.cos(turned / degreesInRadian), y: Math.sin(turned / degreesInRadian) };
};

/** The point at a distance in a direction; a negative distance goes backwards. */
export const moved = (point: Point, bearingDegrees: number, distance: number): Point => {
  const step = stepOf(bearingDegrees);
  return { x: point.x + step.x * distance, y: point.y + step.y * distance };
};

/** The smallest angle between two directions, 0 to 180. */
export const turnBetween = (aDegrees: number, bDegrees: number): number => {
  const turn = heading(heading(aDegrees) - heading(bDegrees));
  return Math.min(turn, 360 - turn);
};

/** The angle between a direction and an offset from where it is seen, 0 to 180; 0 for no offset. */
export const angleOff = (step: Point, dx: number, dy: number): number =>
  Math.atan2(Math.abs(step.x * dy - step.y * dx), step.x * dx + step.y * dy) * degreesInRadian;
