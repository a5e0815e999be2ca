import { Injectable } from '@nestjs/common';
import { faultsProblem, notHere, Refused, type Asked } from '../../api/door/index.js';
import type { Account, PasswordReset } from '../../database/index.js';
import { sameHash } from '../domain/key.js';
import { passwordFaults, Passwords } from '../domain/password.js';
import { hashToken, Secrets } from '../domain/secrets.js';
import { Accounts, type PasswordWasReset } from '../persistence/accounts.repository.js';
import { Members } from '../persistence/members.repository.js';
import { Resets } from '../persistence/resets.repository.js';
import { SharedLimits } from '../persistence/shared-limits.repository.js';
import { Acquaintances } from './acquaintances.js';
import { SecurityLog } from './security-log.js';

export interface ResetAccepted {
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly revokeKeys?: boolean | null;
}

/** Sets a new password by the link of an owner and the holder's own address; every session ends. */
@Injectable()
export class AcceptReset {
  constructor(
    private readonly accounts: Accounts,
    private readonly members: Members,
    private readonly resets: Resets,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly limits: SharedLimits,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, body, language }: Asked<ResetAccepted>): Promise<PasswordWasReset> {
    await this.limits.charge([['links', by.address]], language);
    const reset = await this.resets.byToken(hashToken(body.token));
    const account = reset === null ? null : await this.holder(reset);
    // The club never sees e-mail addresses, so finding a link is not enough: its address is needed too.
    if (reset === null || account === null || !sameHash(account.emailHash, this.secrets.emailHash(body.email)))
      throw notHere(language);
    const faults = passwordFaults(body.password, 'password', [body.email, account.name]);
    if (faults.length > 0) throw new Refused(faultsProblem(faults, language));
    const done = await this.accounts.resetPassword(account, {
      way: 'link',
      link: reset,
      password: await this.passwords.hash(body.password, language),
      revokeKeys: body.revokeKeys ?? true,
    });
    if (done === null) throw notHere(language);
    this.acquaintances.forgetAll();
    this.log.tell('password reset', { account: account.id, club: reset.clubId });
    return done;
  }

  /** Whose password it is, if all is as it was when the link was made: the same password, in this club alone, no owner. */
  private async holder({ clubId, memberId, passwordMark }: PasswordReset): Promise<Account | null> {
    const member = await this.members.find(clubId, memberId);
    const account = member?.accountId ? await this.accounts.byId(member.accountId) : null;
    if (account === null || passwordMark !== this.secrets.passwordMark(account.password)) return null;
    return (await this.members.mayBeHelped(account.id, clubId)) ? account : null;
  }
}
