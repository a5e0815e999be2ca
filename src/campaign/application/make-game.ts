import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { permit, refusal } from '../../access/index.js';
import { faultsProblem, Refused, Reply, Shelf, type Asked } from '../../api/door/index.js';
import { GameStore } from '../persistence/game-store.js';
import { keepingOf, keptOf, keptReplyOf } from './battles.js';
import { noSuchRuleset } from './books.js';
import { gameTold } from './games.js';

/** What is asked of a new game. */
export interface GameAsked {
  readonly title: string;
  readonly ruleset?: string | null;
}

/** So many games of a club may go on at once. */
const mostGoing = 100;

/** Makes a game for the spreadsheets of a club. */
@Injectable()
export class MakeGame {
  constructor(
    @Inject(GameStore) private readonly store: GameStore,
    @Inject(Shelf) private readonly shelf: Shelf,
  ) {}

  async run(asked: Asked<GameAsked>): Promise<Reply> {
    const { by, params, body, language } = asked;
    const membership = permit(by, 'game.make', params['club'] ?? '', language);
    const { club, member } = membership;
    const { title, ruleset = null } = body;
    if (ruleset !== null && !this.shelf.book(ruleset))
      throw new Refused(faultsProblem([noSuchRuleset(this.shelf)], language));
    if ((await this.store.going(club)) >= mostGoing) throw refusal('not-now', language, tooMany);
    const game = {
      id: randomUUID(),
      club,
      title,
      ruleset,
      madeBy: member,
      createdAt: new Date(),
      endedAt: null,
      rolls: 0,
    };
    const reply = keptOf(new Reply(gameTold(game), 201, { location: `/v1/games/${game.id}` }));
    return keptReplyOf(await this.store.make(game, keepingOf(asked, membership), reply), language);
  }
}

const tooMany = {
  it: `Il club ha già ${mostGoing} partite in corso: finirne una.`,
  en: `The club has ${mostGoing} games going already: end one.`,
};
