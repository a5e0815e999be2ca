import type { Unit } from '../unit.js';

type Gunners = Pick<Unit, 'firedThisTurn' | 'firedInEnemyTurn' | 'actionsThisTurn'>;

/** The actions a battery has in a turn. */
export const mostActions = 2;

/** Whether its own fire is behind it: whoever fired in the enemy’s activation is bound by that alone. */
export const hasFired = ({ firedThisTurn, firedInEnemyTurn }: Pick<Gunners, 'firedThisTurn' | 'firedInEnemyTurn'>) =>
  firedThisTurn && !firedInEnemyTurn;

/** The actions that a battery has taken this turn, its own fire among them. */
export const actionsSpent = (battery: Gunners): number => battery.actionsThisTurn + (hasFired(battery) ? 1 : 0);
