import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DatabaseFault } from '../../database/index.js';
import { sameHash } from '../domain/key.js';
import { hashToken, Secrets } from '../domain/secrets.js';
import { derivedCode, plainCode } from '../domain/written-code.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { SetUps } from '../persistence/set-ups.repository.js';

/**
 * What the log tells the operator of an empty installation, and nobody else: whoever knows it makes the first owner. It
 * follows from the seed and the database, so that every process on the database tells and takes the same code.
 */
@Injectable()
export class SetUpCode implements OnApplicationShutdown {
  private readonly log = new Logger('SetUp');
  private readonly closing = new AbortController();

  constructor(
    private readonly accounts: Accounts,
    private readonly setUps: SetUps,
    private readonly secrets: Secrets,
  ) {}

  async code(): Promise<string> {
    return derivedCode(this.secrets.setUpPepper, await this.setUps.salt());
  }

  async isRight(given: string): Promise<boolean> {
    return sameHash(hashToken(plainCode(given)), hashToken(await this.code()));
  }

  /** Tells the code once the database is open, if there is nobody yet. */
  async tellWhenOpen(address: string): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        if (!(await this.accounts.haveBegun())) this.tell(address, await this.code());
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

  private tell(address: string, code: string): void {
    this.log.warn(
      `Nobody has an account yet. Make the first owner at ${address}/setup with the code ${code}, ` +
        'or with: npx arbitro create-owner. The code holds until somebody is there.',
    );
  }
}
