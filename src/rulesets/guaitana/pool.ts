import type { By, Umpire } from '../../core/index.js';
import { halvingRounding } from './rulings.js';

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

/** A whole number of figures, rounded as the club does. */
export const wholeFigures = (figures: number, by: By): number => {
  if (Number.isInteger(figures)) return figures;
  return by(halvingRounding) === 'up' ? Math.ceil(figures) : Math.floor(figures);
};

/** What is left of figures after all halvings: rounded once, in fire and in melee alike. */
export const roundedOnce = (rule: string, figures: number, { by, reckon }: Pick<Umpire, 'by' | 'reckon'>): number => {
  if (Number.isInteger(figures)) return figures;
  const { it, en } = halvingRounding.options[by(halvingRounding)];
  const says = { it: `Si arrotonda una volta, ${it}`, en: `Rounded once: ${en}` };
  return reckon(rule, says, wholeFigures(figures, by));
};
