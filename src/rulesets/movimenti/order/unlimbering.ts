import {
  along,
  bearingOf,
  distanceBetween,
  distanceOf,
  exact,
  firstWithin,
  lastOutside,
  moved,
  outlineOf,
  type Base,
  type Point,
} from '../../../core/index.js';
import { blockersOf, unlimberLimitOf } from '../artillery/close-enemies.js';
import { forbiddenGround } from '../artillery/forbidden-ground.js';
import { putBackAndDoublePace } from '../artillery/artillery.rulings.js';
import { repositionPath } from '../referee/referee.rulings.js';
import { limits } from '../tables.js';
import { isInside, nothing, wayOf, type Way } from './on-the-table.js';
import type { Planned } from './plan.js';
import { stopped, tidy, type Terms, type Walk } from './walk.js';

/** The last place on a way that is as far as the limit from every enemy; null if there is none. */
const lastFree = ({ outline, from, to }: Way, enemies: readonly Base[], limitCm: number): Point | null => {
  let end = to;
  // Each enemy is passed once at most: whoever is too near sends the guns back to where they came within his reach.
  for (let i = 0; i <= enemies.length; i++) {
    const there = outline.map(({ x, y }) => ({ x: x + end.x - from.x, y: y + end.y - from.y }));
    const tooNear = enemies.find(enemy => distanceBetween(there, outlineOf(enemy)) < limitCm - nothing);
    if (tooNear === undefined) return end;
    const share = lastOutside(outline, from, end, outlineOf(tooNear), limitCm);
    if (share === null) return null;
    end = along(from, end, share);
  }
  return null;
};

/** Straight away from the nearest enemy, as far as the limit. */
const awayFrom = (base: Base, enemies: readonly Base[], limitCm: number): Point => {
  const own = outlineOf(base);
  const gapTo = (enemy: Base): number => distanceBetween(own, outlineOf(enemy));
  const nearest = enemies.reduce((one, other) => (gapTo(other) < gapTo(one) ? other : one));
  const bearing = bearingOf(nearest, base);
  const span = base.width + base.depth + nearest.width + nearest.depth;
  const far = moved(base, bearing, limitCm + span + distanceOf(base, nearest));
  const share = firstWithin(outlineOf({ ...base, ...far }), far, base, outlineOf(nearest), limitCm) ?? 0;
  return along(far, base, share);
};

/** Where the referee takes guns that unlimbered too close: back along all their way, or else away from its start. */
const backTo = (
  here: Base,
  part: Planned,
  { plan, order }: Terms,
  enemies: readonly Base[],
  limitCm: number,
): Point => {
  const ways = plan.flatMap(({ way, at }) => (way !== null && at < part.at ? [way] : []));
  const stand = wayOf(here, { x: here.x, y: here.y });
  for (const way of [...ways, stand].reverse()) {
    const free = lastFree(way, enemies, limitCm);
    if (free !== null) return free;
  }
  return awayFrom(order.base, enemies, limitCm);
};

/** Unhooks the guns, if ground and enemies allow it; else says where the referee would put them. */
export const unlimber = (walk: Walk, part: Planned, terms: Terms): Walk => {
  const { order, umpire } = terms;
  const { by } = umpire;
  if (!walk.limbered) return stopped(walk, part, 'already-unlimbered');
  const own = outlineOf(walk.base);
  const ground = order.terrain.find(
    ({ kind, area }) => !forbiddenGround.entries[kind].unlimbers && isInside(own, area.points),
  );
  if (ground) return stopped(walk, part, 'no-unlimbering-here', ground.id);
  const free = { ...walk, limbered: false, everUnlimbered: true };
  const line = unlimberLimitOf(order.arm, by);
  if (line === null) return free;
  const limitCm = limits.entries[line];
  const near = order.enemies.map(enemy => ({
    ...enemy,
    distanceCm: exact(distanceBetween(own, outlineOf(enemy.base))),
  }));
  const [blocker] = blockersOf(near, limitCm, by).flatMap(i => near[i] ?? []);
  if (blocker === undefined) return free;
  // On the way back every enemy that would forbid unlimbering counts, however far he is now.
  const counting = blockersOf(
    near.map(enemy => ({ ...enemy, distanceCm: 0 })),
    limitCm,
    by,
  ).flatMap(i => near[i]?.base ?? []);
  const away = by(repositionPath) === 'straight-away-from-enemy';
  const at = tidy(away ? awayFrom(walk.base, counting, limitCm) : backTo(walk.base, part, terms, counting, limitCm));
  const held = { ...stopped(walk, part, 'enemy-too-close', blocker.id), putBack: { toCm: limitCm, at } };
  return by(putBackAndDoublePace) === 'yes' ? { ...held, everUnlimbered: true } : held;
};
