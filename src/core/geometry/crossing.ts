import { overlaps } from './distance.js';
import { courseOfEdges, hasArea, middleOf, standingOf } from './interior.js';
import type { Outline } from './outline.js';
import { distanceOf, type Point } from './point.js';
import { slackOnWay, spanWithin, sweepOf, turnedBy, type Span, type Sweep } from './sweep.js';

/** Joins spans in order that touch or overlap, and leaves out those shorter than the rounding. */
const joined = (spans: readonly Span[], slack: number): readonly Span[] => {
  const all: Span[] = [];
  for (const span of spans) {
    const before = all.at(-1);
    if (before !== undefined && span.start <= before.end + slack)
      all[all.length - 1] = { start: before.start, end: Math.max(before.end, span.end) };
    else if (span.end - span.start > slack) all.push(span);
  }
  return all;
};

/** The spans in which a mover with an area shares some of it: while an edge crosses it, or all of it is inside. */
const spansOfArea = (sweep: Sweep, mover: Outline, area: Outline, slack: number): readonly Span[] => {
  const last = area.at(-1);
  if (last === undefined) return [];
  const crossed: Span[] = [];
  let p = turnedBy(sweep, last);
  for (const corner of area) {
    const q = turnedBy(sweep, corner);
    // An edge that only slides along the mover’s own, or is passed by a corner, does not cross it.
    if (Math.min(p.y, q.y) < sweep.high - slack && Math.max(p.y, q.y) > sweep.low + slack) {
      const span = spanWithin(sweep, p, q, 0, slack);
      if (span !== null && span.end > 0 && span.start < sweep.length)
        crossed.push({ start: Math.max(0, span.start), end: Math.min(sweep.length, span.end) });
    }
    p = q;
  }
  crossed.sort((a, b) => a.start - b.start);
  // Between the crossings no edge is within the mover, so that it is inside or outside with all of it.
  const middle = middleOf(mover, slack);
  const all: Span[] = [];
  let done = 0;
  for (const span of [...crossed, { start: sweep.length, end: sweep.length }]) {
    if (span.start - done > slack) {
      const moved = (done + span.start) / 2;
      if (standingOf(middle.x + sweep.ux * moved, middle.y + sweep.uy * moved, area, slack) === 'inside')
        all.push({ start: done, end: span.start });
    }
    all.push(span);
    done = Math.max(done, span.end);
  }
  return all;
};

/** The spans in which a figure or a wall is inside: they change only where it meets an edge. */
const spansOfLine = (sweep: Sweep, mover: Outline, area: Outline, slack: number): readonly Span[] => {
  const last = area.at(-1);
  if (last === undefined) return [];
  const stops = [sweep.length];
  let p = turnedBy(sweep, last);
  for (const corner of area) {
    const q = turnedBy(sweep, corner);
    const span = spanWithin(sweep, p, q, 0, slack);
    if (span !== null) for (const stop of [span.start, span.end]) if (stop > 0 && stop < sweep.length) stops.push(stop);
    p = q;
  }
  stops.sort((a, b) => a - b);
  const all: Span[] = [];
  let done = 0;
  for (const stop of stops) {
    const moved = (done + stop) / 2;
    const there = mover.map(({ x, y }) => ({ x: x + sweep.ux * moved, y: y + sweep.uy * moved }));
    if (stop - done > slack && courseOfEdges(there, area, slack) === 'inside') all.push({ start: done, end: stop });
    done = stop;
  }
  return all;
};

/**
 * The shares of the way during which any part of a moving convex outline, wall or figure is inside a simple area,
 * joined and in order. Touching its edge is not inside. The mover is given where it starts, and is shifted by the way
 * from `from` to `to`. On a way without length it is inside all the way or never.
 */
export const stretchesIn = (
  mover: Outline,
  from: Point,
  to: Point,
  area: Outline,
): readonly (readonly [number, number])[] => {
  const slack = slackOnWay(mover, from, to, area);
  if (!hasArea(area, slack)) return [];
  const wide = hasArea(mover, slack);
  if (distanceOf(from, to) <= slack) {
    const inside = wide ? overlaps(mover, area) : courseOfEdges(mover, area, slack) === 'inside';
    return inside ? [[0, 1]] : [];
  }
  const sweep = sweepOf(mover, from, to);
  const spans = (wide ? spansOfArea : spansOfLine)(sweep, mover, area, slack);
  return joined(spans, slack).map(({ start, end }) => [start / sweep.length, end / sweep.length]);
};
