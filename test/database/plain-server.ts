import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseAddress } from '../../src/database/database-place.js';
import { startedAs } from '../../src/database/embedded/account.js';
import { findBinaries, type BinarySources } from '../../src/database/embedded/binaries.js';
import { EmbeddedServer } from '../../src/database/embedded/embedded-server.js';
import { clusterOf } from '../../src/database/embedded/home.js';
import { readLock } from '../../src/database/embedded/postmaster.js';
import { isRoot } from './scratch.js';

/** The programs of another version, if the tests are to run with them. */
const other = process.env['TEST_POSTGRES'];
const ofTests: BinarySources | undefined = other ? { packaged: undefined, system: [other] } : undefined;

/** A PostgreSQL as an operator might run it: with none of the settings we give our own. */
export class PlainServer {
  private constructor(
    private child: ChildProcess,
    readonly place: DatabaseAddress,
    private readonly run: () => Promise<ChildProcess>,
  ) {}

  static async start(folder: string, binaries = ofTests): Promise<PlainServer> {
    const embedded = new EmbeddedServer({ dataFolder: folder, ...(binaries && { binaries }) });
    const place = await embedded.start(new AbortController().signal);
    await embedded.stop();

    const home = join(folder, 'postgres');
    const account = isRoot ? statSync(clusterOf(home)) : undefined;
    const { postgres } = await findBinaries({ major: undefined, account, home }, binaries);
    const settings = [`port=${place.port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const run = async (): Promise<ChildProcess> => {
      const child = spawn(postgres, ['-D', clusterOf(home), ...settings.flatMap(setting => ['-c', setting])], {
        ...startedAs(account && { uid: account.uid, gid: account.gid }),
        stdio: 'ignore',
      });
      for (let lock; lock?.pid !== child.pid || lock?.status !== 'ready'; lock = await readLock(clusterOf(home))) {
        // Those who served the connections of a server that was killed leave a moment after it.
        if (child.exitCode !== null) return run();
        await pause(10);
      }
      return child;
    };
    return new PlainServer(await run(), place, run);
  }

  /** Stops it in the middle of whatever it does, or lets it go on: the server and all who serve its connections. */
  freeze(isFrozen: boolean): void {
    freezeServer(this.child.pid ?? 0, isFrozen);
  }

  /** Ends it as a fault of the machine would. */
  async kill(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  /** Starts it anew, on the same port, after it was killed. */
  async startAgain(): Promise<void> {
    this.child = await this.run();
  }

  async stop(): Promise<void> {
    this.child.kill('SIGINT');
    await once(this.child, 'exit');
  }
}

/** Stops a server and all its children where they are, or lets them go on. */
export function freezeServer(pid: number, isFrozen: boolean): void {
  if (isFrozen) process.kill(pid, 'SIGSTOP');
  // While it stands still no child is born to it and none is buried: only then can they be counted.
  while (!/\) T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.trim().split(' ')) process.kill(Number(child), isFrozen ? 'SIGSTOP' : 'SIGCONT');
  if (!isFrozen) process.kill(pid, 'SIGCONT');
}
