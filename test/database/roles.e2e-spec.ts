import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { refuseUnguarded } from '../../src/database/api-role.js';
import { dataSourceOptions, serving } from '../../src/database/data-source.js';
import { Database } from '../../src/database/index.js';
import { toBeReady, toSay } from './becoming.js';
import { PlainServer } from './plain-server.js';
import { remove, scratchFolder } from './scratch.js';

/** What the operator reads in the log. */
const warned: string[] = [];
Logger.overrideLogger({ log: () => {}, error: () => {}, warn: (sentence: string) => warned.push(sentence) });

describe('The role of the API', () => {
  let scratch: string;
  let server: PlainServer;
  let admin: DataSource;
  const opened: Database[] = [];
  const others: DataSource[] = [];

  beforeAll(async () => {
    scratch = await scratchFolder();
    server = await PlainServer.start(join(scratch, 'data'));
    admin = await new DataSource({ ...dataSourceOptions(server.place, serving), applicationName: 'test' }).initialize();
  });
  beforeEach(() => warned.splice(0));
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(database => database.close()));
    await Promise.all(others.splice(0).map(source => source.destroy()));
    await admin.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    for (const name of ['chess', 'draughts']) await admin.query(`DROP DATABASE IF EXISTS ${name}`);
    for (const role of ['arbitro_api', 'landlord'])
      if ((await admin.query(`SELECT FROM pg_roles WHERE rolname = '${role}'`)).length > 0)
        await admin.query(`DROP OWNED BY ${role} CASCADE; DROP ROLE ${role}`);
  });
  afterAll(async () => {
    await admin.destroy();
    await server.stop();
    await remove(scratch);
  });

  const urlFor = (user = server.place.username, database = 'postgres', password = server.place.password): string =>
    `postgres://${user}:${password}@127.0.0.1:${server.place.port}/${database}`;

  const open = async (databaseUrl = urlFor()): Promise<Database> => {
    const database = await Database.begin({ databaseUrl, dataFolder: '/nowhere' }, { editions: [] });
    opened.push(database);
    return database;
  };

  /** A database whose owner is no superuser, as an administrator hands it to an operator. */
  const handedOver = async (rights: string): Promise<string> => {
    await admin.query(`CREATE ROLE landlord LOGIN PASSWORD 'secret' ${rights}`);
    await admin.query('CREATE DATABASE chess OWNER landlord');
    return urlFor('landlord', 'chess', 'secret');
  };

  const asAdministratorOf = async (database: string): Promise<DataSource> => {
    const place = { ...server.place, database };
    const source = await new DataSource({ ...dataSourceOptions(place, serving), applicationName: 'test' }).initialize();
    others.push(source);
    return source;
  };

  const whoServes = async (database: Database): Promise<unknown> =>
    (await database.tables.query('SELECT current_user AS role, session_user AS account'))[0];

  it('is made at the first start, with no power of its own', async () => {
    await toBeReady(await open());
    expect(await admin.query(`SELECT * FROM pg_roles WHERE rolname = 'arbitro_api'`)).toEqual([
      expect.objectContaining({
        rolsuper: false,
        rolcanlogin: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        rolreplication: false,
      }),
    ]);
  });

  it('is what every connection runs as, also after all were lost', async () => {
    const database = await open();
    await toBeReady(database);
    const wanted = { role: 'arbitro_api', account: server.place.username };
    const many = () => Promise.all(Array.from({ length: 10 }, () => whoServes(database)));
    expect(new Set((await many()).map(row => JSON.stringify(row)))).toEqual(new Set([JSON.stringify(wanted)]));
    await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'arbitro'`);
    await toBeReady(database);
    expect(await whoServes(database)).toEqual(wanted);
  });

  it('leaves the operator the start-up options of the address', async () => {
    const database = await open(`${urlFor()}?options=${encodeURIComponent('-c geqo=off')}`);
    await toBeReady(database);
    expect(await database.tables.query('SHOW geqo')).toEqual([{ geqo: 'off' }]);
    expect(await whoServes(database)).toMatchObject({ role: 'arbitro_api' });
  });

  it('is made by an owner who may make roles and is no superuser', async () => {
    const database = await open(await handedOver('CREATEROLE'));
    await toBeReady(database);
    expect(await whoServes(database)).toEqual({ role: 'arbitro_api', account: 'landlord' });
  });

  it('may ask whether there are accounts, and nothing more about them', async () => {
    const database = await open(await handedOver('CREATEROLE'));
    await toBeReady(database);
    const hasAccounts = () => database.tables.query('SELECT arbitro_has_accounts() AS it');
    expect(await hasAccounts()).toEqual([{ it: false }]);
    const chess = await asAdministratorOf('chess');
    await chess.query(
      `INSERT INTO account (id, email_hash, password, name) VALUES (gen_random_uuid(), 'hash', 'argon', 'Murat')`,
    );
    expect(await hasAccounts()).toEqual([{ it: true }]);
    expect(await database.tables.query('SELECT FROM account')).toEqual([]);
  });

  it.each([
    ['is made by an administrator where the owner may not', undefined],
    ['is given to the owner by an administrator where it is there already', 'CREATE ROLE arbitro_api NOLOGIN'],
  ])('%s, with the SQL of the log', async (_, before) => {
    if (before) await admin.query(before);
    const database = await open(await handedOver(''));
    await toSay(
      database,
      'The database account may not make the role arbitro_api what it has to be; let an administrator run the SQL in the log.',
    );
    const [sql] = warned.flatMap(sentence => /(CREATE ROLE|GRANT) .*/.exec(sentence)?.[0] ?? []);
    expect(sql?.startsWith('CREATE ROLE')).toBe(!before);
    await (await asAdministratorOf('chess')).query(sql ?? '');
    await toBeReady(database);
    expect(await whoServes(database)).toEqual({ role: 'arbitro_api', account: 'landlord' });
  });

  it('is made once by two that start at the same moment on two databases of one server', async () => {
    for (const name of ['chess', 'draughts']) await admin.query(`CREATE DATABASE ${name}`);
    const all = await Promise.all(
      ['chess', 'draughts', 'chess', 'draughts'].map(name => open(urlFor(undefined, name))),
    );
    await Promise.all(all.map(toBeReady));
    expect(warned.filter(sentence => !sentence.includes('waiting for it'))).toEqual([]);
  });

  describe('is refused, until it is mended, when', () => {
    beforeEach(async () => {
      const first = await open();
      await toBeReady(first);
      await first.close();
    });

    // prettier-ignore
    const wrongs: readonly [string, string, string, string][] = [
      ['it is a superuser', 'ALTER ROLE arbitro_api SUPERUSER', 'ALTER ROLE arbitro_api NOSUPERUSER',
       'Row level security does not bind the role arbitro_api; run: ALTER ROLE arbitro_api NOSUPERUSER NOBYPASSRLS.'],
      ['it bypasses row level security', 'ALTER ROLE arbitro_api BYPASSRLS', 'ALTER ROLE arbitro_api NOBYPASSRLS',
       'Row level security does not bind the role arbitro_api; run: ALTER ROLE arbitro_api NOSUPERUSER NOBYPASSRLS.'],
      ['it owns a table', 'ALTER TABLE battle OWNER TO arbitro_api', 'ALTER TABLE battle OWNER TO CURRENT_USER; GRANT SELECT ON battle TO arbitro_api',
       'The role arbitro_api must own no table of Arbitro and be no member of their owner; give them to the account of DATABASE_URL.'],
      ['it may become the owner', 'GRANT arbitro TO arbitro_api', 'REVOKE arbitro FROM arbitro_api',
       'The role arbitro_api must own no table of Arbitro and be no member of their owner; give them to the account of DATABASE_URL.'],
      ['a table does not bind its owner', 'ALTER TABLE member NO FORCE ROW LEVEL SECURITY', 'ALTER TABLE member FORCE ROW LEVEL SECURITY',
       'Row level security is off; run ALTER TABLE … ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY for the tables in the log.'],
      ['a table has no row level security', 'ALTER TABLE account DISABLE ROW LEVEL SECURITY', 'ALTER TABLE account ENABLE ROW LEVEL SECURITY',
       'Row level security is off; run ALTER TABLE … ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY for the tables in the log.'],
      ['a new table of a club has none', 'CREATE TABLE league (club_id uuid)', 'DROP TABLE league',
       'Row level security is off; run ALTER TABLE … ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY for the tables in the log.'],
      ['a table came back from a backup without its rights', 'REVOKE ALL ON club FROM arbitro_api', 'GRANT SELECT ON club TO arbitro_api',
       'The role arbitro_api may not read its tables; restore the backup anew now that the role is there.'],
      ['a table came back from a backup without its policies', 'DROP POLICY roster_1 ON roster', 'CREATE POLICY roster_1 ON roster TO arbitro_api USING (false)',
       'The role arbitro_api may not read its tables; restore the backup anew now that the role is there.'],
    ];
    it.each(wrongs)('%s', async (_, wrong, mended, reason) => {
      await admin.query(wrong);
      const database = await open();
      await toSay(database, reason);
      expect(() => database.tables).toThrow(reason);
      await admin.query(mended);
      await toBeReady(database);
    });

    it('connections do not run as it', async () => {
      await expect(refuseUnguarded(admin.manager)).rejects.toThrow(
        'Connections to the database do not run as the role arbitro_api; let start-up options pass, whatever stands between.',
      );
    });
  });
});
