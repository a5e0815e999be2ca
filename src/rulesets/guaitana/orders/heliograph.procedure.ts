import { procedure, refuseFirst, remind, verdict } from '../../../core/index.js';
import {
  channelRulings,
  commanderFills,
  giveAtOnce,
  notGiven,
  recipientPart,
  refusalsOf,
  testInWords,
} from './channel.js';
import { heliographExamples } from './heliograph.examples.js';
import { heliographFacts, heliographOutcome } from './heliograph.facts.js';
import { heliographReasons } from './orders.reasons.js';
import { nearEnemyMeasure } from './orders.rulings.js';

export const heliographOrder = procedure({
  id: 'guaitana.orders.heliograph',
  title: { it: 'Ordine con l’eliografo', en: 'Order by heliograph' },
  rule: 'Ordini, L114; Tipi di truppe, L58',
  when: {
    it: 'Nella fase degli ordini, se il comandante in capo italiano ha un eliografo.',
    en: 'In the orders phase, if the Italian commander-in-chief has a heliograph.',
  },
  facts: heliographFacts,
  outcome: heliographOutcome,
  rulings: [nearEnemyMeasure, ...channelRulings],
  parts: {
    commander: {
      fills: {
        ...commanderFills,
        hasHeliograph: 'hasHeliograph',
        side: 'nation',
        cincMovedLastPhase: 'movedLastPhase',
      },
    },
    recipient: {
      ...recipientPart,
      fills: {
        ...recipientPart.fills,
        recipientFiredLastTurn: 'firedLastPhase',
        recipientMeleeLastTurn: 'foughtLastPhase',
      },
    },
  },
  examples: heliographExamples,

  adjudicate(facts, umpire) {
    const { by, forbid } = umpire;
    remind(umpire, nearEnemyMeasure);
    const reason = refuseFirst(forbid, heliographReasons, [
      ...refusalsOf(facts, by),
      facts.side === 'native' && ['heliograph-italians-only', 'Tipi di truppe, L58'],
      !facts.hasHeliograph && ['no-heliograph', 'Tipi di truppe, L58'],
      !facts.visible && ['not-visible', 'Ordini, L114'],
      facts.cincMovedLastPhase && ['commander-has-moved', 'Ordini, L114'],
      facts.recipientFiredLastTurn && ['recipient-fired', 'Ordini, L114'],
      facts.recipientMeleeLastTurn && ['recipient-fought', 'Ordini, L114'],
      facts.recipientNearEnemy && ['recipient-near-enemy', 'Ordini, L114'],
    ]);
    return reason === null ? { ...giveAtOnce(facts, umpire), reason } : { ...notGiven, reason };
  },

  inWords: ({ reason, needsTest }) => {
    const test = testInWords(needsTest);
    return verdict(
      heliographReasons,
      reason,
      {
        it: `L’eliografo trasmette, l’ordine vale subito${test.it}`,
        en: `The heliograph flashes, the order holds at once${test.en}`,
      },
      { it: 'L’eliografo non può trasmettere l’ordine', en: 'The heliograph cannot send the order' },
    );
  },
});
