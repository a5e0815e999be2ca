import type { By } from '../../core/index.js';
import { coverClasses } from './rulings.js';
import { positions } from './tables.js';
import { formationOf, type Unit } from './unit.js';
import type { CoverClass, Position } from './vocabulary.js';

/** Where a unit is taken to stand: along a perimeter, on it, whatever else was said. */
export const standsAt = (unit: Pick<Unit, 'arm' | 'formation'>, position: Position): Position =>
  formationOf(unit) === 'perimeter' ? 'building-perimeter' : position;

/** Whether it is inside a built-up area or on its edge. */
export const isBuilding = (position: Position): boolean =>
  position === 'building-interior' || position === 'building-perimeter';

/** Whether it is an obstacle with a near side and a far side: whoever goes back from it leaves it to the enemy. */
export const isObstacle = (position: Position): boolean =>
  position === 'hedge-or-fence' || position === 'wall' || position === 'field-works';

/** The cover a position gives in melee. */
export const meleeCoverOf = (position: Position, by: By): CoverClass =>
  position === 'wall' && by(coverClasses) === 'walls-light' ? 'light' : positions.entries[position].meleeCover;
