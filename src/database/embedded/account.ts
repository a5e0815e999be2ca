import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseFault } from '../database-fault.js';

/** Whom the database server runs as. PostgreSQL refuses root, so root lends it another account. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = (): boolean => process.getuid?.() === 0;

/** The account `nobody`: every system has one, and it may do nothing else here. */
export async function nobody(): Promise<Account> {
  const entry = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  if (entry) return { uid: Number(entry[1]) >>> 0, gid: Number(entry[2]) >>> 0 };
  throw new DatabaseFault(
    'PostgreSQL does not run as root and there is no account "nobody" to lend it; start Arbitro as another account, or set DATABASE_URL.',
  );
}

/** Whether the account may pass through every folder down to this one. */
export async function canEnter({ uid, gid }: Account, folder: string): Promise<boolean> {
  const { mode, uid: owner, gid: group } = await stat(folder);
  const passable = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & passable) === 0) return false;
  return folder === dirname(folder) || canEnter({ uid, gid }, dirname(folder));
}

/** How to start a program of PostgreSQL: as the account, from nowhere, and with none of our secrets around it. */
export const startedAs = (account: Account | undefined) => ({
  ...account,
  cwd: '/',
  env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
});
