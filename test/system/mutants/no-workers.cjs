/** A mutant: there are no worker threads, and all work is done on the event loop. */
const { join } = require('node:path');
const dist = join(__dirname, '../../../dist');
const { WorkPool } = require(join(dist, 'api/work/work-pool.js'));

let work;
WorkPool.prototype.run = async function (job) {
  if (!work) {
    const { worker } = require(join(dist, 'api/work/do-job.js'));
    const { Shelf } = require(join(dist, 'api/desk/shelf.js'));
    const { books } = require(join(dist, 'rulesets/index.js'));
    work = worker(new Shelf(books), async () => [], 2_000);
  }
  return work(job);
};
