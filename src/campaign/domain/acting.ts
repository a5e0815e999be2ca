import {
  readRequest,
  ruleOn,
  shown,
  type Answer,
  type Book,
  type DiceSource,
  type Fault,
  type Language,
  type Outcome,
  type Procedure,
  type Read,
  type Reading,
} from '../../core/index.js';
import type { Action } from './action.js';
import { consequencesOf, nameless } from './effects.js';
import type { ActionRecord, DiceRecord } from './event.js';
import { fillFacts, withoutUnits, type Cast } from './filling.js';
import { goneOn, stoppedFor } from './going-on.js';
import { rolesOf } from './roles.js';
import type { BattleState, BattleUnit, Owed, Patch } from './state.js';

/** What a club has settled for a battle: how it reads the book, and which rows it has changed. */
export interface Settled {
  readonly rulings: { readonly [ruling: string]: string };
  readonly house: { readonly [procedure: string]: { readonly [row: string]: number | 'off' } };
  /** The scenario that fixes some of the facts. */
  readonly scenario: string | null;
  /** Whether only the server's dice count. */
  readonly serverDiceOnly?: boolean;
}

/** An action once it is understood. */
export interface ReadAction {
  readonly action: Action;
  readonly reading: Reading;
  readonly input: { readonly [fact: string]: unknown };
  readonly cast: Cast;
  /** What was owed, if an action that had stopped goes on with the choice that is made now. */
  readonly goesOnFrom: Owed | null;
}

/** Reads an action against the state of its battle, or says all its faults. */
export const readAction = (
  book: Book,
  { rulings, house, scenario }: Settled,
  state: BattleState,
  action: Action,
  /** The facts that the turn tells of what these units do; none where they are all written down already. */
  tells: (cast: Cast) => { readonly [fact: string]: unknown } = () => ({}),
): Read<ReadAction> => {
  const goesOnFrom = stoppedFor(book, state, action);
  const said = goneOn(goesOnFrom?.goesOn?.facts ?? {}, action.circumstances);
  if (!said.ok) return said;
  const circumstances = { ...fixedBy(book, scenario, action.procedure), ...said.value };
  const named = { ...action.units, ...goesOnFrom?.goesOn?.units };
  const filled = fillFacts(book, action.procedure, state.units, named, circumstances);
  if (!filled.ok) return filled;
  const { cast, units } = filled.value;
  const input = { ...tells(cast), ...filled.value.input };
  const read = readRequest(book, action.procedure, {
    input,
    dice: action.dice,
    rulings,
    house: house[action.procedure.id] ?? null,
  });
  if (read.ok)
    return { ok: true, value: { action: { ...action, units }, reading: read.value, input, cast, goesOnFrom } };
  const faults = read.faults.map(fault => ({ ...fault, path: fault.path.replace(/^input\b/, 'circumstances') }));
  return { ok: false, faults };
};

/** The facts that a scenario's own rules fix, unless the table says otherwise. */
const fixedBy = (book: Book, scenario: string | null, { id }: Procedure): { readonly [fact: string]: unknown } => {
  const rules = book.scenarios.find(one => one.id === scenario)?.specialRules ?? [];
  return Object.assign({}, ...rules.map(({ fixes }) => fixes?.[id] ?? {})) as { readonly [fact: string]: unknown };
};

/** What an action came to. */
export interface Acted {
  readonly answer: Answer;
  /** What is kept of it and what it changes, if it was played to its end. */
  readonly record: ActionRecord;
  readonly patch: Patch;
}

/** Plays an action: adjudicates it and works out what it changes. Nothing is kept here. */
export const act = (
  book: Book,
  state: BattleState,
  read: ReadAction,
  how: { readonly language: Language; readonly source: string; readonly dice: DiceRecord; readonly roll: DiceSource },
): Read<Acted> => {
  const { action, reading, input, cast } = read;
  const { procedure, units } = action;
  const ruled = ruleOn(book, procedure, reading, { language: how.language, explain: true, roll: () => how.roll });
  if (!ruled.ok) return ruled;
  const answer = ruled.value;
  const { status, outcome, effects, throws } = answer;
  const record: ActionRecord = {
    procedure: procedure.id,
    units,
    facts: input,
    dice: throws.length === 0 ? { kind: 'none' } : how.dice,
    throws,
    status,
    outcome,
    effects,
  };
  if (status !== 'resolved') return { ok: true, value: { answer, record, patch: {} } };
  const consequences = consequencesOf(book, state.units, withOutcome(cast, outcome), effects, how.source);
  if (!consequences.ok) return consequences;
  const owes = withStopped(book, read, outcome, consequences.value.owes);
  const settles = settledBy(book, state, read, answer);
  const sides = state.sides.map(({ id }) => id);
  const lead = outcome === null ? null : (book.sequence.leads?.(procedure.id, outcome, input, sides) ?? null);
  const strangers = Object.values(lead?.parts ?? {}).filter(side => side !== '' && !sides.includes(side));
  if (strangers.length > 0) return { ok: false, faults: [noSuchSide(strangers, sides)] };
  return {
    ok: true,
    value: {
      answer,
      record,
      patch: trimmed({ ...consequences.value, owes, settles: settles.map(({ id }) => id), ...(lead && { lead }) }),
    },
  };
};

/** What is owed, and with it the action that has stopped for it. */
const withStopped = (
  book: Book,
  { action: { procedure, units }, input, cast }: ReadAction,
  outcome: Outcome | null,
  owes: readonly Owed[],
): readonly Owed[] => {
  const stop = outcome === null ? null : procedure.stopsFor?.(outcome);
  if (!stop) return owes;
  const facts = { ...withoutUnits(book, procedure, input, cast), ...stop.goesOnWith };
  const choosing = new Set(cast.get(stop.by)?.map(({ id }) => id));
  return owes.map(one =>
    choosing.has(one.unit) ? { ...one, goesOn: { procedure: procedure.id, units, facts } } : one,
  );
};

const noSuchSide = (strangers: readonly string[], sides: readonly string[]): Fault => ({
  path: 'circumstances',
  code: 'fact/not-one-of',
  says: {
    it: `Nella battaglia non c’è la parte ${strangers.map(shown).join(', ')}. Le parti: ${sides.join(', ')}.`,
    en: `The battle has no side ${strangers.map(shown).join(', ')}. The sides: ${sides.join(', ')}.`,
  },
});

/** The roles of units that something is done to, unless a page is theirs. */
const doneTo: ReadonlySet<string> = new Set(['target', 'supporter']);

/** The debts that are paid: one of each unit that plays, and none of a unit to which something is only done. */
const settledBy = (
  book: Book,
  state: BattleState,
  { action: { procedure }, cast, goesOnFrom }: ReadAction,
  { steps }: Answer,
): readonly Owed[] => {
  const [acting] = rolesOf(book, procedure).keys();
  const all = [...new Set([...cast.values()].flat())];
  const playing = [...cast].flatMap(([role, units]) => (role !== acting && doneTo.has(role) ? [] : units));
  const paidBy = (units: readonly BattleUnit[], played: string, owed: readonly Owed[]) =>
    units.flatMap(({ id }) => owed.find(one => one.procedure === played && one.unit === id) ?? []);
  // Whatever else is called within another action, the choice that one has stopped for is still to be made.
  const within = state.owed.filter(one => one.goesOn === undefined || one.id === goesOnFrom?.id);
  return [
    ...paidBy([...new Set(playing)], procedure.id, state.owed),
    ...calledIn(steps).flatMap(called => paidBy(all, called, within)),
  ];
};

/** The procedures that were played within another: what they were owed for is done too. */
const calledIn = (steps: Answer['steps']): readonly string[] => [
  ...new Set(
    steps.flatMap(step =>
      step.kind === 'call' && step.status === 'resolved' ? [step.procedure, ...calledIn(step.steps)] : [],
    ),
  ),
];

/** The units by their roles, and those among them whom the outcome names by a word of its own. */
const withOutcome = (cast: Cast, outcome: Outcome | null): Cast => {
  const units = new Map([...cast.values()].flat().map(unit => [unit.id, unit]));
  const all = new Map(cast);
  for (const [name, ids] of Object.entries(outcome ?? {})) {
    if (!Array.isArray(ids) || cast.has(name)) continue;
    all.set(
      name,
      ids.flatMap(id => units.get(id) ?? []),
    );
  }
  return all;
};

/** The units that an outcome may change and nobody has named. Who lets the server roll says beforehand who they are. */
export const namelessIn = (book: Book, { action, cast }: ReadAction): readonly Fault[] =>
  [...rolesOf(book, action.procedure).values()].flatMap(({ name, changes }) =>
    changes && !cast.has(name) && !/\.\d+\./.test(name) ? [nameless(name)] : [],
  );

/** A patch without what changes nothing. */
export const trimmed = (patch: Patch): Patch =>
  Object.fromEntries(
    Object.entries(patch).filter(([, value]) =>
      Array.isArray(value)
        ? value.length > 0
        : typeof value !== 'object' || value === null || Object.keys(value).length > 0,
    ),
  );
