import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { codeOf, type Environment } from '../../config/index.js';
import type { Metrics } from './metrics.js';

type Settings = Pick<Environment, 'metrics' | 'metricsHost' | 'metricsPort'>;

/** Nobody but those who run the server asks here: a few connections are plenty. */
const mostConnections = 64;

/**
 * Serves the metrics on a port of their own. Where it cannot be had the log says so, and Arbitro does without: another
 * Arbitro on the same machine may have it.
 */
export const openMetrics = async (
  { metrics: place, metricsHost, metricsPort }: Settings,
  metrics: Metrics,
  log: Logger,
): Promise<Server | undefined> => {
  if (place !== 'on') return undefined;
  const server = createServer((request, reply) => void answer(metrics, log, request, reply));
  server.maxConnections = mostConnections;
  try {
    await listening(server, metricsPort, metricsHost, log);
  } catch (error) {
    log.warn(
      { code: codeOf(error) },
      `Metrics are not served: ${reasonOf(error, metricsPort, metricsHost)}, or METRICS=off.`,
    );
    return undefined;
  }
  // It ends with the process, and does not keep it.
  server.unref();
  const { address, family, port } = server.address() as AddressInfo;
  log.info(`Metrics are at http://${family === 'IPv6' ? `[${address}]` : address}:${port}/metrics`);
  return server;
};

const listening = (server: Server, port: number, host: string, log: Logger): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // Without metrics the doors go on.
      server.on('error', error => log.warn({ err: error }, 'The port of the metrics had an error'));
      resolve();
    });
  });

const reasonOf = (error: unknown, port: number, host: string): string => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `port ${port} is in use; set another METRICS_PORT`;
    case 'EACCES':
      return `port ${port} may not be opened by this account; set a METRICS_PORT above 1023`;
    default:
      return `${host} cannot be listened on; set another METRICS_HOST`;
  }
};

const answer = async (
  metrics: Metrics,
  log: Logger,
  { method = '', url = '' }: IncomingMessage,
  reply: ServerResponse,
): Promise<void> => {
  reply.setHeader('x-content-type-options', 'nosniff');
  const [path] = url.split('?');
  if (path !== '/metrics') return void reply.writeHead(404).end();
  if (method !== 'GET' && method !== 'HEAD') return void reply.writeHead(405, { allow: 'GET, HEAD' }).end();
  try {
    const text = await metrics.text();
    reply.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  } catch (error) {
    log.error({ err: error }, 'The metrics could not be told');
    reply.writeHead(500).end();
  }
};
