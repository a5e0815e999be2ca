import { type By, exact } from '../../../core/index.js';
import { formationOf, isInOpenOrder, type Unit } from '../unit.js';
import type { Position } from '../vocabulary.js';
import { cavalryRoughSpeed, fordRounding, infantryVillageRoad, lightInfantryRough, mixedRoad } from './move.rulings.js';
import type { Move, Segment } from './unit.facts.js';

/** The rows of the table of costs that depend on the ground. */
export type GroundRow = 'rough-double' | 'dense-wood-double' | 'houses-double' | 'ford-triple' | 'road-double';

/** How a way is paid: as it is, by halves, by whole UM at two or three, or as a ford. */
type Rate = 'plain' | 'half' | 'double' | 'triple' | 'ford';

interface Leg {
  readonly row: GroundRow | null;
  readonly rate: Rate;
  readonly distance: number;
}

/** Neighbouring legs at the same rate. */
interface Stretch {
  readonly rate: Rate;
  readonly legs: readonly Leg[];
  readonly distance: number;
}

/** The segments that are walked at all. */
export const walked = ({ segments }: Pick<Move, 'segments'>): readonly Segment[] =>
  segments.map(segment => ({ ...segment, distance: exact(segment.distance) })).filter(({ distance }) => distance > 0);

/** What the ground of a path is to those who stand on it. */
// prettier-ignore
const groundToStandOn: { readonly [T in Segment['terrain']]: Position } = {
  'open':         'open',
  'road':         'open',
  'cultivated':   'difficult-ground',
  'ploughed':     'difficult-ground',
  'water-meadow': 'difficult-ground',
  'light-wood':   'woods',
  'dense-wood':   'woods',
  'houses':       'building-interior',
  'ford':         'open',
};

/** Where a path ends, as far as its ground can tell: on a road that crosses it, in the open, unless between houses. */
export const groundAtTheEnd = (move: Pick<Move, 'segments'>): Position => {
  const last = walked(move).at(-1);
  return last === undefined || isEasy(last) ? 'open' : groundToStandOn[last.terrain];
};

export const lengthOf = (way: readonly { readonly distance: number }[]): number =>
  exact(way.reduce((sum, { distance }) => sum + distance, 0));

/** Only march columns and limbered guns profit from a road. */
export const marchesByRoad = (unit: Unit): boolean => {
  const formation = formationOf(unit);
  return formation === 'march-column' || formation === 'limbered';
};

/** Whether a segment lies on rough ground; by the road it does not count as what it crosses. */
export const isRough = ({ terrain, byRoad }: Segment): boolean =>
  !byRoad &&
  (terrain === 'cultivated' || terrain === 'ploughed' || terrain === 'water-meadow' || terrain === 'light-wood');

const isOnRoad = ({ terrain, byRoad }: Segment): boolean => byRoad || terrain === 'road';

/** Whether a segment is open ground or road, and not between houses. */
export const isEasy = (segment: Segment): boolean =>
  segment.terrain === 'open' || (isOnRoad(segment) && segment.terrain !== 'houses');

const roadHalves = (move: Move, by: By): boolean =>
  marchesByRoad(move.unit) && !move.roadsGiveNoBonus && (walked(move).every(isOnRoad) || by(mixedRoad) === 'pro-rata');

const paysForHouses = ({ unit }: Move, { byRoad }: Segment, by: By): boolean =>
  !(byRoad && unit.arm === 'infantry' && marchesByRoad(unit) && by(infantryVillageRoad) === 'road-rate');

const roughRate = ({ unit }: Move, by: By): Rate => {
  if (unit.arm === 'cavalry') return by(cavalryRoughSpeed) === 'triple-cost' ? 'triple' : 'double';
  return isInOpenOrder(unit) && by(lightInfantryRough) === 'open-order-free' ? 'plain' : 'double';
};

const legOf = (move: Move, segment: Segment, by: By): Leg => {
  const { terrain, distance } = segment;
  if (terrain === 'houses' && paysForHouses(move, segment, by))
    return { row: 'houses-double', rate: 'double', distance };
  if (isOnRoad(segment))
    return roadHalves(move, by)
      ? { row: 'road-double', rate: 'half', distance }
      : { row: null, rate: 'plain', distance };
  if (isRough(segment)) {
    const rate = roughRate(move, by);
    return { row: rate === 'plain' ? null : 'rough-double', rate, distance };
  }
  if (terrain === 'dense-wood') return { row: 'dense-wood-double', rate: 'double', distance };
  if (terrain === 'ford') return { row: 'ford-triple', rate: 'ford', distance };
  return { row: null, rate: 'plain', distance };
};

const legsOf = (move: Move, by: By): readonly Leg[] => walked(move).map(segment => legOf(move, segment, by));

/** Whether the path runs over ground that this row is about. */
export const runsOver = (row: GroundRow, move: Move, by: By): boolean => legsOf(move, by).some(leg => leg.row === row);

const stretchesOf = (legs: readonly Leg[]): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (const leg of legs) {
    const last = stretches.at(-1);
    if (last?.rate === leg.rate) stretches.splice(-1, 1, joined(leg.rate, [...last.legs, leg]));
    else stretches.push(joined(leg.rate, [leg]));
  }
  return stretches;
};

const joined = (rate: Rate, legs: readonly Leg[]): Stretch => ({ rate, legs, distance: lengthOf(legs) });

const fordCost = (distance: number, by: By): number => {
  const wholeUm = 3 * Math.ceil(distance);
  const ofTriple = Math.floor(exact(3 * distance));
  return ofTriple === wholeUm || by(fordRounding) === 'floor-of-triple' ? ofTriple : wholeUm;
};

/** What a stretch costs by itself, and how much of its last whole UM is left for the way beyond. */
const paid = ({ rate, distance }: Stretch, by: By): { readonly cost: number; readonly left: number } => {
  const wholeUm = Math.ceil(distance);
  switch (rate) {
    case 'plain':
      return { cost: distance, left: 0 };
    case 'half':
      return { cost: distance / 2, left: 0 };
    case 'double':
      return { cost: 2 * wholeUm, left: exact(wholeUm - distance) };
    case 'triple':
      return { cost: 3 * wholeUm, left: exact(wholeUm - distance) };
    case 'ford':
      return { cost: fordCost(distance, by), left: 0 };
  }
};

/** What the ground of one row costs over the plain distance; less than nothing where it saves. */
export const extraCost = (row: GroundRow, move: Move, by: By): number => {
  // A stretch with what it costs more than its length; the one that still has way to give comes before it.
  const accounts: { readonly stretch: Stretch; extra: number }[] = [];
  let giver: { extra: number } | undefined;
  let left = 0;
  for (const stretch of stretchesOf(legsOf(move, by))) {
    const easy = stretch.rate === 'plain' || stretch.rate === 'half';
    // The unused part of the last whole UM carries on over easy ground, and that way is paid already.
    const free = easy ? Math.min(left, stretch.distance) : 0;
    if (giver !== undefined) giver.extra -= free;
    const own = easy ? { ...stretch, distance: stretch.distance - free } : stretch;
    const { cost, left: gives } = paid(own, by);
    const account = { stretch, extra: cost - own.distance };
    accounts.push(account);
    if (easy) left -= free;
    else [giver, left] = [account, gives];
  }
  return exact(accounts.reduce((sum, { stretch, extra }) => sum + shareOf(row, stretch, extra), 0));
};

/** What falls on the legs of one row, by their length; shares are cut so that together they make the whole. */
const shareOf = (row: GroundRow, { legs, distance }: Stretch, extra: number): number => {
  let walkedSoFar = 0;
  let share = 0;
  for (const leg of legs) {
    const before = exact((extra * walkedSoFar) / distance);
    walkedSoFar += leg.distance;
    if (leg.row === row) share += exact((extra * walkedSoFar) / distance) - before;
  }
  return share;
};
