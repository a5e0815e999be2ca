import type { Book } from '../../src/core/index.js';
import type { Battle, Draft, Table } from '../../src/campaign/domain/battle.js';
import { publicLog, type Author, type BattleEvent } from '../../src/campaign/domain/event.js';
import { replayed } from '../../src/campaign/domain/replay.js';
import { HeadSigner } from '../../src/campaign/domain/signed-head.js';
import { bareTable, link, tableAfter } from '../../src/campaign/domain/table-of.js';
import type { BattleStore, Fielded, Locked } from '../../src/campaign/persistence/battle-store.js';
import type { Keeping, KeptReply, Locking } from '../../src/campaign/persistence/kept-replies.js';
interface Kept {
  table: Table;
  readonly events: BattleEvent[];
  readonly seed: Buffer;
}

/** Any key will do. */
export const signingKey = '5'.repeat(64);

/** What use cases ask of the store of battles. */
type Store = Pick<BattleStore, 'clubOf' | 'open' | 'change' | 'read' | 'events' | 'list'>;

/** Keeps battles as the store does, and forgets them with the process. */
export class BattlesInMemory implements Store {
  private readonly battles = new Map<string, Kept>();
  private readonly signer = new HeadSigner([signingKey]);
  private readonly replies = new Map<string, { readonly fingerprint: string; readonly reply: KeptReply }>();

  async clubOf(battle: string): Promise<string | undefined> {
    return Promise.resolve(this.battles.get(battle)?.table.battle.club);
  }

  async open(
    battle: Omit<Battle, 'createdAt' | 'closedAt'>,
    _fielded: readonly Fielded[],
    seed: Buffer,
    work: (battle: Battle, append: Locked['append']) => Promise<KeptReply>,
    book: Book,
    keeping: Keeping | null,
  ): Promise<Locking<KeptReply>> {
    const opened: Battle = { ...battle, createdAt: new Date().toISOString(), closedAt: null };
    const kept: Kept = { table: bareTable(book, opened), events: [], seed };
    this.battles.set(battle.id, kept);
    return { kind: 'done', value: await work(opened, this.appender(kept, keeping).append) };
  }

  async change<T>(
    _club: string,
    id: string,
    _book: (battle: Battle) => Book,
    keeping: Keeping | null,
    work: (locked: Locked) => Promise<T>,
  ): Promise<Locking<T>> {
    const kept = this.battles.get(id);
    if (kept === undefined) return { kind: 'gone' };
    const before = keeping && this.replies.get(nameOf(keeping));
    if (before)
      return before.fingerprint === keeping.fingerprint
        ? { kind: 'replayed', reply: before.reply }
        : { kind: 'reused' };
    const { events, seed } = kept;
    const locked: Locked = {
      table: kept.table,
      since: seq => {
        const from = events.findIndex(event => event.log === publicLog && event.seq === seq);
        return Promise.resolve(from < 0 ? [] : events.slice(from));
      },
      end: () => {
        const isSince = ({ log, seq }: BattleEvent): boolean =>
          !events.some(event => event.log === log && event.seq > seq && !/^(un|re)done$/.test(event.type));
        return Promise.resolve(events.filter(isSince));
      },
      seed: () => Promise.resolve({ first: 1, last: seed }),
      keepSeed: () => Promise.resolve(),
      ...this.appender(kept, keeping),
    };
    return { kind: 'done', value: await work(locked) };
  }

  async read(_club: string, id: string): Promise<Table | undefined> {
    return Promise.resolve(this.battles.get(id)?.table);
  }

  async events(
    _club: string,
    id: string,
    _audience: string,
    log: string,
    after: number,
    many: number,
  ): Promise<readonly BattleEvent[]> {
    const all = this.battles.get(id)?.events ?? [];
    return Promise.resolve(all.filter(event => event.log === log && event.seq > after).slice(0, many));
  }

  async list(): ReturnType<BattleStore['list']> {
    return Promise.resolve([]);
  }

  /** Gives drafts their numbers. */
  protected linked(
    table: Table,
    _before: readonly BattleEvent[],
    drafts: readonly Draft[],
    by: Author,
  ): ReturnType<typeof link> {
    return link(table, drafts, by, new Date().toISOString());
  }

  private appender(kept: Kept, keeping: Keeping | null): Pick<Locked, 'append' | 'appendOnly'> {
    return {
      append: (drafts, rolls, by, reply) => {
        const told = reply(this.append(kept, drafts, rolls, by));
        if (keeping) this.replies.set(nameOf(keeping), { fingerprint: keeping.fingerprint, reply: told });
        return Promise.resolve(told);
      },
      appendOnly: (drafts, rolls, by) => Promise.resolve(this.append(kept, drafts, rolls, by)),
    };
  }

  private append(kept: Kept, drafts: readonly Draft[], rolls: number, by: Author): Table {
    const { events, heads } = this.linked(kept.table, kept.events, drafts, by);
    kept.events.push(...events);
    const after = tableAfter(kept.table, events, this.signer.signed(kept.table.battle, heads), rolls);
    const goesBack = events.some(({ type }) => type === 'undone' || type === 'redone');
    kept.table = goesBack ? { ...after, state: replayed(kept.events) } : after;
    return kept.table;
  }
}

const nameOf = ({ actor, key }: Keeping): string => `${actor} ${key}`;
