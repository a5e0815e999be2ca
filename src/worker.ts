import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { Shelf } from './api/desk/shelf.js';
import { worker } from './api/work/do-job.js';
import type { WorkerSettings } from './api/work/work-pool.js';
import { books } from './rulesets/index.js';

// On Linux a priority is that of one thread: where processors are few, the thread that serves goes first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** What a worker thread runs: the books on a shelf of its own, and one job after the other. */
const { rulesets, oddsMs } = workerData as WorkerSettings;

export const work = worker(
  new Shelf(books.filter(({ id }) => rulesets.includes(id))),
  async () => (await import('./rooms.js')).rooms,
  oddsMs,
);
