import { Injectable } from '@nestjs/common';
import { isUuid, notHere, type Asked } from '../../api/door/index.js';
import { permit } from '../domain/policy.js';
import { refusal } from '../domain/refusal.js';
import { Members } from '../persistence/members.repository.js';
import { Acquaintances } from './acquaintances.js';
import { lastOwner } from './change-member.js';
import { SecurityLog } from './security-log.js';

/** Removes a member from the club, or lets one go who wants to. */
@Injectable()
export class RemoveMember {
  constructor(
    private readonly members: Members,
    private readonly acquaintances: Acquaintances,
    private readonly log: SecurityLog,
  ) {}

  async do({ by, params, language }: Asked): Promise<void> {
    const own = by.memberships.find(({ club, member }) => club === params['club'] && member === params['member']);
    // One may always go oneself; a key cannot go for one.
    const goes = own !== undefined && by.key === null;
    const { club } = permit(by, goes ? 'club.read' : 'member.change', params['club'] ?? '', language);
    const { member: id } = params;
    if (!isUuid(id)) throw notHere(language);
    const left = await this.members.leave(club, id, false);
    if (left === 'nobody') throw notHere(language);
    if (left === 'last-owner') throw refusal('not-now', language, lastOwner);
    this.acquaintances.forgetAll();
    this.log.tell('member removed', { club, member: id });
  }
}
