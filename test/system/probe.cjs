/**
 * Loaded before the server in the system tests: when asked, it collects garbage and says what memory is left. What is
 * free goes back to the system a little later, so it looks until no less is held.
 */
const { setTimeout: pause } = require('node:timers/promises');

process.on('message', async () => {
  let held = Infinity;
  for (let tries = 0; tries < 10; tries++) {
    globalThis.gc();
    const { rss } = process.memoryUsage();
    if (tries > 2 && rss >= held) break;
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
