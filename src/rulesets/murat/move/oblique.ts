import { formationOf, isEliteOrGuard, isFormed, type Unit } from '../unit.js';

/** Formed infantry below elite loses its order by moving obliquely; a square does not move so at all. */
export const isDisorderedByOblique = (unit: Unit): boolean =>
  isFormed(unit) && !isEliteOrGuard(unit) && formationOf(unit) !== 'square';
