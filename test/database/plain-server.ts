import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseAddress } from '../../src/database/database-place.js';
import { startedAs } from '../../src/database/embedded/account.js';
import { findBinaries } from '../../src/database/embedded/binaries.js';
import { EmbeddedServer } from '../../src/database/embedded/embedded-server.js';
import { clusterOf } from '../../src/database/embedded/home.js';
import { readLock } from '../../src/database/embedded/postmaster.js';
import { isRoot } from './scratch.js';

/** A PostgreSQL as an operator might run it: with none of the settings we give our own. */
export class PlainServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly place: DatabaseAddress,
  ) {}

  static async start(folder: string): Promise<PlainServer> {
    const embedded = new EmbeddedServer({ dataFolder: folder });
    const place = await embedded.start(new AbortController().signal);
    await embedded.stop();

    const home = join(folder, 'postgres');
    const account = isRoot ? statSync(clusterOf(home)) : undefined;
    const { postgres } = await findBinaries({ major: undefined, account, home });
    const settings = [`port=${place.port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const child = spawn(postgres, ['-D', clusterOf(home), ...settings.flatMap(setting => ['-c', setting])], {
      ...startedAs(account && { uid: account.uid, gid: account.gid }),
      stdio: 'ignore',
    });
    while ((await readLock(clusterOf(home)))?.status !== 'ready') await pause(10);
    return new PlainServer(child, place);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGINT');
    await once(this.child, 'exit');
  }
}
