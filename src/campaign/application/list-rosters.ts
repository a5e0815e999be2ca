import { Inject, Injectable } from '@nestjs/common';
import { permit } from '../../access/index.js';
import { pageOf, pageWanted, type Asked, type Page, type PageAsked } from '../../api/door/index.js';
import { RosterStore } from '../persistence/roster-store.js';
import { rosterListed, rosterViewer } from './rosters.js';

/** The rosters of a club that somebody may read, the oldest first. */
@Injectable()
export class ListRosters {
  constructor(@Inject(RosterStore) private readonly store: RosterStore) {}

  async run({ by, params, query, language }: Asked<undefined, PageAsked>): Promise<Page<object>> {
    const membership = permit(by, 'roster.read', params['club'] ?? '', language);
    const wanted = pageWanted(query, language);
    const rosters = await this.store.list(membership.club, wanted, rosterViewer(by, membership));
    return pageOf(rosters, wanted, rosterListed);
  }
}
