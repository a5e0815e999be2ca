/** Loaded before the server in the system tests: on SIGUSR2 it collects garbage and says what memory is left. */
process.on('SIGUSR2', () => {
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.stderr.write(`MEMORY ${JSON.stringify({ rss, heapUsed, external })}\n`);
});
process.on('unhandledRejection', reason => {
  process.stderr.write(`UNHANDLED ${reason instanceof Error ? reason.stack : String(reason)}\n`);
});
