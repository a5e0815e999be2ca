import type {
  Awaiting,
  CallStep,
  Effect,
  Moment,
  Outcome,
  RowStep,
  RulingStep,
  Status,
  Step,
  ThrownDice,
  Value,
} from './answer.js';
import { contest, type Classes, type Classification, type Winner } from './dice.js';
import { impossibleFace, noDice } from './dice-order.js';
import type { Declared, Facts } from './fact.js';
import type { Fault } from './fault.js';
import type { HouseRules } from './house.js';
import type { Counted } from './kept-lines.js';
import { watch, type Look, type Procedure } from './procedure.js';
import type { By, ChosenRulings, Ruling } from './ruling.js';
import { appliedRow, countedRow, lineLeftOut, rowLeftOut, rowsTogether } from './row-steps.js';
import { bandOf, type ModifierTable, type Row } from './table.js';
import type { Language } from './text.js';
import type { DiceSource, Throw } from './throw.js';
import type { Alike, Callable, Called, Calling, Modified, Pool, Umpire } from './umpire.js';

/** Under which readings, with which dice and how fully a ruling is given. */
export interface Terms {
  readonly chosen: ChosenRulings | null;
  readonly house: HouseRules | null;
  readonly dice: DiceSource;
  readonly language: Language;
  /** Whether the reasoning is written down. */
  readonly explain: boolean;
}

/** All that was written down while a procedure was adjudicated. */
export interface Record {
  readonly status: Status;
  readonly outcome: Outcome | null;
  readonly awaiting: Awaiting | null;
  readonly fault: Fault | null;
  readonly effects: readonly Effect[];
  readonly throws: readonly ThrownDice[];
  readonly steps: readonly Step[];
  readonly rulings: readonly RulingStep[];
  readonly cites: readonly string[];
}

/** Who walks the paths of the odds. */
export interface Explorer {
  /** The value of the class that the path takes here; the classes are asked for where it has not been before. */
  take<V>(classes: () => Classes<V>): V;
  /** The same for two throws at once, where pairs that share a number come to the same. */
  takeBoth<V>(
    classes: () => readonly [Classes<V>, Classes<V>],
    alike: (first: V, second: V) => number,
  ): readonly [V, V];
  /** Whether a whole call may be taken at once: not while dice lie on the table that may go into it. */
  takesCall(label: string): boolean;
  /** The fields of the outcome that are read; null where all are. */
  readonly reads: readonly string[] | null;
  /** The classes of what a call may answer, told apart by the fields that are read. */
  weigh(called: Procedure, given: Declared<Facts>, reads: readonly string[]): Classes<Outcome>;
}

/** Leaves the adjudication early; never seen outside this file. */
const stop = new Error('the umpire stops here');
const noEffects: readonly Effect[] = [];
const noFaces: readonly number[] = [];
/** Along the paths of the odds nothing is written down. */
const unwritten: never[] = [];
const noReads: readonly Look[] = [];
const bookTerms: Terms = { chosen: null, house: null, dice: noDice, language: 'en', explain: false };

/*
 * There is one umpire. Adjudication is synchronous, so what is being ruled on can be the umpire's own state, reset
 * at the start of every ruling: no closure is made per ruling, and the verbs may be taken apart freely.
 */
let terms = bookTerms;
let explorer: Explorer | null = null;
let awaiting: Awaiting | null = null;
let fault: Fault | null = null;
let throws: ThrownDice[] = [];
let consulted: Ruling[] = [];
let cites: string[] = [];
// These four belong to the procedure being adjudicated and are put aside while it calls another.
let procedure: Procedure | null = null;
let facts: unknown = null;
let steps: Step[] = [];
let effects: Effect[] = [];
let forbidden = false;
let prefix = '';

const cite = (rule: string): string => {
  if (!cites.includes(rule)) cites.push(rule);
  return rule;
};

const by: By = ruling => {
  if (terms.explain && !consulted.includes(ruling)) consulted.push(ruling);
  // The chosen options were checked against the ruling's own when they were read.
  return (
    ((terms.chosen === null ? undefined : terms.chosen.get(ruling.id)) as typeof ruling.recommended | undefined) ??
    ruling.recommended
  );
};

const valueOf = (row: Row): number => {
  // A row is only ever asked about the facts of a procedure that declares its table.
  const value = typeof row.value === 'number' ? row.value : row.value.of(facts as never, by);
  return row.times === undefined ? value : value * row.times(facts as never, by);
};

const houseValueOf = (row: Row, house: number): number =>
  row.times === undefined ? house : house * row.times(facts as never, by);

const modify = (from: number, table: ModifierTable): Modified => {
  const { house, explain, language } = terms;
  const rows: Counted[] = [];
  const lines: RowStep[] = explain ? [] : unwritten;
  const reads = explain && procedure !== null ? procedure.readsOf.get(table) : undefined;
  let total = from;
  // Which rows counted, as the digits of a number.
  let counted = 0;
  for (let i = 0; i < table.rows.length; i++) {
    const row = table.rows[i];
    if (row === undefined) continue;
    const changed = house === null ? undefined : house.get(row);
    const applies = row.applies(facts as never, by);
    const counts = applies && changed !== 'off';
    const book = applies ? valueOf(row) : 0;
    const value = changed === undefined || changed === 'off' ? book : houseValueOf(row, changed);
    if (counts) {
      total = table.factor ? total * value : total + value;
      rows.push(countedRow(row, value));
    }
    if (!explain) continue;
    counted = 2 * counted + (counts ? 1 : 0);
    if (counts) {
      cite(row.rule);
      const line = appliedRow(row, value, language);
      lines.push(changed === undefined ? line : { ...line, book });
    } else if (applies) {
      lines.push({ id: row.id, applied: false, value: 0, cite: row.rule, text: row.says[language], book });
    } else {
      // The facts being ruled on are always a record of declared facts.
      const looks = table.ofPart ? looksOf(row) : (reads?.[i] ?? noReads);
      const line = table.ofPart ? lineLeftOut : rowLeftOut;
      lines.push(line(row, looks, facts as { readonly [fact: string]: unknown }, language));
    }
  }
  if (explain)
    steps.push({
      kind: 'modifiers',
      cite: cite(table.rule),
      text: table.title[language],
      from,
      value: total,
      rows: rowsTogether(table, lines, counted, language),
    });
  return { total, rows };
};

/** What a row looks at in the part of the facts it is asked about, seen while it decides. */
const looksOf = (row: Row): readonly Look[] => {
  const looks: Look[] = [];
  row.applies(watch(facts, [], path => looks.push({ name: path.join('.'), path })) as never, by);
  return looks;
};

const modifyPart = <P>(from: number, table: ModifierTable<P>, part: P): Modified => {
  const whole = facts;
  facts = part;
  // While the part is asked about, it is what its rows see.
  const modified = modify(from, table as ModifierTable);
  facts = whole;
  return modified;
};

const limit = (
  rule: string,
  says: { readonly it: string; readonly en: string },
  from: number,
  value: number,
): number => {
  if (terms.explain) steps.push({ kind: 'limit', cite: cite(rule), text: says[terms.language], from, value });
  return value;
};

/** The faces on the table for this throw, each possible on its die. */
const draw = (id: string, count: number, sides: number): readonly number[] => {
  const faces = terms.dice.draw(id, count, sides);
  for (const face of faces) {
    if (face <= sides) continue;
    fault = impossibleFace('dice', face, sides, id);
    throw stop;
  }
  return faces;
};

const throwDice = <V>(what: Throw, count: number, classification: Classification<V>): V => {
  // Where no dice lie on the table, as mostly along the paths of the odds, none need to be looked for.
  if (explorer !== null && terms.dice === noDice && count > 0)
    return explorer.take(() => classification.classes(noFaces, count, what.sides));
  const id = prefix + what.id;
  const faces = draw(id, count, what.sides);
  if (explorer !== null && faces.length < count) {
    return explorer.take(() => classification.classes(faces, count - faces.length, what.sides));
  }
  const { needs } = classification;
  if (explorer === null && (faces.length > 0 || count === 0)) {
    throws.push({ id, count, sides: what.sides, faces, needs, successes: classification.successes(faces) });
  }
  if (faces.length < count) {
    awaiting = { id, count: count - faces.length, sides: what.sides, needs, text: what.says[terms.language] };
    throw stop;
  }
  const value = classification.of(faces);
  if (terms.explain) {
    // What a classification makes of faces is a number or a word.
    steps.push({
      kind: 'throw',
      cite: cite(what.rule),
      text: what.says[terms.language],
      throw: id,
      value: value as Value,
    });
  }
  return value;
};

const throwBoth = <V>(first: Pool<V>, second: Pool<V>, { unless, by }: Alike<V>): readonly [V, V] => {
  // What is read is said of the outcome that is weighed, and not of those it calls on its way.
  const reads = explorer === null || prefix !== '' ? null : explorer.reads;
  if (explorer === null || reads === null || terms.dice !== noDice || unless.some(field => reads.includes(field)))
    return [throwDice(first.what, first.count, first.asks), throwDice(second.what, second.count, second.asks)];
  const classesOf = ({ what, count, asks }: Pool<V>): Classes<V> => asks.classes(noFaces, count, what.sides);
  return explorer.takeBoth(() => [classesOf(first), classesOf(second)], by);
};

const rollOff = (what: Throw): Winner => {
  const classification = contest(what.sides);
  for (;;) {
    const winner = throwDice(what, 2, classification);
    if (winner !== 'tie') return winner;
  }
};

const call = <G extends Facts, O extends Facts, K extends keyof O & string>(
  label: string,
  called: Callable<G, O>,
  given: Declared<G>,
  { on, when, plays, reads }: Calling<K> = {},
): Called<O, K> => {
  if (explorer !== null && reads !== undefined && (terms.dice === noDice || explorer.takesCall(`${prefix}${label}.`))) {
    const along = explorer;
    // Whatever is called was declared as a procedure, and is one among any; its classes are outcomes of it.
    return along.take(() => weighed(along, called as unknown as Procedure, given, reads)) as Called<O, K>;
  }
  const caller = { procedure, facts, steps, effects, forbidden, prefix };
  const step: CallStep | null = terms.explain
    ? {
        kind: 'call',
        cite: cite(called.rule),
        text: called.title[terms.language],
        label,
        procedure: called.id,
        status: 'awaiting-dice',
        outcome: null,
        steps: [],
      }
    : null;
  if (step !== null) steps.push(step);
  // Whatever is called was declared as a procedure, and is one among any.
  procedure = called as unknown as Procedure;
  facts = given;
  steps = step === null ? [] : step.steps;
  effects = [];
  forbidden = false;
  prefix = `${prefix}${label}.`;
  const outcome = called.adjudicate(given, umpire);
  if (step !== null) {
    step.status = forbidden ? 'not-allowed' : 'resolved';
    step.outcome = outcome;
  }
  const brought = effects;
  ({ procedure, facts, steps, effects, forbidden, prefix } = caller);
  if (on === undefined) return outcome;
  for (const effect of brought) {
    const role = on[effect.on];
    if (role === undefined || (effect.owes !== undefined && plays?.includes(effect.owes))) continue;
    effects.push({ ...effect, on: role, when: when ?? effect.when });
  }
  return outcome;
};

/** The classes of a call, reckoned while everything else is put aside. */
const weighed = (
  by: Explorer,
  called: Procedure,
  given: Declared<Facts>,
  reads: readonly string[],
): Classes<Outcome> => {
  const aside = { terms, explorer, awaiting, fault, throws, consulted, cites };
  const caller = { procedure, facts, steps, effects, forbidden, prefix };
  const classes = called.throwsDice ? by.weigh(called, given, reads) : certain(called, given);
  ({ terms, explorer, awaiting, fault, throws, consulted, cites } = aside);
  ({ procedure, facts, steps, effects, forbidden, prefix } = caller);
  return classes;
};

/** What a call without dice answers is the one class of it. */
const certain = (called: Procedure, given: Declared<Facts>): Classes<Outcome> => {
  begin(called, given, terms, null);
  return { values: [called.adjudicate(given, umpire)], chances: [1], ways: [1n], outOf: 1n };
};

const umpire: Umpire = {
  by,
  reckon: (rule, says, value) => {
    if (terms.explain) steps.push({ kind: 'reckon', cite: cite(rule), text: says[terms.language], value });
    return value;
  },
  atLeast: (rule, says, least, value) => limit(rule, says, value, Math.max(least, value)),
  atMost: (rule, says, most, value) => limit(rule, says, value, Math.min(most, value)),
  modify,
  modifyPart,
  lookUp: (table, name) => {
    const cell = table.entries[name];
    if (terms.explain)
      steps.push({ kind: 'table', cite: cite(table.rule), text: table.title[terms.language], key: name, value: cell });
    return cell;
  },
  lookUpBand: (table, value) => {
    const cell = bandOf(table, value);
    if (terms.explain)
      steps.push({ kind: 'table', cite: cite(table.rule), text: table.title[terms.language], key: value, value: cell });
    return cell;
  },
  throwDice,
  throwBoth,
  rollOff,
  forbid: (rule, reasons, reason) => {
    forbidden = true;
    if (terms.explain)
      steps.push({ kind: 'forbid', cite: cite(rule), text: reasons.words[reason][terms.language], value: reason });
    return reason;
  },
  // Odds are about outcomes: what else would follow is not written down on the way.
  effect: (rule, on, field, change, when: Moment) => {
    if (explorer === null) effects.push({ on, field, ...change, when, cite: terms.explain ? cite(rule) : rule });
  },
  owe: (rule, on, owes, when) => {
    if (explorer === null) effects.push({ on, owes, when, cite: terms.explain ? cite(rule) : rule });
  },
  call,
};

const begin = (ruledOn: Procedure, given: unknown, under: Terms, along: Explorer | null): void => {
  terms = under;
  explorer = along;
  awaiting = null;
  fault = null;
  throws = along === null ? [] : unwritten;
  consulted = along === null ? [] : unwritten;
  cites = along === null ? [] : unwritten;
  procedure = ruledOn;
  facts = given;
  steps = along === null ? [] : unwritten;
  effects = along === null ? [] : unwritten;
  forbidden = false;
  prefix = '';
  if (under.explain) cite(ruledOn.rule);
};

/** Adjudicates facts that were read, and writes everything down that the terms ask for. */
export const adjudicate = (ruledOn: Procedure, given: Declared<Facts>, under: Terms): Record => {
  begin(ruledOn, given, under, null);
  const ownSteps = steps;
  const ownEffects = effects;
  let outcome: Outcome | null = null;
  try {
    outcome = ruledOn.adjudicate(given, umpire);
  } catch (thrown) {
    if (thrown !== stop) throw thrown;
  }
  const status: Status = outcome === null ? 'awaiting-dice' : forbidden ? 'not-allowed' : 'resolved';
  return {
    status,
    outcome,
    awaiting,
    fault,
    effects: status === 'resolved' ? ownEffects : noEffects,
    throws,
    steps: ownSteps,
    rulings: consulted.map(ruling => rulingStep(ruling)),
    cites,
  };
};

const rulingStep = (ruling: Ruling): RulingStep => {
  const option = by(ruling);
  return {
    id: ruling.id,
    option,
    recommended: option === ruling.recommended,
    cite: ruling.rule,
    text: ruling.options[option]?.[terms.language] ?? option,
  };
};

/** Adjudicates along one path of choices: for the odds. Answers the outcome, whether it is allowed, or a fault. */
export const adjudicateAlong = (
  ruledOn: Procedure,
  given: Declared<Facts>,
  under: Terms,
  along: Explorer,
): { readonly outcome: Outcome; readonly allowed: boolean } | Fault => {
  begin(ruledOn, given, under, along);
  try {
    const outcome = ruledOn.adjudicate(given, umpire);
    return { outcome, allowed: !forbidden };
  } catch (thrown) {
    if (thrown !== stop || fault === null) throw thrown;
    return fault;
  }
};
