import type { By } from '../../../core/index.js';
import { defensiveFireRange } from '../rulings.js';

/** The reach of canister, and of muskets at their best. */
export const pointBlankUm = 1;

/** The range that counts: a charge is met at point-blank, unless the club measures it. */
export const countedRange = (rangeUm: number, charged: boolean, by: By): number =>
  charged && rangeUm > pointBlankUm && by(defensiveFireRange) === 'point-blank' ? pointBlankUm : rangeUm;
