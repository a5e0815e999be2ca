import type { Example } from '../../../core/index.js';
import type { heliographFacts, heliographOutcome } from './heliograph.facts.js';

const flashing = { hasHeliograph: true, visible: true, turn: 2 } as const;

export const heliographExamples: readonly Example<typeof heliographFacts, typeof heliographOutcome>[] = [
  {
    says: {
      it: 'Dal forte si ordina l’attacco alla colonna lontana',
      en: 'From the fort the far column is told to attack',
    },
    facts: { ...flashing, recipientOrder: 'movement', newOrder: 'attack' },
    outcome: { legal: true, reason: null, effectiveTurn: 2, needsTest: false },
  },
  {
    says: { it: 'L’eliografo non c’è, e l’unità non è in vista', en: 'There is no heliograph, nor a line of sight' },
    facts: { visible: false, turn: 2 },
    outcome: { legal: false, reason: 'no-heliograph', effectiveTurn: null, needsTest: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Un ras ha preso un eliografo: non gli serve, lo usano solo gli italiani',
      en: 'A ras has captured a heliograph: it is no use to him, only Italians work it',
    },
    facts: { ...flashing, side: 'native' },
    outcome: { legal: false, reason: 'heliograph-italians-only', effectiveTurn: null, needsTest: false },
    notAllowed: true,
  },
  {
    says: { it: 'E se non l’ha, è lo stesso motivo', en: 'And if he has none, the reason is the same' },
    facts: { ...flashing, hasHeliograph: false, side: 'native' },
    outcome: { legal: false, reason: 'heliograph-italians-only' },
    notAllowed: true,
  },
  {
    says: { it: 'La colonna è dietro la collina', en: 'The column is behind the hill' },
    facts: { ...flashing, visible: false, cincMovedLastPhase: true },
    outcome: { legal: false, reason: 'not-visible' },
    notAllowed: true,
  },
  {
    says: { it: 'Il comandante in capo ha mosso', en: 'The commander-in-chief has moved' },
    facts: { ...flashing, cincMovedLastPhase: true, recipientFiredLastTurn: true },
    outcome: { legal: false, reason: 'commander-has-moved' },
    notAllowed: true,
  },
  {
    says: { it: 'Chi ha tirato non guarda i lampi', en: 'A unit that has fired does not watch the flashes' },
    facts: { ...flashing, recipientFiredLastTurn: true, recipientMeleeLastTurn: true },
    outcome: { legal: false, reason: 'recipient-fired' },
    notAllowed: true,
  },
  {
    says: { it: 'Né chi viene dalla mischia', en: 'Nor does one that comes out of a melee' },
    facts: { ...flashing, recipientMeleeLastTurn: true, recipientNearEnemy: true },
    outcome: { legal: false, reason: 'recipient-fought' },
    notAllowed: true,
  },
  {
    says: { it: 'I dervisci sono a distanza di carica', en: 'The Dervishes are within charge distance' },
    facts: { ...flashing, recipientNearEnemy: true },
    outcome: { legal: false, reason: 'recipient-near-enemy' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club contano le distanze di chi riceve, ed è abbastanza lontano',
      en: 'At this club the recipient’s own distances count, and it is far enough',
    },
    facts: flashing,
    rulings: { 'near-enemy-measure': 'recipients-own' },
    outcome: { legal: true, reason: null, effectiveTurn: 2 },
  },
  {
    says: { it: 'Richiama chi si ritira: serve il test', en: 'It calls back a retreating unit: a test is needed' },
    facts: { ...flashing, recipientOrder: 'retreat' },
    outcome: { legal: true, reason: null, effectiveTurn: 2, needsTest: true },
  },
  {
    says: { it: 'Chi si ritira non si può mandare in marcia', en: 'A retreating unit cannot be sent marching' },
    facts: { ...flashing, recipientOrder: 'retreat', newOrder: 'movement' },
    outcome: { legal: false, reason: 'retreating-unit-only-to-defence', needsTest: false },
    notAllowed: true,
  },
  {
    says: { it: 'Un secondo ordine nello stesso turno', en: 'A second order in the same turn' },
    facts: { ...flashing, ordersAlreadyChangedThisTurn: 1 },
    outcome: { legal: false, reason: 'one-change-per-turn' },
    notAllowed: true,
  },
  {
    says: { it: 'Il comandante in capo è caduto', en: 'The commander-in-chief has fallen' },
    facts: { ...flashing, cincAlive: false },
    outcome: { legal: false, reason: 'no-commander-in-chief', effectiveTurn: null },
    notAllowed: true,
  },
];
