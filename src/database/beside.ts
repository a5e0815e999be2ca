import { setTimeout as pause } from 'node:timers/promises';
import { fingerprintOf, type Environment } from '../config/index.js';
import { Database, type DatabaseOptions } from './database.js';
import { DatabaseFault } from './database-fault.js';
import { urlOf } from './database-place.js';
import { runningServer } from './embedded/embedded-server.js';
import { acceptSeed } from './seed-of-database.js';

const patienceMs = 60_000;

/** Opens the database for a command: beside an Arbitro that runs, or alone where none does. Whoever opens it closes it. */
export async function openBeside(
  { databaseUrl, dataFolder }: Environment,
  options: Pick<DatabaseOptions, 'seed' | 'asOwner'>,
): Promise<Database> {
  const url = databaseUrl ?? (await runningServer(dataFolder).then(urlOf, () => undefined));
  const database = await Database.begin({ databaseUrl: url, dataFolder }, { editions: [], ...options });
  const until = Date.now() + patienceMs;
  for (let state = await database.state(); !state.ready; state = await database.state()) {
    // Time does not change the seed.
    if (Date.now() < until && !database.isOfOtherSeed) await pause(50);
    else {
      await database.close();
      throw new DatabaseFault(state.reason);
    }
  }
  return database;
}

/** An account, as whoever runs the server needs it to give it an address again. */
export interface AccountNamed {
  readonly id: string;
  readonly name: string;
}

/** Has the database belong to another seed from now on, and tells whose addresses were kept with the old one. */
export async function acceptSeedBeside(environment: Environment, seed: string): Promise<readonly AccountNamed[]> {
  let accounts: readonly AccountNamed[] = [];
  const database = await openBeside(environment, {
    asOwner: async tables => {
      await acceptSeed(tables, fingerprintOf(seed));
      accounts = await tables.query('SELECT id, name FROM account ORDER BY name, id');
    },
  });
  await database.close();
  return accounts;
}
