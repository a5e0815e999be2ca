import 'reflect-metadata';
import { workerData } from 'node:worker_threads';
import { Shelf } from './api/desk/shelf.js';
import { worker } from './api/work/do-job.js';
import { books } from './rulesets/index.js';

/** What a worker thread runs: the books on a shelf of its own, and one job after the other. */
const { rulesets } = workerData as { readonly rulesets: readonly string[] };

export const work = worker(
  new Shelf(books.filter(({ id }) => rulesets.includes(id))),
  async () => (await import('./rooms.js')).rooms,
);
