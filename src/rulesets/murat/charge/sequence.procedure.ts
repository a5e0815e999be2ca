import {
  altered,
  type Declared,
  exact,
  inOneSentence,
  procedure,
  type Refusal,
  refuse,
  type Umpire,
  type WordOf,
} from '../../../core/index.js';
import { opportunityTest } from '../cavalry/opportunity-test.procedure.js';
import { countercharge } from '../emergency/countercharge.procedure.js';
import { formSquare } from '../emergency/form-square.procedure.js';
import { infantryAdvance } from '../emergency/infantry-advance.procedure.js';
import { artilleryFire } from '../fire/artillery.procedure.js';
import { musketry } from '../fire/musketry.procedure.js';
import { breakthrough } from '../melee/breakthrough.procedure.js';
import { gunsContacted } from '../melee/guns-contacted.procedure.js';
import { meleeResolve } from '../melee/resolve.procedure.js';
import { afterRound, fightingArmOf, type MeleeSide } from '../melee/side.js';
import type { winnerOption } from '../melee/winner-options.facts.js';
import { winnerOptions } from '../melee/winner-options.procedure.js';
import { isDisorderedOnItsWay } from '../move/disorder.js';
import { regimentOrder } from '../order/regiment.procedure.js';
import { afterMelee } from '../recovery/after-melee.procedure.js';
import { fouOf, type Unit } from '../unit.js';
import { inUm } from '../numbers.js';
import type { Quality } from '../vocabulary.js';
import { reactionTiming } from './charge.rulings.js';
import { chargeEligibility } from './eligibility.procedure.js';
import { fleeArtillery } from './flee-artillery.procedure.js';
import { fleeInfantry } from './flee-infantry.procedure.js';
import { chargeMove } from './move.procedure.js';
import { chargeReactions } from './reactions.procedure.js';
import { chargeSequenceExamples } from './sequence.examples.js';
import {
  chargeOption,
  chargeSequenceFacts,
  chargeSequenceOutcome,
  chargeSequenceReasons,
  chargeStage,
  nothingBeside,
  type Beside,
  type ChargeSequence,
} from './sequence.facts.js';

type Outcome = Declared<typeof chargeSequenceOutcome>;
type Verbs = Umpire<ChargeSequence>;
type Reason = keyof typeof chargeSequenceReasons.words;
type WinnerOption = WordOf<typeof winnerOption>;

/** Where a charge stands: the two units as they are by now, and what has been settled. */
interface Standing {
  readonly charger: Unit;
  readonly target: Unit;
  /** Who supports each of them, and shares its order and disorder. */
  readonly chargerSupport: Unit | null;
  readonly targetSupport: Unit | null;
  readonly contact: boolean | null;
}

/** What the steps of a charge owe each other is played here; where the charge stops, the next step is owed anew. */
const plays = [
  'murat.charge.move',
  'murat.charge.reactions',
  'murat.melee.resolve',
  'murat.melee.winner-options',
  'murat.melee.breakthrough',
  'murat.recovery.after-melee',
];

const endedAt = (
  { charger, target, contact }: Standing,
  stage: Outcome['stage'],
  more: Partial<Outcome> = {},
): Outcome => ({
  legal: true,
  reasons: [],
  stage,
  decision: null,
  options: [],
  contact,
  failureEffect: null,
  reachUm: null,
  ending: null,
  chargerFouAfter: fouOf(charger),
  targetFouAfter: fouOf(target),
  chargerDisordered: charger.disordered,
  targetDisordered: target.disordered,
  chargerDissolved: fouOf(charger) === 0,
  targetTaken: fouOf(target) === 0,
  chargerRetreatUm: 0,
  targetRetreatUm: 0,
  breakthroughUm: null,
  ...more,
});

/** Whoever charges is of an arm that can: all others were refused. */
const chargingArmOf = ({ arm }: Unit): 'infantry' | 'cavalry' => (arm === 'cavalry' ? 'cavalry' : 'infantry');

const shaken = (unit: Unit): Unit => altered(unit, { disordered: true });
const rallied = (unit: Unit): Unit => altered(unit, { disordered: false });

/** Whoever supports the charger, as the effects call it; nobody, if it has no support. */
const supporterOfCharger = ({ chargerSupport }: Standing): { readonly [role: string]: string } =>
  chargerSupport === null ? {} : { supporter: 'withCharger.support' };

/** An attached general of whom only the quality is told. */
const brigadeGeneralOf = (quality: Quality | null): MeleeSide['general'] =>
  quality === null ? null : { level: 'brigade', quality };

/** The batteries attached to a unit: told of its melee, of itself, or as those that fire with it. */
const batteriesWith = (unit: Unit, beside: Beside | null, firing: number): number =>
  (beside?.attachedBatteries ?? 0) || unit.attachedBatteries.length || firing;

/** One charge from its declaration to its end, or to the next decision of a player. */
class Charge {
  constructor(
    private readonly facts: ChargeSequence,
    private readonly umpire: Verbs,
  ) {}

  private refused(standing: Standing, reasons: readonly (readonly [Reason, string])[]): Outcome {
    const found: readonly Refusal<Reason>[] = reasons;
    return {
      ...endedAt(standing, 'not-allowed'),
      legal: false,
      reasons: refuse(this.umpire.forbid, chargeSequenceReasons, found),
    };
  }

  /** Declaration, and the test that lets the charger go. */
  declared(): Outcome {
    const { charger, target, contact, targetEngaged, withinArc45, visible, changedFormationThisOrder } = this.facts;
    const { reaction, origin, underWay, withCharger, withTarget } = this.facts;
    const standing: Standing = {
      charger,
      target,
      chargerSupport: withCharger?.support ?? null,
      targetSupport: withTarget?.support ?? null,
      contact: null,
    };
    // What goes on, or breaks through, is the one charge of the turn.
    const isTheSame = underWay !== null || origin === 'breakthrough';
    const eligible = this.umpire.call(
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
    if (eligible.reasons.length > 0)
      return this.refused(
        standing,
        eligible.reasons.map(reason => [reason, '§2.7']),
      );
    if (reaction !== null && !this.reactionsOpen(standing).includes(reaction))
      return this.refused(standing, [['reaction-not-open', '§2.7']]);
    return underWay === null
      ? this.ordered(standing)
      : this.reacted({ ...standing, contact: underWay.contact }, underWay.reachUm);
  }

  private ordered(standing: Standing): Outcome {
    const { order, origin, charger, target, separationUm, testPassed } = this.facts;
    const { call } = this.umpire;
    if (origin === 'regiment-order' && order !== null) {
      const { reasons, passed, recoversDisorder, failureEffect } = call(
        'order',
        regimentOrder,
        { ...order, unit: charger, charge: true, attachedGeneral: this.chargerGeneral()?.quality ?? null },
        {
          on: { unit: 'charger', general: 'general', ...supporterOfCharger(standing) },
          plays,
          reads: ['reasons', 'passed', 'recoversDisorder', 'failureEffect'],
        },
      );
      if (reasons.length > 0)
        return this.refused(
          standing,
          reasons.map(reason => [reason, '§2.4']),
        );
      if (passed !== true) {
        const failed = failureEffect === 'none' || failureEffect === null ? charger : shaken(charger);
        return endedAt({ ...standing, charger: failed }, 'order-failed', {
          failureEffect,
          chargerDissolved: failureEffect === 'dissolved',
        });
      }
      if (recoversDisorder !== true) return this.moved(standing);
      const { chargerSupport } = standing;
      return this.moved({
        ...standing,
        charger: rallied(charger),
        chargerSupport: chargerSupport && rallied(chargerSupport),
      });
    }
    if (testPassed) return this.moved(standing);
    if (origin === 'forced-reaction') {
      const { legal, passed } = call(
        'reaction',
        infantryAdvance,
        {
          unit: charger,
          enemy: target,
          attachedGeneral: this.chargerGeneral()?.quality ?? null,
          // That is asked of the target of a charge.
          enemyInRearWithin1Um: false,
        },
        { on: { unit: 'charger' }, plays, reads: ['legal', 'passed'] },
      );
      if (!legal) return this.refused(standing, [['cavalry-only', '§2.6']]);
      if (passed !== true) return endedAt(standing, 'order-failed');
    }
    if (origin === 'opportunity') {
      const { reasons, passed } = call(
        'opportunity',
        opportunityTest,
        { unit: charger, opportunityOrder: charger.opportunityOrder, enemyDistanceUm: separationUm },
        { on: { unit: 'charger' }, reads: ['reasons', 'passed'] },
      );
      if (reasons.length > 0)
        return this.refused(
          standing,
          reasons.map(reason => [reason, '§2.2']),
        );
      if (passed !== true) return endedAt(standing, 'order-failed');
    }
    return this.moved(standing);
  }

  /** The general with the charger, told of its order or of its melee. */
  private chargerGeneral(): MeleeSide['general'] {
    const { withCharger, order } = this.facts;
    return withCharger?.general ?? brigadeGeneralOf(order?.attachedGeneral ?? null);
  }

  private targetGeneral(): MeleeSide['general'] {
    const { withTarget, targetGeneral } = this.facts;
    return withTarget?.general ?? brigadeGeneralOf(targetGeneral);
  }

  /** Whoever was placed on opportunity has no charge bonus this turn, even if it charges in its own initiative. */
  private hasNoChargeBonus(): boolean {
    const { origin, charger } = this.facts;
    return origin === 'opportunity' || charger.opportunityOrder;
  }

  /** The charge die and the path; a breakthrough has had its own. */
  private moved(standing: Standing): Outcome {
    const { origin, reaction, separationUm, breakthroughReachUm } = this.facts;
    if (origin === 'breakthrough')
      return this.reacted({ ...standing, contact: true }, breakthroughReachUm ?? separationUm);
    if (reaction === null && this.umpire.by(reactionTiming) === 'before-bonus-die') {
      this.umpire.owe('§2.7', 'charger', 'murat.charge.move', 'now');
      return this.awaitReaction(standing, null);
    }
    const { obstacles, rotationDegrees, rotationUsedThisTurn, formationChange, direction } = this.facts;
    const { handPush, roadsGiveNoBonus } = this.facts;
    const path = {
      unit: standing.charger,
      segments: this.facts.segments ?? [{ terrain: 'open' as const, distance: separationUm, byRoad: false }],
      obstacles,
      rotationDegrees,
      rotationUsedThisTurn,
      formationChange,
      direction,
      handPush,
      roadsGiveNoBonus,
    };
    const move = this.umpire.call(
      'move',
      chargeMove,
      { ...path, opportunity: this.hasNoChargeBonus() },
      { on: { unit: 'charger' }, plays, reads: ['reasons', 'reachUm', 'costUm', 'contact'] },
    );
    if (move.reasons.length > 0)
      return this.refused(
        standing,
        move.reasons.map(reason => [reason, '§2.7']),
      );
    const contact = move.contact === true;
    // What falls short is disordered where it stops, not while the target reacts.
    const charger = isDisorderedOnItsWay({ ...path, charge: true }) ? shaken(standing.charger) : standing.charger;
    // What is left of the reach when the target is reached, whatever the ground before it has cost.
    const leftUm = (move.reachUm ?? 0) - (move.costUm ?? 0);
    return this.reacted({ ...standing, charger, contact }, exact(separationUm + leftUm));
  }

  private reactionsOpen({ target, charger }: Standing): readonly (keyof typeof chargeOption.words)[] {
    const { attachedToRegiment, enemyInRearWithin1Um, neighbourOfFirstTarget, frontClear, enemyWithin45 } = this.facts;
    const { failedSquareThisTurn, movedByDivisionOrder, retiredToRecover, origin } = this.facts;
    return this.umpire.call(
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
  }

  private awaitReaction(standing: Standing, reachUm: number | null): Outcome {
    this.umpire.owe('§2.7', 'target', 'murat.charge.reactions', 'now');
    return endedAt(standing, 'reaction', { decision: 'reaction', options: this.reactionsOpen(standing), reachUm });
  }

  /** The target reacts: it flees, forms square, countercharges, fires or stands. */
  private reacted(standing: Standing, reachUm: number): Outcome {
    const { reaction, separationUm, enemyInRearWithin1Um, frontClear, enemyWithin45 } = this.facts;
    const targetGeneral = this.targetGeneral()?.quality ?? null;
    const chargeReachUm = Math.max(0, reachUm);
    if (reaction === null) return this.awaitReaction(standing, chargeReachUm);
    const { call } = this.umpire;
    const { charger, target } = standing;
    const mayFire = this.reactionsOpen(standing).includes('stand-and-fire');

    switch (reaction) {
      case 'flee': {
        const { destroyed } = call(
          'flight',
          fleeInfantry,
          {
            separationUm,
            chargeReachUm,
            attachedGeneral: targetGeneral,
            attachedBatteries: batteriesWith(target, this.facts.withTarget, this.facts.targetBatteries.length),
          },
          {
            on: {
              charger: 'charger',
              target: 'target',
              attachedGeneral: 'targetGeneral',
              batteries: 'targetBatteries',
            },
            plays,
            reads: ['destroyed'],
          },
        );
        return destroyed ? this.caught(standing) : this.fled({ ...standing, target: shaken(target) });
      }
      case 'limber-and-flee': {
        const {
          testPassed,
          destroyed,
          mayFire: fires,
        } = call(
          'flight',
          fleeArtillery,
          {
            unit: target,
            chargerArm: chargingArmOf(charger),
            separationUm,
            chargeReachUm,
            attachedGeneral: targetGeneral,
          },
          { on: { charger: 'charger', unit: 'target' }, plays, reads: ['testPassed', 'destroyed', 'mayFire'] },
        );
        if (destroyed === true) return this.caught(standing);
        if (testPassed === true) return this.fled(standing);
        return fires === true && mayFire ? this.underFire(standing) : this.contacted(standing, false);
      }
      case 'form-square': {
        const { passed } = call(
          'square',
          formSquare,
          {
            unit: target,
            enemy: charger,
            attachedGeneral: targetGeneral,
            enemyStartDistanceUm: separationUm,
            isNeighbour: false,
            distanceToTargetUm: 0,
            enemyInRearWithin1Um,
          },
          { on: { unit: 'target' }, plays, reads: ['passed'] },
        );
        if (passed !== true) {
          const { targetSupport } = standing;
          return this.contacted(
            { ...standing, target: shaken(target), targetSupport: targetSupport && shaken(targetSupport) },
            false,
          );
        }
        const squared: Standing = { ...standing, target: altered(target, { formation: 'square' }) };
        return mayFire && this.facts.squareFires ? this.underFire(squared) : this.contacted(squared, false);
      }
      case 'countercharge': {
        const { moveUm } = call(
          'countercharge',
          countercharge,
          {
            unit: target,
            enemy: charger,
            attachedGeneral: targetGeneral,
            enemyStartDistanceUm: separationUm,
            frontClear,
            enemyWithin45,
            enemyInRearWithin1Um,
            separationUm,
          },
          { on: { unit: 'target' }, plays, reads: ['moveUm'] },
        );
        return moveUm === null
          ? this.contacted(standing, false)
          : this.contacted(this.metHalfway(standing, moveUm <= chargeReachUm), true);
      }
      case 'stand-and-fire':
        return this.underFire(standing);
      case 'stand':
        return this.contacted(standing, false);
    }
  }

  /** A countercharge comes up to a charge that would have fallen short by itself. */
  private metHalfway(standing: Standing, isReached: boolean): Standing {
    if (standing.contact === true || !isReached) return standing;
    // It has not fallen short after all.
    if (!standing.charger.disordered) this.umpire.effect('§2.6', 'charger', 'disordered', { to: false }, 'now');
    return { ...standing, contact: true };
  }

  private fled(standing: Standing): Outcome {
    return endedAt({ ...standing, charger: shaken(standing.charger), contact: false }, 'fled');
  }

  private caught(standing: Standing): Outcome {
    return this.victorious({ ...standing, contact: true }, 'caught', { targetTaken: true }, false);
  }

  /** Defensive fire at the charger: the target's, and that of the batteries attached to it. */
  private underFire(standing: Standing): Outcome {
    const guns = this.facts.targetBatteries.map((shooter, i) => ({ shooter, label: `battery-fire-${i + 1}` }));
    let hit = this.firedAt(standing, 'defensive-fire', standing.target, 'target');
    for (const { shooter, label } of guns)
      if (fouOf(hit.charger) > 0) hit = this.firedAt(hit, label, shooter, 'targetBatteries');
    if (fouOf(hit.charger) === 0) return endedAt({ ...hit, contact: false }, 'charger-dissolved');
    return this.contacted(hit, false);
  }

  /** One volley at the charger. */
  private firedAt(standing: Standing, label: string, shooter: Unit, role: string): Standing {
    const { charger, chargerSupport } = standing;
    const { separationUm: rangeUm, chargerPosition, targetPosition, forcingBridge } = this.facts;
    const { call } = this.umpire;
    const bridge = forcingBridge ? 'forcing' : 'none';
    const calling = {
      on: { target: 'charger', shooter: role },
      reads: ['legal', 'disorderInflicted', 'targetFouAfter'],
    } as const;
    const shot =
      shooter.arm === 'artillery'
        ? call(
            label,
            artilleryFire,
            {
              shooter,
              target: charger,
              rangeUm,
              underCharge: true,
              enfilade: false,
              targetPosition: chargerPosition,
              targetHardCover: null,
              bridge,
              followed: false,
            },
            calling,
          )
        : call(
            label,
            musketry,
            {
              shooter,
              target: charger,
              rangeUm,
              targetPosition: chargerPosition,
              shooterPosition: targetPosition,
              targetCover: null,
              enfilade: false,
              chargedBy: charger.arm === 'cavalry' ? `${charger.cavalryWeight}-cavalry` : 'infantry',
              phase: 'enemy-activation',
              holdTest: 'not-taken',
              openGround: null,
              bridge,
              followed: false,
            },
            calling,
          );
    if (!shot.legal || shot.disorderInflicted !== true) return standing;
    return {
      ...standing,
      charger: afterRound(charger, shot.targetFouAfter ?? fouOf(charger), true),
      chargerSupport: chargerSupport && shaken(chargerSupport),
    };
  }

  private contacted(standing: Standing, countercharging: boolean): Outcome {
    const { charger, target, targetSupport, contact } = standing;
    if (contact !== true) return endedAt({ ...standing, charger: shaken(charger) }, 'short');
    if (target.arm !== 'artillery') return this.fought(standing, countercharging);
    const { attachedToRegiment, targetPosition } = this.facts;
    const { effect, chargerOptions } = this.umpire.call(
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
    if (effect === 'fights-with-regiment') {
      this.umpire.owe('§2.7', 'charger', 'murat.melee.resolve', 'now');
      return endedAt(standing, 'with-its-regiment');
    }
    if (effect === 'fights-with-own-fou') return this.fought(standing, countercharging);
    return this.chosen(standing, 'guns-overrun', { targetTaken: true }, chargerOptions);
  }

  private side(unit: Unit, beside: Beside | null, more: Partial<MeleeSide>): MeleeSide {
    const { coverClass, engineers, obstaclesCrossed, divisionWithdrawing } = beside ?? nothingBeside;
    return {
      unit,
      charging: more.charging ?? false,
      countercharging: more.countercharging ?? false,
      breakthrough: more.breakthrough ?? false,
      chargeBonusDenied: more.chargeBonusDenied ?? false,
      mandatoryReaction: more.mandatoryReaction ?? false,
      strikesFlankOrRear: more.strikesFlankOrRear ?? false,
      crossingBridge: more.crossingBridge ?? false,
      general: more.general ?? null,
      attachedBatteries: batteriesWith(unit, beside, more.attachedBatteries ?? 0),
      support: more.support ?? null,
      position: more.position ?? 'open',
      coverClass,
      engineers,
      obstaclesCrossed,
      // Told of the unit, it counts even if nobody stands with it.
      divisionWithdrawing: divisionWithdrawing || unit.withdrawing,
      otherUnitsDice: 0,
    };
  }

  private fought(standing: Standing, countercharging: boolean): Outcome {
    const { charger, target, chargerSupport, targetSupport } = standing;
    const { origin, contact, forcingBridge, targetPosition, withCharger, withTarget } = this.facts;
    const melee = this.umpire.call(
      'melee',
      meleeResolve,
      {
        attacker: this.side(charger, withCharger, {
          // Whether a breakthrough is a charge too is for the melee to say.
          charging: origin !== 'breakthrough',
          breakthrough: origin === 'breakthrough',
          chargeBonusDenied: this.hasNoChargeBonus(),
          mandatoryReaction: origin === 'forced-reaction',
          strikesFlankOrRear: contact !== 'front',
          crossingBridge: forcingBridge,
          general: this.chargerGeneral(),
          support: chargerSupport,
        }),
        defender: this.side(target, withTarget, {
          countercharging,
          position: targetPosition,
          general: this.targetGeneral(),
          support: targetSupport,
          attachedBatteries: this.facts.targetBatteries.length,
        }),
        round: 1,
      },
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
    const more: Partial<Outcome> = {
      ending,
      chargerRetreatUm: melee.attackerRetreatUm,
      targetRetreatUm: melee.defenderRetreatUm,
    };
    if (winner === 'attacker')
      return this.victorious(after, 'won', gone ? { ...more, targetTaken: true } : more, melee.breakthroughBarred);
    if (winner === 'defender') {
      if (fouOf(after.target) > 0) this.umpire.owe('§2.10', 'target', 'murat.melee.winner-options', 'now');
      return endedAt(after, 'lost', ending === 'dissolved' ? { ...more, chargerDissolved: true } : more);
    }
    return endedAt(after, 'drawn', more);
  }

  /** The charger has won: it stands, reorganises or breaks through. */
  private victorious(standing: Standing, stage: Outcome['stage'], more: Partial<Outcome>, barred: boolean): Outcome {
    const { charger, target } = standing;
    const { origin, forcingBridge } = this.facts;
    const { call } = this.umpire;
    if (fouOf(charger) === 0) return endedAt(standing, stage, more);
    const { options, mandatory } = call(
      'winner',
      winnerOptions,
      {
        winner: charger,
        winnerCharged: true,
        loserArm: fightingArmOf(target),
        alreadyBrokeThrough: origin === 'breakthrough',
        secondRoundAgainstSquare: barred,
        forcedBridge: forcingBridge,
      },
      { plays, reads: ['options', 'mandatory'] },
    );
    return this.chosen(standing, stage, more, mandatory === null ? options : [mandatory]);
  }

  /** What the winner does: the one thing open to it, or what its player chose. */
  private chosen(
    standing: Standing,
    stage: Outcome['stage'],
    more: Partial<Outcome>,
    options: readonly WinnerOption[],
  ): Outcome {
    const { charger } = standing;
    const { winnerOption, breakthroughStrikesFlankOrRear } = this.facts;
    const { call, owe } = this.umpire;
    const option = options.length === 1 ? options[0] : options.find(one => one === winnerOption);
    if (option === undefined) {
      // Whoever overran guns has heard its options from them.
      const next = stage === 'guns-overrun' ? 'murat.recovery.after-melee' : 'murat.melee.winner-options';
      owe('§2.10', 'charger', next, 'now');
      return endedAt(standing, stage, { ...more, decision: 'winner-option', options });
    }
    const { recovered } = call(
      'recovery',
      afterMelee,
      { option },
      { on: { winner: 'charger', ...supporterOfCharger(standing) }, reads: ['recovered'] },
    );
    const rested: Standing = recovered ? { ...standing, charger: rallied(charger) } : standing;
    if (option !== 'breakthrough') return endedAt(rested, stage, more);
    const { distanceUm } = call(
      'breakthrough',
      breakthrough,
      { winner: charger, strikesFlankOrRear: breakthroughStrikesFlankOrRear, obstaclesCrossed: 0 },
      { on: { winner: 'charger' }, reads: ['distanceUm'] },
    );
    return endedAt(rested, 'broke-through', { ...more, breakthroughUm: distanceUm });
  }
}

export const chargeSequence = procedure({
  id: 'murat.charge.sequence',
  title: { it: 'Una carica dall’inizio alla fine', en: 'A charge from beginning to end' },
  rule: '§2.4, §2.6–2.8, §2.10',
  when: {
    it: 'Per ogni carica: si ferma dove un giocatore deve decidere o tirare, e se ne possono chiedere le probabilità.',
    en: 'For any charge: it stops where a player has to decide or throw, and its odds may be asked.',
  },
  facts: chargeSequenceFacts,
  impossible: {
    underWay: {
      says: {
        it: 'È già in corso solo la carica di chi ha caricato in questa mossa.',
        en: 'Only a unit that has charged this turn has a charge under way.',
      },
      when: ({ underWay, charger }) => underWay !== null && !charger.chargedThisTurn,
    },
    breakthroughReachUm: {
      says: {
        it: 'Uno sfondamento che non arriva al bersaglio non lo carica.',
        en: 'A breakthrough that does not get to the target does not charge it.',
      },
      when: ({ origin, breakthroughReachUm, separationUm }) =>
        origin === 'breakthrough' && breakthroughReachUm !== null && breakthroughReachUm < separationUm,
    },
    charger: {
      says: { it: 'Chi carica non può avere FoU 0.', en: 'The charger cannot have FoU 0.' },
      when: ({ charger }) => fouOf(charger) === 0,
    },
    target: {
      says: {
        it: 'Si carica un’unità che combatte, con FoU sopra lo 0.',
        en: 'A charge goes at a unit that fights, with FoU above 0.',
      },
      when: ({ target }) => fouOf(target) === 0 || target.arm === 'general',
    },
  },
  outcome: chargeSequenceOutcome,
  rulings: [reactionTiming],
  calls: [
    chargeEligibility,
    regimentOrder,
    opportunityTest,
    infantryAdvance,
    chargeMove,
    chargeReactions,
    fleeInfantry,
    fleeArtillery,
    formSquare,
    countercharge,
    musketry,
    artilleryFire,
    gunsContacted,
    meleeResolve,
    winnerOptions,
    afterMelee,
    breakthrough,
  ],
  parts: {
    charger: {
      fills: {
        rotationUsedThisTurn: 'rotatedDegreesThisTurn',
        'order.ordersAlreadyReceived': 'ordersReceivedThisTurn',
        'order.unitAlreadyFailed': 'failedOrderThisTurn',
        'order.movedByDivisionOrder': 'movedByDivisionOrder',
        'order.retiredToRecover': 'retiredToRecover',
        'order.divisionWithdrawing': 'withdrawing',
      },
    },
    general: {
      fills: {
        'order.general': 'quality',
        'order.generalLevel': 'level',
        'order.generalAlive': 'alive',
        'order.generalAttachedTo': 'attachedTo',
        'order.ordersAlreadyGiven': 'ordersGivenThisTurn',
        'order.divisionPhaseForfeited': 'divisionPhaseForfeited',
      },
      of: 'own',
    },
    chargerGeneral: {
      fills: {
        'order.attachedGeneral': 'quality',
        'withCharger.general.level': 'level',
        'withCharger.general.quality': 'quality',
      },
      among: 'charger.attachedGenerals',
    },
    targetGeneral: {
      fills: {
        targetGeneral: 'quality',
        'withTarget.general.level': 'level',
        'withTarget.general.quality': 'quality',
      },
      among: 'target.attachedGenerals',
    },
    targetBatteries: { among: 'target.attachedBatteries' },
    'withCharger.support': { among: 'charger.supporterId' },
    'withTarget.support': { among: 'target.supporterId' },
  },
  examples: chargeSequenceExamples,

  adjudicate: (facts, umpire) => new Charge(facts, umpire).declared(),

  inWords: ({ stage, reasons, options, chargerFouAfter, targetFouAfter, breakthroughUm }) => {
    const { it, en } = chargeStage.words[stage];
    if (reasons.length > 0) {
      const why = inOneSentence(chargeSequenceReasons, reasons);
      return { it: `La carica non si può fare: ${why.it}.`, en: `The charge is not allowed: ${why.en}.` };
    }
    const open = inOneSentence(chargeOption, options);
    const choice =
      options.length > 0 ? { it: `; si può: ${open.it}`, en: `; open to it: ${open.en}` } : { it: '', en: '' };
    const far = inUm(breakthroughUm ?? 0);
    const beyond = breakthroughUm === null ? { it: '', en: '' } : { it: ` per ${far.it}`, en: ` by ${far.en}` };
    return {
      it: `La carica: ${it}${beyond.it}${choice.it}. FoU: chi carica ${chargerFouAfter}, chi è caricato ${targetFouAfter}.`,
      en: `The charge: ${en}${beyond.en}${choice.en}. FoU: charger ${chargerFouAfter}, target ${targetFouAfter}.`,
    };
  },
});
