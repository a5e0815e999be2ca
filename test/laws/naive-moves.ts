import { outlineOf, type Base, type Outline, type Point } from '../../src/core/geometry/index.js';
import { edgePoints, windingOf } from './geometry-oracles.js';

/** A move order played as a child would: by tiny steps, looking at each whether anything forbids the next one. */

export interface NaiveEnemy {
  readonly id: string;
  readonly base: Base;
  readonly visible: boolean;
  readonly status: 'steady' | 'routing' | 'not-visible';
}

export interface NaivePiece {
  readonly id: string;
  readonly kind: 'marsh' | 'wood' | 'other';
  readonly difficult: boolean;
  readonly roadThrough: boolean;
  readonly area: { readonly points: Outline };
}

export type NaiveStep =
  | { readonly type: 'forward' | 'backward' | 'incline-left' | 'shift-right'; readonly cm: number }
  | { readonly type: 'turn'; readonly headingDegrees: number }
  | { readonly type: 'to-point'; readonly point: Point };

export interface NaiveOrder {
  readonly arm: 'infantry' | 'cavalry' | 'foot-artillery' | 'horse-artillery';
  readonly unitClass: 'formation-only' | 'skirmish-capable';
  readonly state: 'in-formation' | 'not-in-formation' | 'disorder';
  readonly formation: string;
  readonly allowanceCm: number;
  readonly tired: boolean;
  readonly limbered: boolean;
  readonly pace: 'normal' | 'double';
  readonly onRoad: boolean;
  readonly base: Base;
  readonly steps: readonly NaiveStep[];
  readonly enemies: readonly NaiveEnemy[];
  readonly terrain: readonly NaivePiece[];
}

export interface NaiveEnd {
  /** All that stops it there, within a step or two. */
  readonly reasons: readonly string[];
  readonly step: number | null;
  readonly travelledCm: number;
  readonly spentCm: number;
  readonly at: Point;
  readonly state: string;
}

const offSegment = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy;
  const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
};

const next = (outline: Outline, i: number): Point => outline[(i + 1) % outline.length] ?? { x: 0, y: 0 };

/** The base, a hair smaller: what only touches does not overlap. */
const shrunk = (outline: Outline): Outline => {
  const middle = {
    x: outline.reduce((sum, p) => sum + p.x, 0) / outline.length,
    y: outline.reduce((sum, p) => sum + p.y, 0) / outline.length,
  };
  return outline.map(p => ({ x: p.x + (middle.x - p.x) * 1e-4, y: p.y + (middle.y - p.y) * 1e-4 }));
};

const turnAt = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

const hasCrossing = (a: Outline, b: Outline): boolean =>
  a.some((p, i) =>
    b.some((r, j) => {
      const [q, s] = [next(a, i), next(b, j)];
      return turnAt(p, q, r) * turnAt(p, q, s) < 0 && turnAt(r, s, p) * turnAt(r, s, q) < 0;
    }),
  );

const areFar = (a: Outline, b: Outline, by: number): boolean => {
  const box = (of: Outline) => [
    Math.min(...of.map(p => p.x)),
    Math.max(...of.map(p => p.x)),
    Math.min(...of.map(p => p.y)),
    Math.max(...of.map(p => p.y)),
  ];
  const [al = 0, ar = 0, ab = 0, at = 0] = box(a);
  const [bl = 0, br = 0, bb = 0, bt = 0] = box(b);
  return al > br + by || bl > ar + by || ab > bt + by || bb > at + by;
};

/** Whether any of a base is inside an area. */
export const isIn = (base: Outline, area: Outline): boolean => {
  if (areFar(base, area, 0)) return false;
  const small = shrunk(base);
  const around = edgePoints(small, 1);
  return (
    around.some(p => windingOf(area, p) !== 0) || area.some(p => windingOf(small, p) !== 0) || hasCrossing(small, area)
  );
};

export const gapOf = (a: Outline, b: Outline): number => {
  if (isIn(a, b)) return 0;
  let least = Infinity;
  a.forEach((p, i) =>
    b.forEach((r, j) => {
      least = Math.min(least, offSegment(p, r, next(b, j)), offSegment(r, p, next(a, i)));
    }),
  );
  return least;
};

const isGuns = ({ arm }: NaiveOrder): boolean => arm === 'foot-artillery' || arm === 'horse-artillery';
const isSeen = ({ visible, status }: NaiveEnemy): boolean => visible && status !== 'not-visible';

const zoneOf = ({ base }: NaiveEnemy, deep: number): Outline => {
  const radians = (base.headingDegrees * Math.PI) / 180;
  const far = base.depth / 2 + deep / 2;
  return outlineOf({ ...base, x: base.x + Math.cos(radians) * far, y: base.y + Math.sin(radians) * far, depth: deep });
};

const offs = { forward: 0, backward: 180, 'incline-left': 45, 'shift-right': -90 } as const;

/** Where the unit, when it looks as it does, stood before its present way. */
interface Stand {
  readonly place: Outline;
  readonly gaps: readonly number[];
}

/** Why a place may not be taken, coming from where the way began. */
const forbidden = (there: Outline, began: Stand, order: NaiveOrder): readonly string[] => {
  const found: string[] = [];
  const zoneDepth = order.arm === 'cavalry' || order.arm === 'horse-artillery' ? 10 : 5;
  for (const [i, enemy] of order.enemies.entries()) {
    const other = outlineOf(enemy.base);
    if (areFar(there, other, 31)) continue;
    const [gap, was] = [gapOf(there, other), began.gaps[i] ?? 0];
    if (order.pace === 'double' && isSeen(enemy) && enemy.status !== 'routing' && gap < 30 - 1e-5 && gap < was - 1e-5)
      found.push('double-pace-limit');
    const zone = zoneOf(enemy, zoneDepth);
    if (isSeen(enemy) && isIn(there, zone) && (!isIn(began.place, zone) || gap < was - 1e-5))
      found.push('zone-of-control');
    const lines = order.base.width * order.base.depth === 0 && enemy.base.width * enemy.base.depth === 0;
    if (isIn(there, other) || isIn(other, there) || (lines && gap < 1e-5 && was > 1e-4)) found.push('enemy-in-the-way');
  }
  if (isGuns(order))
    for (const { kind, area, roadThrough } of order.terrain)
      if (kind === 'marsh' && !(order.onRoad && roadThrough) && isIn(there, area.points))
        found.push('forbidden-terrain');
  return found;
};

const bearing = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

const isTurn = (from: number, to: number): boolean => Math.abs(((((to - from + 540) % 360) + 360) % 360) - 180) > 0.01;

/** How a step makes the unit face, and how it then goes. */
const facesAfter = (base: Base, step: NaiveStep): number => {
  if (step.type === 'turn') return step.headingDegrees;
  return step.type === 'to-point' ? bearing(base, step.point) : base.headingDegrees;
};
const lengthOf = (base: Base, step: NaiveStep): number => {
  if (step.type === 'turn') return 0;
  return step.type === 'to-point' ? Math.hypot(step.point.x - base.x, step.point.y - base.y) : step.cm;
};
const shifted = (base: Base, step: NaiveStep, far: number): Base => {
  const off = step.type === 'to-point' || step.type === 'turn' ? 0 : offs[step.type];
  const radians = ((base.headingDegrees + off) * Math.PI) / 180;
  return { ...base, x: base.x + Math.cos(radians) * far, y: base.y + Math.sin(radians) * far };
};

/** Whether, if nothing stopped it, the unit would turn or slant while it is in formation. */
const wouldHalve = (order: NaiveOrder, isSlow: (place: Outline) => boolean, stepCm: number): boolean => {
  let base = order.base;
  let isFormed = !isGuns(order) && order.state === 'in-formation';
  for (const step of order.steps) {
    const faces = facesAfter(base, step);
    const turns = isTurn(base.headingDegrees, faces);
    if (isFormed && turns && !order.onRoad) return true;
    if (isFormed && (step.type === 'incline-left' || step.type === 'shift-right')) return true;
    base = { ...base, headingDegrees: faces };
    if (turns && isSlow(outlineOf(base))) isFormed = false;
    const cm = lengthOf(base, step);
    for (let i = 1; isFormed && i <= Math.ceil(cm / stepCm); i++)
      if (isSlow(outlineOf(shifted(base, step, Math.min(cm, i * stepCm))))) isFormed = false;
    base = shifted(base, step, cm);
  }
  return false;
};

/** The order played in steps of so many cm; only what the pages grant anyway is asked here. */
export const playNaively = (order: NaiveOrder, stepCm: number): NaiveEnd => {
  const guns = isGuns(order);
  const slows = order.terrain.filter(({ difficult, roadThrough }) => difficult && !(order.onRoad && roadThrough));
  const isSlow = (place: Outline): boolean => slows.some(({ area }) => isIn(place, area.points));
  const column = order.formation === 'march-column' && !guns && order.state === 'in-formation';
  const road = order.onRoad && (guns || column) ? 2 : 1;
  const byHand = guns && !order.limbered;
  const purse = byHand ? 3 : order.allowanceCm * road * (order.pace === 'double' ? 2 : 1);
  const rate = !byHand && (order.tired || wouldHalve(order, isSlow, stepCm)) ? 2 : 1;
  let base = order.base;
  let state: string = guns ? 'not-in-formation' : order.state;
  let [travelled, spent, hasEntered] = [0, 0, false];
  const end = (reasons: readonly string[], step: number | null): NaiveEnd => ({
    reasons,
    step,
    travelledCm: travelled,
    spentCm: spent,
    at: base,
    state,
  });
  const enter = (): void => {
    hasEntered = true;
    if (state === 'in-formation') state = 'not-in-formation';
  };
  const standing = (): Stand => {
    const own = outlineOf(base);
    return { place: own, gaps: order.enemies.map(enemy => gapOf(own, outlineOf(enemy.base))) };
  };
  for (const [at, step] of order.steps.entries()) {
    const faces = facesAfter(base, step);
    const turned = { ...base, headingDegrees: faces };
    if (isTurn(base.headingDegrees, faces)) {
      const there = standing();
      // Guns that somebody put into forbidden ground may at least turn in it.
      const alreadyIn = forbidden(there.place, there, order).includes('forbidden-terrain');
      const stops = forbidden(outlineOf(turned), there, order).filter(
        reason => !(alreadyIn && reason === 'forbidden-terrain'),
      );
      if (stops.length > 0) return end(stops, at);
      if (isSlow(outlineOf(turned))) enter();
    }
    base = turned;
    const cm = lengthOf(base, step);
    const pieces = Math.ceil(cm / stepCm);
    const began = standing();
    const from = base;
    const stopsAt = (i: number): readonly string[] => {
      const there = outlineOf(shifted(from, step, (cm * (i + 1)) / pieces));
      const slow = isSlow(there);
      const broken = !guns && order.unitClass === 'formation-only' && state !== 'in-formation';
      const lost = broken && step.type !== 'backward' && !slow;
      const beyond = spent + (cm / pieces) * (slow && !byHand ? 2 : rate) > purse + 1e-6;
      return [
        ...(lost ? [hasEntered ? 'must-re-form-first' : 'cannot-advance'] : []),
        ...(beyond ? [byHand ? 'by-hand-limit' : 'beyond-allowance'] : []),
        ...forbidden(there, began, order),
      ];
    };
    for (let i = 0; i < pieces; i++) {
      const stops = stopsAt(i);
      if (stops.length > 0) return end([...stops, ...stopsAt(i + 1), ...stopsAt(i + 2)], at);
      base = shifted(from, step, (cm * (i + 1)) / pieces);
      const slow = isSlow(outlineOf(base));
      if (slow) enter();
      travelled += cm / pieces;
      spent += (cm / pieces) * (slow && !byHand ? 2 : rate);
    }
  }
  return end([], null);
};
