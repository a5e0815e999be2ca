import type { Language } from '../../core/index.js';
import type { Tenancy } from '../../database/index.js';
import { limits, mostOf, noLimit, type Level, type SharedName } from '../domain/limits.js';
import { overLimit } from '../domain/over-limit.js';
import type { Secrets } from '../domain/secrets.js';

/** What is taken from a limit, and whose it is. */
export type Taking = readonly [name: SharedName, of: string];

/** How often a process clears away what has filled again, in milliseconds. */
const pruneMs = 600_000;

/**
 * The limits that all processes count together, in the database. Of each is kept the moment at which all that was taken
 * is back: one statement takes one, or finds that there is none. Whose it is stands there as a keyed hash.
 */
export class SharedLimits {
  private prunedAt = performance.now();

  constructor(
    private readonly tenancy: Tenancy,
    private readonly secrets: Secrets,
    private readonly factor: number,
  ) {}

  /** Takes one from each, or none at all and refuses: whoever is stopped by one limit is not counted by the others. */
  async charge(takings: readonly Taking[], language: Language): Promise<void> {
    for (const [i, taking] of takings.entries()) {
      const level = await this.take(...taking);
      if (level.allowed) continue;
      await this.giveBack(takings.slice(0, i));
      throw overLimit([level], language);
    }
  }

  async take(name: SharedName, of: string): Promise<Level> {
    if (this.factor === Infinity) return noLimit(name);
    await this.prune();
    const most = mostOf(name, this.factor);
    const { seconds } = limits[name];
    const step = seconds / most;
    const id = this.secrets.limitId(name, of);
    const { allowed, ahead } = await this.tenancy.write({ credential: id }, async tables => {
      const taken: { ahead: number }[] = await tables.query(take, [id, step, seconds]);
      const [row] = taken.length > 0 ? taken : ((await tables.query(look, [id])) as { ahead: number }[]);
      return { allowed: taken.length > 0, ahead: row?.ahead ?? 0 };
    });
    const left = Math.max(0, Math.floor((seconds - ahead) / step + 1e-3));
    const wait = Math.max(1, Math.ceil(allowed ? ahead : ahead + step - seconds));
    return { name, allowed, most, seconds, left: allowed ? left : 0, wait };
  }

  /** Gives one back to each: what was taken beforehand turned out not to count. */
  async giveBack(takings: readonly Taking[]): Promise<void> {
    if (this.factor === Infinity) return;
    for (const [name, of] of takings) {
      const id = this.secrets.limitId(name, of);
      const step = limits[name].seconds / mostOf(name, this.factor);
      await this.tenancy.write({ credential: id }, tables => tables.query(giveBack, [id, step]));
    }
  }

  private async prune(): Promise<void> {
    if (performance.now() - this.prunedAt < pruneMs) return;
    this.prunedAt = performance.now();
    await this.tenancy.write({}, tables => tables.query('DELETE FROM limit_bucket WHERE full_at < now()'));
  }
}

/** No row comes back where there is nothing left to take. A millisecond is for rounding. */
const take = `INSERT INTO limit_bucket AS b (id, full_at) VALUES ($1, now() + $2::float8 * interval '1 second')
  ON CONFLICT (id) DO UPDATE SET full_at = greatest(b.full_at, now()) + $2::float8 * interval '1 second'
  WHERE greatest(b.full_at, now()) + $2::float8 * interval '1 second' <= now() + ($3::float8 + 0.001) * interval '1 second'
  RETURNING extract(epoch FROM full_at - now())::float8 AS ahead`;
const look = 'SELECT extract(epoch FROM full_at - now())::float8 AS ahead FROM limit_bucket WHERE id = $1';
const giveBack = `UPDATE limit_bucket SET full_at = full_at - $2::float8 * interval '1 second' WHERE id = $1`;
