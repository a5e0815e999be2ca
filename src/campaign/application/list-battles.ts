import { Inject, Injectable } from '@nestjs/common';
import { permit } from '../../access/index.js';
import { pageOf, pageWanted, type Asked, type Page, type PageAsked } from '../../api/door/index.js';
import { BattleStore } from '../persistence/battle-store.js';
import { battleListed } from './told.js';

/** The battles of a club, the latest first. */
@Injectable()
export class ListBattles {
  constructor(@Inject(BattleStore) private readonly store: BattleStore) {}

  async run({ by, params, query, language }: Asked<unknown, PageAsked>): Promise<Page<object>> {
    const { club } = permit(by, 'battle.read', params['club'] ?? '', language);
    const wanted = pageWanted(query, language);
    return pageOf(await this.store.list(club, wanted), wanted, ({ battle }) => battleListed(battle));
  }
}
