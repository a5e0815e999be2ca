import { Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import { makeRecoveryCode, recoveryHash } from '../domain/recovery-code.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { PresentPassword } from './present-password.js';
import { SecurityLog } from './security-log.js';

/** Makes a new recovery code for one's own account; the one before no longer works. */
@Injectable()
export class MakeRecoveryCode {
  constructor(
    private readonly accounts: Accounts,
    private readonly present: PresentPassword,
    private readonly log: SecurityLog,
  ) {}

  async do(asked: Asked<{ readonly password: string }>): Promise<{ readonly recoveryCode: string }> {
    const { id } = await this.present.check(asked, asked.body.password);
    const recoveryCode = makeRecoveryCode();
    await this.accounts.keepRecovery(id, recoveryHash(recoveryCode));
    this.log.tell('recovery code made', { account: id });
    return { recoveryCode };
  }
}
