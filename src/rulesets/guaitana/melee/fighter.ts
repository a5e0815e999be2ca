import { formationInCombat, isClosedFor, ridesWithLances } from '../tables.js';
import type { MeleeSide } from './attack.facts.js';
import type { Fighter } from './hit-chance.facts.js';
import { isStationary, movedMoreThanHalf } from './moves.js';

const isInClosedTerrain = ({ kind, dismounted, terrain }: MeleeSide): boolean =>
  kind !== null && terrain !== null && isClosedFor({ kind, dismounted }, terrain);

/** What a side is to its enemy: as was declared, or else as both units tell. */
export const fighterAgainst = (enemy: MeleeSide, own: MeleeSide): Fighter => ({
  quality: own.quality,
  mountedLancers: own.mountedLancers ?? ridesWithLances(own),
  movedMoreThanHalf: movedMoreThanHalf(own, enemy),
  stationary: isStationary(own, enemy),
  contactedFlankOrRear: own.contactedFlankOrRear,
  movedBeforeBeingContacted: own.movedBeforeBeingContacted,
  order: own.order,
  targetFormation: own.targetFormation ?? formationInCombat({ ...enemy, formation: enemy.formation ?? 'line' }),
  targetInClosedTerrain: own.targetInClosedTerrain ?? isInClosedTerrain(enemy),
  targetMovedMoreThanHalf: movedMoreThanHalf(enemy, own),
  targetInBuilding: own.targetInBuilding ?? enemy.terrain === 'building',
});
