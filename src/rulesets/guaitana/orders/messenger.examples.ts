import type { Example } from '../../../core/index.js';
import type { messengerFacts, messengerOutcome } from './messenger.facts.js';

export const messengerExamples: readonly Example<typeof messengerFacts, typeof messengerOutcome>[] = [
  {
    says: {
      it: 'A 40 cm arriva in una mossa: l’ordine vale dal turno dopo',
      en: 'At 40 cm it takes one move: the order holds from the next turn',
    },
    facts: { distanceCm: 40, turn: 2, recipientOrder: 'movement', newOrder: 'attack' },
    outcome: { legal: true, reason: null, arrivalTurn: 2, effectiveTurn: 3, needsTest: false },
  },
  {
    says: { it: 'Un centimetro di più costa un turno', en: 'One more centimetre costs a turn' },
    facts: { distanceCm: 41, turn: 2 },
    outcome: { legal: true, arrivalTurn: 3, effectiveTurn: 4 },
  },
  {
    says: {
      it: 'L’unità è lì accanto: una fase ci vuole comunque',
      en: 'The unit is right there: one phase it takes all the same',
    },
    facts: { distanceCm: 0, turn: 2 },
    outcome: { legal: true, arrivalTurn: 2, effectiveTurn: 3 },
  },
  {
    says: { it: 'Con i 15 mm cavalca 20 cm per fase', en: 'With 15 mm figures it rides 20 cm a phase' },
    facts: { distanceCm: 41, turn: 2, figureScale: '15mm' },
    outcome: { legal: true, arrivalTurn: 4, effectiveTurn: 5 },
  },
  {
    says: {
      it: 'A chi si ritira: il test si farà quando l’ordine vale',
      en: 'To a retreating unit: the test comes when the order holds',
    },
    facts: { distanceCm: 90, turn: 5, recipientOrder: 'retreat' },
    outcome: { legal: true, reason: null, arrivalTurn: 7, effectiveTurn: 8, needsTest: true },
  },
  {
    says: { it: 'Chi si ritira non si può mandare all’attacco', en: 'A retreating unit cannot be sent to attack' },
    facts: { distanceCm: 90, turn: 5, recipientOrder: 'retreat', newOrder: 'attack', messengersLeft: 0 },
    outcome: {
      legal: false,
      reason: 'retreating-unit-only-to-defence',
      arrivalTurn: null,
      effectiveTurn: null,
      needsTest: false,
    },
    notAllowed: true,
  },
  {
    says: { it: 'I portaordini sono finiti', en: 'There are no messengers left' },
    facts: { distanceCm: 30, turn: 5, messengersLeft: 0 },
    outcome: { legal: false, reason: 'no-messenger', arrivalTurn: null, effectiveTurn: null },
    notAllowed: true,
  },
  {
    says: { it: 'In questo turno un ordine è già stato cambiato', en: 'An order has already been changed this turn' },
    facts: { distanceCm: 30, turn: 5, ordersAlreadyChangedThisTurn: 1 },
    outcome: { legal: false, reason: 'one-change-per-turn' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Il comandante in capo è caduto: non parte nessuno',
      en: 'The commander-in-chief has fallen: nobody leaves',
    },
    facts: { distanceCm: 30, turn: 5, cincAlive: false },
    outcome: { legal: false, reason: 'no-commander-in-chief' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club un portaordini serve una volta sola', en: 'At this club a messenger serves once' },
    facts: { distanceCm: 60, turn: 1 },
    rulings: { 'messenger-return': 'used-up' },
    outcome: { legal: true, arrivalTurn: 2, effectiveTurn: 3 },
  },
  {
    says: {
      it: 'Per il club muoverlo vale come muovere un’unità',
      en: 'At this club moving it counts as moving a unit',
    },
    facts: { distanceCm: 60, turn: 1 },
    rulings: { 'messenger-activation': 'takes-an-activation' },
    outcome: { legal: true, arrivalTurn: 2, effectiveTurn: 3 },
  },
  {
    says: {
      it: 'Per il club l’ordine decade se il comandante in capo cade',
      en: 'At this club the order lapses if the commander-in-chief falls',
    },
    facts: { distanceCm: 60, turn: 1 },
    rulings: { 'messenger-after-cinc-loss': 'cancelled' },
    outcome: { legal: true, arrivalTurn: 2, effectiveTurn: 3 },
  },
];
