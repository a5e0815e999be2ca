import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { ConfigModule, Environment } from '../../src/config/index.js';
import { makeApiRole } from '../../src/database/api-role.js';
import { dataSourceOptions, migrating } from '../../src/database/data-source.js';
import { EmbeddedServer } from '../../src/database/embedded/embedded-server.js';
import { Database, DatabaseModule, RulesEdition } from '../../src/database/index.js';
import { prepare } from '../../src/database/prepare.js';
import type { DatabaseAddress } from '../../src/database/database-place.js';
import { remove, scratchFolder } from './scratch.js';

Logger.overrideLogger(false);

describe('The tables', () => {
  let scratch: string;
  let server: EmbeddedServer;
  let place: DatabaseAddress;
  let source: DataSource;

  beforeAll(async () => {
    scratch = await scratchFolder();
    server = new EmbeddedServer({ dataFolder: join(scratch, 'data') });
    place = await server.start(new AbortController().signal);
    source = await new DataSource(dataSourceOptions(place, migrating)).initialize();
    await makeApiRole(source.manager);
  });
  beforeEach(() => source.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
  afterAll(async () => {
    await source?.destroy();
    await server.stop();
    await remove(scratch);
  });

  /** All that a migration can make: columns, constraints, indexes, policies, rights, triggers and functions. */
  const schema = () =>
    source.query(
      `SELECT * FROM (
         SELECT table_name AS "on", concat_ws(' ', column_name, data_type, is_nullable, column_default) AS what
         FROM information_schema.columns WHERE table_schema = 'public'
         UNION ALL SELECT conrelid::regclass::text, concat_ws(' ', conname, pg_get_constraintdef(oid))
         FROM pg_constraint WHERE connamespace = 'public'::regnamespace
         UNION ALL SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'
         UNION ALL SELECT tablename, concat_ws(' ', policyname, permissive, roles, cmd, qual, with_check)
         FROM pg_policies WHERE schemaname = 'public'
         UNION ALL SELECT relname, concat_ws(' ', relrowsecurity, relforcerowsecurity,
           (SELECT string_agg(acl::text, ' ') FROM unnest(relacl) acl WHERE acl::text LIKE 'arbitro_api=%'))
         FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         UNION ALL SELECT tgrelid::regclass::text, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
         UNION ALL SELECT proname, concat_ws(' ', pg_get_functiondef(oid), proacl)
         FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       ) parts WHERE "on" <> 'migration' ORDER BY 1, 2`,
    );

  it('are after all migrations what the entities say: nothing is left to generate', async () => {
    await source.runMigrations();
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('are the same after up, down and up again, step by step, and none is left after down', async () => {
    const { migrations, ...options } = dataSourceOptions(place, migrating);
    const steps: unknown[] = [await schema()];
    expect(steps).toEqual([[]]);
    for (let i = 1; i <= migrations.length; i++) {
      const upTo = await new DataSource({ ...options, migrations: migrations.slice(0, i) }).initialize();
      await upTo.runMigrations();
      await upTo.destroy();
      steps.push(await schema());
      expect(steps.at(-1)).not.toEqual(steps.at(-2));
    }
    for (let i = migrations.length; i > 0; i--) {
      await source.undoLastMigration();
      expect(await schema()).toEqual(steps[i - 1]);
    }
    await source.runMigrations();
    expect(await schema()).toEqual(steps.at(-1));
  });

  it('record an edition once, with the moment it was first served', async () => {
    const murat = { ruleset: 'murat', edition: '2' };
    const naran = { ruleset: 'naran', edition: '1' };
    const served = () => source.query('SELECT * FROM rules_edition ORDER BY ruleset');
    await prepare(place, [murat]);
    const [first] = await served();
    await prepare(place, [murat, naran]);
    expect(await served()).toEqual([first, { ...naran, first_served_at: expect.any(Date) }]);
    expect(first.first_served_at).toBeInstanceOf(Date);
  });

  it('are reached by the repositories of Nest, once the database is open', async () => {
    const { host, port, username, password, database } = place;
    const databaseUrl = `postgres://${username}:${password}@${host}:${port}/${database}`;
    const environment = Object.assign(new Environment(), { databaseUrl });
    const editions = [{ ruleset: 'murat', edition: '1' }];
    const app = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(environment),
        DatabaseModule.of(await Database.begin(environment, { editions })),
        TypeOrmModule.forFeature([RulesEdition]),
      ],
    }).compile();
    await app.init();
    const repository = app.get<Repository<RulesEdition>>(getRepositoryToken(RulesEdition));
    while (!(await app.get(Database).state()).ready) await pause(10);
    expect(await repository.find()).toEqual([{ ...editions[0], firstServedAt: expect.any(Date) }]);
    await app.close();
    await expect(repository.find()).rejects.toThrow();
  });

  it('change as a whole or not at all', async () => {
    await source.query('CREATE TABLE rules_edition (in_the_way int)');
    await expect(prepare(place, [])).rejects.toThrow(/already exists/);
    expect(await source.query(`SELECT to_regclass('migration') AS kept`)).toEqual([{ kept: null }]);
  });
});
