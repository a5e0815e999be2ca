import { procedure } from '../../../core/index.js';
import { carryOut, testInWords } from './consequences.js';
import { moraleEndOfTurnExamples } from './end-of-turn.examples.js';
import { moraleEndOfTurnFacts, moraleEndOfTurnOutcome } from './end-of-turn.facts.js';
import { retreatSameTurn } from './morale.rulings.js';
import { impossibleTested, isOverHalfLost, testedParts, untested } from './test.facts.js';
import { moraleTest } from './test.procedure.js';

export const moraleEndOfTurn = procedure({
  id: 'guaitana.morale.end-of-turn',
  title: { it: 'Morale a fine turno', en: 'Morale at the end of the turn' },
  rule: 'Test di morale, L266',
  when: {
    it: 'A fine turno, per ogni unità che ha perso più di metà dei soldatini iniziali.',
    en: 'At the end of the turn, for every unit that has lost more than half of its original figures.',
  },
  facts: moraleEndOfTurnFacts,
  needed: {
    figuresLost: {
      says: {
        it: 'Servono i soldatini eliminati, o quelli presenti.',
        en: 'The figures eliminated are needed, or those present.',
      },
      when: ({ figures }) => figures === null,
    },
  },
  impossible: impossibleTested,
  outcome: moraleEndOfTurnOutcome,
  rulings: [retreatSameTurn],
  calls: [moraleTest],
  parts: testedParts,
  examples: moraleEndOfTurnExamples,

  adjudicate({ retreatSinceThisTurn, ...tested }, umpire) {
    const { by, reckon, call } = umpire;
    const { order } = tested;
    const worn = { it: 'Ha perso più di metà dei soldatini', en: 'It has lost more than half of its figures' };
    const due = reckon('Test di morale, L266', worn, isOverHalfLost(tested));
    if (!due) return { due, ...untested(order) };
    const test = call('test', moraleTest, { occasion: 'end-of-turn', ...tested });
    const eliminated =
      test.eliminated && retreatSinceThisTurn
        ? reckon(
            retreatSameTurn.rule,
            retreatSameTurn.options[by(retreatSameTurn)],
            by(retreatSameTurn) === 'counts-as-already-retreating',
          )
        : test.eliminated;
    const outcome = { ...test, eliminated };
    carryOut('Test di morale, L266', tested, outcome, umpire);
    return { due, ...outcome };
  },

  inWords: testInWords,
});
