import { Injectable } from '@nestjs/common';
import { faultsProblem, Refused, type Asked } from '../../api/door/index.js';
import { sameHash } from '../domain/key.js';
import { passwordFaults, Passwords } from '../domain/password.js';
import { makeRecoveryCode, recoveryHash } from '../domain/recovery-code.js';
import { refusal } from '../domain/refusal.js';
import { Secrets } from '../domain/secrets.js';
import { Accounts, type PasswordWasReset } from '../persistence/accounts.repository.js';
import { Acquaintances } from './acquaintances.js';
import { SecurityLog } from './security-log.js';
import { SignInAttempts } from './sign-in-attempts.js';

export interface Recovering {
  readonly email: string;
  readonly recoveryCode: string;
  readonly password: string;
  readonly revokeKeys?: boolean | null;
}

/** Sets a new password by the recovery code that only the holder of the account has; another code takes its place. */
@Injectable()
export class RecoverPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly attempts: SignInAttempts,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do(asked: Asked<Recovering>): Promise<PasswordWasReset & { readonly recoveryCode: string }> {
    const { body, language } = asked;
    const { email, password } = body;
    // Told before anybody looks whether there is such an account.
    const faults = passwordFaults(password, 'password', [email]);
    if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
    const emailHash = this.secrets.emailHash(email);
    const attempt = await this.attempts.begin(asked, emailHash);
    const account = await this.accounts.byEmail(emailHash);
    if (account === null || !sameHash(account.recoveryHash ?? '', recoveryHash(body.recoveryCode))) {
      this.log.tell('recovery failed', account === null ? {} : { account: account.id });
      throw refusal('not-signed-in', language, wrongCode);
    }
    const recoveryCode = makeRecoveryCode();
    const done = await this.accounts.resetPassword(account, {
      way: 'recovery-code',
      password: await this.passwords.hash(password, language),
      recoveryHash: recoveryHash(recoveryCode),
      revokeKeys: body.revokeKeys ?? true,
    });
    // Somebody else has just changed the password.
    if (done === null) throw refusal('not-signed-in', language, wrongCode);
    await attempt.succeeded();
    this.acquaintances.forgetAll();
    this.log.tell('password reset', { account: account.id });
    return { ...done, recoveryCode };
  }
}

const wrongCode = {
  it: 'L’indirizzo o il codice di recupero non sono quelli giusti. Senza codice, la password la rimette chi gestisce il server o, per chi non è responsabile, il link di un responsabile del club.',
  en: 'The address or the recovery code is not right. Without a code, whoever runs the server sets the password or, for those who are no owners, the link of an owner of the club.',
};
