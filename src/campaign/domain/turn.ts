import {
  firstFaults,
  noLead,
  ruleOn,
  readRequest,
  type Answer,
  type Book,
  type Fault,
  type Going,
  type Language,
  type Marks,
  type Phase,
  type Read,
} from '../../core/index.js';
import { trimmed, type Settled } from './acting.js';
import { fallingDue } from './effects.js';
import { asFacts } from './filling.js';
import { procedureOf } from './roles.js';
import { emptyState, patched, type BattleState, type Patch, type UnitFacts } from './state.js';
import { project } from './viewer.js';

/** The phase a battle is in. */
export const phaseOf = (book: Book, { phase }: Pick<BattleState, 'phase'>): Phase => {
  const found = book.sequence.phases.find(({ id }) => id === phase);
  if (!found) throw new Error(`${book.id} has no phase ${phase}.`);
  return found;
};

/** The sides whose turn it is. */
export const sidesToAct = (book: Book, state: BattleState): readonly string[] => {
  const { actor } = phaseOf(book, state);
  const { parts, order, at } = state.lead;
  const everybody = state.sides.map(({ id }) => id);
  const part = parts[actor];
  if (part !== undefined) return [part];
  const active = actor === 'active' ? order[at] : undefined;
  const side = active && (active.side || sideOf(book, state, active.group));
  return side && everybody.includes(side) ? [side] : everybody;
};

/** The group whose turn it is, where groups act one after another. */
export const groupToAct = (book: Book, state: BattleState): string | null => {
  const { order, at } = state.lead;
  return phaseOf(book, state).actor === 'active' ? (order[at]?.group ?? null) : null;
};

/** The side of a group, as far as all may know. */
const sideOf = ({ sequence: { groups } }: Book, { units }: BattleState, group: string): string | undefined =>
  Object.values(units).find(({ hidden, facts }) => hidden === null && groups !== undefined && facts[groups] === group)
    ?.side;

/** A step from one phase to the next. */
export interface Advance {
  readonly from: string;
  readonly to: string;
  readonly turn: number;
  readonly newTurn: boolean;
  readonly patch: Patch;
  /** How the book's own procedure answered, if it has one. */
  readonly answer: Answer | null;
}

/** Goes on to the next phase with all its bookkeeping; where the rules forbid it, only the answer says so. */
export const advance = (
  book: Book,
  settled: Settled,
  state: BattleState,
  said: { readonly [fact: string]: unknown },
  language: Language,
): Read<Advance | { readonly refused: Answer }> => {
  const { phases, going, marks } = book.sequence;
  const next = nextPhase(book, settled, state, said, language);
  if (!next.ok) return next;
  const { to, answer } = next.value;
  if (to === null) return { ok: true, value: { refused: answer } };
  const ended = phaseOf(book, state).goesOn ? nothingDue : fallingDue(book, state, 'end-of-phase');
  if (!ended.ok) return ended;
  const newTurn = state.phase === phases.at(-1)?.id;
  const turn = newTurn ? state.turn + 1 : state.turn;
  const at = going ? going.at(state.phase, to, state.lead.at) : state.lead.at;
  const passes = to === state.phase ? state.passes + 1 : 0;
  let patch: Patch = {
    phase: to,
    passes,
    ...(turn !== state.turn && { turn }),
    ...(newTurn ? { lead: noLead } : at !== state.lead.at && { lead: { ...state.lead, at } }),
    ...ended.value,
  };
  if (newTurn) {
    const begun = beginTurn(book, patched(state, patch), marks);
    if (!begun.ok) return begun;
    patch = together(patch, begun.value);
  }
  const ofPhase = phases.find(({ id }) => id === to)?.marks;
  if (ofPhase && to !== state.phase) patch = together(patch, { facts: without(ofPhase, patched(state, patch)) });
  return { ok: true, value: { from: state.phase, to, turn, newTurn, patch: trimmed(patch), answer } };
};

/** The phase that a battle begins in: one that is played only once, or where the end of a turn leads. */
export const openingPhase = (book: Book, settled: Settled): string => {
  const { phases, going } = book.sequence;
  const [first] = phases;
  const last = phases.at(-1);
  if (!first || !last) throw new Error(`${book.id} has no phases.`);
  if (!going || first.once) return first.id;
  const next = nextPhase(book, settled, { ...emptyState, phase: last.id }, {}, 'en');
  return next.ok ? (next.value.to ?? first.id) : first.id;
};

const nextPhase = (
  book: Book,
  { rulings, house }: Settled,
  state: BattleState,
  said: { readonly [fact: string]: unknown },
  language: Language,
): Read<{ readonly to: string; readonly answer: Answer | null } | { readonly to: null; readonly answer: Answer }> => {
  const { phases, going } = book.sequence;
  const unknown = Object.keys(said).filter(name => !going?.says.includes(name));
  if (unknown.length > 0)
    return {
      ok: false,
      faults: firstFaults(unknown, 'circumstances', 'fact/unknown', name => noSuchFact(name, going)),
    };
  if (!going) {
    const here = phases.findIndex(({ id }) => id === state.phase);
    const next = phases[here + 1] ?? phases.find(({ once }) => !once);
    return { ok: true, value: { to: next?.id ?? state.phase, answer: null } };
  }
  const procedure = procedureOf(book, going.procedure);
  if (!procedure) throw new Error(`${book.id} has no ${going.procedure}.`);
  // How the turn goes is for all to see, and so it looks only at what all may see.
  const { phase, lead, passes, sides, units } = project(state, { kind: 'public' });
  const standing = {
    phase,
    lead,
    passes,
    sides: sides.map(({ id }) => id),
    units: Object.values(units).map(unit => asFacts(book, unit)),
  };
  const input = { ...going.facts(standing), ...said };
  const read = readRequest(book, procedure, { input, rulings, house: house[procedure.id] ?? null });
  if (!read.ok)
    return {
      ok: false,
      faults: read.faults.map(fault => ({ ...fault, path: fault.path.replace(/^input\b/, 'circumstances') })),
    };
  const ruled = ruleOn(book, procedure, read.value, { language, explain: true, roll: () => noDice });
  if (!ruled.ok) return ruled;
  const answer = ruled.value;
  const to = answer.outcome === null ? null : going.phase(answer.outcome);
  return { ok: true, value: to === null ? { to, answer } : { to, answer } };
};

const noDice = { draw: () => [] };
const nothingDue = { ok: true, value: {} } as const;

/** What a new turn brings: clean marks, and then what was put off to it. */
const beginTurn = (book: Book, state: BattleState, marks: Marks): Read<Patch> => {
  const facts = without(marks, state);
  const due = fallingDue(book, patched(state, { facts }), 'next-turn');
  return due.ok ? { ok: true, value: together({ facts }, due.value) } : due;
};

/** The fields of units that bear marks, as they are without them. */
const without = (marks: Marks, { units }: BattleState): { readonly [unit: string]: UnitFacts } => {
  const facts: { [unit: string]: UnitFacts } = {};
  for (const { id, facts: held } of Object.values(units)) {
    const marked = Object.entries(marks).filter(([field, to]) => held[field] !== undefined && !isSame(held[field], to));
    if (marked.length > 0) facts[id] = Object.fromEntries(marked);
  }
  return facts;
};

/** Of lists only the empty one is a mark. */
const isSame = (held: unknown, to: unknown): boolean =>
  Array.isArray(to) ? Array.isArray(held) && held.length === 0 : held === to;

/** Two patches as one, the second after the first. */
export const together = (first: Patch, second: Patch): Patch => {
  const facts: { [unit: string]: UnitFacts } = { ...first.facts };
  for (const [unit, fields] of Object.entries(second.facts ?? {})) facts[unit] = { ...facts[unit], ...fields };
  return {
    ...first,
    ...second,
    facts,
    owes: [...(first.owes ?? []), ...(second.owes ?? [])],
    due: [...(first.due ?? []), ...(second.due ?? [])],
    done: [...(first.done ?? []), ...(second.done ?? [])],
    settles: [...(first.settles ?? []), ...(second.settles ?? [])],
  };
};

const noSuchFact = (name: string, going: Going | undefined): Fault => ({
  path: `circumstances.${name.slice(0, 100)}`,
  code: 'fact/unknown',
  says: going?.says.length
    ? {
        it: `Qui si può dire soltanto: ${going.says.join(', ')}.`,
        en: `All that can be said here: ${going.says.join(', ')}.`,
      }
    : {
        it: 'In questo libro le fasi si seguono da sole: non c’è niente da dire.',
        en: 'In this book the phases follow each other: there is nothing to say.',
      },
});
