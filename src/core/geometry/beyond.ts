import type { Segment } from './base.js';
import { stepOf, type Point } from './point.js';
import { reachOf, tolerance } from './tolerance.js';

/**
 * Which share of a segment lies beyond an endless line, on its left or right as one looks along its bearing.
 * What lies on the line is not beyond it. A segment without length is beyond with all of it or nothing.
 */
export const partBeyond = (
  segment: Segment,
  lineThrough: Point,
  lineBearing: number,
  side: 'left' | 'right',
): number => {
  const slack = tolerance * Math.max(reachOf(segment), reachOf([lineThrough]));
  const step = stepOf(lineBearing);
  const sign = side === 'left' ? 1 : -1;
  const beyond = ({ x, y }: Point): number => {
    const off = sign * (step.x * (y - lineThrough.y) - step.y * (x - lineThrough.x));
    return Math.abs(off) <= slack ? 0 : off;
  };
  const first = beyond(segment[0]);
  const last = beyond(segment[1]);
  if (first <= 0 && last <= 0) return 0;
  if (first >= 0 && last >= 0) return 1;
  return Math.max(first, last) / Math.abs(first - last);
};
