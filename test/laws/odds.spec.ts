import fc from 'fast-check';
import {
  adjudicate,
  facesInOrder,
  oddsOn,
  procedure as declare,
  readRequest,
  singleFields,
  type Book,
  type DiceSource,
  type Distribution,
  type Fact,
  type Outcome,
  type Procedure,
  type Reading,
} from '../../src/core/index.js';
import { anyReading, everyProcedure, outcomeFits } from './every-procedure.js';

const oddsOf = (procedure: Procedure, reading: Reading, exact = false): Distribution => {
  const odds = oddsOn(procedure, reading, exact);
  // Odds that need too many paths are refused, which is no matter for laws about odds; examples must never come to that.
  fc.pre(odds.ok || odds.faults.some(({ code }) => code !== 'odds/too-many-paths'));
  if (!odds.ok) throw new Error(JSON.stringify(odds.faults));
  return odds.value;
};

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));
const commonMultiple = (a: bigint, b: bigint): bigint => (a / commonDivisor(a, b)) * b;

const ruled = (procedure: Procedure, { facts, chosen }: Reading, dice: DiceSource) =>
  adjudicate(procedure, facts, { chosen, house: null, dice, language: 'en', explain: false });

/** An outcome as odds tell it: without what they leave out. */
const asWeighed = ({ outcome: fields }: Procedure, outcome: Outcome | null): Outcome | null =>
  outcome &&
  Object.fromEntries(Object.entries(outcome).map(([name, value]) => [name, fields[name]?.aside ? null : value]));

/** The oracle: every face of every die in turn, by asking again and again. Answers chances by outcome, and what was cut off. */
const byBruteForce = (
  procedure: Procedure,
  reading: Reading,
): { readonly chances: ReadonlyMap<string, number>; readonly cut: number } => {
  const chances = new Map<string, number>();
  let cut = 0;
  const walk = (faces: readonly number[], chance: number): void => {
    const { status, outcome, awaiting } = ruled(procedure, reading, facesInOrder(faces));
    if (awaiting === null) {
      const key = JSON.stringify({ status, outcome: asWeighed(procedure, outcome) });
      chances.set(key, (chances.get(key) ?? 0) + chance);
    } else if (chance < 1e-5) cut += chance;
    else for (let face = 1; face <= awaiting.sides; face++) walk([...faces, face], chance / awaiting.sides);
  };
  walk([], 1);
  return { chances, cut };
};

const reached = (procedure: Procedure): ReadonlySet<Procedure> =>
  new Set([procedure, ...procedure.calls.flatMap(called => [...reached(called)])]);

/** How often a law is tried: less often for a chain, whose parts are tried on their own. */
const runs = (many: number, procedure: Procedure) => ({
  numRuns: Math.max(3, Math.ceil(many / reached(procedure).size)),
});

/** A procedure that calls another and reads a single field of what it answers. */
const readingOnly = (called: Procedure, field: string, fact: Fact): Procedure =>
  declare({
    ...called,
    id: 'any.caller.reads',
    outcome: { [field]: fact },
    tables: [],
    throws: [],
    calls: [called],
    examples: [],
    adjudicate: (facts, { call }) => {
      const read = call('called', called, facts, { reads: [field] });
      return { [field]: read[field] };
    },
    inWords: () => ({ it: field, en: field }),
  });

/** The outcomes whose chances are not what those given each face of one more die add up to. */
const notAddingUp = ({ outcomes }: Distribution, sides: number, given: (face: number) => Distribution) => {
  const added = new Map<string, number>();
  for (let face = 1; face <= sides; face++) {
    for (const { outcome, probability } of given(face).outcomes) {
      const key = JSON.stringify(outcome);
      added.set(key, (added.get(key) ?? 0) + probability / sides);
    }
  }
  return outcomes.filter(
    ({ outcome, probability }) => !(Math.abs((added.get(JSON.stringify(outcome)) ?? NaN) - probability) < 5e-10),
  );
};

/** The worked examples as the book alone reads them, with their dice. */
const byTheBook = (book: Book, procedure: Procedure) =>
  procedure.examples
    .filter(({ house }) => house === undefined)
    .map(({ facts: input, rulings, dice = [] }) => {
      const read = readRequest(book, procedure, { input, rulings });
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      return { reading: read.value, dice };
    });

const withDice = everyProcedure.filter(({ procedure }) => procedure.throwsDice);

describe.each(everyProcedure)('The odds of $id', ({ book, procedure }) => {
  it('sum to one, exactly as fractions too, and every outcome has its declared shape', () => {
    fc.assert(
      fc.property(anyReading(book, procedure), reading => {
        const { outcomes, marginals } = oddsOf(procedure, reading, true);
        expect(Math.abs(outcomes.reduce((sum, { probability }) => sum + probability, 0) - 1)).toBeLessThan(1e-12);
        const common = outcomes.reduce((all, { exact }) => commonMultiple(all, BigInt(exact?.denominator ?? 1)), 1n);
        const whole = outcomes.reduce(
          (sum, { exact }) => sum + (BigInt(exact?.numerator ?? 0) * common) / BigInt(exact?.denominator ?? 1),
          0n,
        );
        expect(whole).toBe(common);
        const sums = Object.values(marginals).map(all => all.reduce((sum, { probability }) => sum + probability, 0));
        expect(sums.filter(sum => !(Math.abs(sum - 1) < 1e-9))).toEqual([]);
        expect(outcomes.filter(({ outcome }) => !outcomeFits(procedure.outcome, outcome))).toEqual([]);
      }),
      runs(150, procedure),
    );
  });

  it('do not depend on what was asked before', () => {
    fc.assert(
      fc.property(anyReading(book, procedure), anyReading(book, procedure), (first, second) => {
        const before = JSON.stringify(oddsOf(procedure, first));
        oddsOf(procedure, second);
        expect(JSON.stringify(oddsOf(procedure, first))).toBe(before);
      }),
      runs(30, procedure),
    );
  });
});

describe.each(withDice)('The odds of $id', ({ book, procedure }) => {
  it('agree with throwing every face in turn', () => {
    fc.assert(
      fc.property(anyReading(book, procedure), reading => {
        const { chances, cut } = byBruteForce(procedure, reading);
        const { outcomes } = oddsOf(procedure, reading);
        const wrong = outcomes.filter(({ status, outcome, probability }) => {
          const found = chances.get(JSON.stringify({ status, outcome })) ?? 0;
          return !(Math.abs(found - probability) <= cut + 1e-9);
        });
        expect(wrong).toEqual([]);
        expect(outcomes.length).toBeGreaterThanOrEqual(chances.size);
      }),
      runs(12, procedure),
    );
  });

  it('as a caller reads them, one field at a time, are the chances of that field', () => {
    fc.assert(
      fc.property(anyReading(book, procedure), reading => {
        const { marginals } = oddsOf(procedure, reading);
        for (const { name, fact } of singleFields(procedure.outcome).filter(({ name }) => !name.includes('.'))) {
          const asRead = oddsOf(readingOnly(procedure, name, fact), reading).marginals[name] ?? [];
          const whole = marginals[name] ?? [];
          const wrong = whole.filter(({ value, probability }) => {
            const read = asRead.find(one => one.value === value);
            return !(Math.abs((read?.probability ?? NaN) - probability) < 5e-10);
          });
          expect(wrong).toEqual([]);
          expect(asRead.length).toBe(whole.length);
        }
      }),
      runs(12, procedure),
    );
  });

  it('given the first die agree with the whole: the chances of each first face add up', () => {
    fc.assert(
      fc.property(anyReading(book, procedure), reading => {
        const first = ruled(procedure, reading, facesInOrder([])).awaiting;
        if (first === null) return;
        const given = (face: number) => oddsOf(procedure, { ...reading, dice: { kind: 'faces', faces: [face] } });
        expect(notAddingUp(oddsOf(procedure, reading), first.sides, given)).toEqual([]);
      }),
      runs(10, procedure),
    );
  });

  it('given the first dice of an example agree with those given one die more', () => {
    for (const { reading, dice } of byTheBook(book, procedure)) {
      const given = (faces: readonly number[]) => oddsOf(procedure, { ...reading, dice: { kind: 'faces', faces } });
      for (const many of [1, 2, 3].filter(many => many < dice.length)) {
        const faces = dice.slice(0, many);
        const sides = ruled(procedure, reading, facesInOrder(faces)).awaiting?.sides ?? 0;
        expect(notAddingUp(given(faces), sides, face => given([...faces, face]))).toEqual([]);
      }
    }
  });

  it('given a die of the last throw of an example, by its name, add up to the whole over its faces', () => {
    for (const { reading, dice } of byTheBook(book, procedure)) {
      const { throws } = ruled(procedure, reading, facesInOrder(dice));
      // Odds settle ties with the throw that they are ties of.
      const last = throws.findLast(({ id, count }) => count > 0 && !/\btie$/.test(id));
      if (last === undefined) continue;
      const given = (face: number) =>
        oddsOf(procedure, { ...reading, dice: { kind: 'by-throw', faces: new Map([[last.id, [face]]]) } });
      expect(notAddingUp(oddsOf(procedure, reading), last.sides, given)).toEqual([]);
    }
  });

  it('agree with how often rolled outcomes come', () => {
    // A small generator with a fixed start: the same rolls in every run of this test.
    let state = 0x9e3779b9;
    const next = (): number => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
    const rolling: DiceSource = {
      draw: (_, count, sides) => Array.from({ length: count }, () => 1 + Math.floor(next() * sides)),
    };
    const rolls = 4000;
    for (const example of procedure.examples.filter(({ dice }) => dice !== undefined)) {
      const read = readRequest(book, procedure, { input: example.facts, rulings: example.rulings });
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const { outcomes } = oddsOf(procedure, read.value);
      const seen = new Map<string, number>();
      for (let i = 0; i < rolls; i++) {
        const key = JSON.stringify(asWeighed(procedure, ruled(procedure, read.value, rolling).outcome));
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      const keys = outcomes.map(({ outcome }) => JSON.stringify(outcome));
      const wrong = outcomes.filter(({ probability }, i) => {
        // Five standard deviations: about one false alarm in two million.
        const spread = 5 * Math.sqrt(rolls * probability * Math.max(0, 1 - probability)) + 1;
        return !(Math.abs((seen.get(keys[i] ?? '') ?? 0) - rolls * probability) < spread);
      });
      expect(wrong).toEqual([]);
      const told = new Set(keys);
      expect([...seen.keys()].filter(key => !told.has(key))).toEqual([]);
    }
  });
});
