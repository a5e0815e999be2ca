/** How the faces of a throw are classified: what is needed, what it comes to, and how likely each class is. */
export interface Classification<V> {
  /** What each die needs, such as ≥5 or ≤45; null where any face counts. */
  readonly needs: string | null;
  /** What the faces of a whole throw come to. */
  of(faces: readonly number[]): V;
  /** How many dice did what they needed; null where that is no question. */
  successes(faces: readonly number[]): number | null;
  /** Every class that the dice still to be thrown may bring, given those on the table. */
  classes(thrown: readonly number[], left: number, sides: number): Classes<V>;
}

/** The classes of a throw: each value with its ways out of all ways, as a double and as exact integers. */
export interface Classes<V> {
  readonly values: readonly V[];
  readonly chances: readonly number[];
  readonly ways: readonly bigint[];
  readonly outOf: bigint;
}

/** Ways to get 0, 1, … `dice` successes when `good` of `sides` faces succeed. */
const binomials = new Map<number, Classes<number>>();
const mostRemembered = 20_000;

const remember = <K, V>(memory: Map<K, V>, key: K, make: () => V): V => {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  if (memory.size >= mostRemembered) memory.clear();
  memory.set(key, made);
  return made;
};

const fromWays = (start: number, ways: readonly bigint[], outOf: bigint): Classes<number> => {
  const kept = ways.map((w, i) => ({ value: start + i, w })).filter(({ w }) => w > 0n);
  return {
    values: kept.map(({ value }) => value),
    chances: kept.map(({ w }) => quotient(w, outOf)),
    ways: kept.map(({ w }) => w),
    outOf,
  };
};

/** One big whole number by another as the nearest double, also where both are beyond the doubles. */
export const quotient = (a: bigint, b: bigint): number => {
  const excess = Math.max(a.toString(2).length, b.toString(2).length) - 1000;
  if (excess <= 0) return Number(a) / Number(b);
  const shift = BigInt(excess);
  return Number(a >> shift) / Number(b >> shift);
};

const successesOf = (dice: number, good: number, sides: number): Classes<number> =>
  remember(binomials, (dice * 1024 + good) * 1024 + sides, () => {
    const g = BigInt(good);
    const bad = BigInt(sides - good);
    const ways: bigint[] = [];
    let choose = 1n;
    for (let k = 0; k <= dice; k++) {
      ways.push(choose * g ** BigInt(k) * bad ** BigInt(dice - k));
      choose = (choose * BigInt(dice - k)) / BigInt(k + 1);
    }
    return fromWays(0, ways, BigInt(sides) ** BigInt(dice));
  });

const sums = new Map<number, Classes<number>>();

const sumsOf = (dice: number, sides: number): Classes<number> =>
  remember(sums, dice * 1024 + sides, () => {
    let ways = [1n];
    for (let i = 0; i < dice; i++) {
      const next = new Array<bigint>(ways.length + sides - 1).fill(0n);
      ways.forEach((w, at) => {
        for (let face = 0; face < sides; face++) next[at + face] = (next[at + face] ?? 0n) + w;
      });
      ways = next;
    }
    return fromWays(dice, ways, BigInt(sides) ** BigInt(dice));
  });

const shifted = (classes: Classes<number>, by: number): Classes<number> =>
  by === 0 ? classes : { ...classes, values: classes.values.map(value => value + by) };

const total = (faces: readonly number[]): number => {
  let sum = 0;
  for (const face of faces) sum += face;
  return sum;
};

const counting = (
  needs: string,
  good: (face: number) => boolean,
  goodOf: (sides: number) => number,
): Classification<number> => {
  const hits = (faces: readonly number[]) => {
    let n = 0;
    for (const face of faces) if (good(face)) n++;
    return n;
  };
  return {
    needs,
    of: hits,
    successes: hits,
    classes: (thrown, left, sides) =>
      shifted(successesOf(left, Math.min(sides, Math.max(0, goodOf(sides))), sides), hits(thrown)),
  };
};

const atLeasts = new Map<number, Classification<number>>();
const atMosts = new Map<number, Classification<number>>();

/** Counts the dice that show at least so much. */
export const atLeast = (least: number): Classification<number> =>
  remember(atLeasts, least, () =>
    counting(
      `≥${least}`,
      face => face >= least,
      sides => sides - least + 1,
    ),
  );

/** Counts the dice that show at most so much. */
export const atMost = (most: number): Classification<number> =>
  remember(atMosts, most, () =>
    counting(
      `≤${most}`,
      face => face <= most,
      () => most,
    ),
  );

/** Adds the faces. */
export const sum: Classification<number> = {
  needs: null,
  of: total,
  successes: () => null,
  classes: (thrown, left, sides) => shifted(sumsOf(left, sides), total(thrown)),
};

/** Pairs of results that come to the same, taken together; the ways are reckoned only if they are asked for. */
class Together<V> implements Classes<readonly [V, V]> {
  readonly values: (readonly [V, V])[] = [];
  readonly chances: number[] = [];
  /** For each pair of classes, row by row, the class that it belongs to. */
  private readonly places: number[] = [];

  constructor(
    private readonly first: Classes<V>,
    private readonly second: Classes<V>,
    alike: (first: V, second: V) => number,
  ) {
    const placeOf = new Map<number, number>();
    first.values.forEach((one, i) =>
      second.values.forEach((other, j) => {
        const key = alike(one, other);
        let place = placeOf.get(key);
        if (place === undefined) {
          place = this.values.push([one, other]) - 1;
          placeOf.set(key, place);
          this.chances.push(0);
        }
        this.places.push(place);
        this.chances[place] = (this.chances[place] ?? 0) + (first.chances[i] ?? 0) * (second.chances[j] ?? 0);
      }),
    );
  }

  get outOf(): bigint {
    return this.first.outOf * this.second.outOf;
  }

  get ways(): readonly bigint[] {
    const ways = this.values.map(() => 0n);
    let pair = 0;
    for (const one of this.first.ways)
      for (const other of this.second.ways) {
        const place = this.places[pair++] ?? 0;
        ways[place] = (ways[place] ?? 0n) + one * other;
      }
    return ways;
  }
}

/** The classes of two throws made together: pairs that share a number of `alike` are one class, shown by its first pair. */
export const together = <V>(
  first: Classes<V>,
  second: Classes<V>,
  alike: (first: V, second: V) => number,
): Classes<readonly [V, V]> => new Together(first, second, alike);

/** Who shows more: the first die or the second. A tie is thrown again, and so neither a class nor an end. */
export type Winner = 'first' | 'second';
const winners: Classes<Winner> = { values: ['first', 'second'], chances: [0.5, 0.5], ways: [1n, 1n], outOf: 2n };

/** Two dice against each other, ties thrown again: by symmetry each wins half of the time. */
export const contest = (sides: number): Classification<Winner | 'tie'> => ({
  needs: null,
  of: ([first = 0, second = 0]) => (first === second ? 'tie' : first > second ? 'first' : 'second'),
  successes: () => null,
  classes: thrown => {
    const first = thrown[0];
    if (first === undefined) return winners;
    // The first die lies on the table: what the second needs, with ties beginning anew at even chances.
    const outOf = BigInt(sides) * 2n;
    const ways = [BigInt(first - 1) * 2n + 1n, BigInt(sides - first) * 2n + 1n];
    return { values: ['first', 'second'], chances: ways.map(w => quotient(w, outOf)), ways, outOf };
  },
});
