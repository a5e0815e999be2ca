import { exact, inItalian, inUnit, type Text, type Umpire } from '../../core/index.js';
import { mostFactor } from './facts.js';

/** What becomes of an allowance: its bounds, what a path costs of it, and how it is said. */

/** No path costs more, in cm; only a house rule could make one endless. */
export const mostSpentCm = 1_000_000;

/** A number that a table can have; only house rules ask for more, or for less than nothing. */
export const within = (
  rule: string,
  most: number,
  value: number,
  { atLeast, atMost }: Pick<Umpire, 'atLeast' | 'atMost'>,
): number => {
  if (value < 0) return atLeast(rule, { it: 'Mai sotto zero', en: 'Never below zero' }, 0, value);
  if (value > most) return atMost(rule, { it: 'Di più non ce n’è', en: 'There is no more than this' }, most, value);
  return value;
};

/** A share of the allowance that can be granted. */
export const grantable = (rule: string, share: number, umpire: Pick<Umpire, 'atLeast' | 'atMost'>): number =>
  within(rule, mostFactor, share, umpire);

/** What a stretch costs of the allowance when only a share of it is granted; without any share it never ends. */
export const costAt = (cm: number, share: number): number => {
  if (cm === 0) return 0;
  return share > 0 ? Math.min(cm / share, mostSpentCm) : mostSpentCm;
};

/** Whether a path costs more than there is; a millionth is nothing on a table. */
export const isBeyond = (spentCm: number, allowanceCm: number): boolean => exact(spentCm - allowanceCm) > 0;

/** Centimetres as a sentence says them. */
export const inCm = (value: number): Text => inUnit(exact(value), 'cm');

/** How much of the allowance is granted, as a sentence says it. */
export const shareInWords = (share: number): Text => {
  if (share === 1) return { it: 'con tutto il movimento', en: 'with its whole allowance' };
  if (share === 1 / 2) return { it: 'con metà del movimento', en: 'with half its allowance' };
  const by = exact(share);
  return { it: `con il movimento ×${inItalian(by)}`, en: `with its allowance ×${by}` };
};
