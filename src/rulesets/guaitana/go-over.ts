import type { Umpire } from '../../core/index.js';
import type { Order } from './vocabulary.js';

/** A unit goes over to another order at once. */
export const goOver = (rule: string, role: string, order: Order, { effect }: Pick<Umpire, 'effect'>): void => {
  effect(rule, role, 'order', { to: order }, 'now');
  if (order === 'retreat') effect(rule, role, 'retreatSinceThisTurn', { to: true }, 'now');
};
