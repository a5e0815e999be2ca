import { exact, gapBetween, inUnit, type Base, type Umpire } from '../../core/index.js';

/** How far apart two bases stand, as the answer shows that it was measured. */
export const measuredGap = (rule: string, one: Base, other: Base, { reckon }: Pick<Umpire, 'reckon'>): number => {
  const apart = exact(gapBetween(one, other));
  const far = inUnit(apart, 'cm');
  const says = { it: `Dalle posizioni: ${far.it} di distanza`, en: `By the positions: ${far.en} apart` };
  return reckon(rule, says, apart);
};
