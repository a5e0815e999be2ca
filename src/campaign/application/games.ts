import { Inject, Injectable } from '@nestjs/common';
import { permit, type Action } from '../../access/index.js';
import { isUuid, notHere, type Asked, type Membership } from '../../api/door/index.js';
import { changedSince, type Game } from '../domain/game.js';
import { GameStore, type ListedUse } from '../persistence/game-store.js';

type Question = Pick<Asked<unknown, unknown>, 'by' | 'params' | 'language'>;

/** The way of every use case to a game: who asks, and whether he may. */
@Injectable()
export class Games {
  constructor(@Inject(GameStore) private readonly store: GameStore) {}

  /** Finds a game in whichever of the asker's clubs has it: foreign and missing are the same. */
  async see(asked: Question, action: Action): Promise<{ readonly game: Game; readonly membership: Membership }> {
    const { by, params, language } = asked;
    const id = params['game'];
    const clubs = isUuid(id) ? by.memberships.map(({ club }) => club) : [];
    for (const club of clubs) {
      const game = await this.store.find(club, id ?? '');
      if (game) return { game, membership: permit(by, action, club, language) };
    }
    // Who is nobody is told so; for all others nothing is here.
    permit(by, action, '', language);
    throw notHere(language);
  }
}

/** A game as it is answered. */
export const gameTold = ({ id, club, title, ruleset, madeBy, createdAt, endedAt, rolls }: Game) => ({
  id,
  club,
  title,
  ruleset,
  madeBy,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  recorded: rolls,
});

/** A use of a roll as it is answered. */
export const useTold = ({
  position,
  at,
  procedure,
  edition,
  roll,
  version,
  asked,
  throws,
  first,
  member,
  key,
}: ListedUse) => ({
  number: position,
  at: at.toISOString(),
  procedure,
  edition,
  roll,
  change: version - 1,
  changed: first === null ? [] : changedSince(first, { asked, throws }),
  facts: asked.facts,
  rulings: asked.rulings,
  house: asked.house,
  throws,
  member,
  key,
});

export type UseTold = ReturnType<typeof useTold>;
