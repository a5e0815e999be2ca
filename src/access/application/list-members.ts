import { Injectable } from '@nestjs/common';
import { pageOf, pageWanted, type Asked, type Page, type PageAsked } from '../../api/door/index.js';
import type { Member } from '../../database/index.js';
import { permit } from '../domain/policy.js';
import { Members } from '../persistence/members.repository.js';

@Injectable()
export class ListMembers {
  constructor(private readonly members: Members) {}

  async do({ by, params, query, language }: Asked<undefined, PageAsked>): Promise<Page<Member>> {
    const { club } = permit(by, 'member.read', params['club'] ?? '', language);
    const wanted = pageWanted(query, language);
    return pageOf(await this.members.of(club, wanted), wanted, member => member);
  }
}
