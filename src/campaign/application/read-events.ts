import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { Reply, strangeCursor, usuallyOnAPage, type Asked, type Page } from '../../api/door/index.js';
import { logsOf, type Heads, type Table } from '../domain/battle.js';
import { publicLog, type BattleEvent } from '../domain/event.js';
import { HeadSigner } from '../domain/signed-head.js';
import { stateHash, type ExportedLog } from '../domain/verify.js';
import { project, type Viewer } from '../domain/viewer.js';
import { actsAs } from '../domain/battle.js';
import { BattleStore } from '../persistence/battle-store.js';
import { Battles, type Seen } from './battles.js';
import { eventTold } from './told.js';

/** How many events of a whole log are read and written at once: so few that others hardly wait for it. */
const atOnce = 200;

/** The logs of a battle, as far as whoever asks may read them. */
@Injectable()
export class ReadEvents {
  constructor(
    @Inject(Battles) private readonly battles: Battles,
    @Inject(BattleStore) private readonly store: BattleStore,
    @Inject(HeadSigner) private readonly signer: HeadSigner,
  ) {}

  /** A page of events: those of the public log, with those of the own log between them where they belong. */
  async page(asked: Asked<unknown, { readonly first?: number; readonly after?: string }>): Promise<Page<object>> {
    const seen = await this.battles.see(asked, 'battle.read');
    const { first, after } = asked.query ?? {};
    const logs = logsOf(seen.hand.viewer, seen.table.state);
    const from = after === undefined || after === null ? {} : placesOf(after, logs);
    if (from === null) throw strangeCursor(asked.language);
    const many = first ?? usuallyOnAPage;
    const read = await Promise.all(logs.map(log => this.read(seen, log, from[log] ?? 0, many + 1)));
    const merged = read.flat().sort(inOrder);
    const places: { [log: string]: number } = { ...from };
    const edges = merged.slice(0, many).map(event => {
      places[event.log] = event.seq;
      return { cursor: cursorOf(places), node: eventTold(event) };
    });
    return { edges, hasNext: merged.length > many };
  }

  /** Everything that whoever asks may read, to be kept and checked without us. */
  async whole(asked: Asked<unknown, unknown>): Promise<Reply> {
    const seen = await this.battles.see(asked, 'battle.read');
    const body = Readable.from(this.exported(seen), { objectMode: false });
    return new Reply(body, 200, { 'content-disposition': 'attachment; filename="battle-log.json"' });
  }

  /** The JSON of an export, written while the log is read: a long battle does not fit into one turn, nor into memory. */
  private async *exported(seen: Seen): AsyncGenerator<string, void, void> {
    const { table, hand } = seen;
    const about: Omit<ExportedLog, 'logs'> = {
      format: 'arbitro.battle.2',
      club: table.battle.club,
      battle: table.battle.id,
      ruleset: table.battle.ruleset,
      edition: table.battle.edition,
      viewer: actsAs(hand.viewer),
      heads: headsOf(hand.viewer, table),
      keys: this.signer.publicKeys,
      state: stateHash(project(table.state, hand.viewer)),
    };
    yield `${JSON.stringify(about).slice(0, -1)},"logs":{`;
    for (const [i, log] of logsOf(hand.viewer, table.state).entries()) {
      yield `${i === 0 ? '' : ','}${JSON.stringify(log)}:[`;
      let between = '';
      for await (const events of this.pieces(seen, log)) {
        yield between + events.map(event => JSON.stringify(event)).join(',');
        between = ',';
      }
      yield ']';
    }
    yield '}}';
  }

  /** The events of one log after a place, up to where it stood when it was asked for, in pieces. */
  async *pieces(seen: Seen, log: string, after = 0): AsyncGenerator<readonly BattleEvent[], void, void> {
    const last = seen.table.heads[log]?.seq ?? 0;
    for (let read = after; read < last;) {
      const events = await this.read(seen, log, read, Math.min(atOnce, last - read));
      if (events.length === 0) return;
      yield events;
      read += events.length;
    }
  }

  private read({ table, hand }: Seen, log: string, after: number, many: number): Promise<readonly BattleEvent[]> {
    const { club, id } = table.battle;
    return this.store.events(club, id, audienceOf(hand.viewer, table), log, after, many);
  }
}

/** Whose eyes a transaction has: the second wall says the same as the first. */
const audienceOf = (viewer: Viewer, { state }: Table): string =>
  viewer.kind === 'referee' || state.logsOpen ? 'engine' : viewer.kind === 'side' ? viewer.side : 'public';

const headsOf = (viewer: Viewer, { state, heads }: Table): Heads =>
  Object.fromEntries(logsOf(viewer, state).flatMap(log => (heads[log] ? [[log, heads[log]]] : [])));

/** An event of a side's own log comes after the public one that it followed. */
const inOrder = (a: BattleEvent, b: BattleEvent): number =>
  a.after - b.after ||
  Number(b.log === publicLog) - Number(a.log === publicLog) ||
  (a.log < b.log ? -1 : a.log > b.log ? 1 : a.seq - b.seq);

const cursorOf = (places: { readonly [log: string]: number }): string =>
  Buffer.from(JSON.stringify(places)).toString('base64url');

/** How far each log was read; null if no page gave this cursor. Logs that are not for the reader do not count. */
const placesOf = (cursor: string, logs: readonly string[]): { readonly [log: string]: number } | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (typeof read !== 'object' || read === null) return null;
    const entries = Object.entries(read).filter(([log]) => logs.includes(log));
    return entries.every(([, seq]) => Number.isInteger(seq) && seq >= 0 && seq < 2 ** 31)
      ? Object.fromEntries(entries)
      : null;
  } catch {
    return null;
  }
};
