import { procedure, refusal, refuseFirst, remind } from '../../../core/index.js';
import { toScale } from '../facts.js';
import { cincOrderToRetreating } from '../rulings.js';
import { distances } from '../tables.js';
import { carryOut, testInWords } from './consequences.js';
import { rallyReasons } from './morale.reasons.js';
import { twoRallyTries } from './morale.rulings.js';
import { moraleRallyExamples } from './rally.examples.js';
import { moraleRallyFacts, moraleRallyOutcome } from './rally.facts.js';
import { impossibleTested, testedParts, untested } from './test.facts.js';
import { moraleTest } from './test.procedure.js';

export const moraleRally = procedure({
  id: 'guaitana.morale.rally',
  title: { it: 'Dalla ritirata alla difesa', en: 'From retreat to defence' },
  rule: 'Ordini, L120; Test di morale, L262',
  when: {
    it: 'Nella fase di ordini, se lo si vuole: un’unità in ritirata con il comandante vivo, o che riceve un ordine dal comandante in capo.',
    en: 'In the orders phase, at will: a retreating unit whose commander lives, or that receives an order from the commander-in-chief.',
  },
  facts: moraleRallyFacts,
  impossible: impossibleTested,
  outcome: moraleRallyOutcome,
  tables: [distances],
  rulings: [cincOrderToRetreating, twoRallyTries],
  calls: [moraleTest],
  parts: testedParts,
  examples: moraleRallyExamples,

  adjudicate({ cincOrderReceived, pointDistanceCm, ...tested }, umpire) {
    const { by, forbid, reckon, call } = umpire;
    const { order, commanderAlive, figureScale } = tested;
    const farthestCm = toScale(distances.entries['defence-point'], figureScale);
    const reason = refuseFirst(forbid, rallyReasons, [
      order !== 'retreat' && ['not-in-retreat', 'Test di morale, L262'],
      !commanderAlive && !cincOrderReceived && ['no-commander-and-no-order', 'Test di morale, L262'],
      pointDistanceCm > farthestCm && ['point-beyond-15-cm', 'Ordini, L120'],
    ]);
    if (reason !== null) return { allowed: false, reason, ...untested(order) };
    if (cincOrderReceived && by(cincOrderToRetreating) === 'no-test') {
      const obeys = { it: 'L’unità obbedisce senza test', en: 'The unit obeys without a test' };
      const obeyed = untested(reckon(cincOrderToRetreating.rule, obeys, 'defence'));
      carryOut('Ordini, L114', tested, obeyed, umpire);
      return { allowed: true, reason, ...obeyed };
    }
    if (commanderAlive && cincOrderReceived) remind(umpire, twoRallyTries);
    return {
      allowed: true,
      reason,
      ...call('test', moraleTest, { occasion: 'rally', ...tested }, { on: { unit: 'unit' } }),
    };
  },

  inWords: ({ reason, ...outcome }) =>
    reason === null
      ? testInWords(outcome)
      : refusal(rallyReasons, reason, { it: 'Non può fermarsi', en: 'It cannot rally' }),
});
