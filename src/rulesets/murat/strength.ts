import type { By } from '../../core/index.js';
import { lossThresholds } from './rulings.js';
import { fouOf, initialFouOf, type Unit } from './unit.js';

/** How far a strength has fallen. */
export interface Wear {
  readonly lost: number;
  readonly thirdLost: boolean;
  readonly decimated: boolean;
  readonly dissolved: boolean;
}

/** What the losses have made of a strength: a third gone, two thirds gone, all gone. */
export const wearOf = (initial: number, current: number, by: By): Wear => {
  const lost = initial - current;
  // Whatever reaches the exact fraction has reached the rounded one: the club is asked only about what lies between.
  const reached = (thirds: number): boolean =>
    lost > 0 &&
    (3 * lost >= thirds * initial ||
      (lost >= Math.max(1, Math.floor((thirds * initial) / 3)) && by(lossThresholds) === 'round-down'));
  return { lost, thirdLost: reached(1), decimated: reached(2), dissolved: current === 0 };
};

export const wearOfUnit = (unit: Pick<Unit, 'fouInitial' | 'fouCurrent'>, by: By): Wear =>
  wearOf(initialFouOf(unit), fouOf(unit), by);
