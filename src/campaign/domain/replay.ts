import type { BattleEvent, EventBodies } from './event.js';
import { emptyState, patched, type BattleState } from './state.js';

/** What of an event is needed to read a battle again. */
export type Replayed = Pick<BattleEvent, 'log' | 'seq' | 'type' | 'body' | 'patch'>;

/** The events that were taken back and not restored, by log and number. */
export const takenBack = (events: readonly Replayed[]): ReadonlySet<string> => {
  const undoings = new Map<string, { from: number; holds: boolean }>();
  for (const { log, seq, type, body } of events) {
    // The type of an event says what its body is.
    if (type === 'undone') undoings.set(nameOf(log, seq), { from: (body as EventBodies['undone']).from, holds: true });
    if (type === 'redone') {
      const undoing = undoings.get(nameOf(log, (body as EventBodies['redone']).undone));
      if (undoing) undoing.holds = false;
    }
  }
  const gone = new Set<string>();
  for (const { log, seq, type } of events) {
    if (type === 'undone' || type === 'redone') continue;
    for (const [name, { from, holds }] of undoings) {
      const [of, at] = splitName(name);
      if (holds && of === log && seq >= from && seq < at) gone.add(nameOf(log, seq));
    }
  }
  return gone;
};

export const nameOf = (log: string, seq: number): string => `${log}/${seq}`;
const splitName = (name: string): readonly [string, number] => {
  const slash = name.lastIndexOf('/');
  return [name.slice(0, slash), Number(name.slice(slash + 1))];
};

/** The state after events, from a state before them; events taken back among them are passed over. */
export const replayed = (events: readonly Replayed[], from: BattleState = emptyState): BattleState => {
  const gone = takenBack(events);
  return events
    .filter(({ log, seq }) => gone.size === 0 || !gone.has(nameOf(log, seq)))
    .reduce((state, { patch }) => patched(state, patch), from);
};
