import { Inject, Injectable } from '@nestjs/common';
import { permit } from '../../access/index.js';
import { pageOf, pageWanted, type Asked, type Page, type PageAsked } from '../../api/door/index.js';
import { GameStore } from '../persistence/game-store.js';
import { gameTold } from './games.js';

/** The games of a club, the oldest first. */
@Injectable()
export class ListGames {
  constructor(@Inject(GameStore) private readonly store: GameStore) {}

  async run({ by, params, query, language }: Asked<undefined, PageAsked>): Promise<Page<object>> {
    const { club } = permit(by, 'game.read', params['club'] ?? '', language);
    const wanted = pageWanted(query, language);
    return pageOf(await this.store.list(club, wanted), wanted, gameTold);
  }
}
