import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Tenancy } from '../../database/index.js';

/** A process that was not seen for so long has ended. */
const silence = `interval '30 seconds'`;

/** The processes that serve on one database. */
@Injectable()
export class Instances {
  private readonly id = randomUUID();

  constructor(private readonly tenancy: Tenancy) {}

  /** Says that this process is there, and counts those that are. */
  report(): Promise<number> {
    return this.tenancy.write({ audience: 'engine' }, async tables => {
      await tables.query(
        'INSERT INTO instance (id, seen_at) VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now()',
        [this.id],
      );
      await tables.query(`DELETE FROM instance WHERE seen_at < now() - ${silence}`);
      const [row]: [{ many: number }] = await tables.query('SELECT count(*)::int AS many FROM instance');
      return row.many;
    });
  }

  async leave(): Promise<void> {
    await this.tenancy.write({ audience: 'engine' }, tables =>
      tables.query('DELETE FROM instance WHERE id = $1', [this.id]),
    );
  }
}
