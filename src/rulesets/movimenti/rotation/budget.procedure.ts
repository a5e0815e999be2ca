import { procedure, refuseFirst, remind, verdict, type Umpire } from '../../../core/index.js';
import { inCm, within } from '../allowance.js';
import { longestMoveCm } from '../facts.js';
import { fractionNeeded, payForChange } from '../formation/change.js';
import { formationChange } from '../formation/formation.tables.js';
import { changeFractionTable } from '../rulings.js';
import { rotationBudgetExamples } from './budget.examples.js';
import { rotationBudgetFacts, rotationBudgetOutcome, type Budget } from './budget.facts.js';
import { budgetReasons } from './rotation.reasons.js';
import { halvingAfterStartChange, halvingsOutsideDifficultGround, orderOfChangeAndTurn } from './rotation.rulings.js';
import { halvings, isHalved, newFormationCap } from './rotation.tables.js';

/** What a change at the start leaves: never more than the new formation moves. */
const afterStartChange = ({ allowanceCm, changeFraction, newAllowanceCm }: Budget, umpire: Umpire<Budget>): number => {
  const { leftCm } = payForChange({ availableCm: allowanceCm, changeFraction }, umpire);
  const capped = { leftCm, newAllowanceCm: newAllowanceCm ?? leftCm };
  return within('VI-2, L34', leftCm, umpire.modifyPart(leftCm, newFormationCap, capped).total, umpire);
};

/** What turning and the like leave: of what there was, or by what the new formation loses. */
const halved = (leftCm: number, budget: Budget, umpire: Umpire<Budget>): number => {
  const { by, modify, reckon } = umpire;
  const { changeWhen, newAllowanceCm } = budget;
  const isUnclear = changeWhen === 'start' && isHalved(budget);
  if (!isUnclear || newAllowanceCm === null || by(halvingAfterStartChange) === 'half-of-what-is-left')
    return within('VI-2, L34', longestMoveCm, modify(leftCm, halvings).total, umpire);
  const lostCm = newAllowanceCm - modify(newAllowanceCm, halvings).total;
  const says = {
    it: 'Si perde metà del movimento della formazione nuova',
    en: 'Half of the new formation’s allowance is lost',
  };
  return within('VI-2, L34', longestMoveCm, reckon('VI-2, L34', says, leftCm - lostCm), umpire);
};

export const rotationBudget = procedure({
  id: 'movimenti.rotation.budget',
  title: { it: 'Movimento che resta', en: 'Movement left' },
  rule: 'VI-2, L34',
  when: {
    it: 'Un’unità in formazione ruota, cambia formazione, o tutt’e due.',
    en: 'A unit in formation turns, changes formation, or both.',
  },
  facts: rotationBudgetFacts,
  needed: {
    changeFraction: fractionNeeded<Budget>(({ changeWhen }) => changeWhen !== 'none'),
    newAllowanceCm: {
      says: {
        it: 'Per un cambio all’inizio serve il movimento della formazione nuova.',
        en: 'A change at the start needs the allowance of the new formation.',
      },
      when: ({ changeWhen }) => changeWhen === 'start',
    },
  },
  outcome: rotationBudgetOutcome,
  tables: [formationChange, newFormationCap, halvings],
  rulings: [halvingAfterStartChange, halvingsOutsideDifficultGround, orderOfChangeAndTurn, changeFractionTable],
  examples: rotationBudgetExamples,

  adjudicate(budget, umpire) {
    const { forbid, reckon } = umpire;
    const { allowanceCm, changeWhen, changeFraction, inclines, lateral } = budget;
    const changes = changeWhen !== 'none';
    const reason = refuseFirst(forbid, budgetReasons, [
      changes && (inclines || lateral) && ['no-formation-change-with-oblique-move', 'VI-4, L54–55'],
    ]);
    if (reason !== null) return { legal: false, reason, travelCm: 0 };
    const whole = { it: 'Movimento della formazione (cm)', en: 'Allowance of the formation (cm)' };
    const ownCm = reckon('VI-2, L34', whole, allowanceCm);
    if (changes && isHalved(budget)) remind(umpire, orderOfChangeAndTurn);
    const startCm = changeWhen === 'start' ? afterStartChange(budget, umpire) : ownCm;
    const leftCm = halved(startCm, budget, umpire);
    const travelCm =
      changeWhen === 'end' ? payForChange({ availableCm: leftCm, changeFraction }, umpire).leftCm : leftCm;
    return { legal: true, reason, travelCm };
  },

  inWords: ({ reason, travelCm }) => {
    const far = inCm(travelCm);
    return verdict(
      budgetReasons,
      reason,
      { it: `Può percorrere ancora ${far.it}`, en: `It may still travel ${far.en}` },
      { it: 'Non può fare tutt’e due', en: 'It may not do both' },
    );
  },
});
