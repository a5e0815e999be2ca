import { gunsContacted } from '../melee/guns-contacted.procedure.js';
import { meleeResolve } from '../melee/resolve.procedure.js';
import { afterRound, type MeleeSide } from '../melee/side.js';
import { fouOf, type Unit } from '../unit.js';
import { batteriesWith, generalOfCharger, generalOfTarget } from './beside.js';
import { nothingBeside, type Beside } from './sequence.facts.js';
import {
  chargingArmOf,
  endedAt,
  plays,
  shaken,
  sharesDisorder,
  type Charge,
  type ChargeOutcome,
  type Standing,
  type Step,
} from './standing.js';
import { overran, victorious } from './victory.js';
import { hasNoChargeBonus } from './way.js';

/** The charger comes up to the target, or stops short of it; guns in the open are overrun. */
export const contacted: Step = (charge, standing) => {
  const { charger, target, targetSupport, contact } = standing;
  if (contact !== true) {
    if (!charger.disordered) sharesDisorder(charge, 'charger', standing);
    // Its move has said so already, unless the charge had stopped for the reaction.
    if (charge.facts.underWay !== null) charge.umpire.effect('§2.7', 'charger', 'disordered', { to: true }, 'now');
    return endedAt({ ...standing, charger: shaken(charger) }, 'short');
  }
  if (target.arm !== 'artillery') return standing;
  const { attachedToRegiment, targetPosition } = charge.facts;
  const { effect, chargerOptions } = charge.umpire.call(
    'guns',
    gunsContacted,
    {
      battery: target,
      attached: attachedToRegiment,
      protected: targetPosition !== 'open' && targetPosition !== 'high-ground',
      supported: targetSupport !== null,
      chargerArm: chargingArmOf(charger),
    },
    { on: { battery: 'target' }, plays, reads: ['effect', 'chargerOptions'] },
  );
  if (effect === 'fights-with-own-fou') return standing;
  if (effect === 'eliminated') return overran(charge, standing, 'guns-overrun', chargerOptions);
  charge.umpire.owe('§2.7', 'charger', 'murat.melee.resolve', 'now');
  return endedAt(standing, 'with-its-regiment');
};

/** The melee, to its end. */
export const fought = (charge: Charge, standing: Standing): ChargeOutcome => {
  const { charger, target } = standing;
  const melee = charge.umpire.call(
    'melee',
    meleeResolve,
    { attacker: attackerIn(charge, standing), defender: defenderIn(charge, standing), round: 1 },
    {
      on: { attacker: 'charger', defender: 'target' },
      plays,
      reads: [
        'winner',
        'ending',
        'attackerFouAfter',
        'defenderFouAfter',
        'attackerRetreatUm',
        'defenderRetreatUm',
        'attackerDisordered',
        'defenderDisordered',
        'breakthroughBarred',
      ],
    },
  );
  const after: Standing = {
    ...standing,
    charger: afterRound(charger, melee.attackerFouAfter, melee.attackerDisordered),
    target: afterRound(target, melee.defenderFouAfter, melee.defenderDisordered),
  };
  const { winner, ending } = melee;
  const gone = ending === 'destroyed' || ending === 'dissolved';
  const more: Partial<ChargeOutcome> = {
    ending,
    chargerRetreatUm: melee.attackerRetreatUm,
    targetRetreatUm: melee.defenderRetreatUm,
  };
  if (winner === 'attacker')
    return victorious(charge, after, 'won', gone ? { ...more, targetTaken: true } : more, melee.breakthroughBarred);
  if (winner === 'defender') {
    if (fouOf(after.target) > 0) charge.umpire.owe('§2.10', 'target', 'murat.melee.winner-options', 'now');
    return endedAt(after, 'lost', ending === 'dissolved' ? { ...more, chargerDissolved: true } : more);
  }
  return endedAt(after, 'drawn', more);
};

const attackerIn = (
  { facts }: Charge,
  { charger, chargerSupport, engineers, strikesFlankOrRear }: Standing,
): MeleeSide => ({
  ...sideOf(charger, facts.withCharger, 0),
  // Whether a breakthrough is a charge too is for the melee to say.
  charging: facts.origin !== 'breakthrough',
  breakthrough: facts.origin === 'breakthrough',
  chargeBonusDenied: hasNoChargeBonus(facts),
  mandatoryReaction: facts.origin === 'forced-reaction',
  strikesFlankOrRear,
  crossingBridge: facts.forcingBridge,
  general: generalOfCharger(facts),
  support: chargerSupport,
  engineers,
});

const defenderIn = ({ facts }: Charge, { target, targetSupport, targetCountercharges }: Standing): MeleeSide => ({
  ...sideOf(target, facts.withTarget, facts.targetBatteries.length),
  countercharging: targetCountercharges,
  position: facts.targetPosition,
  general: generalOfTarget(facts),
  support: targetSupport,
});

/** A unit in melee, with what stands beside it. */
const sideOf = (unit: Unit, beside: Beside | null, firing: number): MeleeSide => {
  const { coverClass, engineers, obstaclesCrossed, divisionWithdrawing } = beside ?? nothingBeside;
  return {
    unit,
    charging: false,
    countercharging: false,
    breakthrough: false,
    chargeBonusDenied: false,
    mandatoryReaction: false,
    strikesFlankOrRear: false,
    crossingBridge: false,
    general: null,
    attachedBatteries: batteriesWith(unit, beside, firing),
    support: null,
    position: 'open',
    coverClass,
    engineers,
    obstaclesCrossed,
    // Told of the unit, it counts even if nobody stands with it.
    divisionWithdrawing: divisionWithdrawing || unit.withdrawing,
    otherUnitsDice: 0,
  };
};
