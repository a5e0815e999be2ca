import type { Fault } from '../../core/index.js';
import type { Passwords } from '../domain/password.js';
import type { Secrets } from '../domain/secrets.js';
import type { Accounts, PasswordWasReset } from '../persistence/accounts.repository.js';
import { weakness } from './create-owner.js';

/** Sets a password for the server's operator; every session of the account ends, and its clubs are told. */
export class ResetPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
  ) {}

  async do(
    email: string,
    password: string,
    revokeKeys: boolean,
  ): Promise<PasswordWasReset | 'unknown' | readonly Fault[]> {
    const account = await this.accounts.byEmail(this.secrets.emailHash(email));
    if (account === null) return 'unknown';
    const faults = weakness(password, [email, account.name]);
    if (faults.length > 0) return faults;
    const hash = await this.passwords.hash(password, 'en');
    return (await this.accounts.resetPassword(account, { way: 'operator', password: hash, revokeKeys })) ?? 'unknown';
  }
}
