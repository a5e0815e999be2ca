import { DataSource, MigrationExecutor, type EntityManager } from 'typeorm';
import { makeApiRole } from './api-role.js';
import { dataSourceOptions, migrating } from './data-source.js';
import { DatabaseFault } from './database-fault.js';
import type { DatabasePlace } from './database-place.js';
import { RulesEdition } from './entities/rules-edition.entity.js';

/** An edition of a rulebook whose doors are open. */
export type ServedEdition = Pick<RulesEdition, 'ruleset' | 'edition'>;

/** "Arbitro" in ASCII: the advisory lock held while tables change. */
const migrationLock = '18421640487793263';

/**
 * Makes a database fit to serve: it keeps what it is told and has the API's role; then, in one transaction, it gets our
 * tables and knows our editions; what else its owner is to do there follows.
 */
export async function prepare(
  place: DatabasePlace,
  editions: readonly ServedEdition[],
  alsoDo: (tables: EntityManager) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const source = new DataSource({ ...dataSourceOptions(place, migrating), poolSize: 2 });
  try {
    await source.initialize();
    await refuseForgetful(source.manager);
    await makeApiRole(source.manager);
    await source.transaction(async tables => {
      await lockTables(tables);
      const migrations = new MigrationExecutor(source, tables.queryRunner);
      await refuseNewer(
        migrations,
        source.migrations.map(({ constructor }) => constructor.name),
      );
      await migrations.executePendingMigrations();
      await recordServed(tables, editions);
      await alsoDo(tables);
    });
  } finally {
    await source.driver.disconnect().catch(() => undefined);
  }
}

async function refuseForgetful(tables: EntityManager): Promise<void> {
  const off: { name: string }[] = await tables.query(
    `SELECT name FROM pg_settings
     WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off' ORDER BY name`,
  );
  if (off.length === 0) return;
  const names = off.map(({ name }) => name).join(', ');
  throw new DatabaseFault(`The database would forget commits in a power cut; switch on its ${names}.`);
}

async function lockTables(tables: EntityManager): Promise<void> {
  const [row]: { locked: boolean }[] = await tables.query(
    `SELECT pg_try_advisory_xact_lock(${migrationLock}) AS locked`,
  );
  if (!row?.locked) throw new DatabaseFault('Another Arbitro is changing the tables of the database; waiting for it.');
}

async function refuseNewer(migrations: MigrationExecutor, known: readonly string[]): Promise<void> {
  const newer = (await migrations.getExecutedMigrations()).filter(({ name }) => !known.includes(name));
  if (newer.length === 0) return;
  throw new DatabaseFault(
    'The database is newer than this Arbitro; start the newer version, or restore a backup from before it.',
    `unknown migrations: ${newer.map(({ name }) => name).join(', ')}`,
  );
}

async function recordServed(tables: EntityManager, editions: readonly ServedEdition[]): Promise<void> {
  if (editions.length === 0) return;
  await tables
    .createQueryBuilder()
    .insert()
    .into(RulesEdition)
    .values([...editions])
    .orIgnore()
    .execute();
}
