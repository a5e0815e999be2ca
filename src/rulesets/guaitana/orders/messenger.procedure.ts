import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import { movementRates } from '../movement/movement.tables.js';
import {
  channelRulings,
  commanderFills,
  countChange,
  notGiven,
  recipientPart,
  refusalsOf,
  testInWords,
  testOf,
} from './channel.js';
import { scaled } from './limit.js';
import { messengerExamples } from './messenger.examples.js';
import { messengerFacts, messengerOutcome } from './messenger.facts.js';
import { messengerReasons } from './orders.reasons.js';
import { messengerActivation, messengerAfterCincLoss, messengerReturn } from './orders.rulings.js';

export const messengerOrder = procedure({
  id: 'guaitana.orders.messenger',
  title: { it: 'Ordine con un portaordini', en: 'Order by messenger' },
  rule: 'Ordini, L114',
  when: {
    it: 'Nella fase degli ordini; il portaordini cavalca poi nelle fasi di movimento.',
    en: 'In the orders phase; the messenger then rides in the movement phases.',
  },
  facts: messengerFacts,
  outcome: messengerOutcome,
  tables: [movementRates],
  rulings: [messengerReturn, messengerActivation, messengerAfterCincLoss, ...channelRulings],
  parts: {
    commander: { fills: { ...commanderFills, messengersLeft: 'messengersLeft' } },
    recipient: recipientPart,
  },
  examples: messengerExamples,

  adjudicate(facts, umpire) {
    const { by, forbid, lookUp, reckon, effect } = umpire;
    const { distanceCm, turn, messengersLeft, figureScale } = facts;
    const reason = refuseFirst(forbid, messengerReasons, [
      ...refusalsOf(facts, by),
      messengersLeft < 1 && ['no-messenger', 'Ordini, L114'],
    ]);
    if (reason !== null) return { ...notGiven, reason, arrivalTurn: null };

    countChange(umpire);
    effect('Ordini, L114', 'commander', 'messengersLeft', { by: -1 }, 'now');
    const rideCm = scaled(lookUp(movementRates, 'commanders-and-messengers').normalCm, figureScale, umpire);
    const phases = reckon(
      'Ordini, L114; Movimento, L148',
      { it: 'Fasi di movimento per arrivare', en: 'Movement phases to get there' },
      Math.max(1, Math.ceil(distanceCm / rideCm)),
    );
    const arrivalTurn = reckon(
      'Ordini, L114',
      {
        it: 'Arriva nel turno; se è contattato o colpito, l’ordine è perduto con lui',
        en: 'It arrives in turn; if touched or shot, it is lost with its order',
      },
      turn + phases - 1,
    );
    const effectiveTurn = reckon(
      'Ordini, L114',
      {
        it: 'L’ordine, e l’eventuale test, vale dalla fase degli ordini del turno',
        en: 'The order, and its test if any, falls in the orders phase of turn',
      },
      arrivalTurn + 1,
    );
    const needsTest = testOf(facts, umpire);
    remind(umpire, messengerReturn);
    remind(umpire, messengerActivation);
    remind(umpire, messengerAfterCincLoss);
    return { legal: true, reason, arrivalTurn, effectiveTurn, needsTest };
  },

  inWords: ({ reason, arrivalTurn, effectiveTurn, needsTest }) => {
    const test = testInWords(needsTest);
    return verdict(
      messengerReasons,
      reason,
      {
        it: `Il portaordini arriva nel turno ${arrivalTurn}, l’ordine vale dal turno ${effectiveTurn}${test.it}`,
        en: `The messenger arrives in turn ${arrivalTurn}, the order holds from turn ${effectiveTurn}${test.en}`,
      },
      { it: 'Il portaordini non parte', en: 'The messenger does not leave' },
    );
  },
});
