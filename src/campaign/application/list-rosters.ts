import { Inject, Injectable } from '@nestjs/common';
import { permit } from '../../access/index.js';
import { pageOf, pageWanted, type Asked, type Page, type PageAsked } from '../../api/door/index.js';
import { RosterStore } from '../persistence/roster-store.js';
import { rosterListed } from './rosters.js';

/** The rosters of a club, the oldest first. */
@Injectable()
export class ListRosters {
  constructor(@Inject(RosterStore) private readonly store: RosterStore) {}

  async run({ by, params, query, language }: Asked<undefined, PageAsked>): Promise<Page<object>> {
    const { club } = permit(by, 'roster.read', params['club'] ?? '', language);
    const wanted = pageWanted(query, language);
    return pageOf(await this.store.list(club, wanted), wanted, rosterListed);
  }
}
