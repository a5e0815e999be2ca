import { Inject, Injectable } from '@nestjs/common';
import type { QueryResult, QueryResultRow } from 'pg';
import type { PageWanted, Place } from '../../api/door/index.js';
import type { Book } from '../../core/index.js';
import { Tenancy, type Client } from '../../database/index.js';
import type { Battle, Draft, Heads, Table } from '../domain/battle.js';
import type { Author, BattleEvent } from '../domain/event.js';
import { replayed } from '../domain/replay.js';
import { HeadSigner } from '../domain/signed-head.js';
import { emptyState, type BattleState } from '../domain/state.js';
import { link, tableAfter } from '../domain/table-of.js';
import { battleOf, eventOf, rowOf, type BattleRow, type EventRow, type HeadRow } from './battle-rows.js';
import { sql } from './battle-sql.js';
import {
  earlier,
  isRunning,
  lockOf,
  repliedBefore,
  type Keeping,
  type KeptReply,
  type Locking,
} from './kept-replies.js';
import { Remembered } from './remembered.js';

/** Every so many events the state is written down, so that no opening reads more than these. */
const snapshotEvery = 50;
/** So many of the latest snapshots are all kept. */
const recentSnapshots = 20 * snapshotEvery;

/** A battle that is locked: nobody else changes it until the transaction ends. */
export interface Locked {
  readonly table: Table;
  /** The events from one of the public log on, of all logs. */
  since(seq: number): Promise<readonly BattleEvent[]>;
  /** The end of each log: the last thing done, and all the undoing and restoring since. */
  end(): Promise<readonly BattleEvent[]>;
  /** The last seed of the chain that a roll belongs to, and the first roll of that chain. */
  seed(roll: number): Promise<{ readonly first: number; readonly last: Buffer }>;
  keepSeed(first: number, last: Buffer): Promise<void>;
  /** Appends events; the reply is kept with them. */
  append(drafts: readonly Draft[], rolls: number, by: Author, reply: (table: Table) => KeptReply): Promise<KeptReply>;
  /** Appends events of a request that is refused: no reply is kept. */
  appendOnly(drafts: readonly Draft[], rolls: number, by: Author): Promise<Table>;
}

/** Events on their way into the logs, and the table after them. */
interface Appending {
  readonly events: readonly BattleEvent[];
  readonly after: Table;
}

/** A side that comes from a roster, and who plays it. */
export interface Fielded {
  readonly side: string;
  readonly roster: string;
  readonly players: readonly string[];
}

/** Keeps battles: their events, and what is made of them. It decides nothing. */
@Injectable()
export class BattleStore {
  private readonly remembered = new Remembered<{ readonly position: number; readonly table: Table }>(200);

  constructor(
    @Inject(Tenancy) private readonly tenancy: Tenancy,
    @Inject(HeadSigner) private readonly signer: HeadSigner,
  ) {}

  /** The club of a battle, among those of an account. */
  async clubOf(battle: string, account: string): Promise<string | undefined> {
    const rows: { club_id: string }[] = await this.tenancy.read({ account }, tables =>
      tables.query(sql.clubOf, [battle]),
    );
    return rows[0]?.club_id;
  }

  async open(
    battle: Omit<Battle, 'createdAt' | 'closedAt'>,
    fielded: readonly Fielded[],
    seed: Buffer,
    work: (battle: Battle, append: Locked['append']) => Promise<KeptReply>,
    book: Book,
    keeping: Keeping | null,
  ): Promise<Locking<KeptReply>> {
    const { club, id, name, ruleset, edition, scenario, rulings, house, openedBy, serverDiceOnly = false } = battle;
    return this.tenancy.pg(
      { club, audience: 'engine' },
      async (client, begun) => {
        const before = await earlier(client, club, keeping, begun);
        if (before) return before;
        const { rows } = await client.query<BattleRow & QueryResultRow>(sql.open, [
          club,
          id,
          name,
          ruleset,
          edition,
          scenario,
          JSON.stringify(rulings),
          JSON.stringify(house),
          openedBy,
          serverDiceOnly,
        ]);
        await client.query(sql.openHead, [club, id]);
        await client.query(sql.keepSeed, [club, id, 1, seed]);
        if (fielded.length > 0) await client.query(sql.field, [club, id, JSON.stringify(fielded)]);
        const [row] = rows;
        if (!row) throw new Error('A battle that was kept is not there.');
        const opened = battleOf(row);
        const table: Table = { book, battle: opened, state: emptyState, heads: {}, rolls: 0 };
        const value = await work(opened, this.appender(client, table, 0, keeping).append);
        return { kind: 'done', value } as const;
      },
      lockOf(club, keeping),
    );
  }

  /** Runs work on a locked battle, unless its key has a reply already. */
  async change<T>(
    club: string,
    id: string,
    book: (battle: Battle) => Book,
    keeping: Keeping | null,
    work: (locked: Locked) => Promise<T>,
  ): Promise<Locking<T>> {
    let goesBack = false;
    const locking = await this.tenancy.pg<Locking<T>>(
      { club, audience: 'engine' },
      async (client, begun) => {
        if (isRunning(begun)) return { kind: 'running' } as const;
        const head = headIn(begun);
        if (!head) return { kind: 'gone' } as const;
        if (head.fingerprint !== null) return repliedBefore(head, keeping);
        const table = await this.table(client, club, id, head, book);
        const value = await work(
          this.locked(client, club, table, head.position, keeping, () => {
            goesBack = true;
          }),
        );
        return { kind: 'done', value } as const;
      },
      [...lockOf(club, keeping), { ...sql.lockHead, values: [club, id, keeping?.actor ?? null, keeping?.key ?? null] }],
    );
    if (goesBack) await this.assignAnew(club, id, book);
    return locking;
  }

  /** Who plays which side after something was taken back is known once the events are read anew. */
  private assignAnew(club: string, id: string, book: (battle: Battle) => Book): Promise<void> {
    return this.tenancy.pg(
      { club, audience: 'engine' },
      async (client, begun) => {
        const head = headIn(begun);
        if (!head) return;
        const { state } = await this.table(client, club, id, head, book);
        await client.query(sql.assign, [club, id, JSON.stringify(state.sides)]);
      },
      [{ ...sql.lockHead, values: [club, id, null, null] }],
    );
  }

  /** A battle as it stands, to be read; undefined if there is none. */
  async read(club: string, id: string, book: (battle: Battle) => Book): Promise<Table | undefined> {
    return this.tenancy.pg(
      { club, audience: 'engine' },
      async (client, begun) => {
        const head = headIn(begun);
        return head && this.table(client, club, id, head, book);
      },
      [{ ...sql.readHead, values: [club, id] }],
    );
  }

  /** The events of one log after a number, as an audience may read them. */
  async events(
    club: string,
    id: string,
    audience: string,
    log: string,
    after: number,
    many: number,
  ): Promise<readonly BattleEvent[]> {
    const rows: EventRow[] = await this.tenancy.read({ club, audience }, tables =>
      tables.query(sql.logPage, [club, id, log, after, many]),
    );
    return rows.map(eventOf);
  }

  /** Battles of a club, the latest first. */
  async list(club: string, { after, many }: PageWanted): Promise<readonly (Place & { readonly battle: Battle })[]> {
    const rows: BattleRow[] = await this.tenancy.read({ club }, tables =>
      tables.query(sql.list, [club, after?.createdAt ?? null, after?.id ?? null, many]),
    );
    return rows.map(row => ({ id: row.id, createdAt: row.created_at, battle: battleOf(row) }));
  }

  private locked(
    client: Client,
    club: string,
    table: Table,
    position: number,
    keeping: Keeping | null,
    onGoingBack: () => void,
  ): Locked {
    const { id } = table.battle;
    const eventsFrom = async (place: number): Promise<readonly BattleEvent[]> => {
      const { rows } = await client.query<EventRow & QueryResultRow>({
        ...sql.eventsAfter,
        values: [club, id, place - 1],
      });
      return rows.map(eventOf);
    };
    return {
      table,
      since: async seq => {
        const place = await placeOf(client, club, id, seq);
        return place === undefined ? [] : eventsFrom(place);
      },
      end: async () => {
        const { rows } = await client.query<EventRow & QueryResultRow>(sql.endOf, [club, id]);
        return rows.map(eventOf);
      },
      seed: async roll => {
        const { rows } = await client.query<{ first_roll: number; last_seed: Buffer }>(sql.seeds, [club, id, roll]);
        const [row] = rows;
        if (!row) throw new Error('A battle without seeds.');
        return { first: row.first_roll, last: row.last_seed };
      },
      keepSeed: async (first, last) => void (await client.query(sql.keepSeed, [club, id, first, last])),
      ...this.appender(client, table, position, keeping, onGoingBack),
    };
  }

  private appender(
    client: Client,
    table: Table,
    position: number,
    keeping: Keeping | null,
    onGoingBack: () => void = () => {},
  ): Pick<Locked, 'append' | 'appendOnly'> {
    const write = async (appending: Appending, kept: (Keeping & KeptReply) | null): Promise<void> => {
      await this.write(client, position, table, appending, kept);
      if (appending.events.some(goesBack)) onGoingBack();
    };
    return {
      append: async (drafts, rolls, by, reply) => {
        const appending = this.appending(table, drafts, rolls, by);
        const kept = reply(appending.after);
        await write(appending, keeping && { ...keeping, ...kept });
        return kept;
      },
      appendOnly: async (drafts, rolls, by) => {
        const appending = this.appending(table, drafts, rolls, by);
        await write(appending, null);
        return appending.after;
      },
    };
  }

  private appending(table: Table, drafts: readonly Draft[], rolls: number, by: Author): Appending {
    const { events, heads } = link(table, drafts, by, new Date().toISOString());
    return { events, after: tableAfter(table, events, this.signer.signed(table.battle, heads), rolls) };
  }

  private async write(
    client: Client,
    position: number,
    before: Table,
    { events, after }: Appending,
    kept: (Keeping & KeptReply) | null,
  ): Promise<void> {
    const { club, id } = after.battle;
    const now = position + events.length;
    client.alsoCommit({
      ...sql.append,
      values: [
        club,
        id,
        JSON.stringify(events.map((event, i) => rowOf(club, position + i + 1, event))),
        now,
        after.rolls,
        JSON.stringify(after.heads),
        kept?.actor ?? null,
        kept?.key ?? null,
        kept?.fingerprint ?? null,
        kept?.status ?? null,
        kept && JSON.stringify(kept.headers),
        kept?.body ?? null,
      ],
    });
    if (after.state.sides !== before.state.sides)
      client.alsoCommit({ text: sql.assign, values: [club, id, JSON.stringify(after.state.sides)] });
    await this.settle(client, after, events, position, now);
  }

  /** What follows from events besides: snapshots, and the mark of a battle that is over. */
  private async settle(
    client: Client,
    table: Table,
    events: readonly BattleEvent[],
    before: number,
    now: number,
  ): Promise<void> {
    const { club, id } = table.battle;
    if (events.some(({ type }) => type === 'closed')) client.alsoCommit({ text: sql.close, values: [club, id] });
    if (events.some(goesBack)) {
      client.alsoCommit({ text: sql.reopen, values: [club, id] });
      await this.forgetSince(client, table, events);
      this.remembered.forget(id);
      return;
    }
    if (Math.floor(now / snapshotEvery) > Math.floor(before / snapshotEvery)) {
      client.alsoCommit({ text: sql.keepSnapshot, values: [club, id, now, JSON.stringify(table.state)] });
      client.alsoCommit({ text: sql.thinSnapshots, values: [club, id, now - recentSnapshots, snapshotEvery] });
      client.alsoCommit({ text: sql.prune, values: [club] });
    }
    this.remembered.keep(id, { position: now, table });
  }

  /** Snapshots that hold what was just undone, or lack what was restored, are of no use. */
  private async forgetSince(client: Client, { battle }: Table, events: readonly BattleEvent[]): Promise<void> {
    const { club, id } = battle;
    const [first] = events;
    if (!first) return;
    let from = 'from' in first.body ? Number(first.body.from) : undefined;
    if (first.type === 'redone' && 'undone' in first.body) {
      const { rows } = await client.query<{ body: { from: number } }>(
        'SELECT body FROM battle_event WHERE club_id = $1 AND battle_id = $2 AND log = $3 AND seq = $4',
        [club, id, first.log, first.body.undone],
      );
      from = rows[0]?.body.from;
    }
    const place = from === undefined ? undefined : await placeOf(client, club, id, from);
    client.alsoCommit({ text: sql.dropSnapshotsFrom, values: [club, id, place ?? 0] });
  }

  /** The table at a head: as remembered, or from the last snapshot on. */
  private async table(
    client: Client,
    club: string,
    id: string,
    { position, rolls, heads }: Pick<HeadRow, 'position' | 'rolls' | 'heads'>,
    book: (battle: Battle) => Book,
  ): Promise<Table> {
    const known = this.remembered.find(id);
    if (known?.position === position && sameHeads(known.table.heads, heads)) return known.table;
    const { rows } = await client.query<BattleRow & QueryResultRow>({ ...sql.battle, values: [club, id] });
    const [row] = rows;
    if (!row) throw new Error('A head without a battle.');
    const battle = battleOf(row);
    const snapshot = await client.query<{ position: number; state: BattleState }>({
      ...sql.snapshot,
      values: [club, id, position],
    });
    const from = snapshot.rows[0] ?? { position: 0, state: emptyState };
    const since = await client.query<EventRow & QueryResultRow>({
      ...sql.eventsAfter,
      values: [club, id, from.position],
    });
    const events = since.rows.filter(one => one.position <= position).map(eventOf);
    const table: Table = { book: book(battle), battle, state: replayed(events, from.state), heads, rolls };
    this.remembered.keep(id, { position, table });
    return table;
  }
}

const goesBack = ({ type }: BattleEvent): boolean => type === 'undone' || type === 'redone';

/** The head, by the last statement that the transaction began with. */
const headIn = (begun: readonly QueryResult<HeadRow & QueryResultRow>[]): HeadRow | undefined => begun.at(-1)?.rows[0];

const placeOf = async (client: Client, club: string, id: string, seq: number): Promise<number | undefined> => {
  const { rows } = await client.query<{ position: number }>(sql.placeOf, [club, id, 'public', seq]);
  return rows[0]?.position;
};

const sameHeads = (one: Heads, other: Heads): boolean => {
  const logs = Object.keys(other);
  return logs.length === Object.keys(one).length && logs.every(log => one[log]?.hash === other[log]?.hash);
};
