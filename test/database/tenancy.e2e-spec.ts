import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { codeOf } from '../../src/config/index.js';
import type { Context } from '../../src/database/index.js';
import { Landlord } from './landlord.js';
import { remove, scratchFolder } from './scratch.js';
import { insertion, keep, madeUpClub, type Row } from './two-clubs.js';

Logger.overrideLogger(false);

const [ours, theirs] = [madeUpClub(), madeUpClub()];
const everybody = [ours, theirs];

const shown = (table: string, column: string): Context => ({
  credential: String(ours.rows[table]?.[0]?.[column]),
});

/** Who may look, by what a transaction is told. */
// prettier-ignore
const contexts: { readonly [who: string]: Context } = {
  'nobody':                            {},
  'our club':                          { club: ours.club },
  'their club':                        { club: theirs.club },
  'our account':                       { account: ours.account },
  'their account':                     { account: theirs.account },
  'our club by our account':           { club: ours.club, account: ours.account },
  'our club by their account':         { club: ours.club, account: theirs.account },
  'our club for the public':           { club: ours.club, audience: 'public' },
  'our club for red':                  { club: ours.club, audience: 'red' },
  'our club for blue':                 { club: ours.club, audience: 'blue' },
  'our club for a side it has not':    { club: ours.club, audience: 'green' },
  'the rules for our club':            { club: ours.club, audience: 'engine' },
  'the rules for their club':          { club: theirs.club, audience: 'engine' },
  'the rules for no club':             { audience: 'engine' },
  'the rules for our account':         { account: ours.account, audience: 'engine' },
  'the owner at our rosters':          { club: ours.club, member: ours.members.owner, audience: 'referee' },
  'a red player at our rosters':       { club: ours.club, member: ours.members.red, audience: 'public' },
  'a blue player at our rosters':      { club: ours.club, member: ours.members.blue, audience: 'public' },
  'a blue referee at our rosters':     { club: ours.club, member: ours.members.blue, audience: 'referee' },
  'a red player of theirs at ours':    { club: ours.club, member: theirs.members.red, audience: 'public' },
  'whoever shows our e-mail':          shown('account', 'email_hash'),
  'whoever shows our session':         shown('session', 'token_hash'),
  'whoever shows our invitation':      shown('invitation', 'token_hash'),
  'whoever shows our key':             shown('api_key', 'id'),
  'whoever shows our reset link':      shown('password_reset', 'token_hash'),
  'whoever counts our limit':          shown('limit_bucket', 'id'),
  'whoever shows anything else':       { credential: 'anything' },
};

type Rule = (row: Row, context: Context) => boolean;
const never: Rule = () => false;
const either =
  (...rules: readonly Rule[]): Rule =>
  (row, context) =>
    rules.some(rule => rule(row, context));
const inTheClub: Rule = (row, { club }) => row['club_id'] === club;
const theClub: Rule = (row, { club }) => row['id'] === club;
const theRules: Rule = (row, context) => inTheClub(row, context) && context.audience === 'engine';
const hears: Rule = (row, context) =>
  inTheClub(row, context) && ['public', context.audience].includes(String(row['log']));
const theAccount: Rule = (row, { account }) => row['id'] === account;
const ofTheAccount: Rule = (row, { account }) => row['account_id'] === account;
const ofItsClubs: Rule = (row, { account }) =>
  everybody.some(one => one.account === account && one.club === (row['club_id'] ?? row['id']));
/** A member acts in the name of the account, in whichever club. */
const byItsMember =
  (column: string): Rule =>
  (row, { account }) =>
    everybody.some(one => one.account === account && one.members.owner === row[column]);
const theEngine: Rule = (_, { audience }) => audience === 'engine';
/** Said once more and without looking at the policy: the third roster serves the red, in an open battle against the blue. */
const seesRoster: Rule = (row, context) => {
  if (!inTheClub(row, context)) return false;
  const { red, blue } = ours.members;
  if (context.audience === 'engine' || row['made_by'] === context.member) return true;
  switch (row['name']) {
    case 'For all':
      return true;
    case 'Private':
      return context.audience === 'referee';
    default:
      return context.member !== blue && (context.member === red || context.audience === 'referee');
  }
};
const has =
  (column: string): Rule =>
  (row, { credential }) =>
    row[column] === credential;

interface Rights {
  readonly select: Rule;
  readonly insert: Rule;
  readonly update: Rule;
  readonly delete: Rule;
}
const all = (rule: Rule): Rights => ({ select: rule, insert: rule, update: rule, delete: rule });

/** What may be done to which rows. A table that is not here fails the first test. */
// prettier-ignore
const matrix: { readonly [table: string]: Rights } = {
  account:         { ...all(theAccount), select: either(theAccount, has('email_hash')) },
  session:         { ...all(ofTheAccount), select: either(ofTheAccount, has('token_hash')) },
  club:            { ...all(theClub), select: either(theClub, ofItsClubs), delete: never },
  member:          { ...all(inTheClub), select: either(inTheClub, ofTheAccount) },
  invitation:      { ...all(inTheClub), select: either(inTheClub, has('token_hash')) },
  api_key:         {
    ...all(inTheClub),
    select: either(inTheClub, has('id'), byItsMember('created_by')),
    update: either(inTheClub, byItsMember('created_by')),
  },
  limit_bucket:    all(has('id')),
  instance:        all(theEngine),
  password_reset:  {
    ...all(inTheClub),
    select: either(inTheClub, has('token_hash'), byItsMember('member_id')),
    insert: either(inTheClub, byItsMember('member_id')),
  },
  idempotency:     { ...all(inTheClub), update: never },
  roster:          { ...all(seesRoster), insert: inTheClub },
  battle:          { ...all(inTheClub), select: either(inTheClub, ofItsClubs), delete: never },
  battle_head:     { ...all(theRules), delete: never },
  battle_seed:     { ...all(theRules), update: never, delete: never },
  battle_snapshot: { ...all(theRules), update: never },
  battle_roster:   { select: inTheClub, insert: theRules, update: theRules, delete: never },
  battle_event:    { select: either(theRules, hears), insert: theRules, update: never, delete: never },
  game:            { ...all(inTheClub), delete: never },
  game_roll:       { ...all(inTheClub), update: never, delete: never },
};
/** What everybody may read and nobody may write. */
const open = ['installation', 'migration', 'rules_edition', 'set_up'];

const keys = ['id', 'club_id', 'battle_id', 'game_id', 'position', 'first_roll', 'actor', 'key', 'side'];
const keyOf = (row: Row): string => JSON.stringify(keys.map(key => row[key] ?? null));

/** A statement about one row, by its key. */
const about = (statement: string, row: Row): [sql: string, values: unknown[]] => {
  const columns = keys.filter(key => key in row);
  return [
    `${statement} WHERE ${columns.map((key, i) => `${key} = $${i + 1}`).join(' AND ')}`,
    columns.map(key => row[key]),
  ];
};

class Undo extends Error {}

describe('Row level security', () => {
  let scratch: string;
  let landlord: Landlord;

  beforeAll(async () => {
    scratch = await scratchFolder();
    landlord = await Landlord.moveIn(join(scratch, 'data'));
    for (const club of everybody) await keep(landlord.admin, club);
  });
  afterAll(async () => {
    await landlord?.moveOut();
    await remove(scratch);
  });

  /** Whether a statement did anything, were it not undone. */
  const does = async (context: Context, work: (tables: EntityManager) => Promise<boolean>): Promise<boolean> => {
    let did = false;
    try {
      await landlord.tenancy.write(context, async tables => {
        did = await work(tables);
        throw new Undo();
      });
    } catch (error) {
      if (error instanceof Undo) return did;
      // To come so far that another row is in the way is to be let in.
      if (codeOf(error) === '23505') return true;
      if (codeOf(error) === '42501') return false;
      throw error;
    }
    return did;
  };

  const done = {
    select: async (table: string, row: Row, context: Context) => {
      const rows: Row[] = await landlord.tenancy.read(context, tables => tables.query(`SELECT * FROM ${table}`));
      return rows.some(found => keyOf(found) === keyOf(row));
    },
    insert: (table: string, row: Row, context: Context) =>
      does(context, async tables => {
        await tables.query(...insertion(table, row));
        return true;
      }),
    update: (table: string, row: Row, context: Context) =>
      does(context, async tables => {
        const column = Object.keys(row).find(name => !keys.includes(name)) ?? '';
        const [, count] = await tables.query(...about(`UPDATE ${table} SET ${column} = ${column}`, row));
        return count > 0;
      }),
    delete: (table: string, row: Row, context: Context) =>
      does(context, async tables => {
        const [, count] = await tables.query(...about(`DELETE FROM ${table}`, row));
        return count > 0;
      }),
  };

  it('is tested here on every table', async () => {
    const tables: { name: string }[] = await landlord.admin.query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')
       ORDER BY relname`,
    );
    expect(tables.map(({ name }) => name)).toEqual([...Object.keys(matrix), ...open].sort());
    for (const { rows } of everybody) expect(Object.keys(rows)).toEqual(Object.keys(matrix));
  });

  describe.each(Object.keys(matrix))('of %s', table => {
    it.each(['select', 'insert', 'update', 'delete'] as const)('lets %s only whom it may', async command => {
      const rule = matrix[table]?.[command] ?? never;
      const rows = everybody.flatMap((club, i) =>
        (club.rows[table] ?? []).map((row, k) => ({ row, name: `${i === 0 ? 'ours' : 'theirs'} ${k + 1}` })),
      );
      const may: { [who: string]: string[] } = {};
      const can: { [who: string]: string[] } = {};
      for (const [who, context] of Object.entries(contexts)) {
        may[who] = rows.filter(({ row }) => rule(row, context)).map(({ name }) => name);
        can[who] = [];
        for (const { row, name } of rows) if (await done[command](table, row, context)) can[who].push(name);
      }
      expect(can).toEqual(may);
      expect(may['nobody']).toEqual([]);
    });

    it('lets nobody empty it', async () => {
      for (const context of Object.values(contexts))
        await expect(
          landlord.tenancy.write(context, tables => tables.query(`TRUNCATE ${table} CASCADE`)),
        ).rejects.toThrow('permission denied');
    });
  });

  it.each(open)('lets everybody read %s and nobody write it', async table => {
    await landlord.tenancy.read({}, tables => tables.query(`SELECT * FROM ${table}`));
    for (const write of [`INSERT INTO ${table} DEFAULT VALUES`, `DELETE FROM ${table}`, `TRUNCATE ${table}`])
      await expect(landlord.tenancy.write({}, tables => tables.query(write))).rejects.toThrow('permission denied');
  });

  it('binds the owner of the tables too', async () => {
    const rows = await landlord.admin.query(
      `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND NOT (relrowsecurity AND relforcerowsecurity) ORDER BY relname`,
    );
    expect(rows).toEqual(open.map(relname => ({ relname })));
    const counted = await landlord.admin.transaction(async tables => {
      await tables.query('SET LOCAL ROLE landlord');
      return tables.query('SELECT count(*)::int AS n FROM battle_event');
    });
    expect(counted).toEqual([{ n: 0 }]);
  });

  it('has no row moved to another club', async () => {
    const movable = Object.keys(matrix).filter(table => 'club_id' in (ours.rows[table]?.[0] ?? {}));
    for (const table of movable) {
      const [row] = ours.rows[table] ?? [];
      if (!row || matrix[table]?.update === never) continue;
      const context = { club: ours.club, account: ours.account, audience: 'engine' };
      await expect(
        landlord.tenancy.write(context, tables =>
          tables.query(...about(`UPDATE ${table} SET club_id = '${theirs.club}'`, row)),
        ),
      ).rejects.toThrow('violates row-level security policy');
    }
  });

  it('has every reference between rows of clubs include the club', async () => {
    const [{ references: n }] = await landlord.admin.query(
      `SELECT count(*)::int AS references FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    );
    expect(n).toBeGreaterThan(0);
    const astray = await landlord.admin.query(
      `SELECT conname FROM pg_constraint c
       JOIN pg_attribute near ON near.attrelid = conrelid AND near.attname = 'club_id'
       JOIN pg_attribute far ON far.attrelid = confrelid AND far.attname = 'club_id'
       WHERE contype = 'f' AND NOT EXISTS (
         SELECT FROM generate_subscripts(conkey, 1) i WHERE conkey[i] = near.attnum AND confkey[i] = far.attnum)`,
    );
    expect(astray).toEqual([]);
  });

  it.each(['battle_head', 'battle_seed', 'battle_snapshot', 'battle_roster', 'battle_event'])(
    'has no row of ours in %s refer to a battle of theirs',
    async table => {
      const row = { ...ours.rows[table]?.[0], battle_id: theirs.rows['battle']?.[0]?.['id'] };
      const context = { club: ours.club, audience: 'engine' };
      await expect(
        landlord.tenancy.write(context, tables => tables.query(...insertion(table, row))),
      ).rejects.toMatchObject({ code: '23503' });
    },
  );

  it('has no roll of ours recorded in a game of theirs', async () => {
    const row = { ...ours.rows['game_roll']?.[0], game_id: theirs.rows['game']?.[0]?.['id'] };
    await expect(
      landlord.tenancy.write({ club: ours.club }, tables => tables.query(...insertion('game_roll', row))),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it('has no key of ours made in the name of a member of theirs', async () => {
    const row = { ...ours.rows['api_key']?.[0], id: 'another', created_by: theirs.rows['member']?.[0]?.['id'] };
    await expect(
      landlord.tenancy.write({ club: ours.club }, tables => tables.query(...insertion('api_key', row))),
    ).rejects.toMatchObject({ code: '23503' });
  });

  it.each(['UPDATE battle_event SET hash = hash', 'DELETE FROM battle_event', 'TRUNCATE battle_event'])(
    'has nobody change events, not even a superuser: %s',
    async statement => {
      await expect(landlord.admin.query(statement)).rejects.toThrow('The events of a battle are never changed');
    },
  );

  it('has no log that is named as the rules are', async () => {
    const row = { ...ours.rows['battle_event']?.[0], position: 9, log: 'engine' };
    await expect(landlord.admin.query(...insertion('battle_event', row))).rejects.toMatchObject({ code: '23514' });
  });

  it('reads the settings once a statement', async () => {
    const plan: { 'QUERY PLAN': string }[] = [];
    for (const table of Object.keys(matrix))
      plan.push(...(await landlord.tenancy.read({}, tables => tables.query(`EXPLAIN SELECT FROM ${table}`))));
    const rows = plan.map(line => line['QUERY PLAN']).filter(line => line.includes('current_setting'));
    expect(rows).toEqual([]);
    expect(plan.some(line => line['QUERY PLAN'].includes('InitPlan'))).toBe(true);
  });

  describe('forgets the context', () => {
    const pid = 'SELECT pg_backend_pid() AS pid';
    /** What a statement without a transaction of ours would see on the same connection. */
    const left = async (on: number): Promise<unknown> => {
      const [row] = await landlord.database.tables.query(
        `SELECT pg_backend_pid() AS pid, (SELECT count(*)::int FROM club) AS clubs,
           concat(current_setting('arbitro.club', true), current_setting('arbitro.account', true),
                  current_setting('arbitro.credential', true),
                  current_setting('arbitro.member', true), current_setting('arbitro.audience', true)) AS told`,
      );
      expect(row.pid).toBe(on);
      return { clubs: row.clubs, told: row.told };
    };
    const nothing = { clubs: 0, told: '' };
    const context = {
      club: ours.club,
      account: ours.account,
      member: ours.members.owner,
      credential: 'c',
      audience: 'engine',
    };

    it.each(['read', 'write'] as const)('when a %s is over', async how => {
      const [{ pid: on }] = await landlord.tenancy[how](context, tables => tables.query(pid));
      expect(await left(on)).toEqual(nothing);
    });

    it('when the work fails', async () => {
      let on = 0;
      const failing = landlord.tenancy.write(context, async tables => {
        [{ pid: on }] = await tables.query(pid);
        await tables.query('SELECT 1 / 0');
      });
      await expect(failing).rejects.toThrow('division by zero');
      expect(await left(on)).toEqual(nothing);
    });

    it('of whoever set it for longer than the transaction', async () => {
      const [{ pid: on }] = await landlord.tenancy.write({}, async tables => {
        await tables.query(`SET arbitro.club = '${ours.club}'`);
        return tables.query(pid);
      });
      expect(await left(on)).toEqual({ clubs: 1, told: ours.club });
      const seen = await landlord.tenancy.read({}, tables => tables.query('SELECT FROM club'));
      expect(seen).toEqual([]);
      await landlord.database.tables.query('RESET arbitro.club');
    });
  });
});
