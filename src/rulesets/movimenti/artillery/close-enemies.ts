import type { By, Declared } from '../../../core/index.js';
import type { enemy } from '../facts.js';
import { isActive, isWithin, statusOf } from '../rulings.js';
import type { limits } from '../tables.js';
import type { Arm } from '../vocabulary.js';
import { artillery30CmEnemies, horseArtilleryClose } from './artillery.rulings.js';

type Enemy = Declared<{ enemy: typeof enemy }>['enemy'];

/** What stored enemies tell of themselves in a list. */
export const enemyFills = {
  'enemies.active': 'active',
  'enemies.combatStatus': 'status',
  'enemies.inBuilding': 'inBuilding',
};

/** The limit within which guns may not unlimber; horse guns have none by the book. */
export const unlimberLimitOf = (arm: Arm, by: By): keyof typeof limits.entries | null => {
  if (arm === 'foot-artillery') return 'foot-artillery-unlimbers';
  return by(horseArtilleryClose) === '30-always' ? 'double-pace' : null;
};

/** The places of the enemies within a limit who forbid unlimbering: steady ones that are active and seen. */
export const blockersOf = (enemies: readonly Enemy[], limitCm: number, by: By): readonly number[] =>
  enemies.flatMap((enemy, i) => {
    const counts = statusOf(enemy) === 'steady' && enemy.visible && isActive(enemy, by);
    return counts && isWithin(enemy.distanceCm, limitCm, by) ? [i] : [];
  });

/** Whether any enemy that stops guns at the double is within the limit. */
export const stopsTheDouble = (enemies: readonly Enemy[], limitCm: number, by: By): boolean =>
  enemies.some(enemy => {
    const counts =
      by(artillery30CmEnemies) === 'any-enemy' ||
      (enemy.visible && statusOf(enemy) !== 'not-visible' && isActive(enemy, by));
    return counts && isWithin(enemy.distanceCm, limitCm, by);
  });
