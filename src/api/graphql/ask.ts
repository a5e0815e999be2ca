import { rulingsOf, type Book, type Effort, type Fault, type Language, type Read } from '../../core/index.js';
import { fieldName, type GraphqlField } from '../../derive/index.js';
import { rule, weigh, weighHere, type Odds, type Question } from '../desk/desk.js';
import { languageOf } from '../desk/language.js';
import { faultsProblem } from '../problem/problem.js';
import type { Opened, Shelf } from '../desk/shelf.js';
import { problemError } from './problem-error.js';

/** Who asks: as much of the HTTP request as an answer depends on. */
export interface Asker {
  readonly req: { readonly headers: { readonly 'accept-language'?: string | undefined } };
  /** How much work the odds may be; on the event loop, where nothing is said, very little. */
  readonly effort?: () => Effort;
}

/** The arguments of a procedure's field, as the schema declares them. */
export interface Asked {
  readonly input?: unknown;
  readonly dice?: DiceAsked | null;
  readonly rulings?: { readonly [field: string]: string | null } | null;
  readonly house?:
    readonly { readonly row: string; readonly value?: number | null; readonly off?: boolean | null }[] | null;
  readonly lang?: Language | null;
  readonly explain?: boolean | null;
  readonly exact?: boolean | null;
}

/** Exactly one of these, or none. */
interface DiceAsked {
  readonly faces?: readonly number[];
  readonly byThrow?: readonly { readonly throw: string; readonly faces: readonly number[] }[];
  readonly roll?: boolean;
  readonly seed?: string;
}

export const languageAsked = (lang: Language | null | undefined, asker: Asker): Language =>
  languageOf(lang, asker.req.headers['accept-language']);

/** Brings the question of a procedure's field to the desk: its answer, or an error with all its faults. */
export type Ask = (args: Asked, asker: Asker) => object;

export const askingOf = (shelf: Shelf, { procedure, odds }: NonNullable<GraphqlField['asks']>): Ask => {
  const opened = shelf.procedure(procedure);
  if (opened === undefined) throw new Error(`${procedure} is not on the shelf.`);
  const rulingIds = rulingIdsOf(opened.book);
  return (args, asker) => {
    const language = languageAsked(args.lang, asker);
    const question = questionOf(args, rulingIds);
    const read = odds ? weighed(opened, question, asker.effort) : rule(opened, question, language);
    if (!read.ok) throw problemError(faultsProblem(read.faults, language));
    return read.value;
  };
};

/** The odds, within the effort that is granted. */
const weighed = (opened: Opened, question: Question, effort: Asker['effort']): Read<Odds> => {
  if (effort) return weigh(opened, question, effort());
  const odds = weighHere(opened, question);
  return odds === 'too-much-work' ? { ok: false, faults: [notHere] } : odds;
};

/** A query that also asks about clubs is answered where they are, and there is no time for such odds. */
const notHere: Fault = {
  path: 'input',
  code: 'odds/too-long',
  says: {
    it: 'Probabilità troppo lunghe da calcolare insieme al resto: chiederle in una query che non tocchi i club.',
    en: 'These odds take too long beside the rest: ask for them in a query that does not touch clubs.',
  },
};

const knownIds = new WeakMap<Book, ReadonlyMap<string, string>>();

/** The ids of a book's rulings by their fields. */
const rulingIdsOf = (book: Book): ReadonlyMap<string, string> => {
  const known = knownIds.get(book) ?? new Map(rulingsOf(book).map(({ id }) => [fieldName(id), id]));
  knownIds.set(book, known);
  return known;
};

/** What every door asks, in the catalogue's own words; what was left out stays out. */
const questionOf = (
  { input, dice, rulings, house, explain, exact }: Asked,
  rulingIds: ReadonlyMap<string, string>,
): Question => ({
  input,
  ...(dice && { dice: diceOf(dice) }),
  ...(rulings && { rulings: rulingsAsked(rulings, rulingIds) }),
  ...(house && { house: Object.fromEntries(house.map(({ row, value, off }) => [row, off ? 'off' : value])) }),
  ...(explain === false && { explain }),
  ...(exact === true && { exact }),
});

const diceOf = ({ faces, byThrow, roll, seed }: DiceAsked): unknown => {
  if (faces) return faces;
  if (seed !== undefined) return { seed };
  if (byThrow) return Object.fromEntries(byThrow.map(({ throw: id, faces }) => [id, faces]));
  return roll ? 'roll' : undefined;
};

const rulingsAsked = (rulings: NonNullable<Asked['rulings']>, ids: ReadonlyMap<string, string>): object =>
  Object.fromEntries(
    Object.entries(rulings)
      .filter(([, option]) => option !== null)
      .map(([field, option]) => [ids.get(field) ?? field, option]),
  );
