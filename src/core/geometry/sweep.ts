import type { Outline } from './outline.js';
import { distanceOf, type Point } from './point.js';
import { reachOf, tolerance } from './tolerance.js';

/** A straight move of a convex outline, turned so that it goes along the x axis: every question becomes one of heights. */
export interface Sweep {
  /** The direction of the move on the table. */
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
  /** The mover where it starts, turned. */
  readonly mover: Outline;
  /** How far the turned mover reaches at its start. */
  readonly back: number;
  readonly ahead: number;
  readonly low: number;
  readonly high: number;
}

/** When something holds on the way, by the distance moved. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The rounding to forgive on a move past an outline, as a distance. */
export const slackOnWay = (mover: Outline, from: Point, to: Point, outline: Outline): number =>
  tolerance * Math.max(reachOf(mover) + distanceOf(from, to), reachOf(outline));

/** A move made ready. It must have a length. */
export const sweepOf = (mover: Outline, from: Point, to: Point): Sweep => {
  const length = distanceOf(from, to);
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  let [back, ahead, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  const turned: Point[] = [];
  for (const corner of mover) {
    const x = ux * corner.x + uy * corner.y;
    const y = ux * corner.y - uy * corner.x;
    turned.push({ x, y });
    back = Math.min(back, x);
    ahead = Math.max(ahead, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return { ux, uy, length, mover: turned, back, ahead, low, high };
};

/** A point as the sweep sees it. */
export const turnedBy = ({ ux, uy }: Sweep, { x, y }: Point): Point => ({ x: ux * x + uy * y, y: ux * y - uy * x });

/** Where a piece, shifted sideways by so much, stands at a height; null where it does not reach it or is level. */
const placeAt = (height: number, a: Point, b: Point, shift: number): number | null => {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const length = Math.sqrt(ex * ex + ey * ey);
  if (Math.abs(ey) <= tolerance * length) return null;
  const share = (height - a.y - (shift * ex) / length) / ey;
  return share < 0 || share > 1 ? null : a.x - (shift * ey) / length + share * ex;
};

/**
 * When, on an endless way, the mover is within a limit of the piece from p to q, both turned; null if never, or only
 * clearly off the way. It is a single span, as both are convex, and it starts and ends as a line enters and leaves a
 * rounded polygon (their Minkowski difference, swollen by the limit): at a rounded corner, where a corner of the one
 * comes within the limit of a corner of the other, or at a straight side, where a corner comes within it of an edge.
 * Corners passed at just the limit count if `slack` is positive, and do not if it is negative.
 */
export const spanWithin = (sweep: Sweep, p: Point, q: Point, limit: number, slack: number): Span | null => {
  const most = limit + Math.abs(slack);
  if (
    Math.min(p.y, q.y) - sweep.high > most ||
    sweep.low - Math.max(p.y, q.y) > most ||
    Math.min(p.x, q.x) - sweep.ahead > sweep.length + most ||
    sweep.back - Math.max(p.x, q.x) > most
  )
    return null;
  let start = Infinity;
  let end = -Infinity;
  const widen = (from: number, to: number): void => {
    if (from < start) start = from;
    if (to > end) end = to;
  };
  const corners = (v: Point, w: Point): void => {
    const off = Math.abs(w.y - v.y);
    if (off > limit + slack) return;
    const half = Math.sqrt(Math.max(0, limit * limit - off * off));
    widen(w.x - v.x - half, w.x - v.x + half);
  };
  const cornerAtPiece = (v: Point, shift: number): void => {
    const place = placeAt(v.y, p, q, shift);
    if (place !== null) widen(place - v.x, place - v.x);
  };
  const edgeAtEnd = (v: Point, w: Point, e: Point, shift: number): void => {
    const place = placeAt(e.y, v, w, shift);
    if (place !== null) widen(e.x - place, e.x - place);
  };
  let v = sweep.mover.at(-1);
  if (v === undefined) return null;
  for (const w of sweep.mover) {
    corners(w, p);
    corners(w, q);
    cornerAtPiece(w, limit);
    edgeAtEnd(v, w, p, limit);
    edgeAtEnd(v, w, q, limit);
    if (limit > 0) {
      cornerAtPiece(w, -limit);
      edgeAtEnd(v, w, p, -limit);
      edgeAtEnd(v, w, q, -limit);
    }
    v = w;
  }
  return start <= end ? { start, end } : null;
};
