import {
  exact,
  group,
  inUnit,
  measure,
  measuredOrPlaced,
  offFront,
  optional,
  outlineOf,
  standingApart,
  type Declared,
  type Umpire,
} from '../../../core/index.js';
import { places } from '../facts.js';
import { measuredGap } from '../measured-gap.js';
import { distanceCm } from './range-band.facts.js';

/** How firer and target stand to each other: as it was measured, or where both stand. */
export const stanceFacts = {
  distanceCm: optional(distanceCm),
  bearingDegrees: optional(
    measure(
      {
        it: 'Angolo tra la direzione del fronte e il bersaglio; se manca, il bersaglio è davanti',
        en: 'Angle between the direction of the front and the target; if left out, the target is ahead',
      },
      -180,
      180,
      '°',
    ),
  ),
  positions: optional(
    group(
      {
        it: 'Posizioni da cui misurare, al posto di distanza e angolo',
        en: 'Positions to measure from, instead of distance and angle',
      },
      'FirePositions',
      {
        firer: places.base('Base di chi tira', 'Base of the firer'),
        target: places.base('Base del bersaglio', 'Base of the target'),
      },
      {
        impossible: {
          target: standingApart(
            ({ firer }) => firer,
            ({ target }) => target,
          ),
        },
      },
    ),
  ),
};
type Stance = Declared<typeof stanceFacts>;

const { needed, positions } = measuredOrPlaced<Stance>(
  ({ distanceCm, bearingDegrees }) => distanceCm ?? bearingDegrees,
);
export const stanceConditions = { needed: { distanceCm: needed }, impossible: { positions } };

/** How far the target is and how far off the front, either side. */
export const measured = (
  { distanceCm, bearingDegrees, positions }: Stance,
  umpire: Pick<Umpire, 'reckon'>,
): { readonly distanceCm: number; readonly bearingDegrees: number } => {
  // Without positions the distance is always given.
  if (positions === null) return { distanceCm: distanceCm ?? 0, bearingDegrees: Math.abs(bearingDegrees ?? 0) };
  const { firer, target } = positions;
  const off = exact(offFront(firer, outlineOf(target)));
  const turned = inUnit(off, '°');
  return {
    distanceCm: measuredGap('Tiro, L172', firer, target, umpire),
    bearingDegrees: umpire.reckon(
      'Tiro, L172',
      { it: `Dalle posizioni: ${turned.it} dal fronte`, en: `By the positions: ${turned.en} off the front` },
      off,
    ),
  };
};
