import { Injectable } from '@nestjs/common';
import { At, one, Said, Shape, words } from '../door/index.js';
import { makePrivateGame } from './private-game.js';

const token = words(33, 33, {
  matches: /^g_[0-9A-Za-z]{24}_[0-9A-Za-z]{6}$/,
  says: { it: 'il codice di una partita privata', en: 'the token of a private game' },
});

@Shape('PrivateGame', 'Una partita privata per un foglio di calcolo.', 'A private game for a spreadsheet.')
export class PrivateGameShape {
  @Said(
    'Il codice, da incollare in una cella e da mandare come game.',
    'The token, to be pasted into a cell and sent as game.',
    token,
  )
  readonly game!: string;
}

/** The door of games without a club. */
@Injectable()
export class PrivateGameDoors {
  @At({
    method: 'POST',
    path: '/v1/sheet/games',
    name: 'makePrivateGame',
    tag: 'games',
    may: 'anyone',
    says: { it: 'Dà una partita privata per un foglio di calcolo', en: 'Gives a private game for a spreadsheet' },
    more: {
      it: 'Il codice si vede solo adesso e non è conservato da nessuna parte: si incolla in una cella del foglio. Due partite non hanno mai gli stessi dadi, e chi non ha il codice non può prevederli; chi ha il foglio sì. Una partita del club registra invece ogni tiro.',
      en: 'The token is shown only now and stored nowhere: paste it into a cell of the sheet. Two games never share their dice, and nobody without the token can foresee them; whoever has the sheet can. A game of a club records every roll instead.',
    },
    answers: one(() => PrivateGameShape),
    status: 201,
    graphql: { on: 'Mutation', as: 'makePrivateGame' },
  })
  make(): PrivateGameShape {
    return { game: makePrivateGame() };
  }
}
