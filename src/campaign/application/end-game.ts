import { Inject, Injectable } from '@nestjs/common';
import { refusal } from '../../access/index.js';
import { notHere, type Asked } from '../../api/door/index.js';
import { GameStore } from '../persistence/game-store.js';
import { Games, gameTold } from './games.js';

/** Ends a game: its rolls stay readable, in cells too, and no new ones are made. Ending it again changes nothing. */
@Injectable()
export class EndGame {
  constructor(
    @Inject(Games) private readonly games: Games,
    @Inject(GameStore) private readonly store: GameStore,
  ) {}

  async run(asked: Asked): Promise<object> {
    const { game, membership } = await this.games.see(asked, 'game.make');
    const { member, role } = membership;
    if (role === 'player' && game.madeBy !== member) throw refusal('not-permitted', asked.language, notYours);
    const ended = await this.store.end(game.club, game.id);
    if (!ended) throw notHere(asked.language);
    return gameTold(ended);
  }
}

const notYours = {
  it: 'La partita è di un altro: la finisce chi l’ha fatta, l’arbitro o un responsabile.',
  en: 'The game is somebody else’s: whoever made it ends it, the referee or an owner.',
};
