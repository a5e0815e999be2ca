import { Injectable } from '@nestjs/common';
import { isUuid, notHere, type Asked, type MemberRole } from '../../api/door/index.js';
import type { Member } from '../../database/index.js';
import { permit } from '../domain/policy.js';
import { refusal } from '../domain/refusal.js';
import { Members } from '../persistence/members.repository.js';
import { Acquaintances } from './acquaintances.js';
import { SecurityLog } from './security-log.js';

export interface MemberChange {
  readonly role?: MemberRole | null;
  readonly name?: string | null;
}

/** Gives a member another role or another name in the club. */
@Injectable()
export class ChangeMember {
  constructor(
    private readonly members: Members,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, params, body, language }: Asked<MemberChange>): Promise<Member> {
    const { club } = permit(by, 'member.change', params['club'] ?? '', language);
    const { member: id } = params;
    if (!isUuid(id)) throw notHere(language);
    const to = { ...(body.role && { role: body.role }), ...(body.name && { name: body.name.trim() }) };
    const changed = await this.members.change(club, id, to);
    if (changed === 'nobody') throw notHere(language);
    if (changed === 'last-owner') throw refusal('not-now', language, lastOwner);
    this.acquaintances.forgetAll();
    if (to.role !== undefined) this.log.tell('role changed', { club, member: id });
    return changed;
  }
}

export const lastOwner = {
  it: 'È l’ultimo responsabile del club: prima nominarne un altro.',
  en: 'This is the last owner of the club: make somebody else an owner first.',
};
