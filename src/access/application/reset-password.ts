import type { Fault } from '../../core/index.js';
import type { Passwords } from '../domain/password.js';
import type { Secrets } from '../domain/secrets.js';
import type { Accounts } from '../persistence/accounts.repository.js';
import { weakness } from './create-owner.js';

/** Sets a password on behalf of whoever runs the server; every session of the account ends. */
export class ResetPassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
  ) {}

  async do(email: string, password: string): Promise<'done' | 'unknown' | readonly Fault[]> {
    const account = await this.accounts.byEmail(this.secrets.emailHash(email));
    if (account === null) return 'unknown';
    const faults = weakness(password, [email, account.name]);
    if (faults.length > 0) return faults;
    await this.accounts.changePassword(account, await this.passwords.hash(password, 'en'), null);
    return 'done';
  }
}
