import { altered } from '../../../core/index.js';
import { countercharge } from '../emergency/countercharge.procedure.js';
import { formSquare } from '../emergency/form-square.procedure.js';
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
  type Charge,
  type ChargeOutcome,
  type Standing,
  type Step,
} from './standing.js';
import { victorious } from './victory.js';

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

/** The charge stops until the target has said how it reacts. */
export const awaitReaction = (charge: Charge, standing: Standing): ChargeOutcome => {
  charge.umpire.owe('§2.7', 'target', 'murat.charge.reactions', 'now');
  const options = reactionsOpen(charge, standing);
  return endedAt(standing, 'reaction', { decision: 'reaction', options, reachUm: standing.reachUm });
};

/** The target reacts: it flees, forms square, countercharges, fires or stands. */
export const reacted: Step = (charge, standing) => {
  const { reaction } = charge.facts;
  if (reaction === null) return awaitReaction(charge, standing);
  const mayFire = reactionsOpen(charge, standing).includes('stand-and-fire');
  switch (reaction) {
    case 'flee':
      return flees(charge, standing);
    case 'limber-and-flee':
      return limbersAndFlees(charge, standing, mayFire);
    case 'form-square':
      return formsSquare(charge, standing, mayFire);
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
  return destroyed ? caught(charge, standing) : fled({ ...standing, target: shaken(target) });
};

const limbersAndFlees = (charge: Charge, standing: Standing, mayFire: boolean): Standing | ChargeOutcome => {
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
  if (destroyed === true) return caught(charge, standing);
  return testPassed === true ? fled(standing) : { ...standing, targetFires: hasTime === true && mayFire };
};

const formsSquare = ({ facts, umpire }: Charge, standing: Standing, mayFire: boolean): Standing => {
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
    { on: { unit: 'target' }, plays, reads: ['passed'] },
  );
  return passed === true
    ? { ...standing, target: altered(target, { formation: 'square' }), targetFires: mayFire && facts.squareFires }
    : { ...standing, target: shaken(target), targetSupport: targetSupport && shaken(targetSupport) };
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
  const meets = { ...standing, targetCountercharges: true };
  if (contact === true || moveUm > (reachUm ?? 0)) return meets;
  // A countercharge comes up to a charge that would have fallen short by itself: it has not fallen short after all.
  if (!charger.disordered) umpire.effect('§2.6', 'charger', 'disordered', { to: false }, 'now');
  return { ...meets, contact: true };
};

const fled = (standing: Standing): ChargeOutcome =>
  endedAt({ ...standing, charger: shaken(standing.charger), contact: false }, 'fled');

const caught = (charge: Charge, standing: Standing): ChargeOutcome =>
  victorious(charge, { ...standing, contact: true }, 'caught', { targetTaken: true }, false);
