import { factorTable, row, type By } from '../../../core/index.js';
import { isHalvedIn } from '../rulings.js';
import type { DifficultMove } from './move.facts.js';
import { slowsClass } from './ground.js';

/** The row of difficult ground, for any page that halves by it. */
// prettier-ignore
export const difficultGroundRow = <F>(applies: (facts: F, by: By) => boolean) =>
  row<F>('difficult-ground', 1 / 2, 'VI-3, L46', { it: 'Terreno difficile, finché una figura ci sta dentro', en: 'Difficult ground, while any figure is inside' }, applies);

/** Whether a difficult stretch of this move is a slow one. */
export const slows = ({ unitClass, onRoad }: Pick<DifficultMove, 'unitClass' | 'onRoad'>, by: By): boolean =>
  slowsClass(unitClass, by) && isHalvedIn(onRoad, by);

// prettier-ignore
export const difficultFactors = factorTable<DifficultMove>('difficult-factors', 'VI-3, L46', { it: 'Parte del movimento in terreno difficile', en: 'Share of the allowance in difficult ground' }, [
  difficultGroundRow((f, by) => !f.otherHalving && f.segments.some(({ difficult }) => difficult) && slows(f, by)),
]);
