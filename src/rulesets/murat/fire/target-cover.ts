import type { By } from '../../../core/index.js';
import { meleeCoverOf, standsAt } from '../cover.js';
import { positions } from '../tables.js';
import type { Unit } from '../unit.js';
import type { CoverClass, Position } from '../vocabulary.js';
import { heavyCoverMusketry } from './fire.rulings.js';

interface Covered {
  readonly target: Unit;
  readonly targetPosition: Position;
}

/** Whether muskets find the target in cover. */
export const inMusketryCover = (shot: Covered & { readonly targetCover: CoverClass | null }): boolean =>
  shot.targetCover === null
    ? positions.entries[standsAt(shot.target, shot.targetPosition)].musketryCover
    : shot.targetCover !== 'none';

/** The dice that cover takes from muskets. */
export const coverDice = (shot: Covered & { readonly targetCover: CoverClass | null }, by: By): number => {
  const at = standsAt(shot.target, shot.targetPosition);
  const printedHeavy = (shot.targetCover ?? positions.entries[at].meleeCover) === 'heavy';
  if (!printedHeavy || by(heavyCoverMusketry) === 'minus-1') return -1;
  return (shot.targetCover ?? meleeCoverOf(at, by)) === 'heavy' ? -2 : -1;
};

/** Whether guns find the target behind houses, walls or field works. */
export const inHardCover = (shot: Covered & { readonly targetHardCover: boolean | null }): boolean =>
  shot.targetHardCover ?? positions.entries[standsAt(shot.target, shot.targetPosition)].hardCover;
