import { always, partTable, row, type By } from '../../../core/index.js';
import { changeFractionTable } from '../rulings.js';
import { thirdsOf, type ChangeFraction } from '../vocabulary.js';

/** A change of formation, and what was left of the move when it came. */
export interface Change {
  readonly availableCm: number;
  /** Left out where the club always takes one third. */
  readonly changeFraction: ChangeFraction | null;
}

const lossOf = ({ availableCm, changeFraction }: Change, by: By): number => {
  const thirds =
    by(changeFractionTable) === 'always-one-third' || changeFraction === null ? 1 : thirdsOf(changeFraction);
  return 0 - (availableCm * thirds) / 3;
};

/** What a change costs, in cm of what is left at that moment. */
// prettier-ignore
export const formationChange = partTable<Change>('formation-change', 'VI-2, L34', { it: 'Movimento perso cambiando formazione (cm)', en: 'Movement lost by changing formation (cm)' }, [
  row('formation-change', { of: lossOf, printed: [-1 / 3, -2 / 3] }, 'VI-2, L34', { it: 'Cambia formazione: perde un terzo o due terzi di quel che resta, secondo la formazione che lascia', en: 'It changes formation: a third or two thirds of what is left are lost, by the formation it leaves' }, always),
]);
