import { exact } from '../../../core/index.js';
import { isDisorderedOnItsWay } from '../move/disorder.js';
import { supportSharedEffects } from '../support/shared-effects.procedure.js';
import { reactionTiming } from './charge.rulings.js';
import { chargeMove } from './move.procedure.js';
import { awaitReaction } from './reaction.js';
import type { ChargeSequence } from './sequence.facts.js';
import { notAllowed, plays, shaken, sharesDisorder, type Charge, type Standing, type Step } from './standing.js';

/** Whoever was placed on opportunity has no charge bonus this turn, even if it charges in its own initiative. */
export const hasNoChargeBonus = ({ origin, charger, opportunityOrder }: ChargeSequence): boolean =>
  origin === 'opportunity' || (opportunityOrder ?? charger.opportunityOrder);

/** The charge die and the path; a breakthrough has had its own. */
export const moved: Step = (charge, standing) => {
  const { origin, reaction, separationUm, breakthroughReachUm, underWay } = charge.facts;
  const { by, owe, call } = charge.umpire;
  if (underWay !== null) return standing;
  if (origin === 'breakthrough') return { ...standing, contact: true, reachUm: breakthroughReachUm ?? separationUm };
  if (reaction === null && by(reactionTiming) === 'before-bonus-die') {
    owe('§2.7', 'charger', 'murat.charge.move', 'now');
    return awaitReaction(charge, standing);
  }
  const { chargerSupport } = standing;
  const path = pathOf(charge, standing);
  const { reasons, reachUm, costUm, contact } = call(
    'move',
    chargeMove,
    { ...path, opportunity: hasNoChargeBonus(charge.facts) },
    {
      on: { unit: 'charger', leftBehind: 'leftBehind', regiment: 'regiment', supported: 'supported' },
      // A supporter shares the disorder once it is known whether the charge falls short.
      plays: [...plays, supportSharedEffects.id],
      reads: ['reasons', 'reachUm', 'costUm', 'contact'],
    },
  );
  if (reasons.length > 0) return notAllowed(charge, standing, '§2.7', reasons);
  // What is left of the reach when the target is reached, whatever the ground before it has cost.
  const leftUm = (reachUm ?? 0) - (costUm ?? 0);
  const come = { ...standing, contact: contact === true, reachUm: Math.max(0, exact(separationUm + leftUm)) };
  // What falls short is disordered where it stops, not while the target reacts.
  if (!isDisorderedOnItsWay({ ...path, charge: true })) return come;
  sharesDisorder(charge, 'charger', standing);
  return { ...come, charger: shaken(standing.charger), chargerSupport: chargerSupport && shaken(chargerSupport) };
};

/** The path as it was told; straight at the target if nothing was said of it. */
const pathOf = ({ facts }: Charge, { charger }: Standing) => {
  const { separationUm, segments, obstacles, rotationDegrees, rotationUsedThisTurn } = facts;
  const { formationChange, direction, handPush, roadsGiveNoBonus } = facts;
  return {
    unit: charger,
    segments: segments ?? [{ terrain: 'open' as const, distance: separationUm, byRoad: false }],
    obstacles,
    rotationDegrees,
    rotationUsedThisTurn,
    formationChange,
    direction,
    handPush,
    roadsGiveNoBonus,
  };
};
