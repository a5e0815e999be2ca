import type { By } from '../../../core/index.js';
import { standsAt } from '../cover.js';
import { positions } from '../tables.js';
import { formationOf, type Unit } from '../unit.js';
import type { Position } from '../vocabulary.js';
import type { PushBackReason } from './fire.reasons.js';
import { pushBackDice } from './fire.rulings.js';

/** How the unit fired at stands. */
export interface Stand {
  readonly target: Unit;
  readonly position: Position;
  readonly charging: boolean;
}

/** The first thing that keeps a unit where it is; null if nothing does. */
export const heldBy = (losses: number, { target, position, charging }: Stand): PushBackReason | null => {
  if (losses === 0) return 'no-loss';
  if (formationOf(target) === 'square') return 'square';
  if (positions.entries[standsAt(target, position)].noPushBack) return 'defended-position';
  return charging ? 'charging' : null;
};

/** Dice that a unit pushed back throws. */
export const diceFor = (losses: number, by: By): number =>
  losses > 1 && by(pushBackDice) === 'one-per-loss' ? losses : 1;
