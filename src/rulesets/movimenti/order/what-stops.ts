import {
  closestOn,
  distanceBetween,
  firstWithin,
  outlineOf,
  stretchesIn,
  type Base,
  type By,
  type Outline,
  type Point,
  type WordOf,
} from '../../../core/index.js';
import { forbiddenGround } from '../artillery/forbidden-ground.js';
import { artillery30CmEnemies, hedgeGap, roadThroughForbiddenGround } from '../artillery/artillery.rulings.js';
import { isActive, statusOf, zocInfantryFront } from '../rulings.js';
import { limits } from '../tables.js';
import { isArtillery } from '../vocabulary.js';
import { zocPassingBy } from '../zoc/zoc.rulings.js';
import { stopDistanceOf, zoneBefore } from '../zoc/zone.js';
import type { MoveOrder, PlacedEnemy, TerrainPiece } from './move.facts.js';
import type { moveReasons } from './move.reasons.js';
import { hasArea, isFarFrom, isInside, isOffArea, nothing, sharePlace, type Way } from './on-the-table.js';

/** Something on the way: at which share of it the unit has to halt, why, and who does it. */
export interface Halt {
  readonly share: number;
  readonly reason: WordOf<typeof moveReasons>;
  readonly by: string;
}

/** Whether the mover sees an enemy. */
const isSeen = (enemy: PlacedEnemy): boolean => enemy.visible && statusOf(enemy) !== 'not-visible';

/** Whether an enemy keeps units at the double off: one that is active and seen, or, from guns, any if the club says so. */
export const countsForDouble = (enemy: PlacedEnemy, { arm }: MoveOrder, by: By): boolean =>
  (isArtillery(arm) && by(artillery30CmEnemies) === 'any-enemy') || (isSeen(enemy) && isActive(enemy, by));

/** Of several halts the first; of those at the same place, the one found first. */
export const firstOf = (halts: readonly (Halt | null)[]): Halt | null => {
  let first: Halt | null = null;
  for (const halt of halts) if (halt !== null && (first === null || halt.share < first.share)) first = halt;
  return first;
};

/** A way past an enemy, measured once. */
interface Passing {
  readonly way: Way;
  readonly enemy: PlacedEnemy;
  readonly other: Outline;
  /** How far apart they are at the start, and how near they come. */
  readonly gapCm: number;
  readonly closestCm: number;
}

/** Whoever does not come nearer breaks no limit, wherever he stands. */
const comesWithin = ({ gapCm, closestCm }: Passing, limitCm: number): boolean =>
  closestCm < gapCm - nothing && closestCm < limitCm - nothing;

const reaches = ({ way: { outline, from, to }, other }: Passing, limitCm: number): number | null =>
  firstWithin(outline, from, to, other, limitCm);

/** Where the base runs into the enemy: touching him, and sliding along or parting, is free. */
const contact = (passing: Passing, order: MoveOrder): number | null => {
  const { way, enemy, other, gapCm, closestCm } = passing;
  if (closestCm > nothing) return null;
  const { outline, from, to } = way;
  if (!hasArea(order.base) && !hasArea(enemy.base)) return gapCm > nothing ? reaches(passing, 0) : null;
  const into = stretchesIn(outline, from, to, other)[0] ?? stretchesIn(other, to, from, outline)[0];
  return into === undefined ? null : into[0];
};

/** Whether a way leads against the front of an enemy rather than along it. */
const isTowards = ({ headingDegrees }: Base, from: Point, to: Point): boolean => {
  const radians = (headingDegrees * Math.PI) / 180;
  return (to.x - from.x) * Math.cos(radians) + (to.y - from.y) * Math.sin(radians) < -nothing;
};

/** Where the way enters an area, or a line for want of width; grazing it is not entering. */
const entering = ({ outline, from, to }: Way, area: Outline, innerArea: Outline, isLine: boolean): number | null => {
  if (isLine) return firstWithin(outline, from, to, area, 0);
  if (stretchesIn(outline, from, to, innerArea).length === 0) return null;
  return stretchesIn(outline, from, to, area)[0]?.[0] ?? null;
};

/** How deep the zone of an enemy is to this mover, in cm; null if there is none. */
const zoneDepth = (enemy: PlacedEnemy, { arm, phase }: MoveOrder, by: By): number | null => {
  const line = phase === 'movement' && isSeen(enemy) ? stopDistanceOf(arm, by) : null;
  return line === null ? null : limits.entries[line];
};

const holdsAllRound = ({ arm }: MoveOrder, by: By): boolean =>
  arm === 'infantry' && by(zocInfantryFront) === 'infantry-any-side';

/** Whether a base stands in the zone of an enemy. */
const isInZone = (outline: Outline, { base }: PlacedEnemy, depth: number, order: MoveOrder, by: By): boolean => {
  if (holdsAllRound(order, by)) return distanceBetween(outline, outlineOf(base)) < depth - nothing;
  return base.width === 0
    ? distanceBetween(outline, zoneBefore(base, depth, by)) <= nothing
    : isInside(outline, zoneBefore(base, depth - nothing, by));
};

/** Where the way first enters the zone of an enemy; null if it does not. */
const zoneEntered = (passing: Passing, order: MoveOrder, by: By): number | null => {
  const { way, enemy, gapCm, closestCm } = passing;
  const depth = zoneDepth(enemy, order, by);
  if (depth === null) return null;
  if (holdsAllRound(order, by)) return comesWithin(passing, depth) ? reaches(passing, depth) : null;
  if (closestCm > depth) return null;
  if (by(zocPassingBy) === 'allowed' && !isTowards(enemy.base, way.from, way.to)) return null;
  const { base } = enemy;
  const share = entering(way, zoneBefore(base, depth, by), zoneBefore(base, depth - nothing, by), base.width === 0);
  if (share === null) return null;
  // Whoever stands in a zone already may leave it, and is only kept from coming nearer.
  return closestCm >= gapCm - nothing && isInZone(way.outline, enemy, depth, order, by) ? null : share;
};

/** Farther than this no enemy matters, in cm. */
const matters = (isDouble: boolean): number => limits.entries[isDouble ? 'double-pace' : 'zoc-cavalry'];

/** Where an enemy stops the way, or null. */
const haltBefore = (enemy: PlacedEnemy, way: Way, order: MoveOrder, isDouble: boolean, by: By): Halt | null => {
  const { base, outline, from, to } = way;
  if (isFarFrom(base, to, enemy.base, matters(isDouble))) return null;
  const other = outlineOf(enemy.base);
  const gapCm = distanceBetween(outline, other);
  const passing = { way, enemy, other, gapCm, closestCm: closestOn(outline, from, to, other) };
  const limit = limits.entries['double-pace'];
  const halt = (share: number | null, reason: Halt['reason']): Halt | null =>
    share === null ? null : { share, reason, by: enemy.id };
  const keepsOff = isDouble && comesWithin(passing, limit) && countsForDouble(enemy, order, by);
  return firstOf([
    keepsOff ? halt(reaches(passing, limit), 'double-pace-limit') : null,
    halt(zoneEntered(passing, order, by), 'zone-of-control'),
    halt(contact(passing, order), 'enemy-in-the-way'),
  ]);
};

/** Whether guns may not go where a piece of ground lies. */
const barsGuns = ({ kind, suitableGap, roadThrough }: TerrainPiece, { onRoad }: MoveOrder, by: By): boolean => {
  const { crosses, gapHelps } = forbiddenGround.entries[kind];
  if (crosses) return false;
  const byRoad = onRoad && roadThrough && by(roadThroughForbiddenGround) === 'allowed-on-road-or-bridge';
  const byGap = suitableGap && (gapHelps || (kind === 'hedge' && by(hedgeGap) === 'gap-for-hedges-too'));
  return !byRoad && !byGap;
};

/** The ground that bars the way of a unit: of guns only. */
const barringPieces = (order: MoveOrder, by: By): readonly TerrainPiece[] =>
  isArtillery(order.arm) ? order.terrain.filter(piece => barsGuns(piece, order, by)) : [];

/** The first thing on a way that stops a unit; null if it is free. */
export const firstHalt = (way: Way, order: MoveOrder, isDouble: boolean, by: By): Halt | null =>
  firstOf([
    ...order.enemies.map(enemy => haltBefore(enemy, way, order, isDouble, by)),
    ...barringPieces(order, by).map((piece): Halt | null => {
      const { points } = piece.area;
      if (isOffArea(way.base, way.to, points)) return null;
      const share = stretchesIn(way.outline, way.from, way.to, points)[0]?.[0];
      return share === undefined ? null : { share, reason: 'forbidden-terrain', by: piece.id };
    }),
  ]);

/** What keeps a base from turning in its place as it wants, because of an enemy. */
const turnKeptBy = (
  enemy: PlacedEnemy,
  from: Base,
  to: Base,
  order: MoveOrder,
  isDouble: boolean,
  by: By,
): Halt['reason'] | null => {
  if (isFarFrom(to, to, enemy.base, matters(isDouble))) return null;
  const [before, after, other] = [outlineOf(from), outlineOf(to), outlineOf(enemy.base)];
  const gapCm = distanceBetween(after, other);
  const isNearer = gapCm < distanceBetween(before, other) - nothing;
  if (sharePlace(to, enemy.base)) return 'enemy-in-the-way';
  const limit = limits.entries['double-pace'] - nothing;
  if (isDouble && isNearer && gapCm < limit && countsForDouble(enemy, order, by)) return 'double-pace-limit';
  const depth = zoneDepth(enemy, order, by);
  if (depth === null || gapCm >= depth) return null;
  const isEntered =
    isInZone(after, enemy, depth, order, by) && (isNearer || !isInZone(before, enemy, depth, order, by));
  return isEntered ? 'zone-of-control' : null;
};

/** What keeps a base from turning in its place; null if nothing does. */
export const haltOfTurn = (before: Base, after: Base, order: MoveOrder, isDouble: boolean, by: By): Halt | null => {
  for (const enemy of order.enemies) {
    const reason = turnKeptBy(enemy, before, after, order, isDouble, by);
    if (reason !== null) return { share: 0, reason, by: enemy.id };
  }
  const [old, turned] = [outlineOf(before), outlineOf(after)];
  const piece = barringPieces(order, by).find(
    ({ area: { points } }) => !isOffArea(after, after, points) && isInside(turned, points) && !isInside(old, points),
  );
  return piece === undefined ? null : { share: 0, reason: 'forbidden-terrain', by: piece.id };
};
