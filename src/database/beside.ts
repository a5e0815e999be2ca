import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../config/index.js';
import { Database } from './database.js';
import { DatabaseFault } from './database-fault.js';
import { urlOf } from './database-place.js';
import { runningServer } from './embedded/embedded-server.js';

const patienceMs = 60_000;

/** Opens the database for a command: beside an Arbitro that runs, or alone where none does. Whoever opens it closes it. */
export async function openBeside({ databaseUrl, dataFolder }: Environment): Promise<Database> {
  const url = databaseUrl ?? (await runningServer(dataFolder).then(urlOf, () => undefined));
  const database = await Database.begin({ databaseUrl: url, dataFolder }, { editions: [] });
  const until = Date.now() + patienceMs;
  for (let state = await database.state(); !state.ready; state = await database.state()) {
    if (Date.now() < until) await pause(50);
    else {
      await database.close();
      throw new DatabaseFault(state.reason);
    }
  }
  return database;
}
