import type { By } from '../../../core/index.js';
import { reserveOwner } from '../fire/fire.rulings.js';
import { loads } from '../fire/fire.tables.js';
import { formationIn, isClosedFor } from '../tables.js';
import { ammunitionWithReserve } from './morale.rulings.js';
import type { Tested } from './test.facts.js';

/** How a unit stands when it is tested: as was declared, or else as the unit itself tells. */

export const isInSquare = ({ formation, terrain }: Tested): boolean => formationIn(formation, terrain) === 'square';

export const isInClosedTerrain = ({ inClosedTerrain, kind, dismounted, terrain }: Tested): boolean =>
  inClosedTerrain ?? (kind !== null && terrain !== null && isClosedFor({ kind, dismounted }, terrain));

/** Who has nothing but javelins or lances is never out of ammunition. */
export const isOutOfAmmunition = (unit: Tested, by: By): boolean => {
  const { outOfAmmunition, weapon, shotsFired, hasMule, nation } = unit;
  if (outOfAmmunition !== null) return outOfAmmunition;
  if (weapon === 'javelin' || weapon === 'lance') return false;
  const fromReserve = shotsFired - loads.entries.firearms;
  if (fromReserve < 0) return false;
  const hasReserve = by(reserveOwner) === 'all-italian-units' ? nation === 'italian' : hasMule;
  return by(ammunitionWithReserve) !== 'not-out' || !hasReserve || fromReserve >= loads.entries.reserve;
};
