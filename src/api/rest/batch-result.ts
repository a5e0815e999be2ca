import type { Effort, Fault, Language } from '../../core/index.js';
import { answerJson } from '../../derive/index.js';
import { rule, weigh } from '../desk/desk.js';
import { languageOf } from '../desk/language.js';
import type { Shelf } from '../desk/shelf.js';
import { faultsProblem, type Problem } from '../problem/problem.js';

interface Item {
  readonly procedure?: unknown;
  readonly odds?: unknown;
  readonly lang?: unknown;
}

/** The result or the problem of one item of a batch, as JSON. */
export const batchResult = (shelf: Shelf, item: unknown, otherwise: Language, effort: Effort): string => {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return faultsJson(notAnItem, otherwise);
  const { procedure, odds, ...question } = item as Item;
  const language = languageOf(question.lang, undefined, otherwise);
  const opened = typeof procedure === 'string' ? shelf.procedure(procedure) : undefined;
  if (opened === undefined) return faultsJson([unknownProcedure(shelf, procedure)], language);
  if (odds === true) {
    const weighed = weigh(opened, question, effort);
    return weighed.ok ? `{"odds":${JSON.stringify(weighed.value)}}` : faultsJson(weighed.faults, language);
  }
  if (odds !== undefined && odds !== false) return faultsJson(notYesNo, language);
  const ruled = rule(opened, question, language);
  return ruled.ok ? `{"answer":${answerJson(ruled.value)}}` : faultsJson(ruled.faults, language);
};

/** A problem in the place of a result. */
export const problemResult = (problem: Problem): string => `{"problem":${JSON.stringify(problem)}}`;

const faultsJson = (faults: readonly Fault[], language: Language): string =>
  problemResult(faultsProblem(faults, language));

const unknownProcedure = (shelf: Shelf, asked: unknown): Fault => {
  const like = typeof asked === 'string' ? shelf.proceduresLike(asked).join(', ') : '';
  return {
    path: 'procedure',
    code: 'request/unknown-procedure',
    says: {
      it: `Serve l’id di una procedura, per esempio ${like || shelf.procedureIds[0]}.`,
      en: `Expected the id of a procedure, such as ${like || shelf.procedureIds[0]}.`,
    },
  };
};

const notAnItem: readonly Fault[] = [
  {
    path: '',
    code: 'request/wrong-kind',
    says: {
      it: 'Serve un oggetto { "procedure": "…", "input": { … } }.',
      en: 'Expected an object { "procedure": "…", "input": { … } }.',
    },
  },
];

const notYesNo: readonly Fault[] = [
  {
    path: 'odds',
    code: 'request/wrong-kind',
    says: { it: 'odds: serve true o false.', en: 'odds: expected true or false.' },
  },
];
