import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Database } from '../../src/database/database.js';
import { dataSourceOptions, serving } from '../../src/database/data-source.js';
import { toBeReady, toSay } from './becoming.js';
import { PlainServer } from './plain-server.js';
import { Relay } from './relay.js';
import { remove, scratchFolder } from './scratch.js';

Logger.overrideLogger(false);

describe('A database of the operator', () => {
  let scratch: string;
  let server: PlainServer;
  let relay: Relay;
  let url: string;
  let admin: DataSource;
  const opened: Database[] = [];

  beforeAll(async () => {
    scratch = await scratchFolder();
    server = await PlainServer.start(join(scratch, 'data'));
    const { place } = server;
    relay = new Relay(place.port);
    url = `postgres://${place.username}:${place.password}@127.0.0.1:${await relay.mend()}/postgres`;
    admin = await new DataSource({ ...dataSourceOptions(place, serving), applicationName: 'test' }).initialize();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(database => database.close()));
    await relay.cut();
    await relay.mend();
    await admin.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await admin.query('ALTER SYSTEM RESET ALL');
    await admin.query('SELECT pg_reload_conf()');
  });
  afterAll(async () => {
    await admin.destroy();
    await relay.cut();
    await server.stop();
    await remove(scratch);
  });

  const open = async (databaseUrl = url): Promise<Database> => {
    const database = await Database.begin(
      { databaseUrl, dataFolder: '/nowhere' },
      { editions: [{ ruleset: 'murat', edition: '1' }] },
    );
    opened.push(database);
    return database;
  };

  it('is opened in the background and made ready', async () => {
    const database = await open();
    expect(await database.state()).toEqual({ ready: false, reason: 'The database is starting.' });
    expect(() => database.tables).toThrow('The database is starting.');
    await toBeReady(database);
    expect(await database.tables.query('SELECT ruleset, edition FROM rules_edition')).toEqual([
      { ruleset: 'murat', edition: '1' },
    ]);
  });

  it('may come later than Arbitro', async () => {
    await relay.cut();
    const database = await open();
    await toSay(database, 'The database does not answer (ECONNREFUSED).');
    await relay.mend();
    await toBeReady(database);
  });

  it('may go and come back, with a statement on its way', async () => {
    const database = await open();
    await toBeReady(database);
    const sleeping = database.tables.query('SELECT pg_sleep(3)');
    await pause(50);
    await relay.cut();
    await expect(sleeping).rejects.toThrow();
    expect(await database.state()).toEqual({ ready: false, reason: 'The database does not answer (ECONNREFUSED).' });
    await relay.mend();
    await toBeReady(database);
  });

  it('may go while someone holds a bare connection', async () => {
    const database = await open();
    await toBeReady(database);
    const [, release] = await database.source.driver.obtainMasterConnection();
    await relay.cut();
    await pause(100);
    release();
    await relay.mend();
    await toBeReady(database);
  });

  it('is not ready while it does not answer, and one ping waits where many were asked', async () => {
    const database = await open();
    await toBeReady(database);
    relay.stall(true);
    const asked = Date.now();
    const states = await Promise.all(Array.from({ length: 20 }, () => database.state()));
    expect(Date.now() - asked).toBeLessThan(5_000);
    expect(new Set(states.map(state => JSON.stringify(state)))).toEqual(
      new Set(['{"ready":false,"reason":"The database does not answer in time."}']),
    );
    relay.stall(false);
    await toBeReady(database);
    const [row] = await admin.query(
      `SELECT count(*)::int AS connections FROM pg_stat_activity 
       WHERE application_name = 'arbitro' AND query NOT LIKE '%pg_sleep%'`,
    );
    expect(row).toEqual({ connections: 1 });
  });

  it('stops a statement after five seconds, and a wait for a lock after two', async () => {
    const database = await open();
    await toBeReady(database);
    const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'application_name'];
    const shown = settings.map(async name => (await database.tables.query(`SHOW ${name}`))[0][name]);
    expect(await Promise.all(shown)).toEqual(['5s', '2s', '10s', 'arbitro']);
  });

  it.each(['fsync', 'full_page_writes', 'synchronous_commit'])('is refused while its %s is off', async name => {
    await admin.query(`ALTER SYSTEM SET ${name} = off`);
    await admin.query('SELECT pg_reload_conf()');
    const database = await open();
    await toSay(database, `The database would forget commits in a power cut; switch on its ${name}.`);
    await admin.query('ALTER SYSTEM RESET ALL');
    await admin.query('SELECT pg_reload_conf()');
    await toBeReady(database);
  });

  it('is refused when it is newer than Arbitro, until the older tables are back', async () => {
    const first = await open();
    await toBeReady(first);
    await first.close();
    await admin.query(`INSERT INTO migration (timestamp, name) VALUES (9999999999999, 'Campaigns9999999999999')`);
    const database = await open();
    await toSay(
      database,
      'The database is newer than this Arbitro; start the newer version, or restore a backup from before it.',
    );
    await admin.query(`DELETE FROM migration WHERE name = 'Campaigns9999999999999'`);
    await toBeReady(database);
  });

  it('waits while another Arbitro changes the tables', async () => {
    const other = admin.createQueryRunner();
    await other.query('SELECT pg_advisory_lock(18421640487793263)');
    const database = await open();
    await toSay(database, 'Another Arbitro is changing the tables of the database; waiting for it.');
    await other.query('SELECT pg_advisory_unlock(18421640487793263)');
    await other.release();
    await toBeReady(database);
  });

  it('is made ready once by two that start at the same moment', async () => {
    const both = await Promise.all([open(), open()]);
    await Promise.all(both.map(toBeReady));
    expect(await admin.query('SELECT count(*)::int AS n FROM migration')).toEqual([{ n: admin.migrations.length }]);
  });

  it('says that a password is wrong, without telling it', async () => {
    const database = await open(url.replace(/:[^:@]+@/, ':hunter2@'));
    await toSay(database, 'The database refused the account or its password; check DATABASE_URL.');
  });

  it('takes its password from PGPASSWORD when the address has none', async () => {
    const [, password] = /:([^:@]+)@/.exec(url) ?? [];
    process.env['PGPASSWORD'] = password;
    try {
      await toBeReady(await open(url.replace(/:[^:@]+@/, '@')));
    } finally {
      delete process.env['PGPASSWORD'];
    }
  });

  it('says that there is no database of that name', async () => {
    const database = await open(url.replace(/postgres$/, 'absent'));
    await toSay(database, 'There is no database of that name; create it, or check DATABASE_URL.');
  });

  it('is let go at once, whether or not it ever came', async () => {
    await relay.cut();
    const database = await open();
    const asked = Date.now();
    await database.close();
    expect(Date.now() - asked).toBeLessThan(5_000);
    expect(await database.state()).toEqual({ ready: false, reason: 'The database is closing.' });
  });
});
