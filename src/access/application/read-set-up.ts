import { Injectable } from '@nestjs/common';
import { Accounts } from '../persistence/accounts.repository.js';

/** Tells whether the first owner is still to be made, and nothing else. */
@Injectable()
export class ReadSetUp {
  constructor(private readonly accounts: Accounts) {}

  async do(): Promise<{ readonly open: boolean }> {
    return { open: !(await this.accounts.haveBegun()) };
  }
}
