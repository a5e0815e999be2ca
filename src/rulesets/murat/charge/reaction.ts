import { altered } from '../../../core/index.js';
import { countercharge } from '../emergency/countercharge.procedure.js';
import { formSquare } from '../emergency/form-square.procedure.js';
import { overrunOptions } from '../melee/guns-overrun.js';
import { batteriesWith, generalOfTarget } from './beside.js';
import { fleeArtillery } from './flee-artillery.procedure.js';
import { fleeInfantry } from './flee-infantry.procedure.js';
import type { ChargeReaction } from './reactions.facts.js';
import { chargeReactions } from './reactions.procedure.js';
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

/** How the target may react. */
export const reactionsOpen = ({ facts, umpire }: Charge, { target, charger }: Standing): readonly ChargeReaction[] => {
  const { attachedToRegiment, enemyInRearWithin1Um, neighbourOfFirstTarget, frontClear, enemyWithin45 } = facts;
  const { failedSquareThisTurn, movedByDivisionOrder, retiredToRecover, origin } = facts;
  return umpire.call(
    'reactions',
    chargeReactions,
    {
      target,
      chargerArm: chargingArmOf(charger),
      attachedToRegiment,
      enemyInRearWithin1Um,
      breakthroughCharge: origin === 'breakthrough',
      neighbourOfFirstTarget,
      frontClear,
      enemyWithin45,
      failedSquareThisTurn,
      movedByDivisionOrder,
      retiredToRecover,
    },
    { reads: ['options'] },
  ).options;
};

const mayFire = (charge: Charge, standing: Standing): boolean =>
  reactionsOpen(charge, standing).includes('stand-and-fire');

/** The charge stops until the target has said how it reacts. */
export const awaitReaction = (charge: Charge, standing: Standing): ChargeOutcome => {
  const { owe, effect } = charge.umpire;
  // A charge that falls short has not stopped yet: it is disordered once it does.
  if (standing.contact === false && !standing.charger.disordered)
    effect('§2.7', 'charger', 'disordered', { to: false }, 'now');
  owe('§2.7', 'target', 'murat.charge.reactions', 'now');
  const options = reactionsOpen(charge, standing);
  return endedAt(standing, 'reaction', { decision: 'reaction', options, reachUm: standing.reachUm });
};

/** The target reacts: it flees, forms square, countercharges, fires or stands. */
export const reacted: Step = (charge, standing) => {
  const { reaction } = charge.facts;
  if (reaction === null) return awaitReaction(charge, standing);
  switch (reaction) {
    case 'flee':
      return flees(charge, standing);
    case 'limber-and-flee':
      return limbersAndFlees(charge, standing);
    case 'form-square':
      return formsSquare(charge, standing);
    case 'countercharge':
      return countercharges(charge, standing);
    case 'stand-and-fire':
      return { ...standing, targetFires: true };
    case 'stand':
      return standing;
  }
};

const flees: Step = (charge, standing) => {
  const { separationUm, withTarget, targetBatteries } = charge.facts;
  const { target, reachUm } = standing;
  const { destroyed } = charge.umpire.call(
    'flight',
    fleeInfantry,
    {
      separationUm,
      chargeReachUm: reachUm ?? 0,
      attachedGeneral: generalOfTarget(charge.facts)?.quality ?? null,
      attachedBatteries: batteriesWith(target, withTarget, targetBatteries.length),
    },
    {
      on: { charger: 'charger', target: 'target', attachedGeneral: 'targetGeneral', batteries: 'targetBatteries' },
      plays,
      reads: ['destroyed'],
    },
  );
  if (!destroyed) return fled(charge, standing);
  return victorious(charge, { ...standing, contact: true }, 'caught', { targetTaken: true }, false);
};

const limbersAndFlees: Step = (charge, standing) => {
  const { charger, target, reachUm } = standing;
  const {
    testPassed,
    destroyed,
    mayFire: hasTime,
  } = charge.umpire.call(
    'flight',
    fleeArtillery,
    {
      unit: target,
      chargerArm: chargingArmOf(charger),
      separationUm: charge.facts.separationUm,
      chargeReachUm: reachUm ?? 0,
      attachedGeneral: generalOfTarget(charge.facts)?.quality ?? null,
    },
    { on: { charger: 'charger', unit: 'target' }, plays, reads: ['testPassed', 'destroyed', 'mayFire'] },
  );
  if (destroyed === true)
    return overran(
      charge,
      { ...standing, contact: true },
      'caught',
      overrunOptions(chargingArmOf(charger), charge.umpire.by),
    );
  if (testPassed === true) return fled(charge, standing);
  return { ...standing, targetFires: hasTime === true && mayFire(charge, standing) };
};

const formsSquare = (charge: Charge, standing: Standing): Standing => {
  const { facts, umpire } = charge;
  const { charger, target, targetSupport } = standing;
  const { passed } = umpire.call(
    'square',
    formSquare,
    {
      unit: target,
      enemy: charger,
      attachedGeneral: generalOfTarget(facts)?.quality ?? null,
      enemyStartDistanceUm: facts.separationUm,
      isNeighbour: false,
      distanceToTargetUm: 0,
      enemyInRearWithin1Um: facts.enemyInRearWithin1Um,
    },
    { on: { unit: 'target', supported: 'targetSupported' }, plays, reads: ['passed'] },
  );
  if (passed !== true)
    return { ...standing, target: shaken(target), targetSupport: targetSupport && shaken(targetSupport) };
  // A square is supported by nobody, one of its sides is turned to the charger, and if it was a march column it may fire.
  const squared = {
    ...standing,
    target: altered(target, { formation: 'square', supporterId: '' }),
    targetSupport: null,
    strikesFlankOrRear: false,
  };
  return { ...squared, targetFires: facts.squareFires && mayFire(charge, squared) };
};

const countercharges = ({ facts, umpire }: Charge, standing: Standing): Standing => {
  const { separationUm, frontClear, enemyWithin45, enemyInRearWithin1Um } = facts;
  const { charger, target, contact, reachUm } = standing;
  const { moveUm } = umpire.call(
    'countercharge',
    countercharge,
    {
      unit: target,
      enemy: charger,
      attachedGeneral: generalOfTarget(facts)?.quality ?? null,
      enemyStartDistanceUm: separationUm,
      frontClear,
      enemyWithin45,
      enemyInRearWithin1Um,
      separationUm,
    },
    { on: { unit: 'target' }, plays, reads: ['moveUm'] },
  );
  if (moveUm === null) return standing;
  const meets = { ...standing, targetCountercharges: true, strikesFlankOrRear: false };
  if (contact === true || moveUm > (reachUm ?? 0)) return meets;
  // A countercharge comes up to a charge that would have fallen short by itself: it has not fallen short after all.
  if (!charger.disordered) umpire.effect('§2.6', 'charger', 'disordered', { to: false }, 'now');
  return { ...meets, contact: true };
};

/** The target gets away: both are disordered, and who supports them too. */
const fled = (charge: Charge, standing: Standing): ChargeOutcome => {
  const { charger, target } = standing;
  if (!charger.disordered) sharesDisorder(charge, 'charger', standing);
  if (!target.disordered) sharesDisorder(charge, 'target', standing);
  return endedAt({ ...standing, charger: shaken(charger), target: shaken(target), contact: false }, 'fled');
};
