import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Asked, MemberRole } from '../../api/door/index.js';
import { dayMs, mayInvite } from '../domain/club.js';
import { permit } from '../domain/policy.js';
import { refusal } from '../domain/refusal.js';
import { hashToken, makeToken } from '../domain/secrets.js';
import { Invitations, type NewInvitation } from '../persistence/invitations.repository.js';
import { SharedLimits } from '../persistence/shared-limits.repository.js';

export interface InvitationAsked {
  readonly role: MemberRole;
  readonly days?: number | null;
}

const usualDays = 7;

/** Makes a link by which one person can come into the club; its token is shown this once. */
@Injectable()
export class InviteMember {
  constructor(
    private readonly invitations: Invitations,
    private readonly limits: SharedLimits,
  ) {}

  async do({
    by,
    params,
    body,
    language,
  }: Asked<InvitationAsked>): Promise<NewInvitation & { readonly token: string }> {
    const { club, member, role } = permit(by, 'invitation.make', params['club'] ?? '', language);
    if (!mayInvite(role, body.role)) throw refusal('not-permitted', language, onlyOwners);
    await this.limits.charge([['invitations', club]], language);
    const token = makeToken();
    const createdAt = new Date();
    const invitation = {
      clubId: club,
      id: randomUUID(),
      role: body.role,
      tokenHash: hashToken(token),
      createdBy: member,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + (body.days ?? usualDays) * dayMs),
    };
    await this.invitations.make(invitation);
    return { ...invitation, token };
  }
}

const onlyOwners = {
  it: 'Solo un responsabile invita responsabili e arbitri.',
  en: 'Only an owner invites owners and referees.',
};
