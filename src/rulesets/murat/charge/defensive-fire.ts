import { artilleryFire } from '../fire/artillery.procedure.js';
import { musketry } from '../fire/musketry.procedure.js';
import { afterRound } from '../melee/side.js';
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
  const { charger, chargerSupport } = standing;
  const { legal, disorderInflicted, targetFouAfter } = volley(charge, label, shooter, role, charger);
  if (!legal || disorderInflicted !== true) return standing;
  return {
    ...standing,
    charger: afterRound(charger, targetFouAfter ?? fouOf(charger), true),
    chargerSupport: chargerSupport && shaken(chargerSupport),
  };
};

const volley = ({ facts, umpire }: Charge, label: string, shooter: Unit, role: string, target: Unit) => {
  const { separationUm: rangeUm, chargerPosition: targetPosition, targetPosition: shooterPosition } = facts;
  const bridge = facts.forcingBridge ? 'forcing' : 'none';
  const calling = {
    on: { target: 'charger', shooter: role },
    reads: ['legal', 'disorderInflicted', 'targetFouAfter'],
  } as const;
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
          followed: false,
        },
        calling,
      );
};
