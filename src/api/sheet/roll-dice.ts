import { createHmac } from 'node:crypto';
import { facesInOrder, type DiceSource, type Procedure, type Roll } from '../../core/index.js';
import { derivedDice } from '../desk/dice.js';
import type { Opened } from '../desk/shelf.js';

/** The secret from which the dice of sheet rolls derive. */
export abstract class SheetSeed {
  abstract readonly seed: string;
}

/**
 * The dice of a roll follow from a secret, what is rolled for and the id of the roll, never from the facts, so that
 * mending a modifier keeps the dice. Each throw has dice of its own, so that a throw before it may grow or shrink without
 * changing them.
 */
const rollBy =
  (key: string, ...rolledFor: readonly string[]): Roll =>
  roll => {
    // A sheet never throws fresh dice: without a roll there are none.
    if (roll === null) return facesInOrder([]);
    const byThrow = new Map<string, DiceSource>();
    return {
      draw: (id, count, sides) => {
        const dice = byThrow.get(id) ?? derivedDice(key, [...rolledFor, roll, id].join('\n'));
        byThrow.set(id, dice);
        return dice.draw(id, count, sides);
      },
    };
  };

/** Dice without a game, for practice: the same for everybody who asks this server. */
export const practiceDice = (seed: string, { book, procedure }: Opened): Roll =>
  rollBy(seed, 'sheet', book.edition, procedure.id);

/** Dice of a game. The edition is left out, so that a new one does not re-roll a game that is being played. */
export const gameDice = (secret: string, { id }: Pick<Procedure, 'id'>): Roll => rollBy(secret, 'game', id);

/** Two kinds of game: one that a workbook keeps to itself, and one that a club records. */
export type GameKind = 'private' | 'club';

/** The secret of a game. The seed is not in the database, so that nobody who reads the database can foresee the dice. */
export const gameSecret = (seed: string, kind: GameKind, game: string): string =>
  createHmac('sha256', seed).update(`sheet-game\n${kind}\n${game}`).digest('hex');
