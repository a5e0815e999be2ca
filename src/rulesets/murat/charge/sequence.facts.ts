import {
  type Declared,
  flag,
  group,
  list,
  measure,
  oneOf,
  optional,
  unlessDenied,
  usually,
  vocabulary,
  yesNo,
} from '../../../core/index.js';
import { commandFailureOutcome } from '../state/command-failure.facts.js';
import { emergencyReasons } from '../emergency/emergency.reasons.js';
import { attachedGeneral } from '../emergency/test.facts.js';
import { legal, reasonsFrom, strength, um } from '../facts.js';
import { sideFacts } from '../melee/side.js';
import { winnerOption } from '../melee/winner-options.facts.js';
import { meleeResolveOutcome } from '../melee/resolve.facts.js';
import { orderReasons } from '../order/order.reasons.js';
import { regimentOrderFacts } from '../order/regiment.facts.js';
import { strongUnitAs, type Unit } from '../unit.js';
import { position } from '../vocabulary.js';
import { opportunityReasons } from '../cavalry/cavalry.reasons.js';
import { chargeMoveReasons, chargeReasons } from './charge.reasons.js';
import { chargeEligibilityFacts } from './eligibility.facts.js';
import { chargeMoveFacts } from './move.facts.js';
import { chargeReaction, chargeReactionsFacts } from './reactions.facts.js';

// prettier-ignore
export const chargeOrigin = vocabulary('ChargeOrigin', {
  'regiment-order':  { it: 'ordine di reggimento', en: 'regiment order', also: ['ordine'] },
  'opportunity':     { it: 'opportunità', en: 'opportunity' },
  'forced-reaction': { it: 'reazione obbligata alla fanteria che avanza', en: 'forced reaction to advancing infantry', also: ['reazione'] },
  'breakthrough':    { it: 'sfondamento', en: 'breakthrough' },
});

const { unit: _ordered, charge: _isCharge, ...orderFacts } = regimentOrderFacts;
const { unit: _mover, opportunity: _onOpportunity, segments, ...pathFacts } = chargeMoveFacts;
const { charger: _charger, target: _target, ...eligibilityFacts } = chargeEligibilityFacts;
const { target: _charged, chargerArm: _arm, breakthroughCharge: _breaking, ...reactionFacts } = chargeReactionsFacts;
const { general, attachedBatteries, support, coverClass, engineers, obstaclesCrossed, divisionWithdrawing } = sideFacts;

const order = group({ it: 'Ordine di caricare', en: 'Order to charge' }, 'ChargeOrder', orderFacts);
export type ChargeOrder = Declared<typeof orderFacts>;

const besideFacts = {
  general,
  attachedBatteries,
  support,
  coverClass,
  engineers,
  obstaclesCrossed,
  divisionWithdrawing,
};
export type Beside = Declared<typeof besideFacts>;
export const nothingBeside: Beside = {
  general: null,
  attachedBatteries: 0,
  support: null,
  coverClass: null,
  engineers: false,
  obstaclesCrossed: 0,
  divisionWithdrawing: false,
};
const beside = group(
  { it: 'Chi sta con l’unità in mischia', en: 'Who stands with the unit in melee' },
  'ChargeBeside',
  besideFacts,
);

/** As far as a charge may reach: a club may set a row to a hundred. */
const reach = measure(
  {
    it: 'Fin dove arriva la carica verso il bersaglio, contati dado e terreno',
    en: 'How far the charge gets towards the target, die and ground included',
  },
  0,
  2_000_000,
  'UM',
);
const makesContact = yesNo({ it: 'Arriva a contatto', en: 'It makes contact' });

export const chargeSequenceFacts = {
  charger: strongUnitAs('Chi carica', 'The charger'),
  target: strongUnitAs('Chi è caricato', 'The target'),
  origin: usually(
    'regiment-order',
    oneOf({ it: 'Da che cosa nasce la carica', en: 'What set the charge off' }, chargeOrigin),
  ),
  ...eligibilityFacts,
  order: optional({
    ...order,
    says: {
      it: 'L’ordine da tentare; se manca, è già riuscito',
      en: 'The order to be tried; if left out, it has already passed',
    },
  }),
  opportunityOrder: optional(
    yesNo({
      it: 'Chi carica è stato posto in opportunità in questa mossa; se manca, lo è chi carica in opportunità',
      en: 'The charger was placed on opportunity this turn; if left out, it was if it charges on opportunity',
    }),
  ),
  testPassed: flag(
    'Il test di opportunità o di emergenza che fa partire la carica è già riuscito',
    'The opportunity or emergency test that sets the charge off has already passed',
  ),
  segments: optional({
    ...segments,
    says: {
      it: 'Percorso, tratto per tratto; se manca, dritto sul bersaglio in terreno aperto',
      en: 'Path, segment by segment; if left out, straight at the target over open ground',
    },
  }),
  ...pathFacts,
  underWay: optional(
    group(
      {
        it: 'La carica si era fermata alla reazione e ora riprende; se manca, comincia adesso',
        en: 'The charge had stopped for the reaction and now goes on; if left out, it starts now',
      },
      'ChargeUnderWay',
      { reachUm: reach, contact: makesContact },
    ),
  ),
  separationUm: um(
    'Distanza tra le due unità quando la carica è dichiarata',
    'Distance between the units when the charge is declared',
  ),
  breakthroughReachUm: optional(
    um(
      'Di quanto può sfondare chi sfonda; se manca, quanto basta per arrivare al bersaglio',
      'How far a breakthrough may go; if left out, just as far as the target',
    ),
  ),
  ...reactionFacts,
  reaction: optional(
    oneOf(
      {
        it: 'Reazione scelta; se manca, la carica si ferma lì',
        en: 'Reaction chosen; if left out, the charge stops there',
      },
      chargeReaction,
    ),
  ),
  targetGeneral: attachedGeneral,
  targetBatteries: usually<readonly Unit[]>(
    [],
    list(
      {
        it: 'Batterie aggregate a chi è caricato, che fanno fuoco con lui',
        en: 'Batteries attached to the target, which fire with it',
      },
      strongUnitAs('Batteria aggregata', 'Attached battery'),
      0,
      10,
    ),
  ),
  squareFires: unlessDenied('Formato il quadrato, fa ancora fuoco', 'Once in square, it still fires'),
  chargerPosition: usually(
    'open',
    oneOf({ it: 'Dove sta chi carica sotto il fuoco', en: 'Where the charger is under fire' }, position),
  ),
  targetPosition: usually('open', oneOf({ it: 'Dove sta chi è caricato', en: 'Where the target stands' }, position)),
  forcingBridge: flag('La carica forza un ponte', 'The charge forces a bridge'),
  withCharger: optional({ ...beside, says: { it: 'Chi sta con chi carica', en: 'Who stands with the charger' } }),
  withTarget: optional({ ...beside, says: { it: 'Chi sta con chi è caricato', en: 'Who stands with the target' } }),
  winnerOption: optional(
    oneOf(
      {
        it: 'Che cosa fa chi carica se vince; se manca, la carica si ferma lì',
        en: 'What the charger does if it wins; if left out, the charge stops there',
      },
      winnerOption,
    ),
  ),
  breakthroughStrikesFlankOrRear: flag(
    'Lo sfondamento arriva su un fianco o un retro',
    'The breakthrough would strike a flank or rear',
  ),
};
export type ChargeSequence = Declared<typeof chargeSequenceFacts>;

export const chargeSequenceReasons = vocabulary('ChargeSequenceReason', {
  ...chargeReasons.words,
  ...orderReasons.words,
  ...opportunityReasons.words,
  ...chargeMoveReasons.words,
  // On opportunity or forced, for both the reason is the same.
  'cavalry-only': emergencyReasons.words['cavalry-only'],
  'reaction-not-open': { it: 'il bersaglio non può reagire così', en: 'the target may not react so' },
});

// prettier-ignore
export const chargeStage = vocabulary('ChargeStage', {
  'not-allowed':        { it: 'la carica non si può fare', en: 'the charge is not allowed' },
  'order-failed':       { it: 'l’ordine non riesce', en: 'the order fails' },
  'reaction':           { it: 'tocca al bersaglio reagire', en: 'the target has to react' },
  'fled':               { it: 'il bersaglio è fuggito', en: 'the target has fled' },
  'caught':             { it: 'il bersaglio in fuga è raggiunto', en: 'the fleeing target is caught' },
  'charger-dissolved':  { it: 'il fuoco dissolve chi carica', en: 'fire dissolves the charger' },
  'short':              { it: 'la carica non arriva a contatto', en: 'the charge falls short' },
  'with-its-regiment':  { it: 'la batteria combatte con il suo reggimento', en: 'the battery fights with its regiment' },
  'guns-overrun':       { it: 'i cannoni sono travolti', en: 'the guns are overrun' },
  'won':                { it: 'chi carica vince la mischia', en: 'the charger wins the melee' },
  'lost':               { it: 'chi carica perde la mischia', en: 'the charger loses the melee' },
  'drawn':              { it: 'la mischia finisce senza vincitore', en: 'the melee ends without a winner' },
  'broke-through':      { it: 'chi carica sfonda', en: 'the charger breaks through' },
});

// prettier-ignore
export const chargeDecision = vocabulary('ChargeDecision', {
  'reaction':      { it: 'la reazione del bersaglio', en: 'the reaction of the target' },
  'winner-option': { it: 'la scelta di chi ha vinto', en: 'the choice of the winner' },
});

export const chargeOption = vocabulary('ChargeOption', { ...winnerOption.words, ...chargeReaction.words });

export const chargeSequenceOutcome = {
  legal,
  reasons: reasonsFrom(chargeSequenceReasons),
  stage: oneOf({ it: 'Fin dove arriva', en: 'How far it goes' }, chargeStage),
  decision: optional(oneOf({ it: 'Che cosa va deciso adesso', en: 'What has to be decided now' }, chargeDecision)),
  options: list(
    { it: 'Scelte possibili', en: 'Options' },
    oneOf({ it: 'Scelta', en: 'Option' }, chargeOption),
    0,
    chargeOption.values.length,
  ),
  contact: optional(makesContact),
  reachUm: optional({
    ...reach,
    says: {
      it: 'Fin dove arriva la carica che aspetta la reazione, contati dado e terreno',
      en: 'How far the charge that awaits the reaction gets, die and ground included',
    },
  }),
  failureEffect: optional(commandFailureOutcome.effect),
  ending: optional(meleeResolveOutcome.ending),
  chargerFouAfter: strength('FoU che resta a chi carica', 'FoU left to the charger'),
  targetFouAfter: strength('FoU che resta a chi è caricato', 'FoU left to the target'),
  chargerDisordered: yesNo({ it: 'Chi carica è disordinato', en: 'The charger is disordered' }),
  targetDisordered: yesNo({ it: 'Chi è caricato è disordinato', en: 'The target is disordered' }),
  chargerDissolved: yesNo({ it: 'Chi carica è dissolto', en: 'The charger is dissolved' }),
  targetTaken: yesNo({ it: 'Chi è caricato è eliminato', en: 'The target is destroyed' }),
  chargerRetreatUm: um('Ritirata di chi carica', 'Retreat of the charger'),
  targetRetreatUm: um('Ritirata di chi è caricato', 'Retreat of the target'),
  breakthroughUm: optional(um('Sfondamento', 'Breakthrough')),
};
