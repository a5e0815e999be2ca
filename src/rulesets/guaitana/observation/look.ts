import {
  group,
  isSightBlocked,
  list,
  measuredOrPlaced,
  optional,
  outlineOf,
  standingApart,
  usually,
  yesNo,
  type Declared,
  type Umpire,
} from '../../../core/index.js';
import { cm, places } from '../facts.js';
import { measuredGap } from '../measured-gap.js';

/** More high ground than any table holds. */
const mostObstacles = 50;
const obstacle = places.outline('Collina, edificio o bosco', 'Hill, building or wood');

const positionFacts = {
  observer: places.base('Base di chi osserva', 'Base of the observer'),
  target: places.base('Base dell’unità osservata', 'Base of the unit looked at'),
  obstacles: usually<readonly Declared<{ one: typeof obstacle }>['one'][]>(
    [],
    list({ it: 'Terreni alti', en: 'High ground' }, obstacle, 0, mostObstacles),
  ),
};

/** How the two units stand to each other: as it was measured, or where both stand. */
export const lookFacts = {
  higherGroundBetween: optional(
    yesNo({ it: 'In mezzo c’è una collina, un edificio o un bosco', en: 'A hill, building or wood stands between' }),
  ),
  distanceCm: optional(cm('Distanza tra le due unità', 'Distance between the two units')),
  positions: optional(
    group(
      {
        it: 'Posizioni da cui misurare, al posto di distanza e ostacoli',
        en: 'Positions to measure from, instead of distance and obstacles',
      },
      'SightPositions',
      positionFacts,
      {
        impossible: {
          target: standingApart<Declared<typeof positionFacts>>(
            ({ observer }) => observer,
            ({ target }) => target,
          ),
        },
      },
    ),
  ),
};
type Look = Declared<typeof lookFacts>;

const { needed, positions } = measuredOrPlaced<Look>(
  ({ distanceCm, higherGroundBetween }) => distanceCm ?? higherGroundBetween,
);
export const lookConditions = { needed: { distanceCm: needed }, impossible: { positions } };

/** How far the unit is, and whether something higher stands between. */
export const measured = (
  { higherGroundBetween, distanceCm, positions }: Look,
  umpire: Pick<Umpire, 'reckon'>,
): { readonly higherGroundBetween: boolean; readonly distanceCm: number } => {
  // Without positions the distance is always given.
  if (positions === null) return { higherGroundBetween: higherGroundBetween ?? false, distanceCm: distanceCm ?? 0 };
  const { observer, target, obstacles } = positions;
  const outlines = obstacles.map(({ points }) => points);
  return {
    distanceCm: measuredGap('Osservazione, L164', observer, target, umpire),
    higherGroundBetween: umpire.reckon(
      'Osservazione, L164',
      {
        it: 'Dalle posizioni: i terreni alti chiudono ogni linea di vista',
        en: 'By the positions: high ground closes every line of sight',
      },
      isSightBlocked(outlineOf(observer), outlineOf(target), outlines),
    ),
  };
};
