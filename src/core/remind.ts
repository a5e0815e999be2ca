import type { Ruling } from './ruling.js';
import type { Umpire } from './umpire.js';

/** Reads a point that the players play on the table themselves: the answer names it among the rulings it was made by. */
export const remind = <O extends string>({ by }: Pick<Umpire, 'by'>, ruling: Ruling<O>): O => by(ruling);
