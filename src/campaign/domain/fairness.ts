import type { BattleEvent } from './event.js';
import { isOf } from './verify-form.js';

/** How the faces of some dice fell, against what fair dice would show. */
export interface Tally {
  readonly faces: number;
  /** How often each face fell, the 1 first. */
  readonly counts: readonly number[];
  readonly mean: number | null;
  readonly chiSquare: number | null;
  readonly degreesOfFreedom: number;
  /** How often fair dice would fall at least so unevenly; null where there are no dice, or only one face. */
  readonly probability: number | null;
  /** Whether there are enough dice for the probability to mean something: five for every face. */
  readonly enough: boolean;
}

/** The dice of one player with so many sides: all of them, and those of each kind. */
export interface Fairness {
  readonly member: string;
  readonly sides: number;
  readonly all: Tally;
  readonly manual: Tally;
  readonly server: Tally;
}

interface Counts {
  readonly manual: number[];
  readonly server: number[];
}

/** How often each face fell for each player, counted as events come; what was taken back was thrown all the same. */
export class FaceCount {
  private readonly byMember = new Map<string, Map<number, Counts>>();

  add(events: readonly BattleEvent[]): void {
    for (const event of events) {
      if (!isOf(event, 'acted')) continue;
      const { dice, throws } = event.body;
      if (dice.kind === 'none') continue;
      const bySides = this.byMember.get(event.by.member) ?? new Map<number, Counts>();
      this.byMember.set(event.by.member, bySides);
      for (const { sides, faces } of throws) {
        const kinds = bySides.get(sides) ?? { manual: emptyCounts(sides), server: emptyCounts(sides) };
        bySides.set(sides, kinds);
        const fell = kinds[dice.kind];
        for (const face of faces) fell[face - 1] = (fell[face - 1] ?? 0) + 1;
      }
    }
  }

  report(): readonly Fairness[] {
    return [...this.byMember].flatMap(([member, bySides]) =>
      [...bySides]
        .sort(([a], [b]) => a - b)
        .map(([sides, { manual, server }]) => ({
          member,
          sides,
          all: tallyOf(manual.map((count, i) => count + (server[i] ?? 0))),
          manual: tallyOf(manual),
          server: tallyOf(server),
        })),
    );
  }
}

const emptyCounts = (sides: number): number[] => Array.from({ length: sides }, () => 0);

/** How faces fell, from how often each did. */
export const tallyOf = (counts: readonly number[]): Tally => {
  const faces = counts.reduce((sum, count) => sum + count, 0);
  const total = counts.reduce((sum, count, i) => sum + count * (i + 1), 0);
  const due = faces / counts.length;
  const degreesOfFreedom = counts.length - 1;
  const chiSquare = faces === 0 ? null : counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
  return {
    faces,
    counts,
    mean: faces === 0 ? null : total / faces,
    chiSquare,
    degreesOfFreedom,
    probability: chiSquare === null || degreesOfFreedom === 0 ? null : chiSquareTail(chiSquare, degreesOfFreedom),
    enough: due >= 5,
  };
};

/** How often chance alone gives at least this chi-square: the regularised upper incomplete gamma function of the halves. */
export const chiSquareTail = (chiSquare: number, degreesOfFreedom: number): number => {
  const a = degreesOfFreedom / 2;
  const x = chiSquare / 2;
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
};

const closeEnough = 1e-15;

/** The sum of x^n / (a (a+1) … (a+n)): it settles quickly for small x. */
const lowerSeries = (a: number, x: number): number => {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * closeEnough; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
};

/** The continued fraction of the upper part, by Lentz's method: it settles quickly for large x. */
const upperFraction = (a: number, x: number): number => {
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 10_000; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < closeEnough) break;
  }
  return fraction;
};

/** The logarithm of the gamma function for what is above zero, by Lanczos' series. */
const logGamma = (z: number): number => {
  const sum = lanczos.reduce((series, coefficient, i) => series + coefficient / (z + i), 0.99999999999980993);
  const t = z + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(sum);
};

const lanczos: readonly number[] = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
