import type { By } from '../../../core/index.js';
import { fouOf, type Unit } from '../unit.js';
import { supportDice } from './support.rulings.js';

/** A quarter of the supporter’s strength, in dice. */
export const quarterOf = (supporter: Pick<Unit, 'fouCurrent' | 'fouInitial'>, by: By): number => {
  const quarter = fouOf(supporter) / 4;
  return by(supportDice) === 'quarter-rounded-up' ? Math.ceil(quarter) : Math.floor(quarter);
};
