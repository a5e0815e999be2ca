import type { Language } from '../../core/index.js';
import { faultsProblem, Refused } from '../problem/problem.js';
import type { Page } from './door.js';
import { isUuid, whole, words } from './kind.js';
import { MaySay, Shape } from './shape.js';

export const mostOnAPage = 100;
export const usuallyOnAPage = 50;

/** Which page of a list. */
@Shape('PageAsked', 'Quale pagina di un elenco.', 'Which page of a list.')
export class PageAsked {
  @MaySay('Quanti elementi; se manca, 50.', 'How many; 50 if left out.', whole(1, mostOnAPage))
  readonly first?: number;

  @MaySay('Il cursore dopo il quale comincia.', 'The cursor after which it begins.', words(200))
  readonly after?: string;
}

/** Where a row stands in a list that is in the order of its making; its time is written to the millisecond. */
export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

/** A page as a repository is asked for it: one more than is shown tells whether there is another. */
export interface PageWanted {
  readonly after: Place | null;
  readonly many: number;
}

/** Reads which page is wanted, or refuses a cursor that no page of the list gave. */
export const pageWanted = (
  { first, after }: PageAsked,
  language: Language,
  isId: (id: string) => boolean = isUuid,
): PageWanted => {
  const place = after === undefined || after === null ? null : placeOf(after, isId);
  if (place === undefined) throw strangeCursor(language);
  return { after: place, many: (first ?? usuallyOnAPage) + 1 };
};

/** The page of the rows that were found for what was wanted. */
export const pageOf = <R extends Place, V>(rows: readonly R[], { many }: PageWanted, node: (row: R) => V): Page<V> => ({
  edges: rows.slice(0, many - 1).map(row => ({ cursor: cursorOf(row), node: node(row) })),
  hasNext: rows.length === many,
});

const cursorOf = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url');

const placeOf = (cursor: string, isId: (id: string) => boolean): Place | undefined => {
  const [, time, id] = /^(\d{1,14}) (\S+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return id !== undefined && isId(id) ? { createdAt: new Date(Number(time)), id } : undefined;
};

/** The refusal of a cursor that no page of the list gave. */
export const strangeCursor = (language: Language): Refused =>
  new Refused(
    faultsProblem(
      [
        {
          path: 'after',
          code: 'fact/impossible',
          says: {
            it: 'Non è un cursore di questo elenco: prendere next dalla pagina precedente.',
            en: 'Not a cursor of this list: take next from the page before.',
          },
        },
      ],
      language,
    ),
  );
