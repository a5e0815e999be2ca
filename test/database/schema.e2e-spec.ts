import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { dataSourceOptions, migrating } from '../../src/database/data-source.js';
import { EmbeddedServer } from '../../src/database/embedded/embedded-server.js';
import { prepare } from '../../src/database/prepare.js';
import type { DatabasePlace } from '../../src/database/database-place.js';
import { remove, scratchFolder } from './scratch.js';

jest.setTimeout(60_000);

describe('The tables', () => {
  let scratch: string;
  let server: EmbeddedServer;
  let place: DatabasePlace;
  let source: DataSource;

  beforeAll(async () => {
    scratch = await scratchFolder();
    server = new EmbeddedServer({ dataFolder: join(scratch, 'data') });
    place = await server.start(new AbortController().signal);
    source = await new DataSource(dataSourceOptions(place, migrating)).initialize();
  });
  beforeEach(() => source.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
  afterAll(async () => {
    await source?.destroy();
    await server.stop();
    await remove(scratch);
  });

  const columns = () =>
    source.query(
      `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> 'migration' ORDER BY 1, 2`,
    );

  it('are after all migrations what the entities say: nothing is left to generate', async () => {
    await source.runMigrations();
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('are the same after up, down and up again, and none is left after down', async () => {
    await source.runMigrations();
    const first = await columns();
    expect(first).not.toEqual([]);
    for (let i = 0; i < source.migrations.length; i++) await source.undoLastMigration();
    expect(await columns()).toEqual([]);
    await source.runMigrations();
    expect(await columns()).toEqual(first);
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

  it('change as a whole or not at all', async () => {
    await source.query('CREATE TABLE rules_edition (in_the_way int)');
    await expect(prepare(place, [])).rejects.toThrow(/already exists/);
    expect(await source.query(`SELECT to_regclass('migration') AS kept`)).toEqual([{ kept: null }]);
  });
});
