import { mostPaths, quotient, type Classification } from '../../../core/index.js';
import { chanceOfLine, commonMultiple, type Fraction, type LineDie } from './order-chance.js';

/** Somebody who throws for a place, such as a division. */
export interface Thrower {
  readonly id: string;
}

/** Modified dice by id: whoever has more goes first. */
export interface Scores {
  readonly [id: string]: number;
}

/** One round of dice: who is tied with whom, and what is added to the dice of this round and of those after it. */
export interface Round<T extends Thrower> {
  /** All who throw, in throwing order. */
  readonly throwers: readonly T[];
  readonly groups: readonly (readonly T[])[];
  readonly bonus: (thrower: T) => number;
  readonly tieBonus: (thrower: T) => number;
}

type ScoreClasses = ReturnType<Classification<Scores>['classes']>;

interface Ranked {
  readonly scores: Scores;
  readonly chance: Fraction;
}

/** Of more orders than this nobody is told the odds: those of seven are 5,040, those of eight 40,320. */
const mostOrders = mostPaths / 2;

const certain: readonly Ranked[] = [{ scores: {}, chance: { over: 1n, under: 1n } }];

/**
 * Dice that put everybody in order, ties thrown again. A round may leave ties; its classes never do: they are the
 * orders that all rounds together come to, each by the scores of one round that would bring it about.
 */
export const ranking = <T extends Thrower>(round: Round<T>): Classification<Scores> => ({
  needs: null,
  of: faces =>
    Object.fromEntries(round.throwers.map((thrower, at) => [thrower.id, (faces[at] ?? 0) + round.bonus(thrower)])),
  successes: () => null,
  classes: (thrown, _left, sides) => {
    const { throwers, groups } = round;
    const ids = groups.map(group => group.map(({ id }) => id));
    const bonuses = throwers.map(round.bonus);
    const tieBonuses = throwers.map(round.tieBonus);
    const die = (at: number): LineDie => {
      const bonus = bonuses[at] ?? 0;
      const face = thrown[at];
      return { lowest: bonus + (face ?? 1), highest: bonus + (face ?? sides), tieBonus: tieBonuses[at] ?? 0 };
    };
    return classesOf(ids, new Map(throwers.map(({ id }, at) => [id, die(at)])), sides);
  },
});

const classesOf = (
  groups: readonly (readonly string[])[],
  dice: ReadonlyMap<string, LineDie>,
  sides: number,
): ScoreClasses => {
  const lines = groups.map(group => linesOf(group, dice));
  if (lines.reduce((orders, { length }) => orders * length, 1) > mostOrders) return tooMany([...dice.keys()]);
  const chances = new Map<string, Fraction>();
  const ranked = lines
    .map(of => of.map(line => rankedIn(line, dice, sides, chances)).filter(({ chance }) => chance.over > 0n))
    .reduce(together, certain);
  const outOf = [...new Set(ranked.map(({ chance }) => chance.under))].reduce(commonMultiple, 1n);
  const ways = ranked.map(({ chance }) => chance.over * (outOf / chance.under));
  return { values: ranked.map(({ scores }) => scores), chances: ways.map(w => quotient(w, outOf)), ways, outOf };
};

/** Every line that a group may form, highest first: no score may exceed the one before. No more than are told. */
const linesOf = (group: readonly string[], dice: ReadonlyMap<string, LineDie>): readonly (readonly string[])[] => {
  const lines: (readonly string[])[] = [];
  const extend = (line: readonly string[], top: number): void => {
    if (lines.length > mostOrders) return;
    if (line.length === group.length) lines.push(line);
    for (const id of group) {
      const die = dice.get(id);
      if (die === undefined || die.lowest > top || line.includes(id)) continue;
      extend([...line, id], Math.min(top, die.highest));
    }
  };
  extend([], Infinity);
  return lines;
};

/** A line with its chance, which those who throw alike share. */
const rankedIn = (
  line: readonly string[],
  dice: ReadonlyMap<string, LineDie>,
  sides: number,
  chances: Map<string, Fraction>,
): Ranked => {
  const thrown = line.flatMap(id => dice.get(id) ?? []);
  const key = thrown.map(({ lowest, highest, tieBonus }) => `${lowest}:${highest}:${tieBonus}`).join();
  const chance = chances.get(key) ?? chanceOfLine(thrown, sides);
  chances.set(key, chance);
  return { scores: Object.fromEntries(line.map((id, at) => [id, line.length - at])), chance };
};

/** Groups are settled apart from each other. */
const together = (some: readonly Ranked[], others: readonly Ranked[]): readonly Ranked[] =>
  some.flatMap(a =>
    others.map(b => ({
      scores: { ...a.scores, ...b.scores },
      chance: { over: a.chance.over * b.chance.over, under: a.chance.under * b.chance.under },
    })),
  );

/** Classes that no walk comes to the end of: the odds are refused, and none of these is ever read out. */
const tooMany = (ids: readonly string[]): ScoreClasses => {
  const scores = Object.fromEntries(ids.map((id, at) => [id, ids.length - at]));
  return { values: new Array<Scores>(mostPaths + 1).fill(scores), chances: [], ways: [], outOf: 1n };
};
