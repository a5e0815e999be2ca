import { Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import type { Account } from '../../database/index.js';
import { Passwords } from '../domain/password.js';
import { signedIn } from '../domain/policy.js';
import { refusal } from '../domain/refusal.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { SharedLimits, type Taking } from '../persistence/shared-limits.repository.js';

/** Asks for the password again before a change that a stolen session must not make. */
@Injectable()
export class PresentPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly limits: SharedLimits,
  ) {}

  /** Returns the caller's account, or throws a refusal; only failures count against the limit. */
  async check({ by, language }: Pick<Asked, 'by' | 'language'>, password: string): Promise<Account> {
    const id = signedIn(by, language);
    const takings: readonly Taking[] = [['sign-in-account', id]];
    await this.limits.charge(takings, language);
    const account = await this.accounts.byId(id);
    if (!(await this.passwords.isRight(password, account?.password, language)) || account === null)
      throw refusal('not-permitted', language, wrongPassword);
    await this.limits.giveBack(takings);
    return account;
  }
}

const wrongPassword = {
  it: 'La password attuale non è quella giusta.',
  en: 'The present password is not right.',
};
