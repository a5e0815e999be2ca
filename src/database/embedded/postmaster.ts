import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseFault } from '../database-fault.js';
import { within } from '../within.js';
import { startedAs } from './account.js';
import type { Binaries } from './binaries.js';
import { clusterOf, type Home } from './home.js';
import { birthOf, isServerOf } from './living.js';

/** How long a fast shutdown may take, and then an immediate one, which the next start makes good from the log. */
const patience = { fast: 5_000, immediate: 3_000 };

/** Kept on whatever a configuration file says: an answered commit is on disk. */
const durable = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on'];

/** Only this machine may knock, and the server's log holds no statement and no value. */
const discreet = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'logging_collector=off',
  'log_destination=stderr',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
];

/** A running server of ours. */
export class Postmaster {
  /** Settles when the process has ended, however it ended. */
  readonly ended: Promise<void>;
  private readonly onExit = () => this.signal('SIGINT');

  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {
    this.ended = new Promise(resolve => child.once('exit', () => resolve()).once('error', () => resolve()));
    process.once('exit', this.onExit);
    void this.ended.then(() => process.removeListener('exit', this.onExit));
  }

  /** Starts the server and waits until it accepts connections, for as long as recovery takes. */
  static async start(home: Home, { postgres }: Binaries, stop: AbortSignal): Promise<Postmaster> {
    stop.throwIfAborted();
    const port = await freePort();
    const log = await freshLog(home.folder);
    const settings = [`port=${port}`, ...durable, ...discreet].flatMap(setting => ['-c', setting]);
    const child = spawn(postgres, ['-D', clusterOf(home.folder), ...settings], {
      ...startedAs(home.account),
      // A session of its own: the terminal's Ctrl-C reaches us alone, and we stop the server in good order.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    const postmaster = new Postmaster(child, port);
    await log.close();
    await postmaster.untilReady(home, stop);
    return postmaster;
  }

  /** Fast shutdown; immediate if that takes too long. */
  async stop(): Promise<void> {
    this.signal('SIGINT');
    if (await within(patience.fast, this.ended)) return;
    this.signal('SIGQUIT');
    await within(patience.immediate, this.ended);
  }

  private async untilReady({ folder }: Home, stop: AbortSignal): Promise<void> {
    while (this.isRunning) {
      if (stop.aborted) await this.stop();
      stop.throwIfAborted();
      const lock = await readLock(clusterOf(folder));
      if (lock?.pid === this.child.pid && lock?.status === 'ready') return;
      await pause(10);
    }
    throw new DatabaseFault('The embedded database did not start; the log says why.', await lastLines(folder));
  }

  get isRunning(): boolean {
    return this.child.pid !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  private signal(signal: NodeJS.Signals): void {
    if (this.isRunning) this.child.kill(signal);
  }
}

/**
 * Makes way for a new server: one left running by an Arbitro that was killed is stopped, and a lock that names a
 * process which is not such a server is made void. Call it only with the folder claimed.
 */
export async function makeWay({ folder }: Home): Promise<void> {
  const cluster = clusterOf(folder);
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const lock = parseLock(text);
  // Power was lost while it was being written.
  if (!lock) return rm(file);
  if (birthOf(lock.pid) === undefined) return;
  if (isServerOf(lock.pid, cluster)) return stopLeftRunning(lock.pid);
  // PostgreSQL takes a lock of its own parent for void, and yet checks that no old backend holds the shared memory.
  await writeFile(file, text.replace(/^\d+/, String(process.pid)), { flag: 'r+' });
}

/** The port and state of the server on a cluster, from the lock file it keeps. */
export async function readLock(cluster: string): Promise<Lock | undefined> {
  return parseLock(await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => ''));
}

interface Lock {
  readonly pid: number;
  readonly port: number;
  readonly status: string;
}

function parseLock(text: string): Lock | undefined {
  const [pid, , , port, , , , status] = text.split('\n');
  if (!pid || !/^\d+$/.test(pid)) return undefined;
  return { pid: Number(pid), port: Number(port), status: status?.trim() ?? '' };
}

async function stopLeftRunning(pid: number): Promise<void> {
  const birth = birthOf(pid);
  const gone = async (): Promise<void> => {
    while (birthOf(pid) === birth) await pause(10);
  };
  for (const [signal, ms] of [
    ['SIGINT', patience.fast],
    ['SIGQUIT', patience.immediate],
  ] as const) {
    process.kill(pid, signal);
    if (await within(ms, gone())) return;
  }
  throw new DatabaseFault(`A PostgreSQL left running by an earlier start does not stop; end process ${pid} by hand.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on an address of the internet tells it as an object.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The log of this run; that of the one before is kept beside it. */
async function freshLog(home: string) {
  const log = join(home, 'postgres.log');
  await rename(log, `${log}.1`).catch(() => undefined);
  return open(log, 'a', 0o600);
}

async function lastLines(home: string): Promise<string> {
  const text = await readFile(join(home, 'postgres.log'), 'utf8').catch(() => '');
  return text.split('\n').slice(-12).join('\n').trim();
}
