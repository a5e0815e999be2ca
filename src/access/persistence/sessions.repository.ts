import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThan, MoreThan } from 'typeorm';
import { Session, Tenancy } from '../../database/index.js';
import { dayMs } from '../domain/club.js';

/** How long a session lasts that nobody uses. */
const idleMs = 14 * dayMs;

/** How long a session lasts, however much it is used. */
const longestMs = 90 * dayMs;

const lastIdle = (): Date => new Date(Date.now() - idleMs);
const oldest = (): Date => new Date(Date.now() - longestMs);

/** The sessions of people, by the hash of their token. */
@Injectable()
export class Sessions {
  constructor(private readonly tenancy: Tenancy) {}

  /** Opens one, and clears away those of the account that have ended. */
  async open(accountId: string, tokenHash: string): Promise<void> {
    await this.tenancy.write({ account: accountId }, async tables => {
      await tables.delete(Session, { accountId, usedAt: LessThan(lastIdle()) });
      await tables.delete(Session, { accountId, createdAt: LessThan(oldest()) });
      await tables.insert(Session, { id: randomUUID(), accountId, tokenHash });
    });
  }

  find(tokenHash: string): Promise<Session | null> {
    return this.tenancy.read({ credential: tokenHash }, tables =>
      tables.findOneBy(Session, { tokenHash, usedAt: MoreThan(lastIdle()), createdAt: MoreThan(oldest()) }),
    );
  }

  async used({ id, accountId }: Session): Promise<void> {
    await this.tenancy.write({ account: accountId }, tables => tables.update(Session, { id }, { usedAt: new Date() }));
  }

  async end(accountId: string, tokenHash: string): Promise<void> {
    await this.tenancy.write({ account: accountId }, tables => tables.delete(Session, { accountId, tokenHash }));
  }
}
