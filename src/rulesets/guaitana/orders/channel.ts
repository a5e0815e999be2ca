import type { By, Part, Refusal, Text, Umpire } from '../../../core/index.js';
import { cincOrderToRetreating } from '../rulings.js';
import type { ChannelFacts } from './channel.facts.js';
import { goOver } from '../go-over.js';
import type { AnyChannelReason } from './orders.reasons.js';
import { ordersPerTurn } from './orders.rulings.js';

/** How orders of the commander-in-chief reach a unit: what in person, heliograph and messenger have in common. */

export const channelRulings = [ordersPerTurn, cincOrderToRetreating];

/** The stored units of an order: who gives it and who receives it. */
export const commanderFills = {
  cincAlive: 'commanderAlive',
  takesOverOnTurn: 'takesOverOnTurn',
  ordersAlreadyChangedThisTurn: 'ordersAlreadyChangedThisTurn',
};
export const recipientPart = { fills: { recipientOrder: 'order' }, of: 'own' } satisfies Part;

/** What speaks against any order, in the order of the book. */
export const refusalsOf = (
  { cincAlive, takesOverOnTurn, turn, ordersAlreadyChangedThisTurn, recipientOrder, newOrder }: ChannelFacts,
  by: By,
): readonly Refusal<AnyChannelReason>[] => [
  !cincAlive && (takesOverOnTurn === null || turn < takesOverOnTurn) && ['no-commander-in-chief', 'Ordini, L123'],
  ordersAlreadyChangedThisTurn > 0 && by(ordersPerTurn) === 'one' && ['one-change-per-turn', 'Ordini, L114'],
  recipientOrder === 'retreat' && newOrder !== 'defence' && ['retreating-unit-only-to-defence', 'Test di morale, L262'],
];

/** The rest of the outcome of an order that cannot be given. */
export const notGiven = { legal: false, effectiveTurn: null, needsTest: false } as const;

/** Whether the unit has to pass its test to obey; told only of a unit in retreat. */
export const testOf = ({ recipientOrder }: ChannelFacts, { by, reckon }: Pick<Umpire, 'by' | 'reckon'>): boolean =>
  recipientOrder === 'retreat' &&
  reckon(
    'Test di morale, L262',
    { it: 'Chi è in ritirata obbedisce se supera il test', en: 'A retreating unit obeys if it passes its test' },
    by(cincOrderToRetreating) === 'test-needed',
  );

/** It counts as the change of the turn in which it is given. */
export const countChange = ({ effect }: Pick<Umpire, 'effect'>): void =>
  effect('Ordini, L114', 'commander', 'ordersAlreadyChangedThisTurn', { by: 1 }, 'now');

/** An order that arrives as it is given. */
export const giveAtOnce = (facts: ChannelFacts, umpire: Pick<Umpire, 'by' | 'reckon' | 'effect' | 'owe'>) => {
  const { owe, reckon } = umpire;
  countChange(umpire);
  const needsTest = testOf(facts, umpire);
  if (needsTest) owe('Test di morale, L262', 'recipient', 'guaitana.morale.rally', 'now');
  else goOver('Ordini, L114', 'recipient', facts.newOrder, umpire);
  const fromNow = { it: 'L’ordine vale da questo turno', en: 'The order holds from this turn' };
  return { legal: true, effectiveTurn: reckon('Ordini, L114', fromNow, facts.turn), needsTest };
};

/** How a sentence ends that tells of an order given. */
export const testInWords = (needsTest: boolean): Text =>
  needsTest
    ? { it: ', se l’unità supera il test di morale', en: ', if the unit passes its morale test' }
    : { it: '', en: '' };
