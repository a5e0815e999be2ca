import { procedure, remind } from '../../../core/index.js';
import { inCm } from '../allowance.js';
import { changeFractionTable } from '../rulings.js';
import { changeCostExamples } from './change-cost.examples.js';
import { changeCostFacts, changeCostOutcome } from './change-cost.facts.js';
import { fractionNeeded, payForChange } from './change.js';
import { changeInMidMove } from './formation.rulings.js';
import { formationChange } from './formation.tables.js';

export const changeCost = procedure({
  id: 'movimenti.formation.change-cost',
  title: { it: 'Costo del cambio di formazione', en: 'Cost of a formation change' },
  rule: 'VI-2, L34; VI-6, L78',
  when: {
    it: 'Un’unità cambia formazione prima di muovere o a mossa finita.',
    en: 'A unit changes formation at the start or end of a move.',
  },
  facts: changeCostFacts,
  needed: { changeFraction: fractionNeeded(() => true) },
  outcome: changeCostOutcome,
  tables: [formationChange],
  rulings: [changeFractionTable, changeInMidMove],
  parts: { unit: { fills: { fromFormation: 'formation' } } },
  examples: changeCostExamples,

  adjudicate({ fromFormation, changeFraction, availableCm }, umpire) {
    const { reckon } = umpire;
    remind(umpire, changeInMidMove);
    reckon(
      'VI-2, L34',
      { it: 'Decide la formazione che lascia', en: 'The formation it leaves decides' },
      fromFormation,
    );
    return payForChange({ availableCm, changeFraction }, umpire);
  },

  inWords: ({ costCm, leftCm }) => {
    const [cost, left] = [inCm(costCm), inCm(leftCm)];
    return {
      it: `Il cambio costa ${cost.it}, ne restano ${left.it}.`,
      en: `The change costs ${cost.en}, ${left.en} are left.`,
    };
  },
});
