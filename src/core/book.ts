import type { Fact } from './fact.js';
import { firstFaults, shown, type Fault, type Read } from './fault.js';
import { nearest } from './nearest.js';
import type { Procedure } from './procedure.js';
import type { ChosenRulings, Ruling } from './ruling.js';
import type { Scenario } from './scenario.js';
import type { Sequence } from './sequence.js';
import type { Text, Language } from './text.js';

/** One chapter of a rulebook. */
export interface Chapter {
  /** The area of its procedures' ids. */
  readonly area: string;
  readonly title: Text;
  readonly procedures: readonly Procedure[];
}

/** What the book names and does not decide, with what the product does about it. */
export interface LeftOpen {
  readonly matter: Text;
  readonly why: Text;
  readonly instead: Text;
}

/** How rows, columns and cells of printed tables are said that no fact has a word for. */
export interface TableWords {
  readonly [name: string]: Text;
}

/** The title page of a rulebook: all that any door needs to open it. */
export interface Book {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  /** The edition of the book and of our reading of it; every answer carries it. */
  readonly edition: string;
  /** A reference such as L27, as a reader of the book would say it. */
  readonly cite: (rule: string, language: Language) => string;
  readonly unit: Fact;
  /** A unit as it takes the field: what its roster leaves out and the first turn needs. */
  readonly musters?: (unit: { readonly [field: string]: unknown }) => { readonly [field: string]: unknown };
  /** The fields of a unit that name other units. */
  readonly links?: readonly string[];
  /** Whether a unit is out of the battle, so that nothing is owed for it any more. */
  readonly isFallen?: (unit: { readonly [field: string]: unknown }) => boolean;
  /** The procedures that judge a unit as its roster has it, before any battle. */
  readonly rosterChecks?: readonly string[];
  readonly sequence: Sequence;
  readonly chapters: readonly Chapter[];
  readonly tableWords: TableWords;
  readonly leftOpen: readonly LeftOpen[];
  readonly scenarios: readonly Scenario[];
}

export const proceduresOf = (book: Book): readonly Procedure[] => book.chapters.flatMap(chapter => chapter.procedures);

/** Every ruling of a book, each once, in the order of its pages. */
export const rulingsOf = (book: Book): readonly Ruling[] => [
  ...new Set(proceduresOf(book).flatMap(procedure => procedure.rulings)),
];

const knownRulings = new WeakMap<Book, ReadonlyMap<string, Ruling>>();

const rulingsById = (book: Book): ReadonlyMap<string, Ruling> => {
  const known = knownRulings.get(book) ?? new Map(rulingsOf(book).map(ruling => [ruling.id, ruling]));
  knownRulings.set(book, known);
  return known;
};

/** Reads the club's choices; any ruling of the book may be named, whether or not the procedure asks for it. */
export const readRulings = (rulings: unknown, book: Book): Read<ChosenRulings | null> => {
  if (rulings === undefined || rulings === null) return { ok: true, value: null };
  if (typeof rulings !== 'object' || Array.isArray(rulings)) {
    const says = {
      it: 'rulings: serve un oggetto che a una interpretazione associa una delle sue opzioni.',
      en: 'rulings: expected an object that gives a ruling one of its options.',
    };
    return { ok: false, faults: [{ path: 'rulings', code: 'ruling/unknown', says }] };
  }
  const known = rulingsById(book);
  const given = Object.entries(rulings);
  const faults: Fault[] = [];
  const chosen = new Map<string, string>();
  for (const [id, option] of given) {
    const ruling = known.get(id);
    if (ruling === undefined) continue;
    if (typeof option === 'string' && ruling.values.includes(option)) {
      chosen.set(id, option);
      continue;
    }
    const options = ruling.values.join(', ');
    faults.push({
      path: `rulings.${id}`,
      code: 'ruling/unknown-option',
      says: {
        it: `Le opzioni sono: ${options}; ricevuto ${shown(option)}.`,
        en: `The options are: ${options}; got ${shown(option)}.`,
      },
    });
  }
  const unknown = given.map(([id]) => id).filter(id => !known.has(id));
  faults.push(...firstFaults(unknown, 'rulings.…', 'ruling/unknown', id => unknownRuling(id, [...known.keys()])));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, value: chosen.size > 0 ? chosen : null };
};

const unknownRuling = (id: string, known: readonly string[]): Fault => {
  const close = nearest(id, known).join(', ');
  return {
    path: `rulings.${id.slice(0, 100)}`,
    code: 'ruling/unknown',
    says: {
      it: `Il libro non ha l’interpretazione ${shown(id)}.${close && ` Forse: ${close}.`}`,
      en: `The book has no ruling ${shown(id)}.${close && ` Perhaps: ${close}.`}`,
    },
  };
};
