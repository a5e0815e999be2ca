import { remind, type By, type Umpire } from '../../../core/index.js';
import { formationInCombat, isCoverFor, isMounted } from '../tables.js';
import type { FiringBand } from '../vocabulary.js';
import type { FireAttack } from './attack.facts.js';
import { rifleName, squareAmmunition } from './fire.rulings.js';
import type { FiringFigures } from './firing-figures.facts.js';
import type { FireHitChance } from './hit-chance.facts.js';

/** Weapons that fire at the ranges of the weapon used: each range has a shot of its own. */
export const firingWith = (
  { weapon, firerKind, figures, firerDismounted, firerHorseHolders, machineGuns, cannons }: FireAttack,
  by: By,
): Pick<FireAttack, 'figures' | 'machineGuns' | 'cannons'> => {
  // Nothing is known of the unit: what was declared fires.
  if (firerKind === null) return { figures, machineGuns, cannons };
  if (weapon === 'cannon') return { figures: 0, machineGuns: 0, cannons };
  if (weapon === 'machine-gun') return { figures: 0, machineGuns, cannons: 0 };
  const onFoot = firerDismounted ? Math.max(0, figures - firerHorseHolders) : figures;
  // A machine gun with a company reaches as far as its rifles, unless those are no better than muskets.
  const alike = weapon === 'rifle' && by(rifleName) === 'same-weapon';
  return { figures: onFoot, machineGuns: alike ? machineGuns : 0, cannons: 0 };
};

/** How many dice the shot has, as that page asks for it. */
export const firingAt = (band: FiringBand, extraHalving: boolean, shot: FireAttack, by: By): FiringFigures => {
  const { figures, machineGuns, cannons } = firingWith(shot, by);
  const { weapon, firerFormation, firerTerrain, surprised, squareShare, includesCommander } = shot;
  return {
    figures,
    machineGuns,
    cannons,
    weapon,
    firerFormation,
    firerTerrain,
    surprised,
    squareShare,
    includesCommander,
    band,
    extraHalving,
  };
};

/** What the two units are to each other, as was declared or else as their kinds tell. */
export const seenAt = (band: FiringBand, shot: FireAttack): FireHitChance => {
  const { firerKind, firerQuality, firerOrder, targetKind, targetTerrain } = shot;
  const targetFormation = formationInCombat({
    kind: targetKind,
    formation: shot.targetFormation,
    terrain: targetTerrain,
  });
  const target = targetKind && { kind: targetKind, dismounted: shot.targetDismounted, formation: targetFormation };
  return {
    band,
    firerQuality,
    firerOrder,
    firerMounted:
      shot.firerMounted ?? (firerKind !== null && isMounted({ kind: firerKind, dismounted: shot.firerDismounted })),
    targetFormation,
    targetInCover:
      shot.targetInCover ?? (target !== null && targetTerrain !== null && isCoverFor(target, targetTerrain)),
    targetMounted: shot.targetMounted ?? (target !== null && (isMounted(target) || target.kind === 'messenger')),
    targetIsArtillery: shot.targetIsArtillery ?? targetKind === 'artillery',
  };
};

/** Whether a shot is taken from the ammunition: that of a square on two targets may be spent with the first. */
export const usesAmmunition = (
  squareShare: FireAttack['squareShare'],
  umpire: Pick<Umpire, 'by' | 'reckon'>,
): boolean => squareShare !== 'second' || remind(umpire, squareAmmunition) === 'two';
