import type { Fault, Language, Text } from '../../core/index.js';

/** An error as RFC 9457 says it. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly faults?: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly nearest?: readonly string[];
  readonly requestId?: string;
}

/** Every kind of problem the doors answer with: its status and its title. */
// prettier-ignore
export const problemKinds = {
  'not-understood':     { status: 422, title: { it: 'Richiesta non compresa', en: 'Request not understood' } },
  'bad-json':           { status: 400, title: { it: 'JSON non valido', en: 'Invalid JSON' } },
  'bad-request':        { status: 400, title: { it: 'Richiesta non valida', en: 'Bad request' } },
  'not-found':          { status: 404, title: { it: 'Non esiste', en: 'Not found' } },
  'method-not-allowed': { status: 405, title: { it: 'Metodo non ammesso', en: 'Method not allowed' } },
  'too-large':          { status: 413, title: { it: 'Richiesta troppo grande', en: 'Request too large' } },
  'unsupported-media':  { status: 415, title: { it: 'Tipo di contenuto non ammesso', en: 'Unsupported media type' } },
  'overloaded':         { status: 503, title: { it: 'Troppe richieste in corso', en: 'Too many requests at once' } },
  'internal':           { status: 500, title: { it: 'Errore nostro', en: 'Our error' } },
} as const satisfies Record<string, { readonly status: number; readonly title: Text }>;

export type ProblemKind = keyof typeof problemKinds;

/** Makes a problem; its type is an address under our own documentation. */
export const problem = (kind: ProblemKind, detail: Text, language: Language, more: Partial<Problem> = {}): Problem => ({
  type: `/docs/problems#${kind}`,
  title: problemKinds[kind].title[language],
  status: problemKinds[kind].status,
  detail: detail[language],
  code: kind,
  ...more,
});

/** All faults of a request at once. */
export const faultsProblem = (faults: readonly Fault[], language: Language): Problem =>
  problem(
    'not-understood',
    {
      it: faults.length === 1 ? 'C’è un errore nella richiesta.' : `Ci sono ${faults.length} errori nella richiesta.`,
      en:
        faults.length === 1
          ? 'There is one fault in the request.'
          : `There are ${faults.length} faults in the request.`,
    },
    language,
    { faults: faults.map(({ path, code, says }) => ({ path, code, message: says[language] })) },
  );

/** Wrong input on its way to the filter that answers it. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}
