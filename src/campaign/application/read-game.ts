import { Inject, Injectable } from '@nestjs/common';
import type { Asked } from '../../api/door/index.js';
import { Games, gameTold } from './games.js';

/** A game of a club. */
@Injectable()
export class ReadGame {
  constructor(@Inject(Games) private readonly games: Games) {}

  async run(asked: Asked): Promise<object> {
    const { game } = await this.games.see(asked, 'game.read');
    return gameTold(game);
  }
}
