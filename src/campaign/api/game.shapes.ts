import { json, MaySay, Said, several, shape, Shape, time, uuid, whole, words } from '../../api/door/index.js';
import { gameLimits } from '../domain/game.js';
import { BattleCellsAsked } from './sheet.shapes.js';

const title = words(100, 1, {
  matches: /^(?=.*\S).{1,100}$/su,
  says: { it: 'un titolo da 1 a 100 caratteri', en: 'a title of 1 to 100 characters' },
});

@Shape('GameAsked', 'Una partita da fare.', 'A game to make.')
export class GameBody {
  @Said('Come si chiama.', 'What it is called.', title) readonly title!: string;
  @MaySay(
    'Il regolamento, se è uno solo: i tiri di altri sono rifiutati.',
    'The ruleset, if it is only one: rolls by others are refused.',
    words(40),
  )
  readonly ruleset?: string;
}

@Shape('Game', 'Una partita di un club, per i suoi fogli di calcolo.', 'A game of a club, for its spreadsheets.')
export class GameTold {
  @Said('La partita: si manda come game.', 'The game: it is sent as game.', uuid) readonly id!: string;
  @Said('Il club.', 'The club.', uuid) readonly club!: string;
  @Said('Come si chiama.', 'What it is called.', title) readonly title!: string;
  @MaySay('Il regolamento, se è uno solo.', 'The ruleset, if it is only one.', words(40)) readonly ruleset?: string;
  @Said('Il socio che l’ha fatta.', 'The member who made it.', uuid) readonly madeBy!: string;
  @Said('Quando fu fatta.', 'When it was made.', time) readonly createdAt!: string;
  @MaySay('Quando finì.', 'When it ended.', time) readonly endedAt?: string;
  @Said('Quanti tiri sono registrati.', 'How many rolls are on record.', whole(0, gameLimits.rolls))
  readonly recorded!: number;
}

@Shape('GameThrow', 'I dadi di un lancio.', 'The dice of a throw.')
export class GameThrowTold {
  @Said('Quale lancio della procedura.', 'Which throw of the procedure.', words(200)) readonly id!: string;
  @Said('Le facce di ogni dado.', 'The sides of each die.', whole(1, 1_000_000)) readonly sides!: number;
  @Said('Che cosa è uscito.', 'What fell.', several(whole(1, 1_000_000), 10_000)) readonly faces!: readonly number[];
}

@Shape(
  'GameRoll',
  'Un tiro registrato: il primo con il suo codice, o uno con altri dati.',
  'A roll on record: the first with its id, or one with other facts.',
)
export class GameRollTold {
  @Said('Il suo numero nella partita.', 'Its number in the game.', whole(1, gameLimits.rolls))
  readonly number!: number;
  @Said('Quando fu registrato.', 'When it was recorded.', time) readonly at!: string;
  @Said('La procedura.', 'The procedure.', words(100)) readonly procedure!: string;
  @Said('L’edizione delle regole.', 'The edition of the rules.', words(60)) readonly edition!: string;
  @Said('Il codice del tiro.', 'The id of the roll.', words(200)) readonly roll!: string;
  @Said(
    '0 se è la prima volta; altrimenti quante volte i dati erano già cambiati, contando questa.',
    '0 if it is the first time; otherwise how many times the facts had changed, this one included.',
    whole(0, gameLimits.changes),
  )
  readonly change!: number;
  @Said(
    'Che cosa è diverso dalla prima volta; dice se sono caduti altri dadi.',
    'What differs from the first time; dice if other dice fell.',
    several(words(200), 1_000),
  )
  readonly changed!: readonly string[];
  @Said('I dati.', 'The facts.', json('un oggetto', 'an object')) readonly facts!: unknown;
  @Said('Le interpretazioni scelte.', 'The rulings chosen.', json('un oggetto', 'an object'))
  readonly rulings!: unknown;
  @Said('Le righe cambiate dal club.', 'The rows the club changed.', json('un oggetto', 'an object'))
  readonly house!: unknown;
  @Said(
    'I dadi.',
    'The dice.',
    several(
      shape(() => GameThrowTold),
      1_000,
    ),
  )
  readonly throws!: readonly GameThrowTold[];
  @Said('Il socio della cui chiave è.', 'The member whose key it was.', uuid) readonly member!: string;
  @Said('La chiave.', 'The key.', words(8, 8)) readonly key!: string;
}

@Shape('GameCellsAsked', 'Quali celle dei tiri di una partita.', 'Which cells of the rolls of a game.')
export class GameCellsAsked extends BattleCellsAsked {
  @MaySay(
    'Quanti degli ultimi tiri, da 1 a 500; se manca, 50.',
    'How many of the latest rolls, 1 to 500; 50 if left out.',
    words(40, 0),
  )
  readonly last?: string;
}
