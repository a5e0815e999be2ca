import { join } from 'node:path';
import { limitedAddress } from '../src/access/index.js';
import { WorkPool, type PoolSettings } from '../src/api/work/work-pool.js';
import { books } from '../src/rulesets/index.js';

/** The worker threads of a server under test, which run our TypeScript as it is. */
export const testPool = (settings: Partial<PoolSettings> = {}): WorkPool =>
  new WorkPool({
    file: join(__dirname, '../src/worker.ts'),
    execArgv: ['-r', join(__dirname, 'database/run-typescript.cjs')],
    rulesets: books.map(({ id }) => id),
    threads: 1,
    // A worker compiles what it runs, and the machine may be busy.
    patienceMs: 120_000,
    longestMs: 120_000,
    oddsMs: 120_000,
    limits: Infinity,
    clientOf: limitedAddress,
    ...settings,
  });
