import type { Ruling } from './ruling.js';
import type { Umpire } from './umpire.js';

/** Says how the club reads a point that the players then play on the table. */
export const remind = <O extends string>({ by, reckon }: Pick<Umpire, 'by' | 'reckon'>, ruling: Ruling<O>): O => {
  const option = by(ruling);
  return reckon(ruling.rule, ruling.options[option], option);
};
