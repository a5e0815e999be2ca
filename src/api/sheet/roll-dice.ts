import { facesInOrder, type DiceSource, type Roll } from '../../core/index.js';
import { derivedDice } from '../desk/dice.js';
import type { Opened } from '../desk/shelf.js';

/** The secret from which the dice of sheet rolls derive. */
export abstract class SheetSeed {
  abstract readonly seed: string;
}

/**
 * The dice of a roll: they follow from the secret, the edition, the procedure and the id of the roll, never from the
 * facts, so that mending a modifier keeps the dice. Each throw has dice of its own, so that a throw before it may grow
 * or shrink without changing them.
 */
export const rollDice = (seed: string, { book, procedure }: Opened): Roll => {
  return roll => {
    // A sheet never throws fresh dice: without a roll there are none.
    if (roll === null) return facesInOrder([]);
    const byThrow = new Map<string, DiceSource>();
    return {
      draw: (id, count, sides) => {
        const dice = byThrow.get(id) ?? derivedDice(seed, ['sheet', book.edition, procedure.id, roll, id].join('\n'));
        byThrow.set(id, dice);
        return dice.draw(id, count, sides);
      },
    };
  };
};
