import { altered } from '../../../core/index.js';
import { opportunityTest } from '../cavalry/opportunity-test.procedure.js';
import { infantryAdvance } from '../emergency/infantry-advance.procedure.js';
import { regimentOrder } from '../order/regiment.procedure.js';
import { generalOfCharger } from './beside.js';
import { chargeEligibility } from './eligibility.procedure.js';
import { reactionsOpen } from './reaction.js';
import type { ChargeOrder } from './sequence.facts.js';
import {
  endedAt,
  notAllowed,
  plays,
  rallied,
  shaken,
  supporterOfCharger,
  type Charge,
  type Step,
  type ChargeOutcome,
  type Standing,
} from './standing.js';

/** Who charges whom, before anybody throws for it. */
export const declared: Step = (charge, standing) => {
  const { charger, target, contact, targetEngaged, withinArc45, visible, changedFormationThisOrder } = charge.facts;
  const { reaction, origin, underWay } = charge.facts;
  // What goes on, or breaks through, is the one charge of the turn.
  const isTheSame = underWay !== null || origin === 'breakthrough';
  const { reasons } = charge.umpire.call(
    'eligibility',
    chargeEligibility,
    {
      charger: isTheSame ? altered(charger, { chargedThisTurn: false }) : charger,
      target,
      contact,
      targetEngaged,
      withinArc45,
      visible,
      changedFormationThisOrder,
    },
    { reads: ['reasons'] },
  );
  if (reasons.length > 0) return notAllowed(charge, standing, '§2.7', reasons);
  if (reaction !== null && !reactionsOpen(charge, standing).includes(reaction))
    return notAllowed(charge, standing, '§2.7', ['reaction-not-open']);
  return standing;
};

/** The order, or the test, that lets the charger go. */
export const ordered: Step = (charge, standing) => {
  const { order, origin, testPassed, underWay } = charge.facts;
  if (underWay !== null) return standing;
  if (origin === 'regiment-order' && order !== null) return orderedBy(order, charge, standing);
  if (testPassed) return standing;
  if (origin === 'forced-reaction') return forced(charge, standing);
  return origin === 'opportunity' ? onOpportunity(charge, standing) : standing;
};

const orderedBy = (order: ChargeOrder, { facts, umpire }: Charge, standing: Standing): Standing | ChargeOutcome => {
  const { charger, chargerSupport } = standing;
  const { reasons, passed, recoversDisorder, failureEffect } = umpire.call(
    'order',
    regimentOrder,
    { ...order, unit: charger, charge: true, attachedGeneral: generalOfCharger(facts)?.quality ?? null },
    {
      on: { unit: 'charger', general: 'general', ...supporterOfCharger(standing) },
      plays,
      reads: ['reasons', 'passed', 'recoversDisorder', 'failureEffect'],
    },
  );
  if (reasons.length > 0) return notAllowed({ facts, umpire }, standing, '§2.4', reasons);
  if (passed !== true) {
    const failed = failureEffect === 'none' || failureEffect === null ? charger : shaken(charger);
    return endedAt({ ...standing, charger: failed }, 'order-failed', {
      failureEffect,
      chargerDissolved: failureEffect === 'dissolved',
    });
  }
  if (recoversDisorder !== true) return standing;
  return { ...standing, charger: rallied(charger), chargerSupport: chargerSupport && rallied(chargerSupport) };
};

/** Cavalry that infantry has come too close to. */
const forced = (charge: Charge, standing: Standing): Standing | ChargeOutcome => {
  const { legal, passed } = charge.umpire.call(
    'reaction',
    infantryAdvance,
    {
      unit: standing.charger,
      enemy: standing.target,
      attachedGeneral: generalOfCharger(charge.facts)?.quality ?? null,
      // That is asked of the target of a charge.
      enemyInRearWithin1Um: false,
    },
    { on: { unit: 'charger' }, plays, reads: ['legal', 'passed'] },
  );
  if (!legal) return notAllowed(charge, standing, '§2.6', ['cavalry-only']);
  return passed === true ? standing : endedAt(standing, 'order-failed');
};

const onOpportunity = (charge: Charge, standing: Standing): Standing | ChargeOutcome => {
  const { opportunityOrder, separationUm } = charge.facts;
  const { reasons, passed } = charge.umpire.call(
    'opportunity',
    opportunityTest,
    { unit: standing.charger, opportunityOrder: opportunityOrder ?? true, enemyDistanceUm: separationUm },
    { on: { unit: 'charger' }, reads: ['reasons', 'passed'] },
  );
  if (reasons.length > 0) return notAllowed(charge, standing, '§2.2', reasons);
  return passed === true ? standing : endedAt(standing, 'order-failed');
};
