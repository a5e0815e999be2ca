import { flag, measure, optional, reasonFrom, usually, type Declared } from '../../../core/index.js';
import { allowed, capacityShare, cm, dismounted, ground, ownFormation, ownKind } from '../facts.js';
import type { Formation } from '../vocabulary.js';
import { terrainReasons } from './movement.reasons.js';

/** Who moves without a formation is asked for none. */
export const presentFormation = usually<Formation>('none', ownFormation);
export const onRoad = flag('Il tratto segue una strada', 'The stretch follows a road');

export const terrainCostFacts = {
  kind: ownKind,
  formation: presentFormation,
  dismounted,
  terrain: { ...ground, says: { it: 'Terreno del tratto', en: 'Ground of the stretch' } },
  cm: optional(
    cm('Lunghezza del tratto; un wadi si attraversa e basta', 'Length of the stretch; a wadi is one crossing'),
  ),
  onRoad,
};
export type Stretch = Declared<typeof terrainCostFacts>;

export const lengthNeeded = { it: 'Serve la lunghezza del tratto.', en: 'The length of the stretch is needed.' };

export const terrainCostOutcome = {
  allowed,
  reason: reasonFrom(terrainReasons),
  multiplier: optional(measure({ it: 'Quanto conta ogni cm', en: 'What each cm counts as' }, 0, 100, '')),
  costCm: optional(measure({ it: 'Costo del tratto', en: 'Cost of the stretch' }, 0, 200_000, 'cm')),
  capacityShare: optional(
    capacityShare(
      'Per attraversare un wadi: parte della mossa; 1 è la fase intera',
      'For crossing a wadi: share of the move; 1 is the whole phase',
    ),
  ),
};
