import {
  isSimple,
  moved,
  outlineOf,
  proceduresOf,
  readRequest,
  ruleOn,
  type Base,
  type Procedure,
} from '../../src/core/index.js';
import { movimenti } from '../../src/rulesets/movimenti/index.js';
import { chanceFrom } from './geometry-oracles.js';
import { isIn, playNaively, type NaiveOrder, type NaiveStep } from './naive-moves.js';

const procedureOf = (id: string): Procedure => {
  const found = proceduresOf(movimenti).find(procedure => procedure.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};
const moveOrder = procedureOf('movimenti.order.move');
const difficultMove = procedureOf('movimenti.difficult.move');

/** A random scene on a table of 140 by 140, now and then on whole coordinates, where much touches. */
const sceneFrom = (chance: () => number): NaiveOrder => {
  const between = (least: number, most: number): number => least + chance() * (most - least);
  const grid = chance() < 0.4;
  const place = (least: number, most: number): number =>
    grid ? Math.round(between(least, most)) : between(least, most);
  const one = <T>(...kinds: readonly [T, ...T[]]): T => kinds[Math.floor(chance() * kinds.length)] ?? kinds[0];
  const angle = (): number => (grid ? Math.floor(between(0, 4)) * 90 : between(0, 359));
  const size = (least: number, most: number): number => (chance() < 0.1 ? 0 : place(least, most));
  const baseAt = (least: number, most: number): Base => ({
    x: place(least, most),
    y: place(least, most),
    headingDegrees: angle(),
    width: size(2, 14),
    depth: size(1, 6),
  });
  const arm = one<NaiveOrder['arm']>('infantry', 'infantry', 'cavalry', 'foot-artillery', 'horse-artillery');
  const guns = arm === 'foot-artillery' || arm === 'horse-artillery';
  const double = chance() < 0.25;
  const column = double || chance() < 0.4;
  const state = double || chance() < 0.7 ? 'in-formation' : one<NaiveOrder['state']>('not-in-formation', 'disorder');
  const unitClass = chance() < 0.6 ? 'formation-only' : 'skirmish-capable';
  const base = baseAt(50, 90);
  /** An enemy ahead who more or less looks at the unit. */
  const facing = (): Base => {
    const off = place(8, 45);
    const { x, y } = moved(base, base.headingDegrees, off);
    return {
      ...baseAt(0, 1),
      x,
      y,
      headingDegrees: (base.headingDegrees + 180 + (grid ? 0 : between(-30, 30))) % 360,
      width: place(2, 14),
    };
  };
  const limbered = guns && (double || chance() < 0.8);
  const isFree = guns || (state === 'in-formation' && !double);
  const anyStep = (): NaiveStep => {
    const kind = chance();
    if (double && !guns) return { type: chance() < 0.7 ? 'forward' : 'backward', cm: place(2, 30) };
    // What the pages would refuse is not asked: this is about places.
    const mayTurn = isFree || unitClass === 'skirmish-capable';
    if (kind < 0.2 && mayTurn) return { type: 'turn', headingDegrees: angle() };
    if (kind < 0.4 && mayTurn) return { type: 'to-point', point: { x: place(40, 100), y: place(40, 100) } };
    if (kind < 0.5 && mayTurn && arm !== 'cavalry')
      return { type: chance() < 0.5 ? 'incline-left' : 'shift-right', cm: place(2, 15) };
    return { type: chance() < 0.75 ? 'forward' : 'backward', cm: place(2, 25) };
  };
  const terrain = Array.from({ length: Math.floor(between(0, 4)) }, (_, i) => {
    const [x, y, far] = [place(30, 110), place(30, 110), between(4, 16)];
    const corners = Math.floor(between(3, 9));
    const points = grid
      ? outlineOf({ x, y, headingDegrees: 0, width: place(4, 20), depth: place(4, 20) })
      : Array.from({ length: corners }, (_, k) => {
          const at = ((k + between(0, 0.8)) / corners) * 2 * Math.PI;
          const off = far * between(0.4, 1);
          return { x: x + Math.cos(at) * off, y: y + Math.sin(at) * off };
        });
    return {
      id: `t${i}`,
      kind: one<'marsh' | 'wood' | 'other'>('marsh', 'wood', 'other'),
      difficult: chance() < 0.6,
      roadThrough: chance() < 0.4,
      area: { points },
    };
  });
  return {
    arm,
    unitClass,
    state,
    formation: column ? 'march-column' : 'line',
    allowanceCm: place(15, 80),
    tired: chance() < 0.15,
    limbered,
    pace: double ? 'double' : 'normal',
    onRoad: chance() < 0.2,
    base,
    steps: Array.from({ length: 1 + Math.floor(between(0, 4)) }, anyStep),
    enemies: Array.from({ length: Math.floor(between(0, 5)) }, (_, i) => ({
      id: `e${i}`,
      base: i === 0 ? facing() : { ...baseAt(20, 120), width: place(2, 14) },
      visible: chance() < 0.9,
      status: one<'steady' | 'routing' | 'not-visible'>('steady', 'steady', 'steady', 'routing', 'not-visible'),
    })),
    terrain: terrain.filter(({ area }) => isSimple(area.points)),
  };
};

/** The outcome of a procedure; null if the request is at fault. */
const outcomeOf = (procedure: Procedure, input: object, rulings: { readonly [id: string]: string } = {}): unknown => {
  const read = readRequest(movimenti, procedure, { input, rulings });
  if (!read.ok) return null;
  const answer = ruleOn(movimenti, procedure, read.value, {
    language: 'en',
    explain: false,
    roll: () => {
      throw new Error('a move needs no dice');
    },
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
  return answer.value.outcome;
};

const ruled = (order: object, rulings?: { readonly [id: string]: string }) =>
  // The outcome of this very procedure.
  outcomeOf(moveOrder, order, rulings) as {
    readonly legal: boolean;
    readonly reason: string | null;
    readonly stoppedAtStep: number | null;
    readonly travelledCm: number;
    readonly spentCm: number;
    readonly stateAfter: string;
    readonly end: Base;
  } | null;

type Outcome = NonNullable<ReturnType<typeof ruled>>;

/** What only the pages refuse, whatever the places. */
const refusedByPages = ['not-granted-to-this-state', 'cannot-rotate', 'starts-too-close', 'not-limbered'];

/** How an answer differs from the child’s, by more than its steps can tell; null if it does not. */
const differs = (order: NaiveOrder, ours: Outcome, stepCm: number): string | null => {
  const naive = playNaively(order, stepCm);
  if (Math.abs(naive.travelledCm - ours.travelledCm) > 2.5 * stepCm)
    return `travels ${ours.travelledCm} (${ours.reason}), not ${naive.travelledCm} (${naive.reasons.join()})`;
  if (Math.hypot(naive.at.x - ours.end.x, naive.at.y - ours.end.y) > 2.5 * stepCm) return 'ends elsewhere';
  if (Math.abs(naive.spentCm - ours.spentCm) > 6 * stepCm) return `spends ${ours.spentCm}, not ${naive.spentCm}`;
  if (naive.step !== ours.stoppedAtStep) return `halts at part ${ours.stoppedAtStep}, not ${naive.step}`;
  if (naive.state !== ours.stateAfter) return `is then ${ours.stateAfter}, not ${naive.state}`;
  const alike = ours.reason === null ? naive.reasons.length === 0 : naive.reasons.includes(ours.reason);
  return alike ? null : `halts for ${ours.reason}, not ${naive.reasons.join()}`;
};

/** A base but for a hair all round: places are told to a millionth of a cm. */
const heartOf = ({ width, depth, ...place }: Base) =>
  outlineOf({ ...place, width: Math.max(0, width - 1e-5), depth: Math.max(0, depth - 1e-5) });

describe('A move order', () => {
  it('ends where a child would end who pushes the base by a hair at a time and looks', () => {
    const chance = chanceFrom(1815);
    const found: string[] = [];
    const reasons = new Map<string, number>();
    for (let compared = 0; compared < 200;) {
      const order = sceneFrom(chance);
      const ours = ruled(order);
      if (ours === null || (ours.reason !== null && refusedByPages.includes(ours.reason))) continue;
      compared++;
      reasons.set(String(ours.reason), (reasons.get(String(ours.reason)) ?? 0) + 1);
      // Where two things stop it within a step of each other, or it only grazes one, finer steps tell.
      const first = differs(order, ours, 0.05);
      if (first !== null && differs(order, ours, 0.002) !== null) found.push(`${first}: ${JSON.stringify(order)}`);
    }
    expect(found.slice(0, 3)).toEqual([]);
    expect(reasons.size).toBeGreaterThan(7);
  });

  it('judges a straight way through difficult ground as the page on difficult ground does, by road or not', () => {
    const chance = chanceFrom(1812);
    const one = <T>(...kinds: readonly [T, ...T[]]): T => kinds[Math.floor(chance() * kinds.length)] ?? kinds[0];
    const seen = new Map<string, number>();
    for (let i = 0; i < 600; i++) {
      const rulings = {
        'road-and-difficult-ground': one('road-cancels', 'halving-only', 'still-halved'),
        'difficult-ground-classes': one('both-classes', 'formation-only'),
        'difficult-ground-extent': one('while-any-figure-inside', 'whole-move'),
        'skirmish-state-in-difficult-ground': one('keeps-skirmish', 'becomes-not-in-formation'),
        'advance-after-leaving': one('must-re-form-first', 'may-finish-the-move'),
      };
      const unitClass = one('formation-only', 'skirmish-capable');
      const state = one(
        'in-formation',
        'not-in-formation',
        'disorder',
        unitClass === 'formation-only' ? 'disorder' : 'skirmish',
      );
      const [onRoad, tired, direction] = [chance() < 0.7, chance() < 0.2, one('forward', 'forward', 'backward')];
      const formation = one('march-column', 'attack-column');
      const allowanceCm = 5 + Math.floor(chance() * 60);
      const segments = Array.from({ length: 1 + Math.floor(chance() * 4) }, (_, at) => ({
        cm: 1 + Math.floor(chance() * 15),
        difficult: (at + i) % 2 === 0,
      }));
      // The base has no depth: it is inside as long as its segment lasts.
      const base = { x: 100, y: 100, headingDegrees: 90, width: 4, depth: 0 };
      const sign = direction === 'forward' ? 1 : -1;
      let from = base.y;
      const terrain = segments.flatMap(({ cm, difficult }, at) => {
        const to = from + sign * cm;
        const points = [
          { x: 90, y: from },
          { x: 110, y: from },
          { x: 110, y: to },
          { x: 90, y: to },
        ];
        from = to;
        return difficult ? [{ id: `t${at}`, difficult, roadThrough: true, area: { points } }] : [];
      });
      const order = { unitClass, state, formation, allowanceCm, tired, onRoad, base, terrain };
      const far = segments.reduce((sum, { cm }) => sum + cm, 0);
      const inParts = chance() < 0.5 ? [far] : segments.map(({ cm }) => cm);
      const ours = ruled({ ...order, steps: inParts.map(cm => ({ type: direction, cm })) }, rulings);
      const doubles = onRoad && state === 'in-formation' && formation === 'march-column';
      const page = outcomeOf(
        difficultMove,
        {
          allowanceCm: allowanceCm * (doubles ? 2 : 1),
          unitClass,
          state,
          segments,
          otherHalving: tired,
          onRoad,
          direction,
        },
        rulings,
        // The outcome of this very procedure.
      ) as {
        readonly legal: boolean;
        readonly reason: string | null;
        readonly spentCm: number;
        readonly stateAfter: string;
      };
      const told = {
        legal: ours?.legal,
        ...(page.legal ? { spentCm: ours?.spentCm, stateAfter: ours?.stateAfter } : {}),
      };
      const { legal, spentCm, stateAfter } = page;
      expect({ order, segments, direction, rulings, ...told }).toEqual({
        order,
        segments,
        direction,
        rulings,
        ...(legal ? { legal, spentCm, stateAfter } : { legal }),
      });
      const kind = `${rulings['road-and-difficult-ground']} ${onRoad} ${page.reason}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    // Every reading, on the road and off it, was met with a legal move and with both refusals.
    expect(seen.size).toBe(18);
  });

  it('never ends in an enemy', () => {
    const chance = chanceFrom(1796);
    for (let i = 0; i < 600; i++) {
      const order = sceneFrom(chance);
      const ours = ruled(order);
      if (ours === null) continue;
      const end = outlineOf(ours.end);
      for (const { base } of order.enemies) expect(isIn(end, heartOf(base))).toBe(false);
    }
  });

  const good = {
    state: 'in-formation',
    allowanceCm: 24,
    base: { x: 50, y: 50, headingDegrees: 90, width: 6, depth: 4 },
  };
  const ahead = [{ type: 'forward', cm: 5 }];
  const triangle = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
  ];
  const bow = [
    { x: 0, y: 0 },
    { x: 10, y: 10 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
  ];
  const change = { type: 'change-formation', formation: 'line' };
  it.each([
    ['an outline that crosses itself', { terrain: [{ area: { points: bow } }] }, 'input.terrain[0].area.points'],
    [
      'an outline of two points',
      { terrain: [{ area: { points: triangle.slice(1) } }] },
      'input.terrain[0].area.points',
    ],
    ['a move of no length', { steps: [{ type: 'forward', cm: 0 }] }, 'input.steps[0].cm'],
    ['a way to where it stands', { steps: [{ type: 'to-point', point: { x: 50, y: 50 } }] }, 'input.steps'],
    [
      'an enemy in its place',
      { enemies: [{ base: { x: 51, y: 50, headingDegrees: 0, width: 2, depth: 2 } }] },
      'input.enemies',
    ],
    ['a point-like enemy in its place', { enemies: [{ base: { x: 51, y: 50, headingDegrees: 0 } }] }, 'input.enemies'],
    [
      'two lines that cross',
      {
        base: { x: 50, y: 50, headingDegrees: 90, width: 6 },
        enemies: [{ base: { x: 51, y: 50, headingDegrees: 0, width: 6 } }],
      },
      'input.enemies',
    ],
    ['a way off the table', { table: { width: 60, depth: 52 } }, 'input.table'],
    ['a way off every table', { steps: [{ type: 'forward', cm: 999 }] }, 'input.table'],
    ['a number that is none', { steps: [{ type: 'forward', cm: NaN }] }, 'input.steps[0].cm'],
    ['an endless number', { base: { ...good.base, x: Infinity } }, 'input.base.x'],
    ['a huge number', { allowanceCm: 1e300 }, 'input.allowanceCm'],
    ['a negative width', { base: { ...good.base, width: -1 } }, 'input.base.width'],
    ['31 parts', { steps: Array.from({ length: 31 }, () => ({ type: 'forward', cm: 1 })) }, 'input.steps'],
    [
      '101 enemies',
      { enemies: Array.from({ length: 101 }, (_, i) => ({ base: { x: i, y: 900, headingDegrees: 0 } })) },
      'input.enemies',
    ],
    ['no parts', { steps: [] }, 'input.steps'],
    ['a part of no kind', { steps: [{ cm: 4 }] }, 'input.steps[0].type'],
    ['a turn to nowhere', { steps: [{ type: 'turn' }] }, 'input.steps[0].headingDegrees'],
    ['a change without its fraction', { steps: [change] }, 'input.changeFraction'],
    [
      'a move in a formation whose pace nobody knows',
      { changeFraction: '1/3', steps: [change, ...ahead] },
      'input.steps',
    ],
    ['a road without a formation', { onRoad: true }, 'input.formation'],
    ['a double pace without a formation', { pace: 'double' }, 'input.formation'],
    ['limbers for infantry', { limbered: true }, 'input.limbered'],
  ])('is at fault with %s', (_, wrong, path) => {
    const read = readRequest(movimenti, moveOrder, { input: { ...good, steps: ahead, ...wrong } });
    expect(read.ok ? [] : read.faults.map(fault => fault.path)).toContain(path);
  });

  it('may name 100 enemies, 60 pieces of ground and 30 parts', () => {
    const chance = chanceFrom(1805);
    const far = (): number => 200 + chance() * 600;
    const enemies = Array.from({ length: 100 }, (_, i) => ({
      id: `e${i}`,
      base: { x: far(), y: far(), headingDegrees: chance() * 359, width: 10, depth: 3 },
    }));
    const terrain = Array.from({ length: 60 }, () => {
      const [x, y] = [far(), far()];
      return { difficult: true, area: { points: triangle.map(p => ({ x: p.x + x, y: p.y + y })) } };
    });
    const steps = Array.from({ length: 30 }, (_, i) => ({ type: i % 2 === 0 ? 'forward' : 'backward', cm: 3 }));
    const read = readRequest(movimenti, moveOrder, { input: { ...good, allowanceCm: 100, steps, enemies, terrain } });
    expect(read.ok).toBe(true);
    expect(ruled({ ...good, allowanceCm: 100, steps, enemies, terrain })).toMatchObject({
      reason: null,
      travelledCm: 90,
    });
  });
});
