import type { By } from '../../../core/index.js';
import { isOutOfAmmunition as isOutByItsShots } from '../fire/stock.js';
import { formationIn, isClosedFor } from '../tables.js';
import type { Tested } from './test.facts.js';

/** How a unit stands when it is tested: as was declared, or else as the unit itself tells. */

export const isInSquare = ({ formation, terrain }: Tested): boolean => formationIn(formation, terrain) === 'square';

export const isInClosedTerrain = ({ inClosedTerrain, kind, dismounted, terrain }: Tested): boolean =>
  inClosedTerrain ?? (kind !== null && terrain !== null && isClosedFor({ kind, dismounted }, terrain));

export const isOutOfAmmunition = (unit: Tested, by: By): boolean => unit.outOfAmmunition ?? isOutByItsShots(unit, by);
