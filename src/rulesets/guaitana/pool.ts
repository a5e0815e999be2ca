import type { Umpire } from '../../core/index.js';

/** No unit of the book throws half as many; only a house rule could ask for more. */
export const mostDice = 500;

/** Dice that can be thrown: whole, never fewer than none. */
export const bounded = (
  rule: string,
  dice: number,
  { atLeast, atMost }: Pick<Umpire, 'atLeast' | 'atMost'>,
): number => {
  if (dice < 0) return atLeast(rule, { it: 'Mai sotto zero', en: 'Never below zero' }, 0, dice);
  if (dice > mostDice)
    return atMost(rule, { it: 'Più dadi di così non si tirano', en: 'No more dice than this' }, mostDice, dice);
  return dice;
};
