import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Club, Database, DatabaseFault, Tenancy, type Context, type Statement } from '../../src/database/index.js';
import { toBeReady, toSay } from './becoming.js';
import { Landlord } from './landlord.js';
import { remove, scratchFolder, until } from './scratch.js';
import { insertion, keep, madeUpClub } from './two-clubs.js';

Logger.overrideLogger(false);

const onLinux = existsSync('/proc/self/stat') ? it : it.skip;
const { club, rows } = madeUpClub();
const us: Context = { club };

describe('A transaction', () => {
  let scratch: string;
  let landlord: Landlord;
  let tenancy: Tenancy;

  beforeAll(async () => {
    scratch = await scratchFolder();
    landlord = await Landlord.moveIn(join(scratch, 'data'));
    ({ tenancy } = landlord);
    await keep(landlord.admin, { rows });
  });
  afterEach(async () => {
    // Whatever happened: every connection is given back, and none is left inside a transaction.
    await toBeReady(landlord.database);
    let open = 1;
    for (const end = Date.now() + 120_000; open > 0 && Date.now() < end; await pause(10))
      [{ open }] = await landlord.admin.query(
        `SELECT count(*)::int AS open FROM pg_stat_activity WHERE application_name = 'arbitro' AND xact_start IS NOT NULL`,
      );
    expect(open).toBe(0);
    const all = await Promise.all(Array.from({ length: 10 }, () => tenancy.read(us, tables => tables.count(Club))));
    expect(all).toEqual(Array.from({ length: 10 }, () => 1));
  });
  afterAll(async () => {
    await landlord?.moveOut();
    await remove(scratch);
  });

  const names = async (): Promise<string[]> =>
    (await landlord.admin.query('SELECT name FROM roster ORDER BY name')).map(({ name }: { name: string }) => name);
  const roster = (name: string) => insertion('roster', { ...rows['roster']?.[0], id: crypto.randomUUID(), name });
  const pid = 'SELECT pg_backend_pid() AS pid';
  const pidOf = async (tables: EntityManager): Promise<number> => (await tables.query(pid))[0].pid;

  it('is kept when its work is done', async () => {
    await tenancy.write(us, tables => tables.query(...roster('Kept')));
    expect(await names()).toContain('Kept');
  });

  it('is undone when its work fails, and its connection used again', async () => {
    let on = 0;
    const failing = tenancy.write(us, async tables => {
      on = await pidOf(tables);
      await tables.query(...roster('Undone'));
      throw new RangeError('Something of ours');
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(await tenancy.read(us, pidOf)).toBe(on);
    expect(await names()).not.toContain('Undone');
  });

  it('passes on what the statement did wrong', async () => {
    const twice = tenancy.write(us, tables => tables.query(...insertion('club', rows['club']?.[0] ?? {})));
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    await expect(twice).rejects.not.toBeInstanceOf(DatabaseFault);
  });

  it('does not pass for kept when a statement had failed in it', async () => {
    const swallowing = tenancy.write(us, async tables => {
      await tables.query(...roster('Swallowed'));
      await tables.query('SELECT 1 / 0').catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('A statement had failed, so that the transaction kept nothing.');
    expect(await names()).not.toContain('Swallowed');
  });

  it('writes nothing where it only reads, and that is no fault of the database', async () => {
    const writing = tenancy.read(us, tables => tables.query(...roster('Written')));
    await expect(writing).rejects.toMatchObject({ code: '25006' });
    await expect(writing).rejects.not.toBeInstanceOf(DatabaseFault);
  });

  it('has savepoints where TypeORM begins transactions of its own', async () => {
    await tenancy.write(us, async tables => {
      await tables.query(...roster('Outside'));
      const inside = tables.transaction(async nested => {
        await nested.query(...roster('Inside'));
        throw new Error('Only the inside');
      });
      await expect(inside).rejects.toThrow('Only the inside');
      const found = await tables.findOneByOrFail(Club, { id: club });
      await tables.save(Object.assign(found, { name: 'Saved' }));
      expect(await names()).not.toContain('Outside');
    });
    expect(await names()).toContain('Outside');
    expect(await names()).not.toContain('Inside');
    expect(await landlord.admin.query('SELECT name FROM club')).toEqual([{ name: 'Saved' }]);
  });

  it('begins with more statements, and hands their results on', async () => {
    const begun = await tenancy.pg(us, async (_, results) => results.map(({ rows }) => rows), [
      { text: 'SELECT $1::int + 1 AS sum, $2::bytea AS bytes, $3::text AS none', values: [1, Buffer.from('ab'), null] },
      { text: 'SELECT FROM club', isMute: true },
      { text: 'SELECT id FROM club FOR UPDATE' },
    ]);
    expect(begun).toEqual([[{ sum: 2, bytes: Buffer.from('ab'), none: null }], [], [{ id: club }]]);
    expect(await tenancy.pg(us, async (_, results) => results)).toEqual([]);
  });

  it('ends with what was left for COMMIT, in its order and after all the rest', async () => {
    const rename = (name: string): Statement => ({ text: `UPDATE club SET name = name || $1`, values: [name] });
    await tenancy.pg(us, async client => {
      client.alsoCommit(rename('b'));
      client.alsoCommit(rename('c'));
      await client.query(`UPDATE club SET name = 'a'`);
    });
    expect(await landlord.admin.query('SELECT name FROM club')).toEqual([{ name: 'abc' }]);
  });

  describe('keeps nothing, and its connection is used again, when it fails', () => {
    const failed = (): Statement => {
      const [text, values] = roster('Failed');
      // All that a roster is made of here is words.
      return { text, values: values as string[] };
    };
    const divided = (by: number): Statement => ({ name: 'divided', text: 'SELECT 6 / $1::int AS n', values: [by] });
    const misspelt: Statement = { name: 'misspelt', text: 'SELEKT' };

    it.each<[string, readonly Statement[], readonly Statement[], string]>([
      ['at the first statement it begins with', [divided(0), failed()], [failed()], '22012'],
      ['at the last it begins with', [failed(), divided(0)], [failed()], '22012'],
      ['at one it begins with and that nobody understands', [failed(), misspelt], [], '42601'],
      ['at the first that was left for COMMIT', [failed()], [divided(0), failed()], '22012'],
      ['at the last that was left for COMMIT', [failed()], [failed(), divided(0)], '22012'],
      ['at one left for COMMIT that nobody understands', [failed()], [failed(), misspelt], '42601'],
    ])('%s', async (_, first, last, code) => {
      const on = await tenancy.read(us, pidOf);
      // Twice: what the connection knows by name is known after a failure as before.
      for (let time = 0; time < 2; time++) {
        const failing = tenancy.pg(us, async client => last.forEach(client.alsoCommit), first);
        await expect(failing).rejects.toMatchObject({ code });
        await expect(failing).rejects.not.toBeInstanceOf(DatabaseFault);
      }
      expect(await names()).not.toContain('Failed');
      expect(await tenancy.read(us, pidOf)).toBe(on);
      expect(await tenancy.pg(us, async (__, [result]) => result?.rows, [divided(2)])).toEqual([{ n: 3 }]);
    });

    it('at COMMIT itself', async () => {
      await landlord.admin.query(`
        CREATE FUNCTION object() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'No'; END $$;
        CREATE CONSTRAINT TRIGGER object AFTER INSERT ON roster DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION object()`);
      try {
        const on = await tenancy.read(us, pidOf);
        const failing = tenancy.pg(us, async client => client.alsoCommit(failed()));
        await expect(failing).rejects.toMatchObject({ code: 'P0001' });
        expect(await names()).not.toContain('Failed');
        expect(await tenancy.read(us, pidOf)).toBe(on);
      } finally {
        await landlord.admin.query('DROP TRIGGER object ON roster; DROP FUNCTION object()');
      }
    });

    it('in between, and what was left for COMMIT would not', async () => {
      const swallowing = tenancy.pg(us, async client => {
        client.alsoCommit(failed());
        await client.query('SELECT 1 / 0').catch(() => undefined);
      });
      await expect(swallowing).rejects.toMatchObject({ code: '25P02' });
      expect(await names()).not.toContain('Failed');
    });
  });

  it('has statements prepared once a connection', async () => {
    const named = { name: 'count', text: 'SELECT count(*)::int AS n FROM roster WHERE club_id = $1', values: [club] };
    const count = (context: Context) =>
      tenancy.pg(context, async client => ({
        ...(await client.query(pid)).rows[0],
        ...(await client.query(named)).rows[0],
        ...(await client.query(`SELECT count(*)::int AS prepared FROM pg_prepared_statements WHERE name = 'count'`))
          .rows[0],
      }));
    const first = await count(us);
    expect(first).toMatchObject({ prepared: 1 });
    expect(await count(us)).toEqual(first);
    expect(await count({ club: crypto.randomUUID() })).toEqual({ ...first, n: 0 });
  });

  it('is over for whoever still holds it', async () => {
    const held: (() => Promise<unknown>)[] = [];
    await tenancy.write(us, async tables => void held.push(() => tables.query('SELECT FROM club')));
    await tenancy.pg(us, async client => {
      held.push(
        () => client.query('SELECT FROM club'),
        async () => client.alsoCommit({ text: 'SELECT FROM club' }),
      );
    });
    const failing = tenancy.read(us, async tables => {
      held.push(() => tables.query('SELECT FROM club'));
      throw new Error('Failed');
    });
    await expect(failing).rejects.toThrow('Failed');
    for (const ask of held) await expect(ask()).rejects.toThrow('The transaction is over.');
  });

  it.each([
    { club: `${club}' OR true --` },
    { club: 'none' },
    { account: '1' },
    { credential: `'); DROP TABLE club; --` },
    { credential: 'x'.repeat(129) },
    { credential: 'with\0nul' },
    { audience: 'red, blue' },
    { audience: `red'` },
  ])('is not begun for what is no context: %j', async context => {
    const begun = jest.fn();
    await expect(tenancy.write(context, async () => begun())).rejects.toThrow(/^This is no \w+ of a context\.$/);
    expect(begun).not.toHaveBeenCalled();
  });

  describe('ends with a fault of the database, and not otherwise, when', () => {
    const faulty = async (work: Promise<unknown>, sentence?: string): Promise<void> => {
      const error: unknown = await work.then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(DatabaseFault);
      if (sentence) expect(error).toMatchObject({ message: sentence });
    };

    it('there is no database', async () => {
      await landlord.relay.cut();
      const databaseUrl = 'postgres://nobody@127.0.0.1:1/nowhere';
      const absent = await Database.begin({ databaseUrl, dataFolder: '/nowhere' }, { editions: [] });
      await faulty(new Tenancy(absent).read(us, tables => tables.count(Club)));
      await absent.close();
      await landlord.relay.mend();
    });

    it('a statement takes too long', async () => {
      const sleeping = tenancy.read(us, async tables => {
        await tables.query('SET LOCAL statement_timeout = 50');
        await tables.query('SELECT pg_sleep(5)');
      });
      await faulty(sleeping, 'The database took too long over a statement.');
    });

    it('a lock is not to be had', async () => {
      await tenancy.pg(us, async client => {
        await client.query('SELECT FROM club FOR UPDATE');
        const waiting = tenancy.pg(us, async () => {}, [
          { text: 'SET LOCAL lock_timeout = 50' },
          { text: 'SELECT FROM club FOR UPDATE' },
        ]);
        await faulty(waiting, 'The database kept us waiting for a lock too long.');
      });
    });

    it('the server ends the connection', async () => {
      const ended = tenancy.write(us, async tables => {
        await tables.query(...roster('Ended'));
        await landlord.admin.query('SELECT pg_terminate_backend($1)', [await pidOf(tables)]);
        await tables.query('SELECT FROM club');
      });
      await faulty(ended);
      expect(await names()).not.toContain('Ended');
    });

    it('the connection breaks in the middle', async () => {
      const broken = tenancy.pg(us, async client => {
        const sleeping = client.query('SELECT pg_sleep(5)');
        await pause(50);
        await landlord.relay.cut();
        await sleeping;
      });
      await faulty(broken);
      await landlord.relay.mend();
    });

    it('the connection breaks while its work does something else', async () => {
      const broken = tenancy.write(us, async tables => {
        await tables.query(...roster('Broken'));
        await landlord.relay.cut();
        await pause(50);
      });
      await faulty(broken);
      await landlord.relay.mend();
      expect(await names()).not.toContain('Broken');
    });

    it('nobody knows whether COMMIT was heard', async () => {
      await landlord.admin.query(`
        CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON roster DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION dawdle()`);
      try {
        const committing = tenancy.write(us, tables => tables.query(...roster('Unknown')));
        const failing = faulty(committing);
        for (let at = ''; at !== 'COMMIT'; await pause(5))
          [{ at }] = await landlord.admin.query(
            `SELECT coalesce(max(query), '') AS at FROM pg_stat_activity WHERE query = 'COMMIT' AND state = 'active'`,
          );
        await landlord.relay.cut();
        await failing;
      } finally {
        await landlord.relay.mend();
        await landlord.admin.query('DROP TRIGGER dawdle ON roster; DROP FUNCTION dawdle()');
      }
    });

    it('all connections are taken, and soon', async () => {
      let free = () => {};
      const freed = new Promise<void>(resolve => (free = resolve));
      let held = 0;
      const taken = Array.from({ length: 10 }, () => tenancy.read(us, () => (held++, freed)));
      await until(() => held === 10);
      const asked = Date.now();
      await faulty(tenancy.read(us, tables => tables.count(Club)));
      expect(Date.now() - asked).toBeLessThan(3_000);
      free();
      await Promise.all(taken);
    });

    it('the server has no connection left', async () => {
      await landlord.admin.query('ALTER ROLE landlord CONNECTION LIMIT 0');
      await landlord.admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'arbitro'`,
      );
      const noneLeft = 'The database has no connection left for us; raise its max_connections.';
      await toSay(landlord.database, noneLeft);
      await faulty(
        tenancy.read(us, tables => tables.count(Club)),
        noneLeft,
      );
      await landlord.admin.query('ALTER ROLE landlord CONNECTION LIMIT -1');
    });

    it('the server takes no more writes', async () => {
      const writing = tenancy.write(us, async tables => {
        await tables.query('SET LOCAL transaction_read_only = on');
        await tables.query(...roster('Late'));
      });
      const reason = 'The database is read-only; point DATABASE_URL at the primary server.';
      await faulty(writing, reason);
      expect(await landlord.database.state()).toEqual({ ready: false, reason, writes: 'refused' });
      expect(await names()).not.toContain('Late');
      // Nobody writes any more, and yet it is found out that it would be written.
      await toBeReady(landlord.database);
    });

    onLinux('the server is stopped in its tracks, and soon', async () => {
      await tenancy.read(us, tables => tables.count(Club));
      landlord.server.freeze(true);
      const asked = Date.now();
      try {
        await Promise.all([
          faulty(tenancy.read(us, tables => tables.count(Club))),
          faulty(tenancy.write(us, tables => tables.count(Club))),
          faulty(tenancy.pg(us, async () => {}, [{ text: 'SELECT FROM club FOR UPDATE' }])),
        ]);
        expect(Date.now() - asked).toBeLessThan(4_000);
      } finally {
        landlord.server.freeze(false);
      }
    });

    onLinux('the server is stopped in its tracks in the middle of a statement', async () => {
      const frozen = tenancy.write(us, async tables => {
        await tables.query(...roster('Frozen'));
        landlord.server.freeze(true);
        await tables.query('SELECT FROM club');
      });
      await faulty(frozen, 'The database does not answer in time.').finally(() => landlord.server.freeze(false));
      expect(await names()).not.toContain('Frozen');
    });
  });
});
