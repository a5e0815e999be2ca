import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderClaim } from './folder-claim.js';
import { birthOf, world } from './living.js';

describe('The claim to a folder', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'arbitro-claim-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const take = () => FolderClaim.take(folder, './data');
  const claims = () => readdirSync(folder).filter(name => name.startsWith('owner.'));
  const leave = (claim: string) => {
    writeFileSync(join(folder, claim), '');
    return join(folder, claim);
  };

  it('is one file, gone when released', async () => {
    const claim = await take();
    expect(claims()).toHaveLength(1);
    claim.release();
    expect(claims()).toEqual([]);
  });

  it('excludes every other, and passes on when released', async () => {
    const claim = await take();
    await expect(take()).rejects.toThrow(
      `Another Arbitro (process ${process.pid}) uses the data folder ./data; stop it, or give this one another ARBITRO_DATA or a DATABASE_URL.`,
    );
    expect(claims()).toHaveLength(1);
    claim.release();
    (await take()).release();
  });

  it('goes to one of many who ask at once', async () => {
    const taken = (await Promise.allSettled(Array.from({ length: 8 }, take))).flatMap(result =>
      result.status === 'fulfilled' ? [result.value] : [],
    );
    expect(taken).toHaveLength(1);
    expect(claims()).toHaveLength(1);
    taken.forEach(claim => claim.release());
  });

  it('is void when its process is dead, or another process has its number by now', async () => {
    leave(`owner.4194000.123456.${world}.00000001`);
    leave(`owner.${process.pid}.123456.${world}.00000002`);
    leave(`owner.1.123456.${world}.00000003`);
    const claim = await take();
    expect(claims()).toHaveLength(1);
    claim.release();
  });

  it('of another container is void if nobody renews it', async () => {
    leave(`owner.1.${birthOf(process.pid)}.ffffffff.00000001`);
    const claim = await take();
    expect(claims()).toHaveLength(1);
    claim.release();
  });

  it('of another container holds while it is renewed', async () => {
    const foreign = leave('owner.17.123456.ffffffff.00000001');
    const renew = setInterval(() => utimesSync(foreign, new Date(), new Date()), 300);
    await expect(take()).rejects.toThrow('Another Arbitro (process 17 of another container or machine) uses');
    clearInterval(renew);
    expect(claims()).toEqual(['owner.17.123456.ffffffff.00000001']);
  });

  it('is renewed while its process lives', async () => {
    const claim = await take();
    const file = join(folder, claims()[0] ?? '');
    utimesSync(file, 0, 0);
    await new Promise(resolve => setTimeout(resolve, 900));
    const { mtimeMs } = statSync(file);
    expect(mtimeMs).toBeGreaterThan(0);
    claim.release();
  });
});
