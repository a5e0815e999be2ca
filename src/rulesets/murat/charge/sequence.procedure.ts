import { inOneSentence, procedure } from '../../../core/index.js';
import { opportunityTest } from '../cavalry/opportunity-test.procedure.js';
import { countercharge } from '../emergency/countercharge.procedure.js';
import { formSquare } from '../emergency/form-square.procedure.js';
import { infantryAdvance } from '../emergency/infantry-advance.procedure.js';
import { artilleryFire } from '../fire/artillery.procedure.js';
import { musketry } from '../fire/musketry.procedure.js';
import { breakthrough } from '../melee/breakthrough.procedure.js';
import { gunsContacted } from '../melee/guns-contacted.procedure.js';
import { gunsOverrunBreakthrough } from '../melee/melee.rulings.js';
import { meleeResolve } from '../melee/resolve.procedure.js';
import { winnerOptions } from '../melee/winner-options.procedure.js';
import { movingOff } from '../moving-off.js';
import { regimentOrder } from '../order/regiment.procedure.js';
import { afterMelee } from '../recovery/after-melee.procedure.js';
import { inUm } from '../numbers.js';
import { engineerLoss } from '../rulings.js';
import { fouOf } from '../unit.js';
import { reactionTiming } from './charge.rulings.js';
import { contacted, fought } from './contact.js';
import { declared, ordered } from './declaration.js';
import { underFire } from './defensive-fire.js';
import { chargeEligibility } from './eligibility.procedure.js';
import { fleeArtillery } from './flee-artillery.procedure.js';
import { fleeInfantry } from './flee-infantry.procedure.js';
import { chargeMove } from './move.procedure.js';
import { reacted } from './reaction.js';
import { chargeReactions } from './reactions.procedure.js';
import { chargeSequenceExamples } from './sequence.examples.js';
import {
  chargeOption,
  chargeSequenceFacts,
  chargeSequenceOutcome,
  chargeSequenceReasons,
  chargeStage,
} from './sequence.facts.js';
import { standingOf, type Step } from './standing.js';
import { moved } from './way.js';

/** What comes before the melee, in the order of the book; a charge may end at any of them. */
const steps: readonly Step[] = [declared, ordered, moved, reacted, underFire, contacted];

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
  rulings: [reactionTiming, gunsOverrunBreakthrough, engineerLoss],
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
        opportunityOrder: 'opportunityOrder',
        rotationUsedThisTurn: 'rotatedDegreesThisTurn',
        'order.ordersAlreadyReceived': 'ordersReceivedThisTurn',
        'order.unitActivated': 'ordersReceivedThisTurn',
        'order.unitAlreadyFailed': 'failedOrderThisTurn',
        'order.movedByDivisionOrder': 'movedByDivisionOrder',
        'order.retiredToRecover': 'retiredToRecover',
        'order.divisionWithdrawing': 'withdrawing',
      },
      decides: ['winnerOption'],
    },
    target: { decides: ['reaction', 'squareFires'] },
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
    // Whoever charges leaves the batteries of its front, and those whom it supported; a square supports nobody.
    leftBehind: { ...movingOff.leftBehind, among: 'charger.attachedBatteries' },
    regiment: movingOff.regiment,
    supported: { ...movingOff.supported, naming: 'charger.supporterId' },
    targetSupported: { naming: 'target.supporterId', every: true },
    'withCharger.support': { among: 'charger.supporterId' },
    'withTarget.support': { among: 'target.supporterId' },
  },
  examples: chargeSequenceExamples,

  adjudicate(facts, umpire) {
    const charge = { facts, umpire };
    let standing = standingOf(facts);
    for (const step of steps) {
      const after = step(charge, standing);
      if ('stage' in after) return after;
      standing = after;
    }
    return fought(charge, standing);
  },

  stopsFor: ({ decision, reachUm, contact }) => {
    if (decision !== 'reaction') return null;
    // Whoever reacts before the charge die finds no way behind it.
    const underWay = reachUm === null || contact === null ? null : { reachUm, contact };
    return { by: 'target', goesOnWith: { order: null, testPassed: true, underWay } };
  },

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
