import { Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import type { Language } from '../../core/index.js';
import { charge } from '../domain/charge.js';
import { Limits } from '../domain/limits.js';
import { Passwords } from '../domain/password.js';
import { refusal } from '../domain/refusal.js';
import { Secrets } from '../domain/secrets.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Sessions } from '../persistence/sessions.repository.js';
import { openSession, type OpenedSession } from './opened-session.js';
import { SecurityLog } from './security-log.js';

export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

/** Signs a person in; whether it was the address or the password that was wrong is not told. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly limits: Limits,
    private readonly log: SecurityLog,
  ) {}

  async do(asked: Asked<EmailAndPassword>): Promise<OpenedSession> {
    const account = await this.accountOf(asked, asked.body);
    if (account === null) throw refusal('not-signed-in', asked.language, wrongPair);
    this.log.tell('signed in', { account });
    return openSession(this.sessions, account);
  }

  /** The account of an address and its password, or none. Only failures count against the limits. */
  async accountOf(
    { by, language }: Pick<Asked, 'by' | 'language'>,
    { email, password }: EmailAndPassword,
  ): Promise<string | null> {
    const emailHash = this.secrets.emailHash(email);
    this.charge(by.address, emailHash, language);
    const account = await this.accounts.byEmail(emailHash);
    if (!(await this.passwords.isRight(password, account?.password, language)) || account === null) {
      this.log.tell('sign-in failed', account === null ? {} : { account: account.id });
      return null;
    }
    this.limits.giveBack('sign-in-address', by.address);
    this.limits.giveBack('sign-in-account', emailHash);
    return account.id;
  }

  /** Whoever is stopped by one limit is not counted against the other. */
  private charge(address: string, emailHash: string, language: Language): void {
    charge(this.limits, 'sign-in-account', emailHash, language);
    try {
      charge(this.limits, 'sign-in-address', address, language);
    } catch (refused) {
      this.limits.giveBack('sign-in-account', emailHash);
      throw refused;
    }
  }
}

export const wrongPair = {
  it: 'L’indirizzo o la password non sono quelli giusti.',
  en: 'The address or the password is not right.',
};
