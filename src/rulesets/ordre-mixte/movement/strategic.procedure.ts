import { procedure } from '../../../core/index.js';
import { moveReasons } from './allowance.facts.js';
import { allowanceInWords, allowed, multiplied, noMove } from './allowance.js';
import { allowance } from './allowance.procedure.js';
import { moveCostNeeded, roadPercentNeeded, roadTwice } from './movement.facts.js';
import { strategicConditions, strategicMultiplier, unlistedMoveCosts } from './movement.rulings.js';
import { marches, strategicMoveFactor } from './movement.tables.js';
import { strategicExamples } from './strategic.examples.js';
import { distancesNeeded, strategicFacts, strategicOutcome } from './strategic.facts.js';

export const strategic = procedure({
  id: 'ordre-mixte.movement.strategic',
  title: { it: 'Movimento strategico', en: 'Strategic movement' },
  rule: 'L77, L89, L95',
  when: {
    it: 'Nelle fasi di movimento strategico di A e di B.',
    en: 'In the strategic movement steps of A and B.',
  },
  facts: strategicFacts,
  needed: {
    roadPercent: { says: roadPercentNeeded.says, when: (f, by) => marches(f) && roadPercentNeeded.when(f, by) },
    moveCostCm: moveCostNeeded,
    minimumDistanceCm: distancesNeeded,
    enemyDistanceCm: distancesNeeded,
  },
  impossible: { roadPercent: roadTwice },
  outcome: strategicOutcome,
  tables: [strategicMoveFactor],
  rulings: [strategicMultiplier, strategicConditions, unlistedMoveCosts],
  calls: [allowance],
  examples: strategicExamples,

  adjudicate(facts, umpire) {
    const { by, reckon, modify, call, forbid, effect } = umpire;
    const { status, conditionsMet, minimumDistanceCm, enemyDistanceCm, moveCostCm } = facts;
    const factor = modify(1, strategicMoveFactor).total;
    if (status !== 'steady') return noMove(forbid('L84', moveReasons, 'routing-or-retreating'));
    const farEnough = minimumDistanceCm !== null && enemyDistanceCm !== null && enemyDistanceCm >= minimumDistanceCm;
    const conditions = reckon(
      'L77',
      { it: 'Condizioni per il movimento strategico', en: 'Conditions for a strategic move' },
      by(strategicConditions) === 'club-minimum-distance' ? farEnough : conditionsMet,
    );
    if (!conditions) return noMove(forbid('L77', moveReasons, 'conditions-not-met'));

    const once = { ...facts, commander: false, routing: false, strategic: false, moveCostCm: null };
    const { reason, baseCm, bonusCm } = call('allowance', allowance, once);
    if (reason !== null || baseCm === null || bonusCm === null) {
      return noMove(forbid('L77', moveReasons, reason ?? 'no-speed-for-formation'));
    }
    effect('L89, L95', 'unit', 'movedThisTurn', { to: true }, 'now');
    return allowed(umpire, { baseCm, bonusCm, factor }, multiplied(umpire, baseCm, bonusCm, factor), moveCostCm);
  },

  inWords: allowanceInWords,
});
