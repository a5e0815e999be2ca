import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DatabaseFault } from '../../database/index.js';
import { sameHash } from '../domain/key.js';
import { hashToken } from '../domain/secrets.js';
import { Accounts } from '../persistence/accounts.repository.js';

/** Without letters that look like digits. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 8;

/** What the log tells the operator of an empty installation, and nobody else: whoever knows it makes the first owner. */
@Injectable()
export class SetUpCode implements OnApplicationShutdown {
  readonly code = Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');
  private readonly log = new Logger('SetUp');
  private readonly closing = new AbortController();

  constructor(private readonly accounts: Accounts) {}

  isRight(given: string): boolean {
    return sameHash(hashToken(given.trim().toLowerCase()), hashToken(this.code));
  }

  /** Tells the code once the database is open, if there is nobody yet. */
  async tellWhenOpen(address: string): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        if (!(await this.accounts.haveBegun())) this.tell(address);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseFault)) return this.log.error(error);
        await pause(500, undefined, { signal: this.closing.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  onApplicationShutdown(): void {
    this.closing.abort();
  }

  private tell(address: string): void {
    this.log.warn(
      `Nobody has an account yet. Make the first owner at ${address}/setup with the code ${this.code}, ` +
        'or with: npx arbitro create-owner. The code holds until somebody is there or Arbitro is started again.',
    );
  }
}
