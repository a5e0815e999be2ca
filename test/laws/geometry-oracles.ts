import { along, outlineOf, type Base, type Outline, type Point } from '../../src/core/geometry/index.js';

/** The same chance every time: mulberry32. */
export const chanceFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Random things on a table of 12 by 12 round the origin. */
export const tableOf = (chance: () => number) => {
  const between = (least: number, most: number): number => least + chance() * (most - least);
  const whole = (least: number, most: number): number => Math.floor(between(least, most + 1));
  const point = (): Point => ({ x: between(-6, 6), y: between(-6, 6) });
  const base = (): Base => ({
    ...point(),
    headingDegrees: chance() < 0.3 ? whole(0, 7) * 45 : between(0, 360),
    width: between(0.2, 3),
    depth: between(0.2, 3),
  });
  /** Corners round a centre at rising angles: on a circle they are convex, at random distances they are not. */
  const round = (least: number): Outline => {
    const [centre, size, corners] = [point(), between(0.5, 3.5), whole(3, 9)];
    const angles = Array.from({ length: corners }, (_, i) => ((i + between(0, 0.9)) / corners) * 2 * Math.PI);
    return angles.map(angle => {
      const far = size * between(least, 1);
      return { x: centre.x + far * Math.cos(angle), y: centre.y + far * Math.sin(angle) };
    });
  };
  const either = <T>(...kinds: readonly (() => T)[]): T => {
    const kind = kinds[whole(0, kinds.length - 1)];
    if (kind === undefined) throw new Error('nothing to choose from');
    return kind();
  };
  const figure = (): Outline => [point()];
  const wall = (): Outline => [point(), point()];
  const box = (): Outline => outlineOf(base());
  /** On whole coordinates much touches, is level or lies on one line. */
  const squared = (): Outline => {
    const [x, y, w, h] = [whole(-4, 3), whole(-4, 3), whole(1, 4), whole(1, 4)];
    const corners = [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + h },
      { x, y: y + h },
    ];
    return chance() < 0.5 ? corners : corners.reverse();
  };
  /** An L on whole coordinates. */
  const bent = (): Outline => {
    const [x, y, w, h] = [whole(-4, 2), whole(-4, 2), whole(2, 4), whole(2, 4)];
    const [i, j] = [whole(1, w - 1), whole(1, h - 1)];
    return [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + j },
      { x: x + i, y: y + j },
      { x: x + i, y: y + h },
      { x, y: y + h },
    ];
  };
  const spot = (): Point => ({ x: whole(-5, 5), y: whole(-5, 5) });
  return {
    between,
    whole,
    point,
    spot,
    base,
    figure,
    wall,
    box,
    squared,
    bent,
    round: () => round(1),
    star: () => round(0.3),
    area: () =>
      either(
        box,
        squared,
        bent,
        () => round(1),
        () => round(0.3),
      ),
    convex: () => either(box, squared, () => round(1)),
    mover: () => either(box, box, squared, () => round(1), figure, wall),
    any: () =>
      either(
        box,
        squared,
        bent,
        () => round(1),
        () => round(0.3),
        figure,
        wall,
      ),
    /** A way, now and then on whole coordinates, now and then a short one. */
    way: (): readonly [Point, Point] => {
      const from = point();
      return either<readonly [Point, Point]>(
        () => [from, point()],
        () => [spot(), spot()],
        () => [from, { x: from.x + between(-0.5, 0.5), y: from.y + between(-0.5, 0.5) }],
      );
    },
    limit: () =>
      either(
        () => 0,
        () => whole(1, 3),
        () => between(0.1, 3),
        () => between(0.01, 0.2),
      ),
  };
};

/** How often an outline winds round a point; halves never come up off the edge. */
export const windingOf = (outline: Outline, point: Point): number => {
  let turned = 0;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const [ax, ay, bx, by] = [a.x - point.x, a.y - point.y, b.x - point.x, b.y - point.y];
    turned += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  });
  return Math.round(turned / (2 * Math.PI));
};

/** Points on the edges of an outline at most so far from each other, corners included. */
export const edgePoints = (outline: Outline, step: number): readonly Point[] =>
  outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const pieces = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / step));
    return Array.from({ length: pieces }, (_, k) => along(a, b, k / pieces));
  });

/** The distance between sampled edges: never too little, and too much by at most the step; 0 if one holds the other. */
export const sampledDistance = (a: Outline, b: Outline, step: number): number => {
  const [as, bs] = [edgePoints(a, step), edgePoints(b, step)];
  if (as.some(p => windingOf(b, p) !== 0) || bs.some(p => windingOf(a, p) !== 0)) return 0;
  let least = Infinity;
  for (const p of as) for (const q of bs) least = Math.min(least, (p.x - q.x) ** 2 + (p.y - q.y) ** 2);
  return Math.sqrt(least);
};

/** What of a convex outline lies left of the line from a to b. */
const cutLeft = (outline: Outline, a: Point, b: Point): Outline => {
  const left = (p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  return outline.flatMap((p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p;
    const [atP, atQ] = [left(p), left(q)];
    const kept = atP >= 0 ? [p] : [];
    return atP * atQ < 0 ? [...kept, along(p, q, atP / (atP - atQ))] : kept;
  });
};

/** Twice the area, more than 0 if counter-clockwise. */
const twiceArea = (outline: Outline): number =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return sum + a.x * b.y - a.y * b.x;
  }, 0);

/** An outline as triangles from the origin, each with the sign of its turn: together they are its area. */
const trianglesOf = (outline: Outline): readonly { readonly sign: number; readonly corners: Outline }[] => {
  const origin = { x: 0.123, y: -0.456 };
  const round = Math.sign(twiceArea(outline));
  return outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const turn = twiceArea([origin, a, b]);
    return { sign: Math.sign(turn) * round, corners: turn >= 0 ? [origin, a, b] : [origin, b, a] };
  });
};

/** The area two simple outlines share: every triangle of one cut to every triangle of the other. */
export const sharedArea = (a: Outline, b: Outline): number => {
  const others = trianglesOf(b);
  let sum = 0;
  for (const one of trianglesOf(a))
    for (const { sign, corners } of others) {
      const [p, q, r] = corners;
      if (p === undefined || q === undefined || r === undefined) continue;
      const cut = cutLeft(cutLeft(cutLeft(one.corners, p, q), q, r), r, p);
      sum += (one.sign * sign * twiceArea(cut)) / 2;
    }
  return sum;
};

export const shiftedBy = (outline: Outline, from: Point, to: Point, share: number): Outline =>
  outline.map(({ x, y }) => ({ x: x + (to.x - from.x) * share, y: y + (to.y - from.y) * share }));
