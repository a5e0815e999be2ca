import { oddsOn, readRequest, singleFields, type Book, type Marginal } from '../../core/index.js';
import type { Settled } from './acting.js';
import { canonical } from './canonical.js';
import type { BattleEvent } from './event.js';
import { nameOf, takenBack } from './replay.js';
import { procedureOf } from './roles.js';
import { isOf } from './verify-form.js';

/** A number that came out, against what was to be expected of it. */
export interface FieldLuck {
  readonly field: string;
  readonly happened: number;
  readonly expected: number;
  /** How likely so much or more was, and so little or less. */
  readonly atLeast: number;
  readonly atMost: number;
}

/** What happened in one action, against its odds. */
export interface ActionLuck {
  readonly log: string;
  readonly seq: number;
  readonly member: string;
  readonly procedure: string;
  /** How likely exactly this outcome was. */
  readonly probability: number;
  /** How likely an outcome was that is as rare as this one, or rarer. */
  readonly asRare: number;
  readonly fields: readonly FieldLuck[];
}

/** All that a player got of one number, against what was to be expected. */
export interface PlayerLuck {
  readonly member: string;
  readonly procedure: string;
  readonly field: string;
  readonly actions: number;
  readonly happened: number;
  readonly expected: number;
}

export interface LuckReport {
  readonly actions: readonly ActionLuck[];
  readonly players: readonly PlayerLuck[];
  /** Actions whose odds take too many paths, or were not played under this edition of the book. */
  readonly skipped: number;
}

/** How far a report has come. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/**
 * What happened in a battle against its odds, action by action, so that whoever makes the report can do something else
 * in between. What was taken back did not happen.
 */
export function* luckOf(
  events: readonly BattleEvent[],
  book: Book,
  settled: Settled,
): Generator<Progress, LuckReport, void> {
  const gone = takenBack(events);
  const rolled = events
    .filter(event => isOf(event, 'acted'))
    .filter(({ log, seq, body }) => body.dice.kind !== 'none' && !gone.has(nameOf(log, seq)));
  const actions: ActionLuck[] = [];
  let skipped = 0;
  for (const [done, event] of rolled.entries()) {
    yield { done, of: rolled.length };
    const luck = luckIn(book, settled, event);
    if (luck === null) skipped++;
    else actions.push(luck);
  }
  return { actions, players: perPlayer(actions), skipped };
}

const luckIn = (book: Book, { rulings, house }: Settled, event: BattleEvent<'acted'>): ActionLuck | null => {
  const { log, seq, edition, by, body } = event;
  const procedure = edition === book.edition ? procedureOf(book, body.procedure) : undefined;
  if (!procedure || body.outcome === null) return null;
  const { facts, outcome } = body;
  const read = readRequest(book, procedure, { input: facts, rulings, house: house[procedure.id] ?? null });
  const odds = read.ok ? oddsOn(procedure, read.value, false) : read;
  if (!odds.ok) return null;
  const { outcomes, expected, marginals } = odds.value;
  const what = canonical([body.status, outcome]);
  const probability = outcomes.find(one => canonical([one.status, one.outcome]) === what)?.probability;
  if (probability === undefined) return null;
  // Outcomes that are equally likely may differ in the last digit.
  const rare = probability * (1 + 1e-9);
  const asRare = outcomes.reduce((sum, one) => sum + (one.probability <= rare ? one.probability : 0), 0);
  const fields = singleFields(procedure.outcome).flatMap(({ name, get }) =>
    fieldLuck(name, get(outcome), expected[name] ?? null, marginals[name] ?? []),
  );
  return { log, seq, member: by.member, procedure: procedure.id, probability, asRare: Math.min(1, asRare), fields };
};

/** The luck in one number; none if it could not have been another. */
const fieldLuck = (
  field: string,
  happened: unknown,
  expected: number | null,
  marginal: Marginal,
): readonly FieldLuck[] => {
  const numbers = marginal.flatMap(({ value, probability }) =>
    typeof value === 'number' ? [{ value, probability }] : [],
  );
  if (typeof happened !== 'number' || expected === null || numbers.length < 2) return [];
  const mass = numbers.reduce((sum, { probability }) => sum + probability, 0);
  const share = (fits: (value: number) => boolean): number =>
    Math.min(1, numbers.reduce((sum, { value, probability }) => sum + (fits(value) ? probability : 0), 0) / mass);
  return [
    {
      field,
      happened,
      expected,
      atLeast: share(value => value >= happened),
      atMost: share(value => value <= happened),
    },
  ];
};

const perPlayer = (actions: readonly ActionLuck[]): readonly PlayerLuck[] => {
  const sums = new Map<string, { -readonly [K in keyof PlayerLuck]: PlayerLuck[K] }>();
  for (const { member, procedure, fields } of actions) {
    for (const { field, happened, expected } of fields) {
      const key = canonical([member, procedure, field]);
      const sum = sums.get(key) ?? { member, procedure, field, actions: 0, happened: 0, expected: 0 };
      sum.actions++;
      sum.happened += happened;
      sum.expected += expected;
      sums.set(key, sum);
    }
  }
  return [...sums.values()];
};
