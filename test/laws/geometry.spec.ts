import {
  along,
  bearingOf,
  closestOn,
  contains,
  distanceBetween,
  distanceOf,
  firstWithin,
  frontOf,
  heading,
  inArc,
  isConvex,
  isSightBlocked,
  isSimple,
  lastOutside,
  moved,
  offFront,
  outlineOf,
  overlaps,
  partBeyond,
  sideFacing,
  sideOf,
  stretchesIn,
  turnBetween,
  type Outline,
  type Point,
} from '../../src/core/geometry/index.js';
import {
  chanceFrom,
  edgePoints,
  sampledDistance,
  sharedArea,
  shiftedBy,
  tableOf,
  windingOf,
} from './geometry-oracles.js';

type Table = ReturnType<typeof tableOf>;

/** Tries a law on so many random tables, always the same ones, and shows the first that break it. */
const holds = (times: number, law: (table: Table) => object | null): void => {
  const broken: object[] = [];
  for (let seed = 1; seed <= times && broken.length < 2; seed++) {
    const found = law(tableOf(chanceFrom(seed * 7919)));
    if (found !== null) broken.push({ seed, ...found });
  }
  expect(broken).toEqual([]);
};

const middle = (points: Outline): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

const distanceToEdges = (outline: Outline, point: Point): number =>
  Math.min(...outline.map((a, i) => distanceBetween([a, outline[(i + 1) % outline.length] ?? a], [point])));

describe('Points', () => {
  it('are where bearing and distance say', () =>
    holds(3000, ({ point, between }) => {
      const [a, b, share] = [point(), point(), between(-1, 2)];
      const back = moved(a, bearingOf(a, b), distanceOf(a, b));
      const part = along(a, b, share);
      const whole = distanceOf(a, b);
      const bearing = bearingOf(a, b);
      const off =
        Math.hypot(back.x - b.x, back.y - b.y) +
        Math.abs(Math.hypot(part.x - a.x, part.y - a.y) - Math.abs(share) * whole) +
        Math.abs(whole - Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2));
      return off < 1e-12 && bearing >= 0 && bearing < 360 ? null : { a, b, share, off, bearing };
    }));

  it('are turned by the smallest angle, which the cosine knows', () =>
    holds(3000, ({ between }) => {
      const [a, b] = [between(-900, 900), between(-900, 900)];
      const radians = (degrees: number) => (degrees * Math.PI) / 180;
      const turn = turnBetween(a, b);
      const normal = heading(a);
      const fine =
        Math.abs(Math.cos(radians(turn)) - Math.cos(radians(a - b))) < 1e-12 &&
        turn >= 0 &&
        turn <= 180 &&
        normal >= 0 &&
        normal < 360 &&
        Math.abs(Math.sin(radians(normal)) - Math.sin(radians(a))) < 1e-12 &&
        Math.abs(Math.cos(radians(normal)) - Math.cos(radians(a))) < 1e-12;
      return fine ? null : { a, b, turn, normal };
    }));
});

describe('The outline of a base', () => {
  it('has its width and depth, goes clockwise and faces its heading', () =>
    holds(2000, ({ base: any }) => {
      const base = any();
      const [a, b, c, d] = outlineOf(base);
      if (!a || !b || !c || !d) return { base };
      const [left, right] = frontOf(base);
      const off = [
        distanceOf(a, b) - base.width,
        distanceOf(c, d) - base.width,
        distanceOf(b, c) - base.depth,
        distanceOf(d, a) - base.depth,
        distanceOf(middle([a, b, c, d]), base),
        turnBetween(bearingOf(d, a), base.headingDegrees),
        turnBetween(bearingOf(a, b), base.headingDegrees - 90),
        distanceOf(left, a),
        distanceOf(right, b),
      ];
      return off.every(number => Math.abs(number) < 1e-9) ? null : { base, off };
    }));
});

describe('Outlines', () => {
  /** With whole numbers all is exact: where c lies as to the line from a to b, and whether it is between them on it. */
  const turn = (a: Point, b: Point, c: Point) => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  const isOn = (a: Point, b: Point, c: Point) =>
    turn(a, b, c) === 0 && (c.x - a.x) * (c.x - b.x) + (c.y - a.y) * (c.y - b.y) <= 0;
  const meet = (a: Point, b: Point, c: Point, d: Point) =>
    isOn(a, b, c) ||
    isOn(a, b, d) ||
    isOn(c, d, a) ||
    isOn(c, d, b) ||
    (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0);
  const edgesOf = (outline: Outline) => outline.map((a, i) => [a, outline[(i + 1) % outline.length] ?? a] as const);
  /** Two edges may meet in the end of the one and start of the next, and in nothing else. */
  const simple = (outline: Outline) => {
    const edges = edgesOf(outline);
    return edges.every(([a, b], i) =>
      edges.every(([c, d], j) => {
        if (i === j) return turn(a, b, { x: a.x + 1, y: a.y }) !== 0 || turn(a, b, { x: a.x, y: a.y + 1 }) !== 0;
        if (j === (i + 1) % edges.length) return !isOn(a, b, d) && !isOn(c, d, a);
        return i === (j + 1) % edges.length || !meet(a, b, c, d);
      }),
    );
  };
  const lattice = ({ whole }: Table) => Array.from({ length: whole(3, 7) }, () => ({ x: whole(0, 5), y: whole(0, 5) }));

  it('are simple if no two edges meet where they should not, exactly on whole coordinates', () => {
    let yes = 0;
    holds(12_000, table => {
      const outline = lattice(table);
      const found = isSimple(outline);
      if (found) yes++;
      return found === simple(outline) ? null : { outline, found };
    });
    expect(yes).toBeGreaterThan(1500);
  });

  it('are convex if the way past each corner stays in, exactly on whole coordinates', () => {
    let yes = 0;
    holds(12_000, table => {
      const outline = lattice(table);
      if (!isSimple(outline)) return null;
      // Near each corner, the short cut must not be outside; on an edge it is level.
      const convex = outline.every((b, i) => {
        const a = outline.at(i - 1) ?? b;
        const c = outline[(i + 1) % outline.length] ?? b;
        if (turn(a, b, c) === 0) return true;
        return windingOf(outline, middle([along(b, a, 0.01), along(b, c, 0.01)])) !== 0;
      });
      const found = isConvex(outline);
      if (found) yes++;
      return found === convex ? null : { outline, found };
    });
    expect(yes).toBeGreaterThan(600);
  });

  it('contain what they wind round, and their edges', () =>
    holds(8000, table => {
      const outline = table.whole(0, 1) === 0 ? lattice(table) : table.area();
      const point = table.whole(0, 1) === 0 ? table.spot() : table.point();
      if (!isSimple(outline)) return null;
      const onEdge = edgesOf(outline).some(([a, b]) => isOn(a, b, point));
      const found = contains(outline, point);
      return found === (onEdge || windingOf(outline, point) !== 0) ? null : { outline, point, found };
    }));
});

describe('The distance between outlines', () => {
  const step = 0.12;
  it(`is that of their sampled edges, within ${step}, and never more`, () =>
    holds(900, table => {
      const [a, b] = [table.any(), table.any()];
      const [found, sampled] = [distanceBetween(a, b), sampledDistance(a, b, step)];
      return found <= sampled + 1e-9 && found >= sampled - step && found === distanceBetween(b, a)
        ? null
        : { a, b, found, sampled };
    }));

  it('changes by no more than what is moved, and is reached by moving straight there', () =>
    holds(2000, table => {
      const [a, b, bearing] = [table.any(), table.any(), table.between(0, 360)];
      const found = distanceBetween(a, b);
      const way = [{ x: 0, y: 0 }, moved({ x: 0, y: 0 }, bearing, found / 2)] as const;
      const after = distanceBetween(shiftedBy(a, ...way, 1), b);
      return Math.abs(after - found) <= found / 2 + 1e-9 ? null : { a, b, bearing, found, after };
    }));

  it('is 0 where areas overlap, and they overlap where they share more than 1e-9 of area', () => {
    const seen = { apart: 0, shared: 0, touching: 0 };
    holds(4000, table => {
      const [a, b] = [table.area(), table.area()];
      const shared = sharedArea(a, b);
      const found = overlaps(a, b);
      const distance = distanceBetween(a, b);
      seen[found ? 'shared' : distance === 0 ? 'touching' : 'apart']++;
      return found === shared > 1e-9 && found === overlaps(b, a) && (!found || distance === 0)
        ? null
        : { a, b, found, shared };
    });
    expect(Math.min(seen.apart, seen.shared, seen.touching)).toBeGreaterThan(100);
  });

  it('finds an outline to overlap itself, however it is drawn', () =>
    holds(500, table => {
      const outline = table.area();
      const other = [...outline.slice(1), ...outline.slice(0, 1)].reverse().flatMap((p, i, all) => {
        const q = all[(i + 1) % all.length] ?? p;
        return [p, along(p, q, 0.3)];
      });
      return overlaps(outline, outline) && overlaps(outline, other) && overlaps(other, outline) ? null : { outline };
    }));
});

describe('The arc of a base', () => {
  const step = 0.02;
  /** The middle of the front, reckoned otherwise than the base does. */
  const eyeOf = (base: ReturnType<Table['base']>) => moved(base, base.headingDegrees, base.depth / 2);

  it('is off its front by the least angle of the sampled edges', () =>
    holds(1200, table => {
      const [base, outline] = [table.base(), table.any()];
      const eye = eyeOf(base);
      const found = offFront(base, outline);
      if (windingOf(outline, eye) !== 0) return found === 0 ? null : { base, outline, found };
      const samples = edgePoints(outline, step);
      const sampled = Math.min(...samples.map(p => turnBetween(bearingOf(eye, p), base.headingDegrees)));
      const near = Math.min(...samples.map(p => distanceOf(eye, p)));
      if (near < 0.2) return null;
      // Seen from so near, a step on the edge is at most so many degrees.
      const coarse = ((step / (near - step)) * 180) / Math.PI;
      return found <= sampled + 1e-7 && found >= sampled - coarse ? null : { base, outline, found, sampled };
    }));

  it('holds what has a sample in it, and nothing clearly outside', () =>
    holds(1200, table => {
      const [base, outline, degrees] = [table.base(), table.any(), table.whole(1, 12) * 30];
      const eye = eyeOf(base);
      const samples = edgePoints(outline, step);
      const offs = samples.map(p => turnBetween(bearingOf(eye, p), base.headingDegrees));
      const sampled = windingOf(outline, eye) !== 0 ? 0 : Math.min(...offs);
      const near = Math.min(...samples.map(p => distanceOf(eye, p)));
      const coarse = near > 2 * step ? ((step / (near - step)) * 180) / Math.PI : 360;
      const found = inArc(base, outline, degrees);
      const must = sampled <= degrees / 2;
      const may = sampled <= degrees / 2 + coarse;
      return (found || !must) && (may || !found) ? null : { base, outline, degrees, found, sampled };
    }));

  it('has sides by how far a point lies ahead', () =>
    holds(5000, table => {
      const [base, point] = [table.base(), table.point()];
      const turn = ((bearingOf(base, point) - base.headingDegrees) * Math.PI) / 180;
      const ahead = distanceOf(base, point) * Math.cos(turn);
      const side = ahead > base.depth / 2 ? 'front' : ahead < -base.depth / 2 ? 'rear' : 'flank';
      if (Math.abs(Math.abs(ahead) - base.depth / 2) < 1e-9) return null;
      return sideOf(base, point) === side ? null : { base, point, side };
    }));

  it('is faced from the side of the nearest sample', () => {
    let clear = 0;
    holds(600, table => {
      const [base, outline] = [table.base(), table.any()];
      const corners = outlineOf(base);
      if (distanceBetween(corners, outline) < 0.05) return null;
      const offs = edgePoints(outline, 2 * step).map(p => ({ p, off: distanceBetween([p], corners) }));
      const least = Math.min(...offs.map(({ off }) => off));
      // All that might be the nearest point: if these disagree, the samples cannot tell.
      const nearest = new Set(offs.filter(({ off }) => off <= least + 2 * step).map(({ p }) => sideOf(base, p)));
      if (nearest.size > 1) return null;
      clear++;
      const found = sideFacing(base, outline);
      return nearest.has(found) ? null : { base, outline, found };
    });
    expect(clear).toBeGreaterThan(300);
  });
});

describe('The part beyond a line', () => {
  it('is the share of sampled points on that side, within a thousandth', () =>
    holds(1000, table => {
      const [a, b, through] = [table.point(), table.point(), table.point()];
      const bearing = table.between(0, 360);
      const side = table.whole(0, 1) === 0 ? ('left' as const) : ('right' as const);
      const found = partBeyond([a, b], through, bearing, side);
      let count = 0;
      for (let i = 0; i < 1000; i++) {
        const point = along(a, b, (i + 0.5) / 1000);
        const turn = heading(bearingOf(through, point) - bearing);
        if (side === 'left' ? turn > 0 && turn < 180 : turn > 180) count++;
      }
      return Math.abs(found - count / 1000) <= 0.001 ? null : { a, b, through, bearing, side, found, count };
    }));
});

describe('A straight move', () => {
  const steps = 40;
  const trial = (table: Table) => {
    const [mover, obstacle, [from, to], limit] = [table.mover(), table.any(), table.way(), table.limit()];
    const [[start], [goal]] = [mover, obstacle];
    if (start === undefined || goal === undefined || table.whole(0, 1) === 0)
      return { mover, obstacle, from, to, limit };
    // Half of the moves go towards the obstacle, short of it or past it.
    const share = table.between(0.3, 1.8);
    return { mover, obstacle, from: start, to: along(start, goal, share), limit };
  };
  const distanceAt = ({ mover, obstacle, from, to }: ReturnType<typeof trial>, share: number) =>
    distanceBetween(shiftedBy(mover, from, to, share), obstacle);
  const shares = Array.from({ length: steps + 1 }, (_, i) => i / steps);
  const closestStep = (move: ReturnType<typeof trial>) => Math.min(...shares.map(share => distanceAt(move, share)));

  it(`comes within a limit at a share before which none of ${steps} steps does`, () => {
    const seen = { never: 0, first: 0, later: 0 };
    holds(1200, table => {
      const move = trial(table);
      const found = firstWithin(move.mover, move.from, move.to, move.obstacle, move.limit);
      seen[found === null ? 'never' : found === 0 ? 'first' : 'later']++;
      const before = shares.filter(share => found === null || share < found - 1e-7);
      const early = before.find(share => distanceAt(move, share) <= move.limit - 1e-7);
      const length = distanceOf(move.from, move.to);
      const there = found === null ? null : distanceAt(move, found) - move.limit;
      // Just there, unless it starts within; and just before, not nearer.
      const fits = there === null || (found === 0 ? there <= 1e-7 : found === null || Math.abs(there) <= 1e-7);
      const nearBefore =
        found === null || found === 0 || length === 0
          ? null
          : [1e-3, 1e-4, 1e-5].find(
              less => found - less / length > 0 && distanceAt(move, found - less / length) < move.limit - 1e-8,
            );
      // Contact is also found where a step is past it.
      const touched = found === null && move.limit === 0 && closestStep(move) === 0;
      return early === undefined && fits && (nearBefore ?? null) === null && !touched
        ? null
        : { ...move, found, early, there, nearBefore, touched };
    });
    expect(Math.min(seen.never, seen.first, seen.later)).toBeGreaterThan(150);
  });

  it(`is outside a limit for the last time at a share after which none of ${steps} steps is`, () => {
    const seen = { never: 0, end: 0, between: 0 };
    holds(2000, table => {
      const move = trial(table);
      const found = lastOutside(move.mover, move.from, move.to, move.obstacle, move.limit);
      seen[found === null ? 'never' : found === 1 ? 'end' : 'between']++;
      const after = shares.filter(share => found === null || share > found + 1e-7);
      const late = after.find(share => distanceAt(move, share) >= move.limit + 1e-7);
      const there = found === null ? null : distanceAt(move, found) - move.limit;
      const fits =
        there === null || (found === 1 ? there >= -1e-7 : Math.abs(there) <= 1e-7 || (found === 0 && there >= -1e-7));
      return late === undefined && fits ? null : { ...move, found, late, there };
    });
    expect(Math.min(seen.never, seen.end, seen.between)).toBeGreaterThan(100);
  });

  it(`is closest by the least of ${steps} steps, sought on round the best ones, within 1e-4`, () =>
    holds(400, table => {
      const move = trial(table);
      const found = closestOn(move.mover, move.from, move.to, move.obstacle);
      const offs = shares.map(share => distanceAt(move, share));
      const rough = Math.min(...offs);
      const reach = distanceOf(move.from, move.to) / steps;
      if (found > rough + 1e-9 || found < rough - reach) return { ...move, found, rough };
      // Round every step that is lower than its neighbours and might lead there, thirds are cut off.
      let fine = rough;
      shares.forEach((share, i) => {
        const off = offs[i] ?? 0;
        if (rough === 0 || off > rough + reach || off > (offs[i - 1] ?? off) || off > (offs[i + 1] ?? off)) return;
        let [low, high] = [Math.max(0, share - 1 / steps), Math.min(1, share + 1 / steps)];
        for (let cut = 0; cut < 30; cut++) {
          const [p, q] = [low + (high - low) / 3, high - (high - low) / 3];
          if (distanceAt(move, p) <= distanceAt(move, q)) high = q;
          else low = p;
        }
        fine = Math.min(fine, distanceAt(move, (low + high) / 2));
      });
      return Math.abs(found - fine) <= 1e-4 ? null : { ...move, found, fine, rough };
    }));

  it('agrees with itself: it comes within what it is closest by, and not within less', () =>
    holds(4000, table => {
      const { mover, obstacle, from, to } = trial(table);
      const closest = closestOn(mover, from, to, obstacle);
      const at = firstWithin(mover, from, to, obstacle, closest + 1e-7);
      const short = closest > 1e-6 ? firstWithin(mover, from, to, obstacle, closest - 1e-7) : null;
      return at !== null && short === null ? null : { mover, obstacle, from, to, closest, at, short };
    }));
});

describe('A way through an area', () => {
  /** Off the shares at which things on whole coordinates touch. */
  const shares = Array.from({ length: 24 }, (_, i) => (i + Math.SQRT1_2) / 24.5);

  it('is inside wherever the mover shares area, and nowhere else', () => {
    let inside = 0;
    holds(800, table => {
      const [mover, area, [from, to]] = [table.convex(), table.area(), table.way()];
      const found = stretchesIn(mover, from, to, area);
      const wrong = shares.find(share => {
        const shared = sharedArea(shiftedBy(mover, from, to, share), area);
        const near = found.some(([start, end]) => share >= start - 1e-6 && share <= end + 1e-6);
        const well = found.some(([start, end]) => share >= start + 1e-3 && share <= end - 1e-3);
        if (well) inside++;
        return shared > 1e-9 ? !near : well && shared < 1e-11;
      });
      return wrong === undefined ? null : { mover, area, from, to, found, wrong };
    });
    expect(inside).toBeGreaterThan(1500);
  });

  it('is inside for figures and walls wherever a sample of them is', () => {
    let inside = 0;
    holds(700, table => {
      const mover =
        table.whole(0, 2) === 0
          ? [table.spot(), table.spot()]
          : table.whole(0, 1) === 0
            ? table.wall()
            : table.whole(0, 1) === 0
              ? table.figure()
              : [table.spot()];
      const [area, [from, to]] = [table.area(), table.way()];
      const found = stretchesIn(mover, from, to, area);
      const wrong = shares.find(share => {
        const there = edgePoints(shiftedBy(mover, from, to, share), 0.25);
        const within = there.some(p => windingOf(area, p) !== 0 && distanceToEdges(area, p) > 1e-7);
        const near = found.some(([start, end]) => share >= start - 1e-6 && share <= end + 1e-6);
        const well = found.some(([start, end]) => share >= start + 0.02 && share <= end - 0.02);
        if (well) inside++;
        // A wall may cut a corner shorter than the samples’ step: it must then at least touch the area.
        return within ? !near : well && distanceBetween(shiftedBy(mover, from, to, share), area) > 0;
      });
      return wrong === undefined ? null : { mover, area, from, to, found, wrong };
    });
    expect(inside).toBeGreaterThan(1000);
  });

  it('comes in order, apart, and within the way', () =>
    holds(3000, table => {
      const [mover, area, [from, to]] = [table.mover(), table.area(), table.way()];
      const found = stretchesIn(mover, from, to, area);
      const bounds = [-1e-12, ...found.flat(), 1 + 1e-12];
      return bounds.every((bound, i) => i === 0 || bound > (bounds[i - 1] ?? bound)) ? null : { found };
    }));
});

describe('Sight', () => {
  /** Whether any of so many samples of a line lies inside an outline by winding. */
  const passes = (a: Point, b: Point, outline: Outline, samples: number): boolean => {
    for (let i = 0; i < samples; i++) {
      const point = along(a, b, (i + 0.5) / samples);
      if (windingOf(outline, point) !== 0 && distanceToEdges(outline, point) > 1e-7) return true;
    }
    return false;
  };

  it('is blocked if each line has a sample in an obstacle', () => {
    const seen = { blocked: 0, free: 0 };
    holds(500, table => {
      const box = () => outlineOf(table.base());
      const [from, to] = [box(), box()];
      const obstacles = Array.from({ length: table.whole(1, 4) }, () =>
        table.whole(0, 1) === 0 ? table.star() : table.round(),
      );
      const found = isSightBlocked(from, to, obstacles);
      seen[found ? 'blocked' : 'free']++;
      const blocking = obstacles.filter(
        outline => windingOf(outline, middle(from)) === 0 && windingOf(outline, middle(to)) === 0,
      );
      const sampled = (samples: number) =>
        [...from, middle(from)].every(a =>
          [...to, middle(to)].every(b => blocking.some(outline => passes(a, b, outline, samples))),
        );
      // Few samples may miss a short cut through a corner: then many decide.
      return found === sampled(60) || found === sampled(6000) ? null : { from, to, obstacles, found };
    });
    expect(Math.min(seen.blocked, seen.free)).toBeGreaterThan(30);
  });

  it('is blocked between figures on whole coordinates just where a sample is inside, and not along an edge', () => {
    const seen = { blocked: 0, free: 0 };
    holds(2000, table => {
      const [a, b] = [table.spot(), table.spot()];
      const obstacle = table.whole(0, 2) === 0 ? table.squared() : table.bent();
      if (contains(obstacle, a) || contains(obstacle, b)) return null;
      const found = isSightBlocked([a], [b], [obstacle]);
      seen[found ? 'blocked' : 'free']++;
      // What is cut off at whole coordinates is longer than a hundredth of the way.
      return found === passes(a, b, obstacle, 199) ? null : { a, b, obstacle, found };
    });
    expect(Math.min(seen.blocked, seen.free)).toBeGreaterThan(100);
  });
});

describe('Any finite numbers', () => {
  it('give answers that are numbers, also for outlines of no sense and ways of no length', () => {
    const odd = [0, -0, 1, 1e-300, -1e-12, 1e9, -1e100, 5e-324, 0.1, 1, 2, -3];
    holds(2500, ({ whole }) => {
      const number = () => odd[whole(0, odd.length - 1)] ?? 0;
      const point = () => ({ x: number(), y: number() });
      const outline = () => Array.from({ length: whole(0, 5) }, point);
      const base = { ...point(), headingDegrees: number(), width: Math.abs(number()), depth: Math.abs(number()) };
      const [a, b, from] = [outline(), outline(), point()];
      const to = whole(0, 2) === 0 ? from : point();
      const limit = Math.abs(number());
      const numbers = [
        distanceBetween(a, b),
        offFront(base, a),
        partBeyond([from, to], point(), number(), 'left'),
        firstWithin(a, from, to, b, limit) ?? 0,
        lastOutside(a, from, to, b, limit) ?? 0,
        closestOn(a, from, to, b),
        ...stretchesIn(a, from, to, b).flat(),
        bearingOf(from, to),
        turnBetween(number(), number()),
      ];
      sideFacing(base, a);
      isSightBlocked(a, b, [outline()]);
      return numbers.some(Number.isNaN) ? { a, b, from, to, limit, base, numbers } : null;
    });
  });
});
