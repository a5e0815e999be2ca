import {
  isTooMuchWork,
  oddsOn,
  readRequest,
  ruleOn,
  unknownFields,
  type Answer,
  type Asked,
  type Distribution,
  type Effort,
  type Fault,
  type Language,
  type Procedure,
  type Read,
  type Roll,
} from '../../core/index.js';
import { rollFor } from './dice.js';
import { languageFaults } from './language.js';
import type { Opened } from './shelf.js';

/** A request as any door brings it to the desk. */
export interface Question extends Asked {
  readonly lang?: unknown;
  readonly explain?: unknown;
  readonly exact?: unknown;
}

/** The exact odds of one procedure, with the edition they were reckoned under. */
export interface Odds extends Distribution {
  readonly procedure: string;
  readonly edition: string;
}

const rulingFields = ['input', 'dice', 'rulings', 'house', 'lang', 'explain'] as const;
const oddsFields = ['input', 'dice', 'rulings', 'house', 'lang', 'exact'] as const;

const isQuestion = (body: unknown): body is Question =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

const notAQuestion: readonly Fault[] = [
  {
    path: '',
    code: 'request/wrong-kind',
    says: {
      it: 'Serve un oggetto JSON come { "input": { … }, "dice": [ … ] }.',
      en: 'Expected a JSON object such as { "input": { … }, "dice": [ … ] }.',
    },
  },
];

const yesNoFaults = (name: string, value: unknown): readonly Fault[] =>
  value === undefined || value === null || typeof value === 'boolean'
    ? []
    : [
        {
          path: name,
          code: 'request/wrong-kind',
          says: { it: `${name}: serve true o false.`, en: `${name}: expected true or false.` },
        },
      ];

const hasOnly = (question: object, known: readonly string[]): boolean => {
  for (const name in question) if (!known.includes(name)) return false;
  return true;
};

/** The desk where every door asks: it reads a question whole, rules on it or weighs it, or says all its faults. */
export const rule = (
  { book, procedure }: Opened,
  body: unknown,
  language: Language,
  roll: Roll = rollFor,
): Read<Answer> => {
  const question = body === undefined ? {} : body;
  if (!isQuestion(question)) return { ok: false, faults: notAQuestion };
  const faults = requestFaults(question, rulingFields, procedure);
  const read = readRequest(book, procedure, question);
  if (!read.ok) return { ok: false, faults: [...faults, ...read.faults] };
  if (faults.length > 0) return { ok: false, faults };
  return ruleOn(book, procedure, read.value, { language, explain: question.explain !== false, roll });
};

/** The odds of a question, given the dice already thrown; without an effort, as much work as any odds may take. */
export const weigh = ({ book, procedure }: Opened, body: unknown, effort?: Effort): Read<Odds> => {
  const question = body === undefined ? {} : body;
  if (!isQuestion(question)) return { ok: false, faults: notAQuestion };
  const faults = requestFaults(question, oddsFields, procedure);
  const read = readRequest(book, procedure, question);
  if (!read.ok) return { ok: false, faults: [...faults, ...read.faults] };
  if (faults.length > 0) return { ok: false, faults };
  const odds = oddsOn(procedure, read.value, question.exact === true, effort);
  return odds.ok ? { ok: true, value: { procedure: procedure.id, edition: book.edition, ...odds.value } } : odds;
};

/** Milliseconds and paths that odds may take on the event loop; fractions are long numbers, and take longer a path. */
const here = { ms: 2, paths: 250, pathsWithFractions: 12 };

/** The odds of a question if they are little work: nobody else is served meanwhile. */
export const weighHere = (opened: Opened, body: unknown): Read<Odds> | 'too-much-work' => {
  const exact = typeof body === 'object' && body !== null && 'exact' in body && body.exact === true;
  const end = performance.now() + here.ms;
  const effort = {
    paths: exact ? here.pathsWithFractions : here.paths,
    hasTime: () => performance.now() < end,
  };
  const weighed = weigh(opened, body, effort);
  return !weighed.ok && weighed.faults.some(isTooMuchWork) ? 'too-much-work' : weighed;
};

const none: readonly Fault[] = [];

const requestFaults = (question: Question, known: readonly string[], procedure: Procedure): readonly Fault[] => {
  const { lang, explain, exact } = question;
  if (hasOnly(question, known) && lang === undefined && explain === undefined && exact === undefined) return none;
  return [
    ...unknownFields(question, known, procedure),
    ...languageFaults(lang),
    ...yesNoFaults('explain', explain),
    ...(known.includes('exact') ? yesNoFaults('exact', exact) : []),
  ];
};
