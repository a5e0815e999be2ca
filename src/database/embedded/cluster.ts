import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseFault } from '../database-fault.js';
import { startedAs, type Account } from './account.js';
import type { Binaries } from './binaries.js';
import { clusterOf, type Home } from './home.js';

export const superuser = 'arbitro';

/** The password lies inside the cluster, so that a copy of the one is a copy of the other. */
const passwordFile = 'arbitro.password';

/** The version of PostgreSQL that made the cluster; undefined if there is none yet. */
export async function clusterVersion(home: string): Promise<number | undefined> {
  const version = await readFile(join(clusterOf(home), 'PG_VERSION'), 'utf8').catch(() => undefined);
  return version === undefined ? undefined : Number.parseInt(version, 10);
}

export async function passwordOf(home: string): Promise<string> {
  try {
    return (await readFile(join(clusterOf(home), passwordFile), 'utf8')).trim();
  } catch (error) {
    throw new DatabaseFault(
      `The password of the embedded database cannot be read; restore ${passwordFile} from a backup, and start Arbitro as the account that made it.`,
      String(error),
    );
  }
}

/** Makes the cluster aside and moves it into place whole: cut short at any point, the next start begins afresh. */
export async function makeCluster(home: Home, { initdb }: Binaries, stop: AbortSignal): Promise<void> {
  const { account, folder } = home;
  const aside = `${clusterOf(folder)}.new-${randomBytes(4).toString('hex')}`;
  const password = randomBytes(32).toString('base64url');
  try {
    await mkdir(aside, { mode: 0o700 });
    await writeFor(account, `${aside}.password`, password);
    if (account) await chown(aside, account.uid, account.gid);
    await runInitdb(initdb, aside, account, stop);
    await writeFor(account, join(aside, passwordFile), password);
    await syncFolder(aside);
    await rename(aside, clusterOf(folder));
    await syncFolder(folder);
  } finally {
    await rm(`${aside}.password`, { force: true });
    await rm(aside, { recursive: true, force: true });
  }
}

/** Removes clusters that were cut short in the making. */
export async function sweepUnfinished(home: string): Promise<void> {
  const unfinished = (await readdir(home)).filter(name => name.startsWith('cluster.new-'));
  await Promise.all(unfinished.map(name => rm(join(home, name), { recursive: true, force: true, maxRetries: 3 })));
}

async function runInitdb(
  initdb: string,
  cluster: string,
  account: Account | undefined,
  stop: AbortSignal,
): Promise<void> {
  stop.throwIfAborted();
  const child = spawn(
    initdb,
    [
      `--pgdata=${cluster}`,
      `--username=${superuser}`,
      `--pwfile=${cluster}.password`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--data-checksums',
    ],
    // A group of its own: the terminal's Ctrl-C is for us, and when we stop, its children stop with it.
    { ...startedAs(account), detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  stop.addEventListener('abort', end, { once: true });
  process.once('exit', end);
  try {
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('close', resolve).once('error', reject),
    );
    stop.throwIfAborted();
    if (code !== 0) throw new DatabaseFault('The embedded database could not be made; the log says why.', said);
  } finally {
    stop.removeEventListener('abort', end);
    process.removeListener('exit', end);
  }
}

/** A secret for the account's eyes only, on disk before we go on. */
async function writeFor(account: Account | undefined, file: string, secret: string): Promise<void> {
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  if (account) await chown(file, account.uid, account.gid);
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
