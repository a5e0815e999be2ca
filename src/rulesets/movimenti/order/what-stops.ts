import {
  closestOn,
  distanceBetween,
  firstWithin,
  outlineOf,
  sideFacing,
  stretchesIn,
  type Base,
  type By,
  type Outline,
  type Point,
  type WordOf,
} from '../../../core/index.js';
import { forbiddenGround } from '../artillery/forbidden-ground.js';
import { hedgeGap, roadThroughForbiddenGround } from '../artillery/artillery.rulings.js';
import { isActive, zocInfantryFront } from '../rulings.js';
import { limits } from '../tables.js';
import { isArtillery } from '../vocabulary.js';
import { zocPassingBy, zocWidth } from '../zoc/zoc.rulings.js';
import { before, stopDistanceOf } from '../zoc/zone.js';
import type { MoveOrder, PlacedEnemy, TerrainPiece } from './move.facts.js';
import type { moveReasons } from './move.reasons.js';

/** Something on the way: at which share of it the unit has to halt, why, and who does it. */
export interface Halt {
  readonly share: number;
  readonly reason: WordOf<typeof moveReasons>;
  readonly by: string;
}

/** A straight way of a base. */
export interface Way {
  readonly outline: Outline;
  readonly from: Point;
  readonly to: Point;
}

/** On a table this is nothing. */
const nothing = 1e-6;

/** Where an enemy stops the way, or null. */
const haltBefore = (enemy: PlacedEnemy, way: Way, order: MoveOrder, by: By): Halt | null => {
  const { outline, from, to } = way;
  const other = outlineOf(enemy.base);
  const gap = distanceBetween(outline, other);
  // Whoever does not come nearer is not stopped, wherever he stands.
  if (closestOn(outline, from, to, other) > gap - nothing) return null;
  const halts: Halt[] = [];
  const halt = (share: number | null, reason: Halt['reason']): void => {
    if (share !== null) halts.push({ share, reason, by: enemy.id });
  };
  if (order.pace === 'double' && countsForDouble(enemy, by))
    halt(firstWithin(outline, from, to, other, limits.entries['double-pace']), 'double-pace-limit');
  if (order.phase === 'movement' && enemy.visible)
    halt(enteringZone(enemy.base, other, way, order, by), 'zone-of-control');
  halt(firstWithin(outline, from, to, other, 0), 'enemy-in-the-way');
  return halts.reduce<Halt | null>((first, one) => (first === null || one.share < first.share ? one : first), null);
};

/** Where the way first enters the zone before an enemy front; null if it does not. */
const enteringZone = (
  enemy: Base,
  other: Outline,
  { outline, from, to }: Way,
  { arm }: MoveOrder,
  by: By,
): number | null => {
  const line = stopDistanceOf(arm, by);
  if (line === null) return null;
  const depth = limits.entries[line];
  if (arm === 'infantry' && by(zocInfantryFront) === 'infantry-any-side')
    return firstWithin(outline, from, to, other, depth);
  if (by(zocPassingBy) === 'allowed' && !isTowards(enemy, from, to)) return null;
  if (by(zocWidth) === 'radial')
    return sideFacing(enemy, outline) === 'front' ? firstWithin(outline, from, to, other, depth) : null;
  return stretchesIn(outline, from, to, before(enemy, depth))[0]?.[0] ?? null;
};

/** Whether a way leads against the front of an enemy rather than along it. */
const isTowards = ({ headingDegrees }: Base, from: Point, to: Point): boolean => {
  const radians = (headingDegrees * Math.PI) / 180;
  return (to.x - from.x) * Math.cos(radians) + (to.y - from.y) * Math.sin(radians) < -nothing;
};

/** Whether an enemy keeps units at the double off: one that is active and seen. */
export const countsForDouble = (enemy: PlacedEnemy, by: By): boolean =>
  enemy.visible && enemy.status !== 'not-visible' && isActive(enemy, by);

/** Whether guns may not go where a piece of ground lies. */
const barsGuns = ({ kind, suitableGap, roadThrough }: TerrainPiece, { onRoad }: MoveOrder, by: By): boolean => {
  const { crosses, gapHelps } = forbiddenGround.entries[kind];
  if (crosses) return false;
  const byRoad = onRoad && roadThrough && by(roadThroughForbiddenGround) === 'allowed-on-road-or-bridge';
  const byGap = suitableGap && (gapHelps || (kind === 'hedge' && by(hedgeGap) === 'gap-for-hedges-too'));
  return !byRoad && !byGap;
};

/** The first thing on a way that stops a unit; null if it is free. */
export const firstHalt = (way: Way, order: MoveOrder, by: By): Halt | null => {
  let first: Halt | null = null;
  const meet = (halt: Halt | null): void => {
    if (halt !== null && (first === null || halt.share < first.share)) first = halt;
  };
  for (const enemy of order.enemies) meet(haltBefore(enemy, way, order, by));
  if (isArtillery(order.arm))
    for (const piece of order.terrain) {
      if (!barsGuns(piece, order, by)) continue;
      const share = stretchesIn(way.outline, way.from, way.to, piece.area.points)[0]?.[0];
      if (share !== undefined) meet({ share, reason: 'forbidden-terrain', by: piece.id });
    }
  return first;
};

/** The stretches of a way during which any part of the unit is in difficult ground, in order and merged. */
export const difficultStretches = (
  { outline, from, to }: Way,
  terrain: readonly TerrainPiece[],
): readonly (readonly [number, number])[] => {
  const found = terrain
    .filter(({ difficult }) => difficult)
    .flatMap(({ area }) => stretchesIn(outline, from, to, area.points))
    .sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of found) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
};
