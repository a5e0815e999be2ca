/**
 * Loaded before the server in the system tests: when asked, it collects garbage and says what memory is left. What is
 * free goes back to the system a little later, and scattered objects are moved together only bit by bit, so it looks
 * until several looks in a row have found no less.
 */
const { setTimeout: pause } = require('node:timers/promises');

process.on('message', async () => {
  let held = Infinity;
  for (let tries = 0, idle = 0; tries < 40 && idle < 5; tries++) {
    globalThis.gc();
    const { rss } = process.memoryUsage();
    idle = rss < held ? 0 : idle + 1;
    held = Math.min(held, rss);
    await pause(300);
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send({ rss: held, heap: heapUsed + external });
});
process.channel?.unref();
process.on('unhandledRejection', reason => {
  process.stderr.write(`UNHANDLED ${reason instanceof Error ? reason.stack : String(reason)}\n`);
});
