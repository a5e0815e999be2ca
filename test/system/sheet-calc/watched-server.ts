import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A request as it came and how it was answered. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly status: number;
}

export interface WatchedServer {
  /** The address that is watched. */
  readonly url: string;
  /** The server's own address, where nobody watches. */
  readonly direct: string;
  readonly seen: Seen[];
  close(): Promise<void>;
}

/** Starts the built server as an operator would, and a watcher before it that notes what passes. */
export const watchedServer = async (dataFolder: string): Promise<WatchedServer> => {
  const server = spawn(process.execPath, [join(__dirname, '../../../dist/main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', ARBITRO_DATA: dataFolder, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended = once(server, 'close');
  const direct = await new Promise<string>((resolve, reject) => {
    const hear = (piece: Buffer): void => {
      said += piece.toString();
      const address = /Arbitro is open at (http:[^"\s]+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`The server ended:\n${said}`)));
  });

  const seen: Seen[] = [];
  const watcher = createServer((asked, reply) => {
    const { method = '', url = '', headers } = asked;
    const passed = request(`${direct}${url}`, { method, headers }, (answer: IncomingMessage) => {
      seen.push({ method, url, status: answer.statusCode ?? 0 });
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  });
  watcher.listen(0, '127.0.0.1');
  await once(watcher, 'listening');
  const { port } = watcher.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    direct,
    seen,
    close: async () => {
      watcher.closeAllConnections();
      watcher.close();
      server.kill('SIGTERM');
      await ended;
    },
  };
};
