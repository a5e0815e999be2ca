import { procedure, remind } from '../../../core/index.js';
import { inCm, within } from '../allowance.js';
import { longestMoveCm } from '../facts.js';
import { artilleryInDifficultGround, roadAndDifficultGround } from '../rulings.js';
import { artilleryMergedCells, limberFraction, manhandleOnRoad } from './artillery.rulings.js';
import { byHand, gunFactors, limbering } from './artillery.tables.js';
import { gunsMoveExamples } from './move.examples.js';
import { gunsMoveFacts, gunsMoveOutcome } from './move.facts.js';

export const artilleryMove = procedure({
  id: 'movimenti.artillery.move',
  title: { it: 'Muovere e girare i cannoni', en: 'Moving and turning guns' },
  rule: 'Artiglieria, L87–88',
  when: { it: 'L’artiglieria muove.', en: 'Artillery moves.' },
  facts: gunsMoveFacts,
  needed: {
    allowanceCm: {
      says: { it: 'Serve il movimento al traino.', en: 'The limbered allowance is needed.' },
      when: ({ manhandled }) => !manhandled,
    },
  },
  outcome: gunsMoveOutcome,
  tables: [byHand, gunFactors, limbering],
  rulings: [artilleryMergedCells, manhandleOnRoad, artilleryInDifficultGround, roadAndDifficultGround, limberFraction],
  examples: gunsMoveExamples,

  adjudicate(guns, umpire) {
    const { modify, modifyPart } = umpire;
    remind(umpire, artilleryMergedCells);
    const hand = modifyPart(0, byHand, guns).total;
    if (guns.manhandled) return { travelCm: within('Artiglieria, L87', longestMoveCm, hand, umpire) };
    const fullCm = within(
      'Artiglieria, L87',
      longestMoveCm,
      modify((guns.allowanceCm ?? 0) + hand, gunFactors).total,
      umpire,
    );
    const left = modifyPart(fullCm, limbering, { operations: guns.limberOperations, fullCm }).total;
    return { travelCm: within('Artiglieria, L87', longestMoveCm, left, umpire) };
  },

  inWords: ({ travelCm }) => {
    const { it, en } = inCm(travelCm);
    return {
      it: `I cannoni percorrono fino a ${it}, in ogni direzione.`,
      en: `The guns travel up to ${en}, in any direction.`,
    };
  },
});
