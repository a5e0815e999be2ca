import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/database/index.js';

/** Waits until the database says that it is not ready, and why. */
export async function toSay(database: Database, reason: string): Promise<void> {
  await toBecome(database, { ready: false, reason });
}

export async function toBeReady(database: Database): Promise<void> {
  await toBecome(database, { ready: true });
}

async function toBecome(database: Database, wanted: object): Promise<void> {
  let state: object = {};
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(10)) {
    state = await database.state();
    if (JSON.stringify(state) === JSON.stringify(wanted)) return;
  }
  expect(state).toEqual(wanted);
}
