/** Loaded before the server in the system tests: when asked, it collects garbage and says what memory is left. */
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ rss, heap: heapUsed + external });
});
process.channel?.unref();
process.on('unhandledRejection', reason => {
  process.stderr.write(`UNHANDLED ${reason instanceof Error ? reason.stack : String(reason)}\n`);
});
