import { codeOf } from '../../config/index.js';
import type { Secrets } from '../domain/secrets.js';
import type { Accounts } from '../persistence/accounts.repository.js';

/** Sets the address of an account for the server's operator, for example after the seed was lost. */
export class SetEmail {
  constructor(
    private readonly accounts: Accounts,
    private readonly secrets: Secrets,
  ) {}

  async do(account: string, email: string): Promise<'done' | 'unknown' | 'taken'> {
    try {
      return (await this.accounts.changeEmail(account, this.secrets.emailHash(email))) ? 'done' : 'unknown';
    } catch (error) {
      if (codeOf(error) === '23505') return 'taken';
      throw error;
    }
  }
}
