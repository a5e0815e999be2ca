import { inItalian, remind, type ModifierTable, type Text, type Umpire } from '../../../core/index.js';
import { facesAtHalf, facesFreely, type Doing } from './doing.js';
import { unlistedFacing } from './movement.rulings.js';

/** A share as it can be spent: never less than nothing, whatever a house rule says. */
export const spendable = (rule: string, share: number, { atLeast }: Pick<Umpire, 'atLeast'>): number =>
  share < 0 ? atLeast(rule, { it: 'Mai sotto zero', en: 'Never below zero' }, 0, share) : share;

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

/** What something that takes a share of the capacity costs, verb included, as a sentence says it. */
export const shareInWords = (share: number): Text => {
  if (share === 0) return { it: 'non costa niente', en: 'costs nothing' };
  if (share === 1 / 2) return { it: 'costa mezza mossa', en: 'costs half a move' };
  if (share === 1) return { it: 'costa l’intera mossa', en: 'costs a whole move' };
  return { it: `costa ${inItalian(share)} mosse`, en: `costs ${share} moves` };
};
