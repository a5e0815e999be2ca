import { procedure } from '../../../core/index.js';
import { allowanceExamples } from './allowance.examples.js';
import { allowanceFacts, allowanceOutcome, moveReasons } from './allowance.facts.js';
import { allowanceInWords, allowed, freeMove, noMove } from './allowance.js';
import { moveCostNeeded, roadPercentNeeded, roadTwice } from './movement.facts.js';
import {
  emptySpeedCells,
  marchBonusStacking,
  partialRoadMove,
  roadBonusArtillery,
  singleFigureRoutSpeed,
  strategicMultiplier,
  unlistedMoveCosts,
} from './movement.rulings.js';
import { marchBonuses, marches, speeds, strategicFactor } from './movement.tables.js';
import { isDeployed, routSpeed } from './speed.js';

export const allowance = procedure({
  id: 'ordre-mixte.movement.allowance',
  title: { it: 'Mossa disponibile', en: 'Move allowance' },
  rule: 'L61–71',
  when: { it: 'Per ogni mossa volontaria.', en: 'For any voluntary move.' },
  facts: allowanceFacts,
  needed: {
    roadPercent: {
      says: roadPercentNeeded.says,
      when: (f, by) => !f.commander && !f.routing && marches(f) && roadPercentNeeded.when(f, by),
    },
    moveCostCm: { says: moveCostNeeded.says, when: (f, by) => !f.commander && moveCostNeeded.when(f, by) },
  },
  impossible: { roadPercent: roadTwice },
  outcome: allowanceOutcome,
  tables: [speeds, marchBonuses, strategicFactor],
  rulings: [
    singleFigureRoutSpeed,
    emptySpeedCells,
    unlistedMoveCosts,
    marchBonusStacking,
    roadBonusArtillery,
    partialRoadMove,
    strategicMultiplier,
  ],
  examples: allowanceExamples,

  adjudicate(facts, umpire) {
    const { modify, lookUp, forbid } = umpire;
    const { commander, arm, formation, routing, strategic, moveCostCm } = facts;
    if (commander) {
      const { column: everywhereCm } = lookUp(speeds, 'commander');
      return { legal: true, reason: null, baseCm: everywhereCm, bonusCm: 0, factor: 1, allowanceCm: everywhereCm };
    }
    if (routing) {
      if (strategic) return noMove(forbid('L77', moveReasons, 'routing-unit-has-no-strategic-move'));
      if (isDeployed(arm, formation)) return noMove(forbid('L125', moveReasons, 'unlimbered-guns-are-abandoned'));
      const routCm = routSpeed(umpire, arm);
      if (routCm === null) return noMove(forbid('L63–68', moveReasons, 'no-rout-speed'));
      return allowed(umpire, { baseCm: routCm, bonusCm: 0, factor: 1 }, routCm, moveCostCm);
    }
    return freeMove(umpire, facts, marches(facts), marchBonuses, () => modify(1, strategicFactor).total);
  },

  inWords: allowanceInWords,
});
