import { adjudicateAlong, type Terms } from './adjudicate.js';
import type { Outcome } from './answer.js';
import { quotient, type Classes } from './dice.js';
import { noDice, tooManyDice, type ScriptedDice } from './dice-order.js';
import type { Declared, Fact, Facts } from './fact.js';
import type { Fault, Read } from './fault.js';
import type { Procedure } from './procedure.js';

/** One possible outcome with its chance. */
export interface Chance {
  readonly status: 'resolved' | 'not-allowed';
  readonly outcome: Outcome;
  readonly probability: number;
  /** The probability as an exact fraction in lowest terms, where asked for. */
  readonly exact?: { readonly numerator: string; readonly denominator: string };
}

/** How likely each value of one outcome field is. */
export type Marginal = readonly { readonly value: number | string | boolean | null; readonly probability: number }[];

export interface Distribution {
  readonly outcomes: readonly Chance[];
  /** The mean of each numeric field, over the outcomes in which it has a value. */
  readonly expected: { readonly [field: string]: number | null };
  /** Every single-valued field's chances; the fields of a group by their dotted names. */
  readonly marginals: { readonly [field: string]: Marginal };
}

/** More paths than this are not walked: no request may keep the umpire for long. */
export const mostPaths = 50_000;

const tooManyPaths: Fault = {
  path: 'input',
  code: 'odds/too-many-paths',
  says: {
    it: `Le probabilità di questo caso richiedono più di ${mostPaths} percorsi: dichiarare alcuni dadi già tirati.`,
    en: `The odds of this case need more than ${mostPaths} paths: state some of the dice as already thrown.`,
  },
};

interface Found {
  readonly outcome: Outcome;
  readonly allowed: boolean;
  probability: number;
  ways: bigint;
}

/** Everything found on all paths; paths may throw different dice, so ways are kept over one common number of all ways. */
interface Walked {
  readonly found: readonly Found[];
  readonly outOf: bigint;
  /** Dice that no path asked for. */
  readonly unused: ReturnType<ScriptedDice['unused']>;
}

/** Leaves an exploration that has become too long or met a fault; never seen outside this file. */
class Ended extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

/** Every outcome of a procedure with its chance, from the dice that lie on the table. */
export const explore = (
  procedure: Procedure,
  facts: Declared<Facts>,
  terms: Omit<Terms, 'dice' | 'explain' | 'language'>,
  dice: () => ScriptedDice,
  exact: boolean,
): Read<Distribution> => {
  try {
    const { found, outOf, unused } = new Exploration(terms, exact).walk(procedure, facts, dice, wholeOutcome);
    if (unused !== null) return { ok: false, faults: [tooManyDice(unused)] };
    return { ok: true, value: distributionOf(found, procedure.outcome, exact ? outOf : null) };
  } catch (ended) {
    if (!(ended instanceof Ended)) throw ended;
    return { ok: false, faults: [ended.fault] };
  }
};

/** What tells outcomes apart. */
type Telling = (outcome: Outcome, allowed: boolean) => string;
const wholeOutcome: Telling = (outcome, allowed) => (allowed ? '' : '!') + JSON.stringify(outcome);

/** One request for odds: all its walks share the terms, the number of paths and what calls were found to answer. */
class Exploration {
  private paths = 0;
  private readonly calls = new Map<string, Classes<Outcome>>();

  constructor(
    private readonly terms: Omit<Terms, 'dice' | 'explain' | 'language'>,
    private readonly exact: boolean,
  ) {}

  /** Walks every path of classes depth first, re-running the adjudication along each, and merges equal outcomes. */
  walk(procedure: Procedure, facts: Declared<Facts>, dice: () => ScriptedDice, telling: Telling): Walked {
    const { exact } = this;
    const path: number[] = [];
    const classesAt: Classes<unknown>[] = [];
    // Where the classes are those of a whole call.
    const callAt: (Classes<Outcome> | null)[] = [];
    const found = new Map<string, Found>();
    let outOf = 1n;
    let unused: ReturnType<ScriptedDice['unused']> = null;
    let allPathsLeaveDice = true;

    for (;;) {
      if (++this.paths > mostPaths) throw new Ended(tooManyPaths);
      const script = dice();
      let depth = 0;
      const walked = adjudicateAlong(
        procedure,
        facts,
        { ...this.terms, dice: script, explain: false, language: 'en' },
        {
          choose: classes => {
            // Each class is a path of its own at least.
            if (this.paths + classes.values.length > mostPaths) throw new Ended(tooManyPaths);
            if (depth === path.length) path.push(0);
            classesAt[depth] = classes;
            if (callAt[depth] !== classes) callAt[depth] = null;
            return path[depth++] ?? 0;
          },
          weigh: (called, given, reads) => {
            // Up to here the path is the one before: so are the facts, and what was found of them.
            if (depth < path.length) return callAt[depth] ?? null;
            const classes = script.unused() === null ? this.classesOf(called, given, reads) : null;
            callAt[depth] = classes;
            return classes;
          },
        },
      );
      if ('code' in walked) throw new Ended(walked);
      const left = script.unused();
      if (left === null) allPathsLeaveDice = false;
      else unused = left;

      let probability = 1;
      let ways = 1n;
      let pathOutOf = 1n;
      for (let d = 0; d < depth; d++) {
        const classes = classesAt[d];
        const choice = path[d];
        if (classes === undefined || choice === undefined) continue;
        probability *= classes.chances[choice] ?? 0;
        if (exact) {
          ways *= classes.ways[choice] ?? 0n;
          pathOutOf *= classes.outOf;
        }
      }
      if (exact && outOf % pathOutOf !== 0n) {
        const common = (outOf / greatestCommonDivisor(outOf, pathOutOf)) * pathOutOf;
        for (const one of found.values()) one.ways *= common / outOf;
        outOf = common;
      }
      const key = telling(walked.outcome, walked.allowed);
      const known = found.get(key);
      if (known === undefined)
        found.set(key, { ...walked, probability, ways: exact ? ways * (outOf / pathOutOf) : 0n });
      else {
        known.probability += probability;
        if (exact) known.ways += ways * (outOf / pathOutOf);
      }

      // On to the next path: the deepest throw that has another class.
      while (path.length > 0 && (path[path.length - 1] ?? 0) + 1 >= (classesAt[path.length - 1]?.values.length ?? 0))
        path.pop();
      if (path.length === 0) break;
      path[path.length - 1] = (path[path.length - 1] ?? 0) + 1;
    }
    return { found: [...found.values()], outOf, unused: allPathsLeaveDice ? unused : null };
  }

  /** What a call may answer, told apart only by the fields that its caller reads: reckoned once for the same facts. */
  private classesOf(called: Procedure, given: Declared<Facts>, reads: readonly PropertyKey[]): Classes<Outcome> {
    const key = `${called.id} ${reads.join()} ${keyOf(given)}`;
    const known = this.calls.get(key);
    if (known !== undefined) return known;
    const read = (outcome: Outcome): Outcome => Object.fromEntries(reads.map(field => [field, outcome[String(field)]]));
    const { found, outOf } = this.walk(
      called,
      given,
      () => noDice,
      outcome => JSON.stringify(read(outcome)),
    );
    const classes = {
      values: found.map(({ outcome }) => read(outcome)),
      chances: found.map(({ probability }) => probability),
      ways: found.map(({ ways }) => ways),
      outOf,
    };
    this.calls.set(key, classes);
    return classes;
  }
}

const keys = new WeakMap<object, string>();

/** All that facts say, as one key; facts are never changed, so the key of each group is made once. */
const keyOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'string' ? JSON.stringify(value) : `${value}`;
  const known = keys.get(value);
  if (known !== undefined) return known;
  let key = Array.isArray(value) ? '[' : '{';
  // Facts are records and lists of declared values.
  for (const name in value) key += `${keyOf((value as { readonly [name: string]: unknown })[name])},`;
  keys.set(value, key);
  return key;
};

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommonDivisor(b, a % b));

const distributionOf = (found: readonly Found[], fields: Facts, outOf: bigint | null): Distribution => {
  const outcomes = found.map(({ outcome, allowed, probability, ways }): Chance => {
    const status = allowed ? 'resolved' : 'not-allowed';
    if (outOf === null) return { status, outcome, probability };
    const common = greatestCommonDivisor(ways, outOf);
    return {
      status,
      outcome,
      probability: quotient(ways, outOf),
      exact: { numerator: String(ways / common), denominator: String(outOf / common) },
    };
  });
  const expected: { [field: string]: number | null } = {};
  const marginals: { [field: string]: Marginal } = {};
  for (const { name, fact, get } of singleFields(fields)) {
    marginals[name] = marginalOf(outcomes, get);
    if (fact.shape.kind === 'count' || fact.shape.kind === 'measure') expected[name] = meanOf(marginals[name] ?? []);
  }
  return { outcomes, expected, marginals };
};

interface SingleField {
  readonly name: string;
  readonly fact: Fact;
  readonly get: (outcome: Outcome) => unknown;
}

/** The fields with one value each, those of a group by their dotted names; lists have no marginal. */
export const singleFields = (fields: Facts): readonly SingleField[] =>
  Object.entries(fields).flatMap(([name, fact]): readonly SingleField[] => {
    const get = (outcome: Outcome): unknown => outcome[name];
    if (fact.shape.kind === 'list') return [];
    if (fact.shape.kind !== 'group') return [{ name, fact, get }];
    return singleFields(fact.shape.facts).map(inner => ({
      name: `${name}.${inner.name}`,
      fact: inner.fact,
      get: outcome => {
        const whole = get(outcome);
        // A group in an outcome is a record, or null where it has no value.
        return typeof whole === 'object' && whole !== null ? inner.get(whole as Outcome) : null;
      },
    }));
  });

const marginalOf = (outcomes: readonly Chance[], get: (outcome: Outcome) => unknown): Marginal => {
  const chances = new Map<number | string | boolean | null, number>();
  for (const { outcome, probability } of outcomes) {
    const value = get(outcome);
    // Single fields hold single values.
    const key = (value ?? null) as number | string | boolean | null;
    chances.set(key, (chances.get(key) ?? 0) + probability);
  }
  const marginal = [...chances].map(([value, probability]) => ({ value, probability }));
  return marginal.every(({ value }) => typeof value === 'number')
    ? marginal.sort((a, b) => Number(a.value) - Number(b.value))
    : marginal;
};

const meanOf = (marginal: Marginal): number | null => {
  let mass = 0;
  let mean = 0;
  for (const { value, probability } of marginal) {
    if (typeof value !== 'number') continue;
    mass += probability;
    mean += value * probability;
  }
  return mass === 0 ? null : mean / mass;
};
