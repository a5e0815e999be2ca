import type { By, Umpire } from '../../../core/index.js';
import { toScale } from '../facts.js';
import { missileWeapon, type MissileWeapon } from '../fire/range-band.facts.js';
import { lineOf } from '../fire/reach.js';
import { reaches } from '../fire/fire.tables.js';
import { movementAllowance } from '../movement/allowance.procedure.js';
import { ridesWithLances } from '../tables.js';
import type { AttackOrder } from './attack.facts.js';
import { lanceAndCarbineAttack } from './orders.rulings.js';

/** A unit with attack orders: as was declared, or else as the unit tells. */
export interface Attacker {
  readonly capacityCm: number;
  readonly chargeBonusCm: number | null;
  readonly distanceCm: number;
  readonly electCharge: boolean;
  /** Whether it is held back by the firearms it carries. */
  readonly isHeldBack: boolean;
}

const firearmOf = ({ weapon }: AttackOrder): MissileWeapon | null =>
  missileWeapon.values.find(missile => missile === weapon && missile !== 'javelin') ?? null;

const isHeldBack = (facts: AttackOrder, by: By): boolean => {
  const hasFirearms = facts.hasFirearms ?? firearmOf(facts) !== null;
  const mountedLancers = facts.mountedLancers ?? ridesWithLances(facts);
  return hasFirearms && !(mountedLancers && by(lanceAndCarbineAttack) === 'mounted-lancers-exempt');
};

/** Whether it takes a close range that nobody told, neither the declaration nor the weapon. */
export const lacksCloseRange = (facts: AttackOrder, by: By): boolean =>
  firearmOf(facts) === null && isHeldBack(facts, by);

/** How near an attacker that is held back goes. */
export const closeRangeOf = (facts: AttackOrder, { by, lookUp }: Pick<Umpire, 'by' | 'lookUp'>): number => {
  const firearm = firearmOf(facts);
  if (facts.closeRangeCm !== null || firearm === null) return facts.closeRangeCm ?? 0;
  return toScale(lookUp(reaches, lineOf(firearm, by)).close ?? 0, facts.figureScale);
};

/** What it may move: declared together with its bonus, or both as the unit tells. */
const speedOf = (
  facts: AttackOrder,
  { call }: Pick<Umpire, 'call'>,
): Pick<Attacker, 'capacityCm' | 'chargeBonusCm'> => {
  const { capacityCm, chargeBonusCm, kind, subtype, formation, dismounted, figureScale } = facts;
  if (capacityCm !== null || kind === null) return { capacityCm: capacityCm ?? 0, chargeBonusCm };
  const own = call('allowance', movementAllowance, { kind, subtype, formation, dismounted, figureScale });
  return { capacityCm: own.normalCm, chargeBonusCm: chargeBonusCm ?? own.chargeBonusCm };
};

export const attackerOf = (facts: AttackOrder, umpire: Pick<Umpire, 'by' | 'call'>): Attacker => ({
  ...speedOf(facts, umpire),
  distanceCm: facts.distanceCm,
  electCharge: facts.electCharge,
  isHeldBack: isHeldBack(facts, umpire.by),
});
