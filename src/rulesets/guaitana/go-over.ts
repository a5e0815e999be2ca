import type { Umpire } from '../../core/index.js';
import type { Order } from './vocabulary.js';

/** A unit goes over to another order at once; what a retreat asks of it, such as going into mass, has a page of its own. */
export const goOver = (
  rule: string,
  role: string,
  order: Order,
  { effect, owe }: Pick<Umpire, 'effect' | 'owe'>,
): void => {
  effect(rule, role, 'order', { to: order }, 'now');
  if (order !== 'retreat') return;
  effect(rule, role, 'retreatSinceThisTurn', { to: true }, 'now');
  owe('Tipi di truppe, L64; Ordini, L110', role, 'guaitana.orders.retreat', 'now');
};
