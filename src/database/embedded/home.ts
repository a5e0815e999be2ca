import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readlink, realpath, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf } from '../../config/index.js';
import { DatabaseFault } from '../database-fault.js';
import { canEnter, isRoot, nobody, type Account } from './account.js';

/** Where the embedded server lives, and as whom. */
export interface Home {
  readonly folder: string;
  readonly account: Account | undefined;
  /** Whether it had to live elsewhere than in the data folder. */
  readonly isElsewhere: boolean;
}

/** The folder of PostgreSQL's own files in a home. */
export const clusterOf = (home: string): string => join(home, 'cluster');

/**
 * The home in a data folder: its subfolder `postgres`. Where root alone may go, as under /root, the subfolder becomes
 * a link to a home in the public folder.
 */
export async function settle(dataFolder: string, publicFolder: string): Promise<Home> {
  try {
    await mkdir(dataFolder, { recursive: true });
    const door = join(await realpath(dataFolder), 'postgres');
    if (isRoot()) return await settleForRoot(door, publicFolder);
    return { folder: await made(await behind(door), 0o700), account: undefined, isElsewhere: false };
  } catch (error) {
    if (error instanceof DatabaseFault) throw error;
    throw new DatabaseFault(
      `The folder of the embedded database cannot be used (${codeOf(error) ?? 'unknown error'}); let this account write in ARBITRO_DATA, set another one, or set DATABASE_URL.`,
      String(error),
    );
  }
}

async function settleForRoot(door: string, publicFolder: string): Promise<Home> {
  const folder = await behind(door);
  const account = (await ownerOf(clusterOf(folder))) ?? (await nobody());
  await mkdir(dirname(folder), { recursive: true });
  if (await canEnter(account, dirname(folder))) {
    return { folder: await made(folder, 0o711), account, isElsewhere: folder !== door };
  }
  if (await exists(folder)) {
    throw new DatabaseFault(
      `The embedded database lies where its account (uid ${account.uid}) cannot go; let it pass with chmod o+x on the folders above, or set DATABASE_URL.`,
      folder,
    );
  }
  const elsewhere = join(await made(publicFolder, 0o755), randomBytes(6).toString('hex'));
  await symlink(elsewhere, door);
  return { folder: await made(elsewhere, 0o711), account, isElsewhere: true };
}

/** Where a link leads, or the path itself. */
async function behind(door: string): Promise<string> {
  const isLink = await lstat(door).then(
    found => found.isSymbolicLink(),
    () => false,
  );
  return isLink ? resolve(dirname(door), await readlink(door)) : door;
}

/** The folder, made with exactly this mode if it was not there. */
async function made(folder: string, mode: number): Promise<string> {
  if (!(await exists(folder))) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, mode);
  }
  return realpath(folder);
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Who owns a folder, unless root does: then it is to be given away. */
async function ownerOf(folder: string): Promise<Account | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}
