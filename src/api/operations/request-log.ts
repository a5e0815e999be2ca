import { symbols, type DestinationStream, type Logger } from 'pino';

let [told, time] = [0, ''];
/** The time as a line of the log says it, put into words once a millisecond. */
export const isoTime = (): string => {
  const now = Date.now();
  if (now !== told) [told, time] = [now, `,"time":"${new Date(now).toISOString()}"`];
  return time;
};

/**
 * The lines of the log that tell of requests, one each. They go where the logger's others go and look like them, but are
 * put together here: nothing in them needs to be quoted, and to find that out takes longer than to write them.
 */
export const requestLog = (
  log: Logger,
): ((id: string, method: string, route: string, status: number, ms: number) => void) => {
  // A logger always has its destination under this symbol.
  const destination = (log as Logger & { readonly [symbols.streamSym]: DestinationStream })[symbols.streamSym];
  const level = `{"level":${log.levels.values['info']}`;
  return (id, method, route, status, ms) => {
    if (!log.isLevelEnabled('info')) return;
    const line = `"reqId":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(ms * 100) / 100}}\n`;
    destination.write(`${level}${isoTime()},${line}`);
  };
};
