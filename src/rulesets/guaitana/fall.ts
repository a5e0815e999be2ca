import type { Moment, Umpire } from '../../core/index.js';
import type { Kind } from './vocabulary.js';

type Verbs = Pick<Umpire, 'effect' | 'owe'>;

/** A unit is no more; with the commander-in-chief’s own, he is lost too. */
export const fall = (rule: string, role: string, kind: Kind | null, when: Moment, umpire: Verbs): void => {
  umpire.effect(rule, role, 'eliminated', { to: true }, when);
  if (kind === 'commander-in-chief') loseCommander(rule, role, kind, when, umpire);
};

/** The commander-in-chief gives no more orders, until somebody succeeds him; others only fall. */
export const loseCommander = (
  rule: string,
  role: string,
  kind: Kind | null,
  when: Moment,
  { effect, owe }: Verbs,
): void => {
  effect(rule, role, 'commanderAlive', { to: false }, when);
  if (kind !== 'commander-in-chief') return;
  // Whoever had succeeded before has fallen with the post.
  effect(rule, role, 'takesOverOnTurn', { to: null }, when);
  owe('Ordini, L123', role, 'guaitana.orders.cinc-succession', when);
};
