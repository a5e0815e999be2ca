import type { By } from '../../../core/index.js';
import { artilleryInDifficultGround, difficultGroundClasses } from '../rulings.js';
import { isArtillery, type Arm, type UnitClass } from '../vocabulary.js';

/** Whether difficult ground slows units of a class. */
export const slowsClass = (unitClass: UnitClass, by: By): boolean =>
  unitClass === 'formation-only' || by(difficultGroundClasses) === 'both-classes';

/** Whether the ground that a unit is in slows it. */
export const isSlowed = (
  {
    arm,
    unitClass,
    inDifficultGround,
  }: { readonly arm: Arm; readonly unitClass: UnitClass; readonly inDifficultGround: boolean },
  by: By,
): boolean => {
  if (!inDifficultGround) return false;
  return isArtillery(arm) ? by(artilleryInDifficultGround) === 'halved-once' : slowsClass(unitClass, by);
};
