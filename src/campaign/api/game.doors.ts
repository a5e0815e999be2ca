import { Inject, Injectable } from '@nestjs/common';
import { At, file, one, page, PageAsked, type Asked } from '../../api/door/index.js';
import { EndGame } from '../application/end-game.js';
import { ListGames } from '../application/list-games.js';
import { MakeGame } from '../application/make-game.js';
import { ReadGame } from '../application/read-game.js';
import { ReadRolls } from '../application/read-rolls.js';
import * as told from './game.shapes.js';

/** The doors of games: a club's spreadsheets roll in them, and the club reads the record. */
@Injectable()
export class GameDoors {
  constructor(
    @Inject(ListGames) private readonly listing: ListGames,
    @Inject(MakeGame) private readonly making: MakeGame,
    @Inject(ReadGame) private readonly reading: ReadGame,
    @Inject(EndGame) private readonly ending: EndGame,
    @Inject(ReadRolls) private readonly rolls: ReadRolls,
  ) {}

  @At({
    method: 'GET',
    path: '/v1/clubs/:club/games',
    name: 'listGames',
    tag: 'games',
    may: 'game.read',
    says: { it: 'Le partite di un club, la più vecchia per prima', en: 'The games of a club, the oldest first' },
    query: PageAsked,
    answers: page(() => told.GameTold),
    graphql: { on: 'Club', as: 'games' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  list(asked: Asked<undefined, PageAsked>) {
    return this.listing.run(asked);
  }

  @At({
    method: 'POST',
    path: '/v1/clubs/:club/games',
    name: 'makeGame',
    tag: 'games',
    may: 'game.make',
    says: { it: 'Fa una partita per i fogli di calcolo del club', en: 'Makes a game for the spreadsheets of the club' },
    more: {
      it: 'Le celle mandano il suo id come game e una chiave wk_s_… come key. Il primo uso di ogni codice di tiro è registrato con ora, dati e dadi prima che la cella li mostri; se poi i dati cambiano, anche questo.',
      en: 'Cells send its id as game and a wk_s_… key as key. The first use of each roll id is recorded with time, facts and dice before the cell shows them; if the facts change later, so is that.',
    },
    body: told.GameBody,
    answers: one(() => told.GameTold),
    status: 201,
    graphql: { on: 'Mutation', as: 'makeGame' },
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'not-now', 'key-running', 'key-reused'],
    examples: [
      {
        says: { it: 'Il sabato al club', en: 'Saturday at the club' },
        body: { title: 'Sabato al club', ruleset: 'ordre-mixte' },
      },
    ],
  })
  make(asked: Asked<told.GameBody>) {
    return this.making.run(asked);
  }

  @At({
    method: 'GET',
    path: '/v1/games/:game',
    name: 'readGame',
    tag: 'games',
    may: 'game.read',
    says: { it: 'Una partita', en: 'A game' },
    answers: one(() => told.GameTold),
    graphql: { on: 'Query', as: 'game' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  read(asked: Asked) {
    return this.reading.run(asked);
  }

  @At({
    method: 'POST',
    path: '/v1/games/:game/end',
    name: 'endGame',
    tag: 'games',
    may: 'game.make',
    says: { it: 'Finisce una partita', en: 'Ends a game' },
    more: {
      it: 'I tiri registrati si leggono ancora, anche nelle celle; di nuovi non se ne fanno. I giocatori finiscono le proprie partite, l’arbitro e i responsabili tutte.',
      en: 'The rolls on record can still be read, in cells too; no new ones are made. Players end their own games, the referee and the owners all of them.',
    },
    answers: one(() => told.GameTold),
    graphql: { on: 'Mutation', as: 'endGame' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  end(asked: Asked) {
    return this.ending.run(asked);
  }

  @At({
    method: 'GET',
    path: '/v1/games/:game/rolls',
    name: 'listRolls',
    tag: 'games',
    may: 'game.read',
    says: {
      it: 'I tiri registrati di una partita, con i dati e con quel che è cambiato dopo',
      en: 'The rolls of a game on record, with their facts and what changed later',
    },
    query: PageAsked,
    answers: page(() => told.GameRollTold),
    graphql: { on: 'Game', as: 'rolls' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  listRolls(asked: Asked<undefined, PageAsked>) {
    return this.rolls.page(asked);
  }

  @At({
    method: 'GET',
    path: '/v1/games/:game/rolls.csv',
    name: 'exportRolls',
    tag: 'games',
    may: 'game.read',
    says: {
      it: 'I tiri registrati come foglio, una riga per tiro',
      en: 'The rolls on record as a sheet, one row a roll',
    },
    answers: file('text/csv; charset=utf-8'),
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  csv(asked: Asked) {
    return this.rolls.csv(asked);
  }

  @At({
    method: 'GET',
    path: '/v1/sheet/games/:game/rolls',
    name: 'rollsInCells',
    tag: 'games',
    may: 'game.sheet',
    sheet: true,
    says: { it: 'Gli ultimi tiri di una partita, uno per riga', en: 'The latest rolls of a game, one a line' },
    more: {
      it: 'Gli errori a cui si può rimediare si leggono nella cella, con lo stato 200: cominciano con ERR.',
      en: 'Errors that can be mended are read in the cell, with the status 200: they begin with ERR.',
    },
    query: told.GameCellsAsked,
    answers: file('text/plain; charset=utf-8'),
  })
  inCells(asked: Asked<undefined, told.GameCellsAsked>) {
    return this.rolls.inCells(asked);
  }
}
