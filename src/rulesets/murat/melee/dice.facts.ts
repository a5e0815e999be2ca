import { appliedModifiers, count, group } from '../../../core/index.js';
import { meleeFacts } from './side.js';

export const meleeDiceFacts = meleeFacts;

/** More dice than any house rule can bring. */
export const mostDice = 10_000;

const pool = group({ it: 'I dadi di una parte', en: 'The dice of one side' }, 'MeleePool', {
  dice: count({ it: 'Dadi', en: 'Dice' }, 0, mostDice),
  needed: count({ it: 'Punteggio per colpire', en: 'Score to hit' }, 4, 6),
  modifiers: appliedModifiers,
});

export const meleeDiceOutcome = {
  attacker: { ...pool, says: { it: 'Dadi dell’attaccante', en: 'Attacker’s dice' } },
  defender: { ...pool, says: { it: 'Dadi del difensore', en: 'Defender’s dice' } },
};
