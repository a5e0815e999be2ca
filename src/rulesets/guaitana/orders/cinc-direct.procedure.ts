import { procedure, refuseFirst, verdict } from '../../../core/index.js';
import { distances } from '../tables.js';
import {
  channelRulings,
  commanderFills,
  giveAtOnce,
  notGiven,
  recipientPart,
  refusalsOf,
  testInWords,
} from './channel.js';
import { directOrderExamples } from './cinc-direct.examples.js';
import { directOrderFacts, directOrderOutcome } from './cinc-direct.facts.js';
import { limitOf } from './limit.js';
import { directOrderReasons } from './orders.reasons.js';

export const directOrder = procedure({
  id: 'guaitana.orders.cinc-direct',
  title: { it: 'Ordine del comandante in capo di persona', en: 'Order by the commander-in-chief in person' },
  rule: 'Ordini, L114',
  when: {
    it: 'Nella fase degli ordini, a un’unità vicina e in vista.',
    en: 'In the orders phase, to a unit near by and in sight.',
  },
  facts: directOrderFacts,
  outcome: directOrderOutcome,
  tables: [distances],
  rulings: channelRulings,
  parts: { commander: { fills: commanderFills }, recipient: recipientPart },
  examples: directOrderExamples,

  adjudicate(facts, umpire) {
    const { by, forbid } = umpire;
    const farthestCm = limitOf('order-in-person', facts.figureScale, umpire);
    const reason = refuseFirst(forbid, directOrderReasons, [
      ...refusalsOf(facts, by),
      !facts.visible && ['not-visible', 'Ordini, L114'],
      facts.distanceCm > farthestCm && ['beyond-15-cm', 'Ordini, L114'],
    ]);
    return reason === null ? { ...giveAtOnce(facts, umpire), reason } : { ...notGiven, reason };
  },

  inWords: ({ reason, needsTest }) => {
    const test = testInWords(needsTest);
    return verdict(
      directOrderReasons,
      reason,
      { it: `L’ordine vale subito${test.it}`, en: `The order holds at once${test.en}` },
      { it: 'L’ordine non si può dare', en: 'The order cannot be given' },
    );
  },
});
