import type { Book } from '../../core/index.js';
import type { Battle, Draft, Head, Heads, Table } from './battle.js';
import { firstHash, linked, publicLog, type Author, type BattleEvent } from './event.js';
import { emptyState, patched } from './state.js';

/** A battle before its first event. */
export const bareTable = (book: Book, battle: Battle): Table => ({
  book,
  battle,
  state: emptyState,
  heads: {},
  rolls: 0,
});

/** Gives drafts their places in their logs. */
export const link = (
  { battle, heads }: Pick<Table, 'battle' | 'heads'>,
  drafts: readonly Draft[],
  by: Author,
  at: string,
): { readonly events: readonly BattleEvent[]; readonly heads: Heads } => {
  const now: { [log: string]: Head } = { ...heads };
  const events = drafts.map(({ log, type, body, patch }) => {
    const { seq, hash: prev } = now[log] ?? { seq: 0, hash: firstHash(battle.id, log) };
    const after = log === publicLog ? seq + 1 : (now[publicLog]?.seq ?? 0);
    const event = linked({
      battle: battle.id,
      log,
      seq: seq + 1,
      after,
      type,
      by,
      at,
      edition: battle.edition,
      body,
      patch,
      prev,
    });
    now[log] = { seq: event.seq, hash: event.hash };
    return event;
  });
  return { events, heads: now };
};

/** The table after events that follow each other and take nothing back. */
export const tableAfter = (table: Table, events: readonly BattleEvent[], heads: Heads, rolls: number): Table => ({
  ...table,
  state: events.reduce((state, { patch }) => patched(state, patch), table.state),
  heads,
  rolls: table.rolls + rolls,
});
