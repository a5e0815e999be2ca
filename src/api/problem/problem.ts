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
  /** Why the rules forbid it, each with its paragraph. */
  readonly reasons?: readonly { readonly text: string; readonly cite: string }[];
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
  readonly requestId?: string;
}

/** Every kind of problem the doors answer with: its status and its title. */
// prettier-ignore
export const problemKinds = {
  'not-understood':     { status: 422, title: { it: 'Richiesta non compresa', en: 'Request not understood' } },
  'bad-json':           { status: 400, title: { it: 'JSON non valido', en: 'Invalid JSON' } },
  'bad-request':        { status: 400, title: { it: 'Richiesta non valida', en: 'Bad request' } },
  'not-signed-in':      { status: 401, title: { it: 'Serve l’accesso', en: 'Not signed in' } },
  'not-permitted':      { status: 403, title: { it: 'Non consentito', en: 'Not permitted' } },
  'not-found':          { status: 404, title: { it: 'Non esiste', en: 'Not found' } },
  'method-not-allowed': { status: 405, title: { it: 'Metodo non ammesso', en: 'Method not allowed' } },
  'not-now':            { status: 409, title: { it: 'Non adesso', en: 'Not now' } },
  'key-running':        { status: 409, title: { it: 'Richiesta già in corso', en: 'Request still running' } },
  'key-reused':         { status: 422, title: { it: 'Chiave di idempotenza già usata', en: 'Idempotency key reused' } },
  'stale':              { status: 412, title: { it: 'Versione superata', en: 'Stale version' } },
  'too-large':          { status: 413, title: { it: 'Richiesta troppo grande', en: 'Request too large' } },
  'unsupported-media':  { status: 415, title: { it: 'Tipo di contenuto non ammesso', en: 'Unsupported media type' } },
  'too-many':           { status: 429, title: { it: 'Limite superato', en: 'Limit exceeded' } },
  'overloaded':         { status: 503, title: { it: 'Troppe richieste in corso', en: 'Too many requests at once' } },
  'database-away':      { status: 503, title: { it: 'Archivio non raggiungibile', en: 'Database unavailable' } },
  'other-seed':         { status: 503, title: { it: 'Seme diverso da quello dell’archivio', en: 'Not the seed of the database' } },
  'writes-refused':     { status: 503, title: { it: 'Archivio in sola lettura', en: 'Database cannot be written' } },
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
  constructor(
    readonly problem: Problem,
    readonly headers: { readonly [name: string]: string } = {},
  ) {
    super(problem.title);
  }
}
