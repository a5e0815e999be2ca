import { setTimeout as pause } from 'node:timers/promises';

/** Whether something is done in time; if it fails in time, so does this. */
export async function within(ms: number, done: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const late = pause(ms, false, { signal: timer.signal }).catch(() => false);
  return Promise.race([done.then(() => true), late]).finally(() => timer.abort());
}
