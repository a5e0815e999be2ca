import { publicLog, type BattleEvent } from './event.js';
import { emptyState, patched, type BattleState } from './state.js';
import { isOf, type ExportedLog } from './verify-form.js';
import type { Broken } from './verify-links.js';

/** The events of all logs in the order in which they happened; each log keeps its own. */
export const inOrder = ({ logs }: Pick<ExportedLog, 'logs'>): readonly BattleEvent[] => {
  const others = Object.keys(logs)
    .filter(log => log !== publicLog)
    .sort()
    .map(log => ({ events: logs[log] ?? [], next: 0 }));
  const order: BattleEvent[] = [];
  const untilAfter = (after: number): void => {
    for (const other of others) {
      for (let event = other.events[other.next]; event && event.after <= after; event = other.events[other.next]) {
        order.push(event);
        other.next++;
      }
    }
  };
  (logs[publicLog] ?? []).forEach((event, i) => {
    untilAfter(i);
    order.push(event);
  });
  untilAfter(Infinity);
  return order;
};

/** A state is kept before every so many events, so that taking back does not begin from the opening. */
const keepEvery = 256;

/** What it takes to make a state, against passing over an event. */
const perPatch = 20;

/** Who reads a log again does no more work than this: a log that needs more was made to keep the reader busy. */
const mostWork = 100_000_000;

/** A battle on its way again, event by event: what was taken back later still stood when the next thing was done. */
export class Course {
  state: BattleState = emptyState;
  private readonly positions = new Map<string, number[]>();
  /** How many undoings that hold cover each event. */
  private readonly covered: Uint32Array;
  private readonly kept: BattleState[] = [];
  private readonly redone = new Set<BattleEvent>();
  private work = 0;

  constructor(private readonly events: readonly BattleEvent[]) {
    this.covered = new Uint32Array(events.length);
    events.forEach(({ log }, position) => {
      const positions = this.positions.get(log) ?? [];
      positions.push(position);
      this.positions.set(log, positions);
    });
  }

  /** Whether the log was made to keep its reader busy. */
  get tooLong(): boolean {
    return this.work > mostWork;
  }

  /** Goes past an event, all before it having been passed; says what is wrong if it takes back what it cannot. */
  pass(position: number): Broken | null {
    const event = this.events[position];
    if (!event) return null;
    const fault = this.turnBack(event, position);
    this.apply(event, position);
    return fault;
  }

  private apply({ patch }: BattleEvent, position: number): void {
    const { state } = this;
    if (position % keepEvery === 0) this.kept[position / keepEvery] = state;
    this.work++;
    if (this.covered[position] !== 0) return;
    const { join, leave, facts } = patch;
    if (join || leave || facts) this.work += Object.keys(state.units).length;
    this.work += perPatch + state.orders.length + (state.owed.length + state.due.length) * (1 + (leave?.length ?? 0));
    if (!this.tooLong) this.state = patched(state, patch);
  }

  private turnBack(event: BattleEvent, position: number): Broken | null {
    if (isOf(event, 'undone')) return this.cover(event, event, position, 1) ? null : wrongUndoing(event);
    if (!isOf(event, 'redone')) return null;
    const undoing = this.events[this.positions.get(event.log)?.[event.body.undone - 1] ?? -1];
    const holds = undoing && isOf(undoing, 'undone') && !this.redone.has(undoing) && undoing.seq < event.seq;
    if (!holds) return wrongUndoing(event);
    this.redone.add(undoing);
    return this.cover(event, undoing, position, -1) ? null : wrongUndoing(event);
  }

  /** Covers what an undoing takes back once more or once less, and goes again from there to here. */
  private cover(
    { log }: BattleEvent,
    { seq, body: { from } }: BattleEvent<'undone'>,
    here: number,
    by: 1 | -1,
  ): boolean {
    const positions = this.positions.get(log) ?? [];
    const first = positions[from - 1];
    // The opening is never taken back, and nothing is before it was done.
    if (first === undefined || from >= seq || this.events[first]?.type === 'opened') return false;
    for (let i = from - 1; i < seq - 1; i++) {
      const position = positions[i] ?? 0;
      const type = this.events[position]?.type;
      if (type !== 'undone' && type !== 'redone') this.covered[position] = (this.covered[position] ?? 0) + by;
    }
    this.work += seq - from;
    const start = first - (first % keepEvery);
    this.state = this.kept[start / keepEvery] ?? emptyState;
    for (let position = start; position < here && !this.tooLong; position++) {
      const event = this.events[position];
      if (event) this.apply(event, position);
    }
    return true;
  }
}

const wrongUndoing = ({ log, seq }: BattleEvent): Broken => ({
  says: {
    it: 'Qui si annulla o si ripristina qualcosa che non c’è.',
    en: 'Something is taken back or restored here that is not there.',
  },
  at: { log, seq },
});
