import { Injectable } from '@nestjs/common';
import { isUuid, notHere, type Asked } from '../../api/door/index.js';
import { dayMs } from '../domain/club.js';
import { permit } from '../domain/policy.js';
import { refusal } from '../domain/refusal.js';
import { makeResetToken } from '../domain/reset-token.js';
import { Secrets } from '../domain/secrets.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Members } from '../persistence/members.repository.js';
import { SecurityLog } from './security-log.js';

/** A link with which a password can be set anew, once. */
export interface ResetLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/** Makes a link for a member who has forgotten their password. Whoever belongs elsewhere too is not this club's alone. */
@Injectable()
export class MakeReset {
  constructor(
    private readonly members: Members,
    private readonly accounts: Accounts,
    private readonly secrets: Secrets,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, params, language }: Asked): Promise<ResetLink> {
    const { club } = permit(by, 'member.change', params['club'] ?? '', language);
    const { member: id } = params;
    const member = isUuid(id) ? await this.members.find(club, id) : null;
    const account = member?.accountId ? await this.accounts.byId(member.accountId) : null;
    if (account === null) throw notHere(language);
    // An owner could else take over what the person has in other clubs.
    if ((await this.members.ofAccount(account.id)).length > 1) throw refusal('not-now', language, belongsElsewhere);
    const until = Math.floor((Date.now() + dayMs) / 1000);
    this.log.tell('password reset link made', { club, account: account.id });
    const reset = { club, account: account.id, until };
    return {
      token: makeResetToken(this.secrets.resetPepper, reset, account.password),
      expiresAt: new Date(until * 1000),
    };
  }
}

const belongsElsewhere = {
  it: 'Questa persona è anche in altri club: la password la cambia chi gestisce il server, con npx arbitro reset-password.',
  en: 'This person is in other clubs too: whoever runs the server sets the password, with npx arbitro reset-password.',
};
