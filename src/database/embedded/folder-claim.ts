import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync, utimesSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFault } from '../../config/index.js';
import { birthOf, world } from './living.js';

/** Two Arbitros on one folder: the second must not start. */
export class FolderInUse extends StartFault {
  override readonly name = 'FolderInUse';

  constructor(folder: string, pid: number, isElsewhere: boolean) {
    const who = isElsewhere ? `process ${pid} of another container or machine` : `process ${pid}`;
    super(
      `Another Arbitro (${who}) uses the data folder ${folder}; stop it, or give this one another ARBITRO_DATA or a DATABASE_URL.`,
    );
  }
}

const heartbeat = 500;
const watching = 2_500;
const looks = 6;

/**
 * The claim of one living process to a folder: an empty file that names the process, its birth and its world.
 * Everyone writes a claim first and looks for others second, so of two at once at least one sees the other; a claim
 * whose process is dead is void, and as its name is never used again, whoever sees it may remove it.
 */
export class FolderClaim {
  private readonly file: string;
  private readonly pulse: NodeJS.Timeout;

  private constructor(folder: string) {
    this.file = join(folder, nameOf({ pid: process.pid, birth: birthOf(process.pid) ?? 'unborn', world }));
    closeSync(openSync(this.file, 'wx', 0o600));
    this.pulse = setInterval(() => this.beat(), heartbeat).unref();
  }

  /** Claims the folder, or says who has it. `named` is how the operator calls it. */
  static async take(folder: string, named: string): Promise<FolderClaim> {
    let claim = new FolderClaim(folder);
    for (let look = 1; ; look++) {
      const other = await claim.livingOther(folder);
      if (!other) return claim;
      const isElsewhere = other.world !== world;
      const givesWay = other.file < claim.file;
      const isLast = isElsewhere || look === looks;
      if (givesWay || isLast) claim.release();
      if (isLast) throw new FolderInUse(named, other.pid, isElsewhere);
      // Of several who begin at once all but the first by name step back, so that one gets the folder.
      await pause(givesWay ? 100 : 20);
      if (givesWay) claim = new FolderClaim(folder);
    }
  }

  release(): void {
    clearInterval(this.pulse);
    rmSync(this.file, { force: true });
  }

  private async livingOther(folder: string): Promise<Claimant | undefined> {
    const others = (await readdir(folder))
      .map(name => join(folder, name))
      .filter(file => file !== this.file)
      .flatMap(file => claimantIn(file) ?? []);
    const beats = others.some(other => other.world !== world) ? await beatsDuring(watching, others) : new Set<string>();
    const isAlive = (other: Claimant) =>
      other.world === world ? birthOf(other.pid) === other.birth : beats.has(other.file);

    others.filter(other => !isAlive(other)).forEach(other => rmSync(other.file, { force: true }));
    return others.filter(isAlive).sort((a, b) => (a.file < b.file ? -1 : 1))[0];
  }

  /** Tells those who cannot see our process, from another container, that it lives. */
  private beat(): void {
    try {
      utimesSync(this.file, new Date(), new Date());
    } catch {
      // The folder was taken away under us; the database will say so louder.
    }
  }
}

interface Claimant {
  readonly file: string;
  readonly pid: number;
  readonly birth: string;
  readonly world: string;
}

function nameOf({ pid, birth, world }: Omit<Claimant, 'file'>): string {
  return `owner.${pid}.${birth}.${world}.${randomBytes(4).toString('hex')}`;
}

function claimantIn(file: string): Claimant | undefined {
  const [, pid, birth, world] = /owner\.(\d+)\.([\w-]+)\.([0-9a-f]{8})\.[0-9a-f]{8}$/.exec(file) ?? [];
  return birth !== undefined && world !== undefined ? { file, pid: Number(pid), birth, world } : undefined;
}

/** The claims that were renewed while we looked on; clocks need not agree for that. */
async function beatsDuring(ms: number, claims: readonly Claimant[]): Promise<Set<string>> {
  const times = () =>
    Promise.all(
      claims.map(({ file }) =>
        stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    );
  const before = await times();
  await pause(ms);
  const after = await times();
  return new Set(claims.filter((_, i) => after[i] !== 0 && after[i] !== before[i]).map(({ file }) => file));
}
