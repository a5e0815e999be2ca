import { bandOf } from '../../../core/index.js';
import { artilleryFire } from '../fire/artillery.procedure.js';
import { musketry } from '../fire/musketry.procedure.js';
import { afterRound } from '../melee/side.js';
import { engineerLoss } from '../rulings.js';
import { damage } from '../tables.js';
import { fouOf, type Unit } from '../unit.js';
import { endedAt, shaken, type Charge, type Standing, type Step } from './standing.js';

/** Defensive fire at the charger: the target's, and that of the batteries attached to it. */
export const underFire: Step = (charge, standing) => {
  if (!standing.targetFires) return standing;
  const guns = charge.facts.targetBatteries.map((shooter, i) => ({ shooter, label: `battery-fire-${i + 1}` }));
  let hit = firedAt(charge, standing, 'defensive-fire', standing.target, 'target');
  for (const { shooter, label } of guns)
    if (fouOf(hit.charger) > 0) hit = firedAt(charge, hit, label, shooter, 'targetBatteries');
  return fouOf(hit.charger) > 0 ? hit : endedAt({ ...hit, contact: false }, 'charger-dissolved');
};

/** One volley at the charger. */
const firedAt = (charge: Charge, standing: Standing, label: string, shooter: Unit, role: string): Standing => {
  const { charger, chargerSupport, engineers } = standing;
  const { legal, disorderInflicted, targetFouAfter, hits } = volley(charge, label, shooter, role, standing);
  if (!legal || disorderInflicted !== true) return standing;
  const fouAfter = targetFouAfter ?? fouOf(charger);
  const hit = { ...standing, chargerSupport: chargerSupport && shaken(chargerSupport) };
  if (!engineers || fouAfter === fouOf(charger)) return { ...hit, charger: afterRound(charger, fouAfter, true) };
  // The engineers are the first to go.
  const left = withEngineers(charge, charger, fouAfter, bandOf(damage, hits ?? 0).losses);
  return { ...hit, charger: afterRound(charger, left, true), engineers: false };
};

/** The FoU left to a charger whose engineers are hit with it: for a club that says so, one loss is theirs. */
const withEngineers = ({ umpire }: Charge, charger: Unit, fouAfter: number, losses: number): number => {
  const { by, reckon, effect } = umpire;
  if (by(engineerLoss) === 'no-absorb') return fouAfter;
  const left = Math.max(0, fouOf(charger) - losses + 1);
  if (left > fouAfter) effect('§2.14', 'charger', 'fouCurrent', { by: left - fouAfter }, 'now');
  if (left > 0 && fouAfter === 0) effect('§2.14', 'charger', 'dissolved', { to: false }, 'now');
  return reckon('§2.14', { it: 'Una perdita tocca ai genieri', en: 'One loss falls on the engineers' }, left);
};

const read = ['legal', 'disorderInflicted', 'targetFouAfter'] as const;
/** How many hits there were matters only to engineers. */
const readWithHits = [...read, 'hits'] as const;

const volley = (
  { facts, umpire }: Charge,
  label: string,
  shooter: Unit,
  role: string,
  { charger: target, engineers }: Standing,
) => {
  const { separationUm: rangeUm, chargerPosition: targetPosition, targetPosition: shooterPosition } = facts;
  const bridge = facts.forcingBridge ? 'forcing' : 'none';
  // Of the target it is told beside it; of a battery in its front, by the battery.
  const { movedByDivisionOrder, retiredToRecover } = role === 'target' ? facts : shooter;
  const bars = { movedByDivisionOrder, retiredToRecover };
  const reads: readonly (typeof readWithHits)[number][] = engineers ? readWithHits : read;
  const calling = { on: { target: 'charger', shooter: role }, reads };
  return shooter.arm === 'artillery'
    ? umpire.call(
        label,
        artilleryFire,
        {
          shooter,
          target,
          rangeUm,
          underCharge: true,
          enfilade: false,
          targetPosition,
          targetHardCover: null,
          bridge,
          ...bars,
          actionsThisTurn: 0,
          phase: 'enemy-activation',
          followed: false,
        },
        calling,
      )
    : umpire.call(
        label,
        musketry,
        {
          shooter,
          target,
          rangeUm,
          targetPosition,
          shooterPosition,
          targetCover: null,
          enfilade: false,
          chargedBy: target.arm === 'cavalry' ? `${target.cavalryWeight}-cavalry` : 'infantry',
          phase: 'enemy-activation',
          holdTest: 'not-taken',
          openGround: null,
          bridge,
          ...bars,
          failedSquareThisTurn: facts.failedSquareThisTurn,
          followed: false,
        },
        calling,
      );
};
