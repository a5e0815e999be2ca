import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUuid, notHere, type Asked } from '../../api/door/index.js';
import { dayMs } from '../domain/club.js';
import { permit } from '../domain/policy.js';
import { refusal } from '../domain/refusal.js';
import { hashToken, makeToken, Secrets } from '../domain/secrets.js';
import { Accounts } from '../persistence/accounts.repository.js';
import { Members } from '../persistence/members.repository.js';
import { Resets } from '../persistence/resets.repository.js';
import { SharedLimits } from '../persistence/shared-limits.repository.js';
import { SecurityLog } from './security-log.js';

/** A link with which a password can be set anew, once. */
export interface ResetLink {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Makes a link for a member who has forgotten their password, for all owners and the member to see. */
@Injectable()
export class MakeReset {
  constructor(
    private readonly members: Members,
    private readonly accounts: Accounts,
    private readonly resets: Resets,
    private readonly secrets: Secrets,
    private readonly limits: SharedLimits,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, params, language }: Asked): Promise<ResetLink> {
    const { club, member: madeBy } = permit(by, 'member.change', params['club'] ?? '', language);
    const { member: id } = params;
    const member = isUuid(id) ? await this.members.find(club, id) : null;
    const account = member?.accountId ? await this.accounts.byId(member.accountId) : null;
    if (member === null || account === null) throw notHere(language);
    if (!(await this.members.mayBeHelped(account.id, club))) throw refusal('not-now', language, notByLink);
    await this.limits.charge([['invitations', club]], language);
    const [token, createdAt] = [makeToken(), new Date()];
    const reset = {
      clubId: club,
      id: randomUUID(),
      memberId: member.id,
      madeBy,
      tokenHash: hashToken(token),
      passwordMark: this.secrets.passwordMark(account.password),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + dayMs),
    };
    await this.resets.makeLink(reset);
    this.log.tell('password reset link made', { club, account: account.id, member: madeBy });
    return { id: reset.id, token, expiresAt: reset.expiresAt };
  }
}

/** An owner could else take over an equal, or what the person has in other clubs. */
const notByLink = {
  it: 'Questa persona è responsabile di un club o è anche in altri club: la password la rimette lei con il suo codice di recupero, oppure chi gestisce il server con npx arbitro reset-password.',
  en: 'This person owns a club or is in other clubs too: they set the password themselves with their recovery code, or whoever runs the server does with npx arbitro reset-password.',
};
