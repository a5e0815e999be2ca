import { Injectable } from '@nestjs/common';
import { faultsProblem, isUuid, notHere, Refused, type Asked } from '../../api/door/index.js';
import { charge } from '../domain/charge.js';
import { Limits } from '../domain/limits.js';
import { passwordFaults, Passwords } from '../domain/password.js';
import { isSigned, readResetToken } from '../domain/reset-token.js';
import { Secrets } from '../domain/secrets.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Members } from '../persistence/members.repository.js';
import { Acquaintances } from './acquaintances.js';
import { SecurityLog } from './security-log.js';

export interface ResetAccepted {
  readonly token: string;
  readonly password: string;
}

/** Sets a new password by the link of an owner; every session ends. */
@Injectable()
export class AcceptReset {
  constructor(
    private readonly accounts: Accounts,
    private readonly members: Members,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly limits: Limits,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, body, language }: Asked<ResetAccepted>): Promise<void> {
    charge(this.limits, 'links', by.address, language);
    const reset = readResetToken(body.token);
    const account = reset && isUuid(reset.account) ? await this.accounts.byId(reset.account) : null;
    if (reset === undefined || account === null) throw notHere(language);
    const holds = isSigned(this.secrets.resetPepper, reset, account.password) && reset.until * 1000 > Date.now();
    const memberships = await this.members.ofAccount(account.id);
    // As it was when the link was made: of this club, and of no other.
    if (!holds || memberships.length !== 1 || memberships[0]?.club !== reset.club) throw notHere(language);
    const faults = passwordFaults(body.password, 'password', [account.name]);
    if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
    const hash = await this.passwords.hash(body.password, language);
    if (!(await this.accounts.changePassword(account, hash, null))) throw notHere(language);
    this.acquaintances.forgetAll();
    this.log.tell('password changed', { account: account.id });
  }
}
