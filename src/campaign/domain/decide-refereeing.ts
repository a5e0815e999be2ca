import type { Fault } from '../../core/index.js';
import { trimmed } from './acting.js';
import { decided, draft, faulty, refused, type Decided, type Hand, type Table } from './battle.js';
import { byLog } from './by-log.js';
import { factsAfter } from './effects.js';
import { publicLog } from './event.js';
import { tellTale } from './linked.js';
import { patched, type Side, type UnitChange, type Value } from './state.js';

/** A correction by the referee: fields of units, debts that are waived, or where the turn stands. */
export interface Correction {
  readonly units: { readonly [unit: string]: { readonly [field: string]: Value } };
  readonly waives: readonly string[];
  readonly turn?: number;
  readonly phase?: string;
  readonly why: string;
}

/** Sets right what went wrong at the table, with the reason. */
export const correct = (table: Table, { viewer }: Hand, correction: Correction): Decided<{ readonly why: string }> => {
  if (viewer.kind !== 'referee') return onlyTheReferee;
  const { book, state } = table;
  const faults: Fault[] = [];
  const changes: { unit: string; change: UnitChange }[] = [];
  const declared = book.unit.shape.kind === 'group' ? book.unit.shape.facts : {};
  for (const [unit, fields] of Object.entries(correction.units)) {
    if (!Object.hasOwn(state.units, unit)) faults.push(unknown(`units.${unit}`, 'questa unità', 'unit'));
    for (const [field, to] of Object.entries(fields)) {
      if (!Object.hasOwn(declared, field)) faults.push(unknown(`units.${unit}.${field}`, 'questo campo', 'field'));
      // A list is set like any other value; the book's reader says whether it may be one.
      changes.push({ unit, change: { field, to: to as never } });
    }
  }
  for (const id of correction.waives)
    if (!state.owed.some(owed => owed.id === id)) faults.push(unknown(`waives.${id}`, 'questa prova dovuta', 'debt'));
  if (correction.phase !== undefined && !book.sequence.phases.some(({ id }) => id === correction.phase))
    faults.push(unknown('phase', 'questa fase', 'phase'));
  if (faults.length > 0) return faulty(faults);
  const facts = factsAfter(book, state.units, changes);
  if (!facts.ok) return faulty(facts.faults.map(fault => ({ ...fault, path: `units.${fault.path}` })));
  const tale = tellTale(book, patched(state, { facts: facts.value }).units);
  if (tale) return faulty([telling(tale.shown.id, tale.hidden.id)]);
  const patch = trimmed({
    facts: facts.value,
    settles: correction.waives,
    ...(correction.turn !== undefined && { turn: correction.turn }),
    ...(correction.phase !== undefined && { phase: correction.phase, passes: 0 }),
  });
  const logs = byLog(state, patch);
  const { why } = correction;
  // The others are not told of a correction that is about hidden units alone.
  const open = logs.get(publicLog) ?? {};
  const drafts = [...logs].flatMap(([log, part]) =>
    log === publicLog && Object.keys(open).length === 0 && logs.size > 1
      ? []
      : [draft(log, 'corrected', { why }, part)],
  );
  return decided({ why }, drafts);
};

/** Says which members play a side. */
export const assign = (
  { state }: Pick<Table, 'state'>,
  { viewer }: Hand,
  side: string,
  players: readonly string[],
): Decided<Side> => {
  if (viewer.kind !== 'referee') return onlyTheReferee;
  const known = state.sides.find(({ id }) => id === side);
  if (!known) return refused('not-found', 'Non c’è questa parte.', 'There is no such side.');
  const now = { ...known, players };
  // Nobody plays both sides.
  const sides = state.sides.map(one =>
    one.id === side ? now : { ...one, players: one.players.filter(player => !players.includes(player)) },
  );
  return decided(now, [draft(publicLog, 'assigned', { side, players }, { sides })]);
};

/** Ends a battle. */
export const close = (
  { state }: Pick<Table, 'state'>,
  { viewer }: Hand,
  outcome: string,
): Decided<{ readonly outcome: string }> => {
  if (viewer.kind !== 'referee') return onlyTheReferee;
  if (state.closed !== null) return refused('not-now', 'La battaglia è già chiusa.', 'The battle is already closed.');
  return decided({ outcome }, [draft(publicLog, 'closed', { outcome }, { closed: outcome })]);
};

/** Opens the logs of the sides to everybody, once and for all: what was hidden can be checked when nothing depends on it. */
export const openLogs = (
  { state }: Pick<Table, 'state'>,
  { viewer }: Hand,
): Decided<{ readonly logs: readonly string[] }> => {
  if (viewer.kind !== 'referee') return onlyTheReferee;
  if (state.closed === null)
    return refused(
      'not-now',
      'I registri delle parti si aprono a battaglia chiusa: prima va chiusa.',
      'The logs of the sides are opened once the battle is closed: close it first.',
    );
  if (state.logsOpen)
    return refused('not-now', 'I registri delle parti sono già aperti.', 'The logs of the sides are already open.');
  const logs = state.sides.map(({ id }) => id);
  return decided({ logs }, [draft(publicLog, 'disclosed', { logs }, { logsOpen: true })]);
};

const onlyTheReferee = refused('not-permitted', 'Può farlo solo l’arbitro.', 'Only the referee may do that.');

const telling = (shown: string, hidden: string): Fault => ({
  path: `units.${shown}`,
  code: 'fact/impossible',
  says: {
    it: `Un’unità che si vede non ne nomina una nascosta: prima va rivelata ${hidden}.`,
    en: `A unit in sight does not name a hidden one: reveal ${hidden} first.`,
  },
});

const unknown = (path: string, it: string, en: string): Fault => ({
  path: path.slice(0, 200),
  code: 'fact/not-one-of',
  says: { it: `Non c’è ${it}.`, en: `There is no such ${en}.` },
});
