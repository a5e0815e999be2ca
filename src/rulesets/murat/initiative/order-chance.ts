/** A fraction in lowest terms. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** A die that somebody in line throws: the scores it may bring, all alike, and what is added to his tie dice. */
export interface LineDie {
  readonly lowest: number;
  readonly highest: number;
  readonly tieBonus: number;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
const fraction = (over: bigint, under: bigint): Fraction => {
  const common = divisor(over, under);
  return { over: over / common, under: under / common };
};
const outOf = (ways: Fraction, all: bigint): Fraction => fraction(ways.over, ways.under * all);

/** The least number that both divide. */
export const commonMultiple = (a: bigint, b: bigint): bigint => (a / divisor(a, b)) * b;

const none: Fraction = { over: 0n, under: 1n };
const one: Fraction = { over: 1n, under: 1n };

/** How many scores a die may bring. */
const width = ({ lowest, highest }: LineDie): number => highest - lowest + 1;

/** A run of the line that may show one score, from a place up to another, and the chance that its tie ends in this order. */
interface Run {
  readonly to: number;
  readonly lowest: number;
  readonly highest: number;
  readonly chance: Fraction;
}

type ChanceOfRun = (from: number, to: number) => Fraction;

const runsFrom = (line: readonly LineDie[], from: number, chanceOfRun: ChanceOfRun): readonly Run[] => {
  const runs: Run[] = [];
  let lowest = -Infinity;
  let highest = Infinity;
  for (const [at, die] of line.slice(from).entries()) {
    lowest = Math.max(lowest, die.lowest);
    highest = Math.min(highest, die.highest);
    if (lowest > highest) break;
    const to = from + at + 1;
    runs.push({ to, lowest, highest, chance: chanceOfRun(from, to) });
  }
  return runs;
};

/**
 * The ways for dice to bring their throwers into this very line, each weighed by the chance that its ties end in the
 * same order: the dice fall into runs of equal scores, each run lower than the one before.
 */
const waysInto = (line: readonly LineDie[], chanceOfRun: ChanceOfRun): Fraction => {
  const runs = line.map((_, from) => runsFrom(line, from, chanceOfRun));
  // Each place has a denominator that those after it divide, so that only whole numbers are added up.
  const unders = [1n];
  for (const of of [...runs].reverse())
    unders.unshift(of.map(({ chance }) => chance.under).reduce(commonMultiple, 1n) * (unders[0] ?? 1n));
  const under = (place: number): bigint => unders[place] ?? 1n;
  const weighed = runs.map((of, from) =>
    of.map(run => ({ ...run, weight: run.chance.over * (under(from) / (run.chance.under * under(run.to))) })),
  );
  // For each place, the ways to fill the line from there on with scores below the present one; filled, there is one.
  const below = [...line.map(() => 0n), 1n];
  const last = Math.max(...line.map(die => die.highest));
  for (let score = Math.min(...line.map(die => die.lowest)); score <= last; score++) {
    // From the front: a run reads what follows it before this score is counted there.
    weighed.forEach((of, from) => {
      for (const { to, lowest, highest, weight } of of)
        if (score >= lowest && score <= highest) below[from] = (below[from] ?? 0n) + weight * (below[to] ?? 0n);
    });
  }
  return fraction(below[0] ?? 0n, under(0));
};

const tieChances = new Map<string, Fraction>();
const mostRemembered = 20_000;

/** The chance that a tie among these bonuses ends in this order, thrown again as often as need be. */
const chanceOfTie = (bonuses: readonly number[], sides: number): Fraction => {
  if (bonuses.length === 1) return one;
  const least = Math.min(...bonuses);
  const key = `${sides}:${bonuses.map(bonus => bonus - least).join()}`;
  const known = tieChances.get(key);
  if (known !== undefined) return known;
  const line = bonuses.map(bonus => ({ lowest: bonus + 1, highest: bonus + sides, tieBonus: bonus }));
  const whole = bonuses.length;
  const ways = waysInto(line, (from, to) => (to - from === whole ? none : chanceOfTie(bonuses.slice(from, to), sides)));
  // All tied once more is as if nothing had been thrown: those throws do not count.
  const allTied = Math.max(0, sides - (Math.max(...bonuses) - least));
  const chance = outOf(ways, BigInt(sides) ** BigInt(whole) - BigInt(allTied));
  if (tieChances.size >= mostRemembered) tieChances.clear();
  tieChances.set(key, chance);
  return chance;
};

/** The chance that dice bring their throwers into this very line, highest first, once no tie is left. */
export const chanceOfLine = (line: readonly LineDie[], sides: number): Fraction => {
  const bonuses = line.map(die => die.tieBonus);
  const ways = waysInto(line, (from, to) => chanceOfTie(bonuses.slice(from, to), sides));
  return outOf(ways, BigInt(line.map(width).reduce((all, wide) => all * wide, 1)));
};
