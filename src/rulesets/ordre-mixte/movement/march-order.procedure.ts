import { procedure } from '../../../core/index.js';
import { allowanceInWords, freeMove } from './allowance.js';
import { marchOrderExamples } from './march-order.examples.js';
import { marchOrderFacts, marchOrderOutcome } from './march-order.facts.js';
import { moveCostNeeded, roadPercentNeeded, roadTwice } from './movement.facts.js';
import {
  emptySpeedCells,
  marchBonusStacking,
  partialRoadMove,
  roadBonusArtillery,
  unlistedMoveCosts,
} from './movement.rulings.js';
import { bonusesOnTheMarch, speeds } from './movement.tables.js';

export const marchOrder = procedure({
  id: 'ordre-mixte.movement.march-order',
  title: { it: 'Ordine di marcia e strade', en: 'March order and roads' },
  rule: 'L73–75',
  when: {
    it: 'Muove un’unità in ordine di marcia, con una basetta di fronte.',
    en: 'A unit in march order, one base wide, moves.',
  },
  facts: marchOrderFacts,
  needed: { roadPercent: roadPercentNeeded, moveCostCm: moveCostNeeded },
  impossible: { roadPercent: roadTwice },
  outcome: marchOrderOutcome,
  tables: [speeds, bonusesOnTheMarch],
  rulings: [marchBonusStacking, roadBonusArtillery, partialRoadMove, emptySpeedCells, unlistedMoveCosts],
  examples: marchOrderExamples,

  adjudicate(facts, umpire) {
    return freeMove(umpire, facts, true, bonusesOnTheMarch, () => 1);
  },

  inWords: allowanceInWords,
});
