import { Server as Listener, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server as HttpServer, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Leaving } from './operations/leaving.js';

/** Milliseconds: for others to look away, for those connected to ask once more, and then for the slowest. */
const patience = { notice: 1_000, connected: 2_000, slowest: 5_000 };

/**
 * Stops in good order: first /health/ready says so, while everything is served as before; then nobody new is let in, and
 * each who is connected is told with his next answer to go elsewhere; at last what is still under way is ended.
 */
export const leave = async (app: NestFastifyApplication, notice = patience.notice): Promise<void> => {
  app.get(Leaving, { strict: false }).begin();
  await pause(notice);
  const server: HttpServer = app.getHttpServer();
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // Only the listening ends: Node's own way cuts off also those who are silent, though a request may be on its way.
  Listener.prototype.close.call(server);
  await silence(server, patience.connected);
  setTimeout(() => server.closeAllConnections(), patience.slowest).unref();
  await app.close();
};

/** Waits until nobody is connected, but not for ever. */
const silence = async (server: Server, ms: number): Promise<void> => {
  const connected = (): Promise<number> =>
    new Promise((resolve, reject) => server.getConnections((error, many) => (error ? reject(error) : resolve(many))));
  for (const until = Date.now() + ms; Date.now() < until && (await connected()) > 0;) await pause(20);
};
