import { refusal } from '../../access/index.js';
import type { Shelf } from '../../api/door/index.js';
import type { Book, Fault, Language } from '../../core/index.js';

/** The book of something that is kept, if it is on the shelf. */
export const openBook = (shelf: Shelf, ruleset: string, language: Language): Book => {
  const book = shelf.book(ruleset);
  if (book) return book;
  throw refusal('not-now', language, {
    it: `Il regolamento ${ruleset} non è aperto su questo server.`,
    en: `The ruleset ${ruleset} is not open on this server.`,
  });
};

/** The fault of a ruleset that is not on the shelf. */
export const noSuchRuleset = ({ books }: Shelf): Fault => {
  const known = books.map(({ id }) => id).join(', ');
  return {
    path: 'ruleset',
    code: 'fact/not-one-of',
    says: { it: `I regolamenti sono: ${known}.`, en: `The rulesets are: ${known}.` },
  };
};
