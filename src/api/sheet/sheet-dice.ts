import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Read, Roll } from '../../core/index.js';
import { credentialsOf } from '../door/ask-door.js';
import { isUuid } from '../door/kind.js';
import type { Opened } from '../desk/shelf.js';
import { isMeantPrivate, isPrivateGame } from './private-game.js';
import { gameDice, gameSecret, practiceDice } from './roll-dice.js';
import type { GameOpened, SheetGames } from './sheet-games.js';

/** The dice of one sheet call: of a game, or for practice. */
export interface SheetDice {
  readonly kind: 'practice' | 'private' | 'club';
  readonly roll: (opened: Opened) => Roll;
  /** Where what is rolled has to be on record before it is shown. */
  readonly record?: GameOpened['record'];
}

/** Finds the dice by the `game` of a call; undefined if it names none. */
export type FindDice = (game: string | undefined) => Promise<Read<SheetDice>>;

const wrongGame = (it: string, en: string): Read<never> => ({
  ok: false,
  faults: [{ path: 'game', code: 'request/wrong-kind', says: { it, en } } satisfies Fault],
});

/** Finds the dice of a request: practice dice without a game, or those of the game that its cell names. */
export const diceFor =
  (seed: string, games: SheetGames | undefined, request: FastifyRequest, reply: FastifyReply): FindDice =>
  async game => {
    if (game === undefined)
      return { ok: true, value: { kind: 'practice', roll: opened => practiceDice(seed, opened) } };
    if (isMeantPrivate(game)) return privateDice(seed, game);
    const id = game.toLowerCase();
    if (games === undefined || !isUuid(id)) return noGame(game);
    // A cookie does not roll: another site could make a browser send it. A key does.
    const opened = await games.open(id, { ...credentialsOf(request, true), cookie: undefined });
    void reply.headers({ ...opened.headers });
    return { ok: true, value: { kind: 'club', roll: rollIn(gameSecret(seed, 'club', id)), record: opened.record } };
  };

const privateDice = (seed: string, token: string): Read<SheetDice> =>
  isPrivateGame(token)
    ? { ok: true, value: { kind: 'private', roll: rollIn(gameSecret(seed, 'private', token)) } }
    : wrongGame(
        'il codice della partita non è intero: copiarlo di nuovo, da g_ fino all’ultima lettera.',
        'the token of the game is not whole: copy it again, from g_ to its last letter.',
      );

const rollIn =
  (secret: string) =>
  ({ procedure }: Opened): Roll =>
    gameDice(secret, procedure);

const noGame = (game: string): Read<never> =>
  game === ''
    ? wrongGame(
        'la cella della partita è vuota: incollarvi il codice g_… che dà il pulsante in /docs/sheet, o l’id di una partita del club; per dadi di prova, togliere game.',
        'the cell of the game is empty: paste into it the token g_… that the button at /docs/sheet gives, or the id of a game of the club; for practice dice, leave game out.',
      )
    : wrongGame(
        'non è una partita: serve il codice g_… che dà il pulsante in /docs/sheet, o l’id di una partita del club con key=wk_s_….',
        'this is no game: expected the token g_… that the button at /docs/sheet gives, or the id of a game of the club with key=wk_s_….',
      );
