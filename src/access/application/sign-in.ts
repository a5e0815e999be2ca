import { Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import { Passwords } from '../domain/password.js';
import { refusal } from '../domain/refusal.js';
import { Secrets } from '../domain/secrets.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { OpenSession, type OpenedSession } from './opened-session.js';
import { SecurityLog } from './security-log.js';
import { SignInAttempts } from './sign-in-attempts.js';

export interface EmailAndPassword {
  readonly email: string;
  readonly password: string;
}

/** Signs a person in; whether it was the address or the password that was wrong is not told. */
@Injectable()
export class SignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly openSession: OpenSession,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly attempts: SignInAttempts,
    private readonly log: SecurityLog,
  ) {}

  async do(asked: Asked<EmailAndPassword>): Promise<OpenedSession> {
    const { by, body, language } = asked;
    const emailHash = this.secrets.emailHash(body.email);
    const attempt = await this.attempts.begin(asked, emailHash);
    const account = await this.accounts.byEmail(emailHash);
    const isRight = await this.passwords.isRight(body.password, account?.password, language, attempt.isKnown);
    if (!isRight || account === null) {
      this.log.tell('sign-in failed', account === null ? {} : { account: account.id });
      throw refusal('not-signed-in', language, wrongPair);
    }
    await attempt.succeeded();
    this.log.tell('signed in', { account: account.id });
    return this.openSession.do(account.id, emailHash, by);
  }
}

export const wrongPair = {
  it: 'L’indirizzo o la password non sono quelli giusti.',
  en: 'The address or the password is not right.',
};
