import { publicLog } from './event.js';
import type { BattleState, Patch } from './state.js';

/** The log in which what happens to a unit is written: everybody's, or its side's own while it is hidden. */
export const logOfUnit = ({ units }: Pick<BattleState, 'units'>, unit: string): string => {
  const found = units[unit];
  return found && found.hidden !== null ? found.side : publicLog;
};

/** A patch divided by who may read it: what touches hidden units goes to their side's log, all else to the public one. */
export const byLog = (state: BattleState, patch: Patch): ReadonlyMap<string, Patch> => {
  const { facts = {}, owes = [], due = [], done = [], settles = [], ...rest } = patch;
  const logs = new Map<string, Patch>([[publicLog, rest]]);
  const add = (log: string, more: (known: Patch) => Patch): void => {
    logs.set(log, more(logs.get(log) ?? {}));
  };
  for (const [unit, fields] of Object.entries(facts)) {
    add(logOfUnit(state, unit), known => ({ ...known, facts: { ...known.facts, [unit]: fields } }));
  }
  for (const one of owes) add(logOfUnit(state, one.unit), known => ({ ...known, owes: [...(known.owes ?? []), one] }));
  for (const one of due) add(logOfUnit(state, one.unit), known => ({ ...known, due: [...(known.due ?? []), one] }));
  const unitOf = (id: string): string =>
    state.due.find(one => one.id === id)?.unit ?? state.owed.find(one => one.id === id)?.unit ?? '';
  for (const id of done) add(logOfUnit(state, unitOf(id)), known => ({ ...known, done: [...(known.done ?? []), id] }));
  for (const id of settles)
    add(logOfUnit(state, unitOf(id)), known => ({ ...known, settles: [...(known.settles ?? []), id] }));
  return logs;
};
