import type { JsonSchema } from '../json-schema.js';
import { byStatus, problemName, type ProblemSaid } from './problems.js';
import { closed, listOf, said, schemaRef } from './schemas.js';
import { contents } from './sheet.js';

/** Hand-written doors in the document. What is said of them comes as plain data; their texts are in English. */

export interface PlainDoors {
  readonly doors: readonly PlainDoor[];
  /** The shapes and enumerations that they are sent and answer with. */
  readonly schemas: { readonly [name: string]: JsonSchema };
  /** What each tag gathers. */
  readonly tags: { readonly [tag: string]: string };
}

export interface PlainDoor {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters as OpenAPI writes them: `/v1/battles/{battle}`. */
  readonly path: string;
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Whom it is open to: anybody, who shows a key or a session, and also the keys of sheets. */
  readonly open: 'to-all' | 'to-known' | 'to-sheets';
  readonly parameters: readonly PlainParameter[];
  readonly body?: { readonly schema: JsonSchema; readonly required: boolean };
  readonly answers: PlainAnswers;
  readonly status: number;
  /** Whether it may succeed and keep nothing, with status 200. */
  readonly mayKeepNothing: boolean;
  /** Whether its answer carries an ETag. */
  readonly etag: boolean;
  /** What the headers of its own say, by their names. */
  readonly replyHeaders: { readonly [name: string]: string };
  /** Whether it takes an ETag in If-Match. */
  readonly ifMatch: boolean;
  /** Whether it takes an Idempotency-Key. */
  readonly idempotencyKey: boolean;
  /** The problems it may answer with, besides those of every door. */
  readonly problems: readonly string[];
  readonly examples: readonly PlainExample[];
}

export interface PlainParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
}

export type PlainAnswers =
  | { readonly kind: 'one'; readonly of: string }
  | { readonly kind: 'page'; readonly of: string }
  | { readonly kind: 'file'; readonly type: string }
  | { readonly kind: 'nothing' };

export interface PlainExample {
  readonly says: string;
  readonly body?: unknown;
  readonly answer?: unknown;
}

const isWrite = ({ method }: PlainDoor): boolean => method !== 'get';

/** The kinds of problem that a door may answer with. */
const problemsOf = (door: PlainDoor): readonly string[] => [
  'bad-request',
  'not-signed-in',
  'not-permitted',
  'not-found',
  'not-understood',
  'too-many',
  'overloaded',
  'database-away',
  ...(isWrite(door) ? ['writes-refused', 'bad-json', 'too-large', 'unsupported-media'] : []),
  ...door.problems,
];

/** The problems that doors answer with, status by status: each group is one answer in the document. */
export const doorProblems = (
  { doors }: PlainDoors,
  kinds: { readonly [kind: string]: ProblemSaid },
): readonly (readonly string[])[] => {
  const groups = doors.flatMap(door => [...byStatus(problemsOf(door), kinds).values()]);
  return [...new Map(groups.map(group => [problemName(group), group])).values()];
};

/** What is sent to tell who asks, as far as any door wants to know. */
export const securitySchemes = ({ doors }: PlainDoors): { readonly [name: string]: JsonSchema } => {
  const used = new Set(doors.flatMap(securityOf).flatMap(one => Object.keys(one)));
  return Object.fromEntries(Object.entries(schemes).filter(([name]) => used.has(name)));
};

const schemes = {
  Key: { type: 'http', scheme: 'bearer', description: 'A key for programs: `Authorization: Bearer wk_…`.' },
  Session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-arbitro',
    description:
      'The session of a person who has signed in. A server that is reached without TLS calls the cookie `arbitro`.',
  },
  SheetKey: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'A key that only fills the cells of a sheet, and may stand in an address.',
  },
};

const securityOf = ({ open }: PlainDoor): readonly JsonSchema[] => [
  ...(open === 'to-all' ? [{}] : []),
  { Key: [] },
  { Session: [] },
  ...(open === 'to-sheets' ? [{ SheetKey: [] }] : []),
];

const header = (name: string, description: string): JsonSchema => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
});

const idempotencyKey = header(
  'Idempotency-Key',
  'A name for this request, made up by the caller: sent again with the same name, it is done once and answered the same.',
);
const ifMatch = header(
  'If-Match',
  'The ETag of what is changed, as it was read: if it has changed since, nothing is done and the answer is 412.',
);

/** The parameters of hand-written doors, those of them that are used. */
export const doorParameters = ({ doors }: PlainDoors): { readonly [name: string]: JsonSchema } => ({
  ...(doors.some(door => door.idempotencyKey) && { IdempotencyKey: idempotencyKey }),
  ...(doors.some(door => door.ifMatch) && { IfMatch: ifMatch }),
});

/** The headers of their answers. */
export const doorHeaders = ({ doors }: PlainDoors): { readonly [name: string]: JsonSchema } => ({
  ...(doors.length > 0 && {
    RateLimit: {
      description:
        'What the limits leave: for each by its name, how many requests (`r`) and for how many seconds (`t`).',
      schema: { type: 'string' },
      example: '"key";r=598;t=1',
    },
    RateLimitPolicy: {
      description: 'The limits: for each by its name, how many requests (`q`) within how many seconds (`w`).',
      schema: { type: 'string' },
      example: '"key";q=600;w=60',
    },
  }),
  ...(doors.some(({ etag }) => etag) && {
    ETag: { description: 'The version of what is answered, to be sent in If-Match.', schema: { type: 'string' } },
  }),
});

/** Pages of a list, each kept under the name of what it holds. */
export const pageSchemas = ({ doors }: PlainDoors): { readonly [name: string]: JsonSchema } =>
  Object.fromEntries(
    doors.flatMap(({ answers }) =>
      answers.kind === 'page' ? [[pageName(answers.of), pageOf(answers.of)] as const] : [],
    ),
  );

const pageName = (of: string): string => `${of}Page`;

const pageOf = (of: string): JsonSchema =>
  said(
    'One page of a list.',
    closed({
      items: said('What the page holds.', listOf(schemaRef(of))),
      next: said('Send it as `after` for the next page; null if this is the last.', { type: ['string', 'null'] }),
    }),
  );

const parameterRef = (name: string): JsonSchema => ({ $ref: `#/components/parameters/${name}` });
const headerRef = (name: string): JsonSchema => ({ $ref: `#/components/headers/${name}` });

/** The operations of hand-written doors, by their paths. */
export const doorPaths = (
  { doors }: PlainDoors,
  kinds: { readonly [kind: string]: ProblemSaid },
): { readonly [path: string]: JsonSchema } => {
  const paths = new Map<string, JsonSchema>();
  for (const door of doors) {
    const known = paths.get(door.path) ?? {};
    if (door.method in known) throw new Error(`Two doors stand at ${door.method} ${door.path}.`);
    paths.set(door.path, { ...known, [door.method]: operation(door, kinds) });
  }
  return Object.fromEntries(paths);
};

const operation = (door: PlainDoor, kinds: { readonly [kind: string]: ProblemSaid }): JsonSchema => ({
  operationId: door.name,
  tags: [door.tag],
  summary: door.summary,
  description: door.description,
  security: securityOf(door),
  parameters: [
    ...door.parameters,
    parameterRef(door.open === 'to-sheets' ? 'SheetLang' : 'Lang'),
    ...(door.idempotencyKey ? [parameterRef('IdempotencyKey')] : []),
    ...(door.ifMatch ? [parameterRef('IfMatch')] : []),
  ],
  ...(door.body && {
    requestBody: {
      required: door.body.required,
      content: { 'application/json': { schema: door.body.schema, ...examples(door, 'body') } },
    },
  }),
  responses: {
    ...(door.mayKeepNothing && { 200: { ...success(door), description: 'Answered; nothing was kept.' } }),
    [door.status]: success(door),
    ...Object.fromEntries(
      [...byStatus(problemsOf(door), kinds)].map(([status, group]) => [
        status,
        { $ref: `#/components/responses/${problemName(group)}` },
      ]),
    ),
  },
});

const success = (door: PlainDoor): JsonSchema => {
  const headers = {
    'X-Request-Id': headerRef('RequestId'),
    RateLimit: headerRef('RateLimit'),
    'RateLimit-Policy': headerRef('RateLimitPolicy'),
    ...(door.etag && { ETag: headerRef('ETag') }),
    ...Object.fromEntries(
      Object.entries(door.replyHeaders).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
    ),
    ...(door.open === 'to-sheets' && { 'X-Arbitro-Status': headerRef('SheetStatus') }),
  };
  const { answers } = door;
  switch (answers.kind) {
    case 'nothing':
      return { description: 'Done.', headers };
    case 'file':
      return { description: 'The file.', headers, content: contentsOf(door, answers.type) };
    case 'one':
    case 'page': {
      const schema = schemaRef(answers.kind === 'one' ? answers.of : pageName(answers.of));
      return {
        description: door.summary,
        headers,
        content: { 'application/json': { schema, ...examples(door, 'answer') } },
      };
    }
  }
};

/** What is read in cells comes in any of the formats of cells. */
const contentsOf = ({ open }: PlainDoor, type: string): JsonSchema => {
  const [plain = type] = type.split(';');
  if (open === 'to-sheets' && plain === 'text/plain') return contents();
  return { [plain]: { schema: { type: 'string' } } };
};

/** The bodies or answers of the examples that have one. */
const examples = (door: PlainDoor, of: 'body' | 'answer'): JsonSchema => {
  const shown = door.examples.flatMap((example, i) =>
    example[of] === undefined ? [] : [[`example${i + 1}`, { summary: example.says, value: example[of] }] as const],
  );
  return shown.length > 0 ? { examples: Object.fromEntries(shown) } : {};
};
