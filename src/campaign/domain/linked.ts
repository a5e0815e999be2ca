import type { Book } from '../../core/index.js';
import type { BattleState, BattleUnit } from './state.js';

/** The units that a unit names in its fields, such as the generals attached to it. */
export const namedBy = ({ links = [] }: Book, { facts }: Pick<BattleUnit, 'facts'>): readonly string[] =>
  links.flatMap(link => facts[link] ?? []).filter(id => typeof id === 'string');

/**
 * A unit that names a hidden one to those who may not know of it: units that are together are hidden, shown and
 * separated together. Null if there is none, as there never is on the table.
 */
export const tellTale = (
  book: Book,
  units: BattleState['units'],
): { readonly shown: BattleUnit; readonly hidden: BattleUnit } | null => {
  for (const shown of Object.values(units)) {
    for (const id of namedBy(book, shown)) {
      const hidden = Object.hasOwn(units, id) ? units[id] : undefined;
      const isTold = shown.hidden === null || shown.side !== hidden?.side;
      if (hidden && hidden.hidden !== null && isTold) return { shown, hidden };
    }
  }
  return null;
};
