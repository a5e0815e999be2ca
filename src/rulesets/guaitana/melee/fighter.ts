import { formationIn, isClosedFor, ridesWithLances } from '../tables.js';
import type { MeleeSide } from './attack.facts.js';
import type { Fighter } from './hit-chance.facts.js';

/** A unit of which something is known has stood still, unless it says that it moved. */
const stoodStill = ({ kind, movedThisTurn, movedMoreThanHalf, movedBeforeBeingContacted }: MeleeSide): boolean =>
  kind !== null && !movedThisTurn && !movedMoreThanHalf && !movedBeforeBeingContacted;

/** The formation that counts against a unit: the commander-in-chief has none, and is met as in chain. */
const formationOf = ({ kind, formation, terrain }: MeleeSide): Fighter['targetFormation'] =>
  kind === 'commander-in-chief' ? 'chain' : formationIn(formation ?? 'line', terrain);

const isInClosedTerrain = ({ kind, dismounted, terrain }: MeleeSide): boolean =>
  kind !== null && terrain !== null && isClosedFor({ kind, dismounted }, terrain);

/** What a side is to its enemy: as was declared, or else as both units tell. */
export const fighterAgainst = (enemy: MeleeSide, own: MeleeSide): Fighter => ({
  quality: own.quality,
  mountedLancers: own.mountedLancers ?? ridesWithLances(own),
  movedMoreThanHalf: own.movedMoreThanHalf,
  stationary: own.stationary ?? stoodStill(own),
  contactedFlankOrRear: own.contactedFlankOrRear,
  movedBeforeBeingContacted: own.movedBeforeBeingContacted,
  order: own.order,
  targetFormation: own.targetFormation ?? formationOf(enemy),
  targetInClosedTerrain: own.targetInClosedTerrain ?? isInClosedTerrain(enemy),
  targetMovedMoreThanHalf: own.targetMovedMoreThanHalf,
  targetInBuilding: own.targetInBuilding ?? enemy.terrain === 'building',
});
