import { procedure } from '../../../core/index.js';
import { grantable, inCm, within } from '../allowance.js';
import { longestMoveCm } from '../facts.js';
import { fractionNeeded } from '../formation/change.js';
import { formationChange } from '../formation/formation.tables.js';
import { changeFractionTable } from '../rulings.js';
import { budgetExamples } from './budget.examples.js';
import { budgetFacts, budgetOutcome, type DoubledMove } from './budget.facts.js';
import { doublePaceChangeBase } from './double-pace.rulings.js';
import { paceFactors } from './double-pace.tables.js';

export const doublePaceBudget = procedure({
  id: 'movimenti.double-pace.budget',
  title: { it: 'Lunghezza di un passo doppio', en: 'Length of a double-pace move' },
  rule: 'VI-6, L76, L78',
  when: { it: 'Un’unità che può farlo muove al passo doppio.', en: 'An eligible unit moves at the double.' },
  facts: budgetFacts,
  needed: {
    changeFraction: fractionNeeded(({ changeWhen }: DoubledMove) => changeWhen !== 'none'),
    newAllowanceCm: {
      says: { it: 'Serve il movimento della colonna di marcia.', en: 'The allowance of the march column is needed.' },
      when: ({ changeWhen }) => changeWhen === 'start',
    },
  },
  outcome: budgetOutcome,
  tables: [paceFactors, formationChange],
  rulings: [doublePaceChangeBase, changeFractionTable],
  examples: budgetExamples,

  adjudicate({ allowanceCm, changeWhen, changeFraction, newAllowanceCm }, umpire) {
    const { by, atMost, modify, modifyPart, reckon } = umpire;
    const afterStart = (): number => {
      const { total } = modifyPart(allowanceCm, formationChange, { availableCm: allowanceCm, changeFraction });
      const newMost = {
        it: 'Non più del movimento della colonna di marcia',
        en: 'No more than the march column’s allowance',
      };
      const most = newAllowanceCm ?? allowanceCm;
      return within(
        'VI-6, L78',
        longestMoveCm,
        total > most ? atMost('VI-6, L78', newMost, most, total) : total,
        umpire,
      );
    };
    const single = changeWhen === 'start' ? afterStart() : allowanceCm;
    const factor = grantable('VI-6, L76', modify(1, paceFactors).total, umpire);
    const doubled = within(
      'VI-6, L76',
      longestMoveCm,
      reckon(
        'VI-6, L76',
        { it: 'Lunghezza della mossa raddoppiata (cm)', en: 'Length of the doubled move (cm)' },
        single * factor,
      ),
      umpire,
    );
    if (changeWhen !== 'end') return { factor, travelCm: doubled };
    const availableCm = by(doublePaceChangeBase) === 'of-the-single-move' ? allowanceCm : doubled;
    const { total } = modifyPart(doubled, formationChange, { availableCm, changeFraction });
    return { factor, travelCm: within('VI-6, L78', longestMoveCm, total, umpire) };
  },

  inWords: ({ travelCm }) => {
    const { it, en } = inCm(travelCm);
    return { it: `Al passo doppio percorre ${it}.`, en: `At the double it travels ${en}.` };
  },
});
