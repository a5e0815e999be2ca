import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseFault } from '../database-fault.js';
import type { DatabaseAddress } from '../database-place.js';
import { findBinaries, sweepCopies, type BinarySources } from './binaries.js';
import { clusterVersion, makeCluster, passwordOf, superuser, sweepUnfinished } from './cluster.js';
import { FolderClaim } from './folder-claim.js';
import { clusterOf, settle, type Home } from './home.js';
import { makeWay, Postmaster, readLock } from './postmaster.js';

export interface EmbeddedOptions {
  readonly dataFolder: string;
  /** Where the database goes when root runs Arbitro from a folder that only root may enter. */
  readonly publicFolder?: string;
  readonly binaries?: BinarySources;
}

/** A PostgreSQL of our own, in the data folder, for as long as Arbitro runs. */
export class EmbeddedServer {
  private claim: FolderClaim | undefined;
  private postmaster: Postmaster | undefined;
  private home: Home | undefined;

  constructor(private readonly options: EmbeddedOptions) {}

  /** Whether it had to live elsewhere than in the data folder. */
  get isElsewhere(): boolean {
    return this.home?.isElsewhere ?? false;
  }

  /** Where the operator finds the data. */
  get whereabouts(): string {
    const { dataFolder } = this.options;
    if (!this.home?.isElsewhere) return `in ${this.home?.folder ?? dataFolder}`;
    return `in ${this.home.folder}, as PostgreSQL does not run as root and its account cannot enter ${dataFolder}`;
  }

  /** Settles when the running server has ended. */
  get ended(): Promise<void> {
    return this.postmaster?.ended ?? Promise.resolve();
  }

  /** Takes the data folder for this process, or throws FolderInUse. */
  async claimFolder(): Promise<Home> {
    const { dataFolder, publicFolder = '/var/lib/arbitro' } = this.options;
    if (process.platform === 'win32') {
      throw new DatabaseFault('There is no embedded database on Windows; set DATABASE_URL.');
    }
    this.home ??= await settle(dataFolder, publicFolder);
    this.claim ??= await FolderClaim.take(this.home.folder, dataFolder);
    return this.home;
  }

  /** Starts the server, making the cluster first if there is none, and says where it is. */
  async start(stop: AbortSignal): Promise<DatabaseAddress> {
    const home = await this.claimFolder();
    if (this.postmaster?.isRunning) return addressOf(home.folder, this.postmaster.port);
    await sweepUnfinished(home.folder);
    await sweepCopies(home.folder);
    const made = await clusterVersion(home.folder);
    const binaries = await findBinaries(
      { major: made, account: home.account, home: home.folder },
      this.options.binaries,
    );
    if (made === undefined) await makeCluster(home, binaries, stop);
    await giveAway(home);
    await makeWay(home);
    this.postmaster = await Postmaster.start(home, binaries, stop);
    return addressOf(home.folder, this.postmaster.port);
  }

  async stop(): Promise<void> {
    await this.postmaster?.stop();
    this.claim?.release();
    this.claim = undefined;
  }
}

/** Where the embedded server of a data folder is, if it runs: for tools beside a running Arbitro. */
export async function runningServer(dataFolder: string): Promise<DatabaseAddress> {
  const home = join(dataFolder, 'postgres');
  const lock = await readLock(clusterOf(home));
  if (lock?.status === 'ready') return addressOf(home, lock.port);
  throw new DatabaseFault(`No embedded database runs in ${dataFolder}; start Arbitro first, or set DATABASE_URL.`);
}

async function addressOf(home: string, port: number): Promise<DatabaseAddress> {
  return { host: '127.0.0.1', port, username: superuser, password: await passwordOf(home), database: 'postgres' };
}

/** A cluster that came back from a backup as root's is given to the account that runs it. */
async function giveAway({ folder, account }: Home): Promise<void> {
  if (!account || (await stat(clusterOf(folder))).uid === account.uid) return;
  await promisify(execFile)('chown', ['-R', `${account.uid}:${account.gid}`, clusterOf(folder)]);
}
