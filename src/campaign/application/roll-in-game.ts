import { Inject, Injectable } from '@nestjs/common';
import { permit, refusal } from '../../access/index.js';
import {
  Gate,
  SheetGames,
  type Credentials,
  type GameOpened,
  type RollKept,
  type RollUse,
} from '../../api/door/index.js';
import { newUse, type NewUse } from '../domain/game.js';
import { GameStore } from '../persistence/game-store.js';
import { Batched } from './batched.js';

/** Records the rolls of cells in a club's game. */
@Injectable()
export class RollInGame extends SheetGames {
  /** By club and game; undefined for each use where the club has no such game. */
  private readonly writes = new Batched<NewUse, RollKept | undefined>(async (place, uses) => {
    const [club = '', game = ''] = place.split('/');
    return (await this.store.record(club, game, uses)) ?? uses.map(() => undefined);
  });

  constructor(
    @Inject(Gate) private readonly gate: Gate,
    @Inject(GameStore) private readonly store: GameStore,
  ) {
    super();
  }

  async open(game: string, credentials: Credentials): Promise<GameOpened> {
    const { by, headers } = await this.gate.admit(credentials);
    const { language } = credentials;
    const [membership] = by.memberships;
    if (by.key === null || membership === undefined) throw refusal('not-signed-in', language, noKey);
    const { club, member } = permit(by, 'game.roll', membership.club, language);
    const key = by.key.id;
    const record = async (uses: readonly RollUse[]): Promise<readonly RollKept[]> => {
      const kept = await this.writes.run(
        `${club}/${game}`,
        uses.map(({ facts, rulings, house, ...use }) =>
          newUse({ ...use, asked: { facts, rulings, house }, member, key }),
        ),
      );
      return kept.map(one => {
        if (one === undefined) throw refusal('not-found', language, noGame);
        return one;
      });
    };
    return { record, headers };
  }
}

/** Foreign and missing are the same. */
const noGame = {
  it: 'game: il club della chiave non ha questa partita.',
  en: 'game: the club of the key has no such game.',
};

const noKey = {
  it: 'game: è la partita di un club: aggiungere key=wk_s_…, che si fa nella pagina del club.',
  en: 'game: this is a game of a club: add key=wk_s_…, which is made on the page of the club.',
};
