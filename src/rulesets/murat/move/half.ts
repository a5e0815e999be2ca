import type { By } from '../../../core/index.js';
import { halfDistances } from './move.rulings.js';

/** Half of a distance. */
export const halfOf = (um: number, by: By): number =>
  um % 2 !== 0 && by(halfDistances) === 'round-down' ? Math.floor(um / 2) : um / 2;
