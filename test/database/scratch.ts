import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { dataSourceOptions, serving } from '../../src/database/data-source.js';
import { canEnter, nobody } from '../../src/database/embedded/account.js';
import { runningServer } from '../../src/database/embedded/embedded-server.js';
import { birthOf } from '../../src/database/embedded/living.js';
import { RulesEdition } from '../../src/database/entities/rules-edition.entity.js';

export const isRoot = process.getuid?.() === 0;

/** A folder that any account may enter, as a clone in a public place would be, wherever this clone lies. */
export async function scratchFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(await publicTmp(), 'arbitro-'));
  await chmod(folder, mode);
  return folder;
}

/** The folder for temporary files; the system's, where only root may enter that of root. */
async function publicTmp(): Promise<string> {
  if (!isRoot) return tmpdir();
  const account = await nobody();
  for (const folder of [tmpdir(), '/tmp', '/var/tmp']) if (await canEnter(account, folder)) return folder;
  throw new Error('These tests need a folder for temporary files that every account may enter, such as /tmp.');
}

export const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** The process id of the server on a data folder; fails if its lock is not there. */
export function postmasterOf(dataFolder: string): number {
  return Number.parseInt(readFileSync(lockOf(dataFolder), 'utf8'), 10);
}

export const lockOf = (dataFolder: string): string => join(dataFolder, 'postgres/cluster/postmaster.pid');

/** Not a process that has ended and whose parent has yet to notice. */
export const isAlive = (pid: number): boolean => birthOf(pid) !== undefined;

export async function until(isSo: () => boolean, ms = 120_000): Promise<void> {
  for (const end = Date.now() + ms; !isSo(); await pause(5)) {
    if (Date.now() > end) throw new Error(`Not so after ${ms} ms: ${isSo.toString()}`);
  }
}

/**
 * What lies in the home of the embedded server, beside the cluster, the logs and the copy of the binaries that root
 * needs when the package lies in a private folder.
 */
export function leftovers(dataFolder: string): string[] {
  const home = join(dataFolder, 'postgres');
  const known = /^(cluster|postgres\.log(\.1)?|postgresql-(?!.*\.new-).+)$/;
  return existsSync(home) ? readdirSync(home).filter(name => !known.test(name)) : [];
}

/** The editions on record in the running embedded database. */
export async function editionsIn(dataFolder: string): Promise<string[]> {
  const source = await new DataSource(dataSourceOptions(await runningServer(dataFolder), serving)).initialize();
  try {
    const rows = await source.getRepository(RulesEdition).find({ order: { ruleset: 'ASC', edition: 'ASC' } });
    return rows.map(({ ruleset, edition }) => `${ruleset} ${edition}`);
  } finally {
    await source.destroy();
  }
}
