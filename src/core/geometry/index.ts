/** Table geometry: points, bases and outlines, what lies where, and what a straight move meets. */
export { along, bearingOf, distanceOf, heading, moved, turnBetween, type Point } from './point.js';
export { frontOf, outlineOf, type Base, type Segment } from './base.js';
export { contains, isConvex, isSimple, type Outline } from './outline.js';
export { distanceBetween, overlaps } from './distance.js';
export { inArc, offFront, sideFacing, sideOf } from './arc.js';
export { partBeyond } from './beyond.js';
export { closestOn, firstWithin, lastOutside } from './moving.js';
export { stretchesIn } from './crossing.js';
export { isSightBlocked } from './sight.js';
