import { readRequest, ruleOn, type Book, type Procedure, type Text } from '../../core/index.js';
import { act, readAction, type Settled } from './acting.js';
import { canonical } from './canonical.js';
import { sourceOf } from './decide-action.js';
import type { ActionRecord, BattleEvent } from './event.js';
import { castOf, withoutUnits } from './filling.js';
import { procedureOf } from './roles.js';
import type { BattleState } from './state.js';
import { viewerNamed } from './verify-form.js';
import { project } from './viewer.js';

/** How an action looks when it is played again. */
export type Again =
  | { readonly kind: 'same' }
  /** The ruling is the same; what it changed could not be seen from here. */
  | { readonly kind: 'unseen' }
  | { readonly kind: 'ruling' | 'effects'; readonly says: Text };

const noRoll = { draw: () => [] };

/** Plays an action again with the faces that lay on the table, from the state as it was before it. */
export const playAgain = (
  book: Book,
  settled: Settled,
  state: BattleState,
  event: BattleEvent<'acted'>,
  /** Whether the export has all that there was. */
  whole: boolean,
): Again => {
  const { body: record, patch } = event;
  const procedure = procedureOf(book, record.procedure);
  if (!procedure) return { kind: 'ruling', says: noProcedure };
  const named = Object.values(record.units).flatMap(ids => ids ?? []);
  if (!named.every(id => Object.hasOwn(state.units, id)))
    return whole ? { kind: 'effects', says: noUnit } : ruleAgain(book, settled, procedure, record);
  const dice = facesOf(record);
  // Whoever acted found on the table what he could see of it.
  const seen = project(state, viewerNamed(event.by.as));
  const circumstances = withoutUnits(book, procedure, record.facts, castOf(seen.units, record.units));
  const read = readAction(book, settled, seen, { procedure, units: record.units, circumstances, dice });
  if (!read.ok) return { kind: 'ruling', says: read.faults[0]?.says ?? otherRuling };
  if (!equal(read.value.input, record.facts)) return { kind: 'effects', says: otherFacts };
  const before = { [event.log]: { seq: event.seq - 1, hash: event.prev } };
  const source = sourceOf({ heads: before }, event.log);
  const played = act(book, state, read.value, { language: 'en', source, dice: record.dice, roll: noRoll });
  if (!played.ok) return { kind: 'ruling', says: played.faults[0]?.says ?? otherRuling };
  if (!equalRuling(played.value.record, record)) return { kind: 'ruling', says: otherRuling };
  return equal(played.value.patch, patch) ? { kind: 'same' } : { kind: 'effects', says: otherEffects };
};

/** Rules again on the facts as they were written down, where the units are out of sight. */
const ruleAgain = (book: Book, { rulings, house }: Settled, procedure: Procedure, record: ActionRecord): Again => {
  const request = { input: record.facts, dice: facesOf(record), rulings, house: house[procedure.id] ?? null };
  const read = readRequest(book, procedure, request);
  if (!read.ok) return { kind: 'ruling', says: read.faults[0]?.says ?? otherRuling };
  const ruled = ruleOn(book, procedure, read.value, { language: 'en', explain: false, roll: () => noRoll });
  if (!ruled.ok) return { kind: 'ruling', says: ruled.faults[0]?.says ?? otherRuling };
  const { throws, status, outcome, effects } = ruled.value;
  return equalRuling({ ...record, throws, status, outcome, effects }, record)
    ? { kind: 'unseen' }
    : { kind: 'ruling', says: otherRuling };
};

/** Whether two records of the same facts are the same. */
const equalRuling = ({ facts: _, ...one }: ActionRecord, { facts: __, ...other }: ActionRecord): boolean =>
  equal(one, other);

const facesOf = ({ throws }: Pick<ActionRecord, 'throws'>): readonly number[] => throws.flatMap(({ faces }) => faces);

const equal = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const noProcedure: Text = {
  it: 'Il regolamento non ha questa procedura.',
  en: 'The ruleset does not have this procedure.',
};
const noUnit: Text = {
  it: 'L’azione nomina un’unità che non era in campo.',
  en: 'The action names a unit that was not in the battle.',
};
const otherFacts: Text = {
  it: 'Le unità dell’azione non erano così in quel momento.',
  en: 'The units of the action were not like this at that moment.',
};
const otherRuling: Text = {
  it: 'Con gli stessi fatti e le stesse facce l’esito è un altro.',
  en: 'With the same facts and the same faces the outcome is another.',
};
const otherEffects: Text = {
  it: 'L’esito non cambia le unità come è scritto qui.',
  en: 'The outcome does not change the units as it is written here.',
};
