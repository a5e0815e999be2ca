import { randomBytes, randomInt } from 'node:crypto';
import type { Client as Postgres } from 'pg';
import { firstHash, linked, publicLog, type BattleEvent } from '../../src/campaign/domain/event.js';
import { chainFrom } from '../../src/campaign/domain/seeds.js';
import { headText, readHeadText, type PublicKey, type SignedHead } from '../../src/campaign/domain/signed-head.js';
import { isOf } from '../../src/campaign/domain/verify-form.js';
import { verify, type Kept } from '../../src/campaign/domain/verify.js';
import { rowOf } from '../../src/campaign/persistence/battle-rows.js';
import { books } from '../../src/rulesets/index.js';
import type { Answered } from '../clubs/club-server.js';
import { Elchingen } from '../clubs/elchingen.js';
import { databases, forMutants, type Home } from '../database/databases.js';
import { ClubProcess, good } from './club-process.js';
import { checkedOffline } from './offline.js';

/**
 * P6 of our bar: whoever may do anything to the database still cannot change what has happened unseen by somebody who
 * has the export, one head from earlier and the server's public key.
 */

const edits = 1_000;

/** A battle that was fought, whose rows are then meddled with. */
class Meddler {
  private constructor(
    readonly club: ClubProcess,
    private admin: Postgres,
    private readonly battle: string,
    private readonly read: () => Promise<string>,
    private readonly events: readonly Row[],
    /** What somebody has kept: where the public log stood before the last things were done, as a reply said it. */
    readonly kept: SignedHead,
    /** Where it stood at the end. */
    readonly last: SignedHead,
    readonly publicKeys: readonly PublicKey[],
  ) {}

  static async open(home: Home, mutant?: string): Promise<Meddler> {
    const club = await ClubProcess.start(home, mutant);
    const people = await club.people();
    const game = await Elchingen.open(people);
    await game.turn();
    // Long enough for a snapshot.
    for (let turn = 1; turn <= 30; turn++)
      good(await people.referee.post(`${game.path}/corrections`, { turn, why: 'prova' }));
    const [battle = ''] = game.path.split('/').slice(-1);
    // Something in a side's own log too, and something taken back.
    const unit = (await game.units()).find(({ side }) => side === 'austrian')?.id;
    good(await people.referee.post(`${game.path}/conceal`, { units: [unit], how: 'off-table' }));
    good(await people.players[1].post(`${game.path}/orders`, { text: 'Tenere il ponte' }));
    const read = async (): Promise<string> => good(await people.referee.get(`${game.path}/log.json`)).text;
    const correction = (turn: number) => people.referee.post(`${game.path}/corrections`, { turn, why: 'prova' });
    const kept = headIn(good(await correction(31)));
    await game.advance();
    good(await people.referee.post(`${game.path}/undo`, { from: kept.seq, why: 'svista' }));
    const last = headIn(good(await correction(7)));
    const { keys } = (await people.referee.get('/v1/signing-keys')).body;
    const admin = await adminOf(home);
    const { rows } = await admin.query<Row>('SELECT * FROM battle_event WHERE battle_id = $1 ORDER BY position', [
      battle,
    ]);
    return new Meddler(club, admin, battle, read, rows, kept, last, keys);
  }

  /** The names of the columns. */
  get columns(): readonly string[] {
    return Object.keys(this.some()).filter(name => !['club_id', 'position'].includes(name));
  }

  /** Does something to the rows, and hands on the log as it is then exported; afterwards all is as before. */
  async with(edit: Edit): Promise<string> {
    const heads = 'SELECT heads, position, rolls FROM battle_head WHERE battle_id = $1';
    const [head] = (await this.admin.query(heads, [this.battle])).rows;
    await edit(this);
    try {
      return await this.read();
    } finally {
      await this.admin.query('DELETE FROM battle_event WHERE battle_id = ANY ($1)', [[this.battle, elsewhere]]);
      await this.insert(this.events);
      await this.admin.query('UPDATE battle_head SET heads = $2, position = $3, rolls = $4 WHERE battle_id = $1', [
        this.battle,
        head.heads,
        head.position,
        head.rolls,
      ]);
    }
  }

  /** Has all snapshots say something else, and hands on the log of a server that had to read them. */
  async withSnapshot(state: string): Promise<string> {
    const { rows } = await this.admin.query('SELECT * FROM battle_snapshot WHERE battle_id = $1', [this.battle]);
    if (rows.length === 0) throw new Error('The battle was too short.');
    await this.admin.query(`UPDATE battle_snapshot SET state = ${state} WHERE battle_id = $1`, [this.battle]);
    try {
      await this.club.process.stop();
      // The embedded database leaves with its server.
      await this.admin.end();
      await this.club.startAgain();
      await this.club.untilReady();
      return await this.read();
    } finally {
      this.admin = await adminOf(this.club.home);
      for (const row of rows)
        await this.admin.query('UPDATE battle_snapshot SET state = $3 WHERE battle_id = $1 AND position = $2', [
          this.battle,
          row.position,
          row.state,
        ]);
    }
  }

  /** A row at random; not the opening, without which there is no battle to ask about. */
  some(): Row {
    return this.events[randomInt(1, this.events.length)] as Row;
  }

  async set(row: Row, column: string, value: unknown): Promise<void> {
    const json = typeof value === 'object' ? JSON.stringify(value) : value;
    await this.admin.query(`UPDATE battle_event SET ${column} = $3 WHERE battle_id = $1 AND position = $2`, [
      this.battle,
      row['position'],
      json,
    ]);
  }

  async take(row: Row): Promise<void> {
    await this.admin.query('DELETE FROM battle_event WHERE battle_id = $1 AND position = $2', [
      this.battle,
      row['position'],
    ]);
  }

  async insert(rows: readonly Row[]): Promise<void> {
    await this.admin.query('INSERT INTO battle_event SELECT * FROM json_populate_recordset(NULL::battle_event, $1)', [
      JSON.stringify(rows),
    ]);
  }

  /** Puts other events in the place of all, numbered and chained anew, with heads that fit: a history that never was. */
  async forge(
    change: (events: readonly BattleEvent[]) => readonly BattleEvent[],
    inEvery: (event: BattleEvent) => BattleEvent = event => event,
    signatures: { readonly [log: string]: object } = {},
  ): Promise<void> {
    const { logs } = JSON.parse(await this.read()) as {
      readonly logs: { readonly [log: string]: readonly BattleEvent[] };
    };
    const club = String(this.some()['club_id']);
    const open = change(logs[publicLog] ?? []);
    const heads: { [log: string]: { seq: number; hash: string } } = {};
    const forged: BattleEvent[] = [];
    for (const [log, events] of Object.entries(logs)) {
      let prev = firstHash(this.battle, log);
      const told = log === publicLog ? open : events.filter(({ after }) => after <= open.length);
      for (const [i, { hash: _, ...event }] of told.entries()) {
        const seq = i + 1;
        const { hash: __, ...changed } = inEvery({ ...event, hash: '' });
        const next = linked({ ...changed, seq, after: log === publicLog ? seq : event.after, prev });
        forged.push(next);
        prev = next.hash;
        heads[log] = { seq, hash: prev, ...signatures[log] };
      }
    }
    await this.admin.query('DELETE FROM battle_event WHERE battle_id = $1', [this.battle]);
    await this.insert(forged.map((event, i) => ({ ...rowOf(club, i + 1, event) })));
    // No snapshot beyond the end is read then.
    await this.admin.query('UPDATE battle_head SET heads = $2, position = $3 WHERE battle_id = $1', [
      this.battle,
      heads,
      forged.length,
    ]);
  }

  async moveHead(): Promise<void> {
    await this.admin.query(
      `UPDATE battle_head SET heads = jsonb_set(heads, '{public,hash}', to_jsonb(md5('x') || md5('y'))) WHERE battle_id = $1`,
      [this.battle],
    );
  }

  async close(): Promise<void> {
    await this.admin.end();
    await this.club.close();
  }
}

/** The head of the public log that came with a reply. */
const headIn = ({ headers }: Answered): SignedHead => {
  const heads = (headers.get('arbitro-head') ?? '').split(', ').flatMap(text => readHeadText(text) ?? []);
  const head = heads.find(({ log }) => log === publicLog);
  if (!head) throw new Error('A change without a signed head.');
  return head;
};

type Row = { readonly [column: string]: unknown };
type Edit = (meddler: Meddler) => Promise<void>;
const elsewhere = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

/** Whoever owns the machine is held up by no trigger. */
const adminOf = async (home: Home): Promise<Postgres> => {
  const admin = await home.connect();
  await admin.query('SET session_replication_role = replica');
  return admin;
};

/** Something else of the same kind. */
const other = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 1000;
  if (typeof value !== 'string') return { ...(value as object), more: 1 };
  if (/^[0-9a-f-]{36}$/.test(value)) return elsewhere;
  return /[0-9a-f]{64}/.test(value) ? value.replace(/.$/, last => (last === '0' ? '1' : '0')) : `${value}x`;
};

/** Changes one thing inside of what an event says, however deep. */
const deepChange = (value: unknown): unknown => {
  if (Array.isArray(value) && value.length > 0) {
    const at = randomInt(value.length);
    return value.map((held: unknown, i) => (i === at ? deepChange(held) : held));
  }
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (names.length === 0) return typeof value === 'boolean' ? !value : other(value ?? '');
  const name = names[randomInt(names.length)] ?? '';
  const held = value as { readonly [name: string]: unknown };
  return { ...held, [name]: deepChange(held[name]) };
};

const column =
  (name: string): Edit =>
  async meddler => {
    const row = meddler.some();
    await meddler.set(row, name, other(row[name]));
  };

/** What anybody might try, where he likes. */
const tries: { readonly [what: string]: Edit } = {
  'changes a column': meddler => column(meddler.columns[randomInt(meddler.columns.length)] ?? '')(meddler),
  'changes something inside': async meddler => {
    const row = meddler.some();
    const name = randomInt(2) === 0 ? 'body' : 'patch';
    await meddler.set(row, name, deepChange(row[name]));
  },
  'changes a head': meddler => meddler.moveHead(),
  'takes an event out': async meddler => meddler.take(meddler.some()),
  'swaps two events': async meddler => {
    const one = meddler.some();
    let two = meddler.some();
    while (two['position'] === one['position']) two = meddler.some();
    const moved = (row: Row, to: Row): Row => ({ ...row, position: to['position'], log: to['log'], seq: to['seq'] });
    await meddler.take(one);
    await meddler.take(two);
    await meddler.insert([moved(one, two), moved(two, one)]);
  },
  'puts an event in again': async meddler => {
    const row = meddler.some();
    // The place after it is made free first.
    await meddler.forge(events => {
      const at = Math.min(Number(row['seq']), events.length) - 1;
      return [...events.slice(0, at + 1), ...events.slice(at)];
    });
  },
  'cuts off the tail, with heads that fit': meddler => meddler.forge(events => events.slice(0, -4)),
  'cuts it back to five events, with heads that fit': meddler => meddler.forge(events => events.slice(0, 5)),
  'changes every time and chains all anew': meddler =>
    meddler.forge(
      events => events,
      event => ({ ...event, at: new Date(Date.parse(event.at) + 60_000).toISOString() }),
    ),
  'changes every author and chains all anew': meddler =>
    meddler.forge(
      events => events,
      event => ({ ...event, by: { ...event.by, member: elsewhere } }),
    ),
  'replaces the commitment and every seed, and chains all anew': meddler => {
    const chain = chainFrom(randomBytes(32));
    return meddler.forge(
      events => events,
      event => {
        if (isOf(event, 'opened')) return { ...event, body: { ...event.body, commitment: chain.commitment } };
        if (!isOf(event, 'acted') || event.body.dice.kind !== 'server') return event;
        const { index } = event.body.dice;
        return { ...event, body: { ...event.body, dice: { ...event.body.dice, seed: chain.seedAt(index) } } };
      },
    );
  },
  'changes an event and chains the tail anew': meddler =>
    meddler.forge(events => {
      // One that was there when somebody kept a head.
      const at = randomInt(1, meddler.kept.seq);
      return events.map((event, i) => (i === at ? { ...event, at: 'un’altra volta' } : event));
    }),
  'takes an event out and chains the tail anew': meddler =>
    meddler.forge(events => {
      const at = randomInt(1, meddler.kept.seq);
      return events.filter((_, i) => i !== at);
    }),
};

const failedChecks = (log: string, kept: Kept): readonly string[] =>
  verify(JSON.parse(log), books, kept).checks.flatMap(({ ok, name }) => (ok ? [] : [name]));
const failed = (log: string, kept: Kept): boolean => failedChecks(log, kept).length > 0;

/** What somebody has who kept one head and the server's key. */
const allOf = ({ kept, publicKeys }: Meddler): Kept => ({ heads: [kept], publicKeys });

const words = ({ kept, publicKeys }: Meddler): readonly string[] => [
  '--head',
  headText(kept),
  ...publicKeys.flatMap(({ publicKey }) => ['--public-key', publicKey]),
];

/** Edits after which everything fits together again: nothing in the log itself shows them. */
const consistent = [
  'cuts off the tail, with heads that fit',
  'cuts it back to five events, with heads that fit',
  'changes every time and chains all anew',
  'changes every author and chains all anew',
] as const;

/** The columns that may be changed without the offline verifier finding it. */
const freeColumns = async (meddler: Meddler, mutant?: string): Promise<readonly string[]> => {
  const free: string[] = [];
  for (const name of meddler.columns) {
    const { code } = await checkedOffline(await meddler.with(column(name)), { mutant, words: words(meddler) });
    if (code === 0) free.push(name);
  }
  return free;
};

describe.each(databases)('A battle whose rows were meddled with on $name', ({ make }) => {
  let meddler: Meddler | undefined;
  const meddling = (): Meddler => {
    if (meddler === undefined) throw new Error('There is no battle.');
    return meddler;
  };
  beforeAll(async () => {
    meddler = await Meddler.open(await make());
  }, 300_000);
  afterAll(() => meddler?.close());

  it('is in order as long as nobody did anything', async () => {
    const log = await meddling().with(() => Promise.resolve());
    const { code, text } = await checkedOffline(log, { words: words(meddling()) });
    expect(code).toBe(0);
    expect(text).not.toContain('cannot show');
    for (const told of [meddling().kept.battle, meddling().kept.club, headText(meddling().last)])
      expect(text).toContain(told);
  });

  it('is found out offline by every column', async () => {
    expect(meddling().columns).toHaveLength(13);
    expect(await freeColumns(meddling())).toEqual([]);
  }, 300_000);

  it(`is found out after each of ${edits} edits at random, with one head from earlier and the key`, async () => {
    const names = Object.keys(tries);
    const unseen: string[] = [];
    for (let i = 0; i < edits; i++) {
      const name = names[i % names.length] ?? '';
      const log = await meddling().with(tries[name] as Edit);
      if (!failed(log, allOf(meddling()))) unseen.push(`${name}: ${log.slice(0, 300)}`);
    }
    expect(unseen).toEqual([]);
    expect(failed(await meddling().with(() => Promise.resolve()), allOf(meddling()))).toBe(false);
  }, 3_600_000);

  it('is found out by a snapshot that says something else, once the server reads it', async () => {
    const log = await meddling().withSnapshot(`jsonb_set(state, '{sides,0,name}', '"altri"')`);
    expect(failedChecks(log, {})).toEqual(['state']);
  }, 300_000);

  it.each(consistent)('shows by a kept head alone, and by the key alone, that somebody %s', async name => {
    const log = await meddling().with(tries[name] as Edit);
    const { kept, publicKeys } = meddling();
    expect(failedChecks(log, { heads: [kept] })).toContain('kept-head');
    expect(failedChecks(log, { publicKeys })).toContain('signatures');
    // With neither, only the seals of the sides may tell; the report says what it cannot show.
    expect(failedChecks(log, {}).filter(check => check !== 'seals')).toEqual([]);
    expect((await checkedOffline(log)).text).toMatch(/This check cannot show that the log is the one the server wrote/);
  });

  it('is cut back unseen to a head that the server has signed, unless somebody kept a later one', async () => {
    const { kept, last } = meddling();
    const { keyId, signature } = kept;
    const cut = await meddling().with(meddler =>
      meddler.forge(
        events => events.slice(0, kept.seq),
        event => event,
        { [publicLog]: { keyId, signature } },
      ),
    );
    expect(failedChecks(cut, { heads: [kept] })).toEqual([]);
    expect(failedChecks(cut, { heads: [last] })).toEqual(['kept-head']);
  });
});

it('A server that signs what it reads is found out', async () => {
  const meddler = await Meddler.open(await forMutants(), 'signs-what-it-reads');
  try {
    const log = await meddler.with(tries['changes every time and chains all anew'] as Edit);
    const { publicKeys, kept } = meddler;
    expect(failedChecks(log, { publicKeys }).filter(check => check !== 'seals')).toEqual([]);
    expect(failedChecks(log, { publicKeys, heads: [kept] })).toContain('kept-head');
  } finally {
    await meddler.close();
  }
}, 300_000);

it('A hash that leaves a column out is found out', async () => {
  const meddler = await Meddler.open(await forMutants(), 'leaves-a-column-out');
  try {
    expect(await freeColumns(meddler, 'leaves-a-column-out')).toEqual(['at']);
  } finally {
    await meddler.close();
  }
}, 300_000);
