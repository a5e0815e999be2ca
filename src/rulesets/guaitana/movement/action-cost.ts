import { inItalian, remind, type ModifierTable, type Text, type Umpire } from '../../../core/index.js';
import { facesAtHalf, facesFreely, type Doing } from './doing.js';
import { unlistedFacing } from './movement.rulings.js';

/** A share as it can be spent: never less than nothing, whatever a house rule says. */
export const spendable = (rule: string, share: number, { atLeast }: Pick<Umpire, 'atLeast'>): number =>
  share < 0 ? atLeast(rule, { it: 'Mai meno di niente', en: 'Never less than nothing' }, 0, share) : share;

/** What an action takes of the movement capacity, by the rows of a table that has it. */
export const shareOf = (
  doing: Doing,
  table: ModifierTable<Doing>,
  umpire: Pick<Umpire, 'atLeast' | 'by' | 'modifyPart' | 'reckon'>,
): number => {
  const { total } = umpire.modifyPart(0, table, doing);
  const isUnlisted = doing.type === 'change-facing' && !facesFreely(doing) && !facesAtHalf(doing);
  if (isUnlisted) return remind(umpire, unlistedFacing) === 'half' ? 1 / 2 : 0;
  return spendable(table.rule, total, umpire);
};

/** A share of the capacity as a sentence says it. */
export const shareInWords = (share: number): Text => {
  if (share === 0) return { it: 'niente', en: 'nothing' };
  if (share === 1 / 2) return { it: 'mezza mossa', en: 'half a move' };
  if (share === 1) return { it: 'l’intera mossa', en: 'a whole move' };
  return { it: `${inItalian(share)} mosse`, en: `${share} moves` };
};
