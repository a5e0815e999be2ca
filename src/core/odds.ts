import { adjudicateAlong, type Explorer, type Terms } from './adjudicate.js';
import type { Outcome } from './answer.js';
import { quotient, together, type Classes } from './dice.js';
import { noDice, tooManyDice, type ScriptedDice } from './dice-order.js';
import type { Declared, Fact, Facts } from './fact.js';
import type { Fault, Read } from './fault.js';
import type { Procedure } from './procedure.js';
import { sayingOf } from './same-facts.js';

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

/** How much work the odds of one request may take. */
export interface Effort {
  /** More paths than this are not walked, and no more pairs of two throws are compared. */
  readonly paths: number;
  /** Asked before each path and each outcome: whether there is time for it. The core has no clock of its own. */
  readonly hasTime: () => boolean;
}

/** As much as any odds may take. */
export const wholeEffort: Effort = { paths: mostPaths, hasTime: () => true };

const tooManyPaths: Fault = {
  path: 'input',
  code: 'odds/too-many-paths',
  says: {
    it: `Le probabilità di questo caso richiedono più di ${mostPaths} percorsi: dichiarare alcuni dadi già tirati.`,
    en: `The odds of this case need more than ${mostPaths} paths: state some of the dice as already thrown.`,
  },
};

const tooLong: Fault = {
  path: 'input',
  code: 'odds/too-long',
  says: {
    it: 'Le probabilità di questo caso richiedono troppo tempo: dichiarare alcuni dadi già tirati, togliere exact, oppure chiedere di unità più piccole.',
    en: 'The odds of this case take too long: state some of the dice as already thrown, leave exact out, or ask about smaller units.',
  },
};

/** Whether odds were not given because they would have been too much work. */
export const isTooMuchWork = ({ code }: Fault): boolean => code === tooManyPaths.code || code === tooLong.code;

/** An outcome with its chance, as far as it was found. */
interface Found {
  readonly outcome: Outcome;
  readonly allowed: boolean;
  probability: number;
  ways: bigint;
  /** Another that has the same hash. */
  readonly next: Found | undefined;
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
  effort: Effort,
): Read<Distribution> => {
  try {
    const asides = asidesOf(procedure.outcome);
    const reads = asides.length === 0 ? null : Object.keys(procedure.outcome).filter(name => !asides.includes(name));
    const { found, outOf, unused } = new Exploration(terms, exact, effort).walk(procedure, facts, dice, reads);
    if (unused !== null) return { ok: false, faults: [tooManyDice(unused)] };
    return { ok: true, value: distributionOf(found, procedure.outcome, exact ? outOf : null, effort) };
  } catch (ended) {
    if (!(ended instanceof Ended)) throw ended;
    return { ok: false, faults: [ended.fault] };
  }
};

/** Where a path forks: the classes there, which of them is taken, and the chance to come here and take it. */
interface Fork {
  readonly classes: Classes<unknown>;
  taken: number;
  probability: number;
  ways: bigint;
  outOf: bigint;
}

/** Before the first fork. */
const start: Fork = {
  classes: { values: [null], chances: [1], ways: [1n], outOf: 1n },
  taken: 0,
  probability: 1,
  ways: 1n,
  outOf: 1n,
};

/** A path of classes, which is walked again and again, each time by the next class of its last fork. */
class Path {
  private readonly forks: Fork[] = [];
  private depth = 0;

  constructor(private readonly exact: boolean) {}

  /** What the path has come to. */
  get end(): Fork {
    return this.forks[this.depth - 1] ?? start;
  }

  /** The value of the class that is taken at the next fork; where the path has not been, the first one. */
  take<V>(classes: () => Classes<V>): V {
    let fork = this.forks[this.depth];
    if (fork === undefined) {
      fork = { classes: classes(), taken: 0, probability: 0, ways: 0n, outOf: 1n };
      this.weigh(fork, this.end);
      this.forks.push(fork);
    }
    this.depth++;
    // Up to a fork the path is the one before, so that the classes are those that were asked for.
    return fork.classes.values[fork.taken] as V;
  }

  /** Turns to the next class of the deepest fork that has one; answers whether there was any. */
  turn(): boolean {
    this.depth = 0;
    for (let last = this.forks.pop(); last !== undefined; last = this.forks.pop()) {
      if (++last.taken >= last.classes.values.length) continue;
      this.weigh(last, this.forks[this.forks.length - 1] ?? start);
      this.forks.push(last);
      return true;
    }
    return false;
  }

  private weigh(fork: Fork, before: Fork): void {
    const { classes, taken } = fork;
    fork.probability = before.probability * (classes.chances[taken] ?? 0);
    if (!this.exact) return;
    fork.ways = before.ways * (classes.ways[taken] ?? 0n);
    fork.outOf = before.outOf * classes.outOf;
  }
}

/** Outcomes with their chances, told apart by the fields that are read, or by all that they say. */
class Findings {
  private readonly byHash = new Map<number, Found>();
  readonly found: Found[] = [];
  private last: Found | undefined;
  outOf = 1n;

  constructor(
    private readonly reads: readonly string[] | null,
    /** The fields by which outcomes are looked up; whether two are the same, all that are read decide. */
    private readonly hashed: readonly string[],
    private readonly exact: boolean,
  ) {}

  add(outcome: Outcome, allowed: boolean, { probability, ways, outOf }: Fork): void {
    const found = this.like(outcome, allowed);
    found.probability += probability;
    if (!this.exact) return;
    if (this.outOf % outOf !== 0n) {
      const common = (this.outOf / greatestCommonDivisor(this.outOf, outOf)) * outOf;
      for (const one of this.found) one.ways *= common / this.outOf;
      this.outOf = common;
    }
    found.ways += ways * (this.outOf / outOf);
  }

  private like(outcome: Outcome, allowed: boolean): Found {
    // Where only some fields are read, the dice thrown last often change nothing more.
    const { last, reads } = this;
    if (reads !== null && last !== undefined && last.allowed === allowed && this.areSame(last.outcome, outcome))
      return last;
    return (this.last = this.amongAll(outcome, allowed));
  }

  private amongAll(outcome: Outcome, allowed: boolean): Found {
    const hash = this.hashOf(outcome);
    const first = this.byHash.get(hash);
    for (let one = first; one !== undefined; one = one.next)
      if (one.allowed === allowed && this.areSame(one.outcome, outcome)) return one;
    const made: Found = { outcome, allowed, probability: 0, ways: 0n, next: first };
    this.byHash.set(hash, made);
    this.found.push(made);
    return made;
  }

  private hashOf(outcome: Outcome): number {
    let hash = 0;
    for (const field of this.hashed) hash = hashOf(outcome[field], hash);
    return hash;
  }

  private areSame(one: Outcome, other: Outcome): boolean {
    if (this.reads === null) return isSame(one, other);
    for (const field of this.reads) if (!isSame(one[field], other[field])) return false;
    return true;
  }
}

/** One request for odds: all its walks share the terms, the number of paths and what calls were found to answer. */
class Exploration {
  private paths = 0;
  private readonly calls = new Map<string, Classes<Outcome>>();

  constructor(
    private readonly terms: Omit<Terms, 'dice' | 'explain' | 'language'>,
    private readonly exact: boolean,
    private readonly effort: Effort,
  ) {}

  /** Walks every path of classes depth first, re-running the adjudication along each, and merges equal outcomes. */
  walk(
    procedure: Procedure,
    facts: Declared<Facts>,
    dice: () => ScriptedDice,
    reads: readonly string[] | null,
  ): Walked {
    const { chosen, house } = this.terms;
    const path = new Path(this.exact);
    const findings = new Findings(reads, hashedIn(procedure.outcome, reads), this.exact);
    let script = dice();
    let terms: Terms = { chosen, house, dice: script, explain: false, language: 'en' };
    let unused: ReturnType<ScriptedDice['unused']> = null;
    let allPathsLeaveDice = true;
    const explorer: Explorer = {
      take: classes => path.take(() => this.withinBounds(classes())),
      takeBoth: (classes, alike) => path.take(() => this.bothWithinBounds(...classes(), alike)),
      takesCall: label => !script.mayGoBehind(label),
      reads,
      weigh: (called, given, reads) => this.classesOf(called, given, reads),
    };
    do {
      if (++this.paths > this.effort.paths) throw new Ended(tooManyPaths);
      if (!this.effort.hasTime()) throw new Ended(tooLong);
      if (script !== noDice) terms = { ...terms, dice: (script = dice()) };
      const walked = adjudicateAlong(procedure, facts, terms, explorer);
      if ('code' in walked) throw new Ended(walked);
      const left = script.unused();
      if (left === null) allPathsLeaveDice = false;
      else unused = left;
      findings.add(walked.outcome, walked.allowed, path.end);
    } while (path.turn());
    return { found: findings.found, outOf: findings.outOf, unused: allPathsLeaveDice ? unused : null };
  }

  /** Each class is a path of its own at least. */
  private withinBounds<V>(classes: Classes<V>): Classes<V> {
    if (this.paths + classes.values.length > this.effort.paths) throw new Ended(tooManyPaths);
    return classes;
  }

  /** However few classes are left in the end, each pair is looked at. */
  private bothWithinBounds<V>(
    first: Classes<V>,
    second: Classes<V>,
    alike: (first: V, second: V) => number,
  ): Classes<readonly [V, V]> {
    if (this.paths + first.values.length * second.values.length > this.effort.paths) throw new Ended(tooManyPaths);
    return together(first, second, alike);
  }

  /** What a call may answer, told apart only by the fields that its caller reads: reckoned once for the same facts. */
  private classesOf(called: Procedure, given: Declared<Facts>, reads: readonly string[]): Classes<Outcome> {
    const key = `${called.id} ${reads.join()} ${sayingOf(given)}`;
    const known = this.calls.get(key);
    if (known !== undefined) return known;
    const { found, outOf } = this.walk(called, given, () => noDice, reads);
    const classes = {
      values: found.map(({ outcome }) => outcome),
      chances: found.map(({ probability }) => probability),
      ways: found.map(({ ways }) => ways),
      outOf,
    };
    this.calls.set(key, classes);
    return classes;
  }
}

const hashedFields = new WeakMap<Facts, readonly string[]>();

/** Lists mostly go with the single fields beside them: they are looked at only where there is nothing else. */
const hashedIn = (fields: Facts, reads: readonly string[] | null): readonly string[] => {
  const known = reads === null ? hashedFields.get(fields) : undefined;
  if (known !== undefined) return known;
  const all = reads ?? Object.keys(fields);
  const single = all.filter(name => fields[name]?.shape.kind !== 'list');
  const hashed = single.length > 0 ? single : all;
  if (reads === null) hashedFields.set(fields, hashed);
  return hashed;
};

/** What an outcome is made of, and each of its parts. */
type Parts = { readonly [name: string]: unknown };

/** A number that equal values share, gone on from that of the values before. */
const hashOf = (value: unknown, before: number): number => {
  switch (typeof value) {
    case 'number':
      // Distances come in fractions.
      return mixed(before, 1000 * value);
    case 'boolean':
      return mixed(before, value ? 1 : 2);
    case 'string':
      return mixed(mixed(before, value.length), value.charCodeAt(0) + 256 * value.charCodeAt(value.length - 1));
    case 'object': {
      let hash = mixed(before, 3);
      if (Array.isArray(value)) for (const item of value) hash = hashOf(item, hash);
      // What is no list is a record.
      else for (const name in value) hash = hashOf((value as Parts)[name], hash);
      return hash;
    }
    default:
      return before;
  }
};

const mixed = (hash: number, value: number): number => {
  const mix = Math.imul(hash ^ value, 0x9e3779b1);
  return mix ^ (mix >>> 15);
};

/** Whether two values of one field say the same. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false;
  // Two values of one field are lists or groups alike.
  for (const name in one) if (!isSame((one as Parts)[name], (other as Parts)[name])) return false;
  return true;
};

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommonDivisor(b, a % b));

/** The fields that odds leave out. */
const asidesOf = (fields: Facts): readonly string[] => Object.keys(fields).filter(name => fields[name]?.aside === true);

const distributionOf = (
  found: readonly Found[],
  fields: Facts,
  outOf: bigint | null,
  { hasTime }: Effort,
): Distribution => {
  const asides = asidesOf(fields);
  const leftOut = Object.fromEntries(asides.map(name => [name, null]));
  const outcomes = found.map(({ outcome: whole, allowed, probability, ways }): Chance => {
    const status = allowed ? 'resolved' : 'not-allowed';
    const outcome = asides.length === 0 ? whole : { ...whole, ...leftOut };
    if (outOf === null) return { status, outcome, probability };
    if (!hasTime()) throw new Ended(tooLong);
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
    const marginal = marginalOf(outcomes, get);
    marginals[name] = marginal;
    if (fact.shape.kind === 'count' || fact.shape.kind === 'measure') expected[name] = meanOf(marginal);
  }
  return { outcomes, expected, marginals };
};

interface SingleField {
  readonly name: string;
  readonly fact: Fact;
  readonly get: (outcome: Outcome) => unknown;
}

/** The fields with one value each, those of a group by their dotted names; lists and what odds leave out have no marginal. */
export const singleFields = (fields: Facts): readonly SingleField[] =>
  Object.entries(fields).flatMap(([name, fact]): readonly SingleField[] => {
    const get = (outcome: Outcome): unknown => outcome[name];
    if (fact.shape.kind === 'list' || fact.aside === true) return [];
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
  const places = new Map<unknown, number>();
  const values: unknown[] = [];
  const chances: number[] = [];
  let seen: unknown;
  let place = 0;
  for (const { outcome, probability } of outcomes) {
    const value = get(outcome) ?? null;
    // Outcomes found one after the other mostly share it.
    if (value !== seen) {
      seen = value;
      place = places.get(value) ?? values.length;
      if (place === values.length) {
        places.set(value, place);
        values.push(value);
        chances.push(0);
      }
    }
    chances[place] = (chances[place] ?? 0) + probability;
  }
  // Single fields hold single values.
  const marginal = values.map((value, i) => ({ value: value as Marginal[0]['value'], probability: chances[i] ?? 0 }));
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
