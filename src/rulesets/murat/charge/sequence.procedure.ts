import {
  altered,
  type Declared,
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
import { artilleryFire } from '../fire/artillery.procedure.js';
import { musketry } from '../fire/musketry.procedure.js';
import { breakthrough } from '../melee/breakthrough.procedure.js';
import { gunsContacted } from '../melee/guns-contacted.procedure.js';
import { meleeResolve } from '../melee/resolve.procedure.js';
import { afterRound, fightingArmOf, type MeleeSide } from '../melee/side.js';
import type { winnerOption } from '../melee/winner-options.facts.js';
import { winnerOptions } from '../melee/winner-options.procedure.js';
import { regimentOrder } from '../order/regiment.procedure.js';
import { afterMelee } from '../recovery/after-melee.procedure.js';
import { fouOf, type Unit } from '../unit.js';
import { inUm } from '../numbers.js';
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
    const { reaction, origin, underWay } = this.facts;
    const standing: Standing = { charger, target, contact: null };
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
    const { order, origin, charger, separationUm } = this.facts;
    const { call } = this.umpire;
    if (origin === 'regiment-order' && order !== null) {
      const { reasons, passed, recoversDisorder, failureEffect } = call(
        'order',
        regimentOrder,
        { ...order, unit: charger, charge: true },
        {
          on: { unit: 'charger', general: 'general' },
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
      return this.moved({
        ...standing,
        charger: recoversDisorder === true ? altered(charger, { disordered: false }) : charger,
      });
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

  /** Whoever was placed on opportunity has no charge bonus this turn, even if it charges in its own initiative. */
  private hasNoChargeBonus(): boolean {
    const { origin, charger } = this.facts;
    return origin === 'opportunity' || charger.opportunityOrder;
  }

  /** The charge die and the path; a breakthrough has had its own. */
  private moved(standing: Standing): Outcome {
    const { origin, reaction, separationUm } = this.facts;
    if (origin === 'breakthrough') return this.reacted({ ...standing, contact: true }, separationUm);
    if (reaction === null && this.umpire.by(reactionTiming) === 'before-bonus-die') {
      this.umpire.owe('§2.7', 'charger', 'murat.charge.move', 'now');
      return this.awaitReaction(standing, null);
    }
    const { segments, obstacles, rotationDegrees, rotationUsedThisTurn, formationChange, direction } = this.facts;
    const { handPush, roadsGiveNoBonus } = this.facts;
    const move = this.umpire.call(
      'move',
      chargeMove,
      {
        unit: standing.charger,
        segments,
        obstacles,
        rotationDegrees,
        rotationUsedThisTurn,
        formationChange,
        direction,
        handPush,
        roadsGiveNoBonus,
        opportunity: this.hasNoChargeBonus(),
      },
      { on: { unit: 'charger' }, plays, reads: ['reasons', 'reachUm', 'contact', 'chargerDisordered'] },
    );
    if (move.reasons.length > 0)
      return this.refused(
        standing,
        move.reasons.map(reason => [reason, '§2.7']),
      );
    const contact = move.contact === true;
    // What falls short is disordered where it stops, not while the target reacts.
    const disordered = standing.charger.disordered || (contact && move.chargerDisordered === true);
    return this.reacted(
      { ...standing, charger: altered(standing.charger, { disordered }), contact },
      move.reachUm ?? 0,
    );
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
    const { reaction, separationUm, targetGeneral, enemyInRearWithin1Um, frontClear, enemyWithin45 } = this.facts;
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
          { separationUm, chargeReachUm, attachedGeneral: targetGeneral },
          {
            on: { charger: 'charger', target: 'target', attachedGeneral: 'targetGeneral' },
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
        return fires === true && mayFire ? this.underFire(standing, false) : this.contacted(standing, false);
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
        if (passed !== true) return this.contacted({ ...standing, target: shaken(target) }, false);
        const squared: Standing = { ...standing, target: altered(target, { formation: 'square' }) };
        return mayFire && this.facts.squareFires ? this.underFire(squared, false) : this.contacted(squared, false);
      }
      case 'countercharge': {
        const { passed } = call(
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
          { on: { unit: 'target' }, plays, reads: ['passed'] },
        );
        return this.contacted(standing, passed === true);
      }
      case 'stand-and-fire':
        return this.underFire(standing, false);
      case 'stand':
        return this.contacted(standing, false);
    }
  }

  private fled(standing: Standing): Outcome {
    return endedAt({ ...standing, charger: shaken(standing.charger), contact: false }, 'fled');
  }

  private caught(standing: Standing): Outcome {
    return this.victorious({ ...standing, contact: true }, 'caught', { targetTaken: true }, false);
  }

  /** Defensive fire at the charger. */
  private underFire(standing: Standing, countercharging: boolean): Outcome {
    const { charger, target } = standing;
    const { separationUm: rangeUm, chargerPosition, targetPosition, forcingBridge } = this.facts;
    const { call } = this.umpire;
    const bridge = forcingBridge ? 'forcing' : 'none';
    const calling = {
      on: { target: 'charger', shooter: 'target' },
      reads: ['legal', 'disorderInflicted', 'targetFouAfter'],
    } as const;
    const shot =
      target.arm === 'artillery'
        ? call(
            'defensive-fire',
            artilleryFire,
            {
              shooter: target,
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
            'defensive-fire',
            musketry,
            {
              shooter: target,
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
    if (!shot.legal) return this.contacted(standing, countercharging);
    const hit = afterRound(
      charger,
      shot.targetFouAfter ?? fouOf(charger),
      charger.disordered || shot.disorderInflicted === true,
    );
    if (fouOf(hit) === 0) return endedAt({ ...standing, charger: hit, contact: false }, 'charger-dissolved');
    return this.contacted({ ...standing, charger: hit }, countercharging);
  }

  private contacted(standing: Standing, countercharging: boolean): Outcome {
    const { charger, target, contact } = standing;
    if (contact !== true) return endedAt({ ...standing, charger: shaken(charger) }, 'short');
    if (target.arm !== 'artillery') return this.fought(standing, countercharging);
    const { attachedToRegiment, targetPosition, withTarget } = this.facts;
    const { effect, chargerOptions } = this.umpire.call(
      'guns',
      gunsContacted,
      {
        battery: target,
        attached: attachedToRegiment,
        protected: targetPosition !== 'open' && targetPosition !== 'high-ground',
        supported: withTarget !== null && withTarget.support !== null,
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
    const { general, attachedBatteries, support, coverClass, engineers, obstaclesCrossed, divisionWithdrawing } =
      beside ?? nothingBeside;
    return {
      unit,
      charging: more.charging ?? false,
      countercharging: more.countercharging ?? false,
      breakthrough: more.breakthrough ?? false,
      chargeBonusDenied: more.chargeBonusDenied ?? false,
      mandatoryReaction: more.mandatoryReaction ?? false,
      strikesFlankOrRear: more.strikesFlankOrRear ?? false,
      crossingBridge: more.crossingBridge ?? false,
      general,
      // Told of the unit, they count even if nobody else stands with it.
      attachedBatteries: attachedBatteries || unit.attachedBatteries.length,
      support,
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
    const { charger, target } = standing;
    const { origin, contact, forcingBridge, targetPosition, withCharger, withTarget } = this.facts;
    const melee = this.umpire.call(
      'melee',
      meleeResolve,
      {
        attacker: this.side(charger, withCharger, {
          charging: true,
          breakthrough: origin === 'breakthrough',
          chargeBonusDenied: this.hasNoChargeBonus(),
          mandatoryReaction: origin === 'forced-reaction',
          strikesFlankOrRear: contact !== 'front',
          crossingBridge: forcingBridge,
        }),
        defender: this.side(target, withTarget, { countercharging, position: targetPosition }),
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
    const { recovered } = call('recovery', afterMelee, { option }, { on: { winner: 'charger' }, reads: ['recovered'] });
    const rested: Standing = recovered ? { ...standing, charger: altered(charger, { disordered: false }) } : standing;
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
      },
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
