import { factorTable, row, type By } from '../../../core/index.js';
import { isFormed } from '../straight/standing.js';
import type { Oblique } from './incline.facts.js';
import { obliqueEmptyCells } from './oblique.rulings.js';

/** The row of oblique moves, for any page that halves by it. */
// prettier-ignore
export const obliqueInFormation = <F>(applies: (facts: F, by: By) => boolean) =>
  row<F>('oblique-in-formation', 1 / 2, 'VI-4, L54–55', { it: 'In diagonale o di lato, in formazione', en: 'At an angle or sideways, in formation' }, applies);

/** Infantry that acts only in formation, in any of the orders whose cells are empty. */
export const isLeftOut = ({ arm, unitClass, state }: Oblique): boolean =>
  arm === 'infantry' && unitClass === 'formation-only' && state !== 'in-formation';

/** Who moves obliquely under the rules for formed units. */
export const goesAsFormed = (move: Oblique, by: By): boolean =>
  isFormed(move) || (isLeftOut(move) && by(obliqueEmptyCells) === 'as-in-formation');

// prettier-ignore
export const obliqueFactors = factorTable<Oblique>('oblique-factors', 'VI-4, L54–60', { it: 'Parte del movimento in diagonale o di lato', en: 'Share of the allowance at an angle or sideways' }, [
  obliqueInFormation(goesAsFormed),
]);
