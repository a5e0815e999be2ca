import type { By, Umpire } from '../../../core/index.js';
import { within } from '../allowance.js';
import { changeFractionTable } from '../rulings.js';
import { formationChange, type Change } from './formation.tables.js';

/** Pays for a change of formation out of what is left of the move. */
export const payForChange = (
  change: Change,
  umpire: Pick<Umpire, 'modifyPart' | 'atLeast' | 'atMost'>,
): { readonly costCm: number; readonly leftCm: number } => {
  const { availableCm } = change;
  const { total, rows } = umpire.modifyPart(availableCm, formationChange, change);
  const leftCm = within('VI-2, L34', availableCm, total, umpire);
  const lost = rows.reduce((sum, { value }) => sum - value, 0);
  return { costCm: leftCm === total ? lost : availableCm - leftCm, leftCm };
};

/** Whoever changes formation says which fraction it loses, unless the club always takes a third. */
export const fractionNeeded = <F>(changes: (facts: F) => boolean) => ({
  says: {
    it: 'Serve la frazione che perde la formazione tenuta: un terzo o due.',
    en: 'The fraction that the formation held loses is needed: one third or two.',
  },
  when: (facts: F, by: By): boolean => changes(facts) && by(changeFractionTable) === 'input',
});
