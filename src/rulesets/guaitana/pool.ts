import type { Umpire } from '../../core/index.js';

/** No unit of the book throws half as many; only a house rule could ask for more. */
export const mostDice = 500;

/** Dice that can be thrown: whole, never fewer than none. */
export const bounded = (
  rule: string,
  dice: number,
  { atLeast, atMost }: Pick<Umpire, 'atLeast' | 'atMost'>,
): number => {
  if (dice < 0) return atLeast(rule, { it: 'Mai meno di nessun dado', en: 'Never fewer than no die' }, 0, dice);
  if (dice > mostDice)
    return atMost(rule, { it: 'Più dadi non si tirano', en: 'More dice are not thrown' }, mostDice, dice);
  return dice;
};
