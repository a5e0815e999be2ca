import { Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import { signedIn } from '../domain/policy.js';
import { refusal } from '../domain/refusal.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Members } from '../persistence/members.repository.js';
import { Acquaintances } from './acquaintances.js';
import { lastOwner } from './change-member.js';
import { SecurityLog } from './security-log.js';

/** Erases a person: what battles refer to stays, and no longer says who it was. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly accounts: Accounts,
    private readonly members: Members,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, language }: Asked): Promise<void> {
    const id = signedIn(by, language);
    const memberships = await this.members.ofAccount(id);
    const free = await Promise.all(memberships.map(({ club, member }) => this.members.mayGo(club, member)));
    if (free.includes(false)) throw refusal('not-now', language, lastOwner);
    // Whoever is interrupted half-way has left some clubs, and may ask again.
    for (const { club, member } of memberships)
      if ((await this.members.leave(club, member, true)) === 'last-owner')
        throw refusal('not-now', language, lastOwner);
    await this.accounts.erase(id);
    this.acquaintances.forgetAll();
    this.log.tell('account erased', { account: id });
  }
}
