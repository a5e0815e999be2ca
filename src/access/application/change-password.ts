import { Injectable } from '@nestjs/common';
import { faultsProblem, Refused, type Asked } from '../../api/door/index.js';
import { passwordFaults, Passwords } from '../domain/password.js';
import { refusal } from '../domain/refusal.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Acquaintances } from './acquaintances.js';
import { PresentPassword } from './present-password.js';
import { SecurityLog } from './security-log.js';

export interface OldAndNew {
  readonly password: string;
  readonly newPassword: string;
}

/** Changes one's own password; all other sessions end. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly accounts: Accounts,
    private readonly present: PresentPassword,
    private readonly passwords: Passwords,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do(asked: Asked<OldAndNew>): Promise<void> {
    const { by, body, language } = asked;
    const account = await this.present.check(asked, body.password);
    const faults = passwordFaults(body.newPassword, 'newPassword', [account.name]);
    if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
    const hash = await this.passwords.hash(body.newPassword, language);
    if (!(await this.accounts.changePassword(account, hash, by.session ?? null))) throw refusal('not-now', language);
    this.acquaintances.forgetAll();
    this.log.tell('password changed', { account: account.id });
  }
}
