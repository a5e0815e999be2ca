import type { By } from '../../../core/index.js';
import { ammunitionWithReserve, reserveOwner } from '../rulings.js';
import type { Side, Weapon } from '../vocabulary.js';
import { loads } from './fire.tables.js';

/** What is known of a unit's ammunition; a unit that does not name its weapon has firearms. */
export interface Stock {
  readonly weapon: Weapon | null;
  readonly shotsFired: number;
  readonly hasMule: boolean;
  readonly nation: Side | null;
}

const hasFirearms = ({ weapon }: Stock): boolean => weapon !== 'javelin' && weapon !== 'lance';

/** Whether a unit has a reserve at all: with javelins nobody has, mule or not. */
export const hasReserve = (stock: Stock, by: By): boolean =>
  hasFirearms(stock) && (by(reserveOwner) === 'all-italian-units' ? stock.nation === 'italian' : stock.hasMule);

/** The shots that a unit with its basic load gone has left on the mule. */
export const leftInReserve = (stock: Stock, by: By): number =>
  hasReserve(stock, by) ? Math.max(0, loads.entries.firearms + loads.entries.reserve - stock.shotsFired) : 0;

/** Whether a unit is out of ammunition for its morale, which with javelins or lances it never is. */
export const isOutOfAmmunition = (stock: Stock, by: By): boolean => {
  if (!hasFirearms(stock) || stock.shotsFired < loads.entries.firearms) return false;
  return leftInReserve(stock, by) === 0 || by(ammunitionWithReserve) === 'out';
};
