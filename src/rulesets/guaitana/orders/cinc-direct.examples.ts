import type { Example } from '../../../core/index.js';
import type { directOrderFacts, directOrderOutcome } from './cinc-direct.facts.js';

export const directOrderExamples: readonly Example<typeof directOrderFacts, typeof directOrderOutcome>[] = [
  {
    says: {
      it: 'Il colonnello, a 15 cm, manda all’attacco gli Ascari',
      en: 'The colonel, 15 cm away, sends the Ascari to attack',
    },
    facts: { distanceCm: 15, visible: true, turn: 3, recipientOrder: 'defence', newOrder: 'attack' },
    outcome: { legal: true, reason: null, effectiveTurn: 3, needsTest: false },
  },
  {
    says: { it: 'A 15,5 cm non lo sentono', en: 'At 15.5 cm they do not hear him' },
    facts: { distanceCm: 15.5, visible: true, turn: 3, recipientOrder: 'defence', newOrder: 'attack' },
    outcome: { legal: false, reason: 'beyond-15-cm', effectiveTurn: null, needsTest: false },
    notAllowed: true,
  },
  {
    says: { it: 'Con i 15 mm si arriva a 7,5 cm', en: 'With 15 mm figures 7.5 cm is as far as it goes' },
    facts: { distanceCm: 10, visible: true, turn: 3, figureScale: '15mm' },
    outcome: { legal: false, reason: 'beyond-15-cm' },
    notAllowed: true,
  },
  {
    says: { it: 'Una collina in mezzo, e per giunta lontana', en: 'A hill in between, and far away too' },
    facts: { distanceCm: 40, visible: false, turn: 3 },
    outcome: { legal: false, reason: 'not-visible', effectiveTurn: null },
    notAllowed: true,
  },
  {
    says: { it: 'In questo turno ha già cambiato un ordine', en: 'He has already changed an order this turn' },
    facts: { distanceCm: 5, visible: true, turn: 4, ordersAlreadyChangedThisTurn: 1 },
    outcome: { legal: false, reason: 'one-change-per-turn', effectiveTurn: null },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club gli ordini sono quanti ne vuole', en: 'At this club he gives as many orders as he likes' },
    facts: { distanceCm: 5, visible: true, turn: 4, ordersAlreadyChangedThisTurn: 3 },
    rulings: { 'orders-per-turn': 'unlimited' },
    outcome: { legal: true, reason: null, effectiveTurn: 4, needsTest: false },
  },
  {
    says: {
      it: 'Ferma una compagnia in ritirata, se passa il test',
      en: 'He stops a retreating company, if it passes its test',
    },
    facts: { distanceCm: 8, visible: true, turn: 5, recipientOrder: 'retreat' },
    outcome: { legal: true, reason: null, effectiveTurn: 5, needsTest: true },
  },
  {
    says: {
      it: 'Per il club chi riceve l’ordine si ferma senza test',
      en: 'At this club a unit that gets the order stops without a test',
    },
    facts: { distanceCm: 8, visible: true, turn: 5, recipientOrder: 'retreat' },
    rulings: { 'cinc-order-to-retreating': 'no-test' },
    outcome: { legal: true, reason: null, effectiveTurn: 5, needsTest: false },
  },
  {
    says: { it: 'Dalla ritirata all’attacco non si passa', en: 'From retreat there is no way to attack' },
    facts: { distanceCm: 8, visible: true, turn: 5, recipientOrder: 'retreat', newOrder: 'attack' },
    outcome: { legal: false, reason: 'retreating-unit-only-to-defence', effectiveTurn: null, needsTest: false },
    notAllowed: true,
  },
  {
    says: { it: 'Chiama indietro la retroguardia', en: 'He calls the rearguard back' },
    facts: { distanceCm: 8, visible: true, turn: 6, recipientOrder: 'defence', newOrder: 'retreat' },
    outcome: { legal: true, reason: null, effectiveTurn: 6, needsTest: false },
  },
  {
    says: { it: 'Il comandante in capo è caduto', en: 'The commander-in-chief has fallen' },
    facts: { distanceCm: 8, visible: true, turn: 6, cincAlive: false, ordersAlreadyChangedThisTurn: 1 },
    outcome: { legal: false, reason: 'no-commander-in-chief', effectiveTurn: null, needsTest: false },
    notAllowed: true,
  },
  {
    says: { it: 'Dal turno 7 comanda chi gli è succeduto', en: 'From turn 7 his successor commands' },
    facts: { distanceCm: 8, visible: true, turn: 7, cincAlive: false, takesOverOnTurn: 7 },
    outcome: { legal: true, reason: null, effectiveTurn: 7 },
  },
  {
    says: { it: 'Un turno prima non ancora', en: 'A turn earlier not yet' },
    facts: { distanceCm: 8, visible: true, turn: 6, cincAlive: false, takesOverOnTurn: 7 },
    outcome: { legal: false, reason: 'no-commander-in-chief', effectiveTurn: null },
    notAllowed: true,
  },
];
