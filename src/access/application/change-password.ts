import { Injectable } from '@nestjs/common';
import { faultsProblem, Refused, type Asked } from '../../api/door/index.js';
import { charge } from '../domain/charge.js';
import { Limits } from '../domain/limits.js';
import { passwordFaults, Passwords } from '../domain/password.js';
import { signedIn } from '../domain/policy.js';
import { refusal } from '../domain/refusal.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Acquaintances } from './acquaintances.js';
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
    private readonly passwords: Passwords,
    private readonly limits: Limits,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, body, language }: Asked<OldAndNew>): Promise<void> {
    const id = signedIn(by, language);
    charge(this.limits, 'sign-in-account', id, language);
    const account = await this.accounts.byId(id);
    if (!(await this.passwords.isRight(body.password, account?.password, language)) || account === null)
      throw refusal('not-permitted', language, wrongPassword);
    this.limits.giveBack('sign-in-account', id);
    const faults = passwordFaults(body.newPassword, 'newPassword', [account.name]);
    if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
    const hash = await this.passwords.hash(body.newPassword, language);
    if (!(await this.accounts.changePassword(account, hash, by.session ?? null))) throw refusal('not-now', language);
    this.acquaintances.forgetAll();
    this.log.tell('password changed', { account: id });
  }
}

const wrongPassword = {
  it: 'La password attuale non è quella giusta.',
  en: 'The present password is not right.',
};
