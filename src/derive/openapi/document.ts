import { proceduresOf, type Book, type Fault, type Procedure } from '../../core/index.js';
import { exampleAnswer, exampleRequest } from '../catalogue.js';
import { exampleOdds } from '../example-odds.js';
import { faultCodes } from '../fault-advice.js';
import type { JsonSchema } from '../json-schema.js';
import { cataloguePaths, catalogueSchemas } from './catalogue.js';
import {
  doorHeaders,
  doorParameters,
  doorPaths,
  doorProblems,
  pageSchemas,
  securitySchemes,
  type PlainDoors,
} from './doors.js';
import { housePaths, houseSchemas } from './house.js';
import { problemName, problemResponse, type ProblemSaid } from './problems.js';
import { chapterTag, faultyExample, procedurePaths, type Keep } from './procedures.js';
import { diceHeader, sheetHeader, sheetParameterComponents, sheetPath, sheetPaths } from './sheet.js';
import { schemaRef, sharedSchemas } from './schemas.js';

/** What the document must know of the doors and no declaration says. */
export interface DoorsSaid {
  readonly problemKinds: { readonly [kind: string]: ProblemSaid };
  /** A problem with these faults, as the doors answer it. */
  readonly problemOf: (faults: readonly Fault[]) => object;
  /** A problem of a kind, as the doors answer it. */
  readonly problemExample: (kind: string) => object;
  readonly mostBatchItems: number;
  /** The doors that are written by hand. */
  readonly byHand: PlainDoors;
}

/** The version of the contract, not of the program: it changes when a client would notice. */
const contractVersion = '1.0.0';

/** The OpenAPI 3.1 document of every door: a pure function of the title pages. */
export const openApiDocument = (books: readonly Book[], doors: DoorsSaid): JsonSchema => {
  const kept = new Map<string, JsonSchema>(Object.entries({ ...sharedSchemas, ...catalogueSchemas }));
  const keep: Keep = (name, schema) => {
    const known = kept.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(
        `Two shapes go by the name ${name}: names of vocabularies and groups are unique within their book, those of hand-written shapes among all.`,
      );
    }
    kept.set(name, schema);
    return schemaRef(name);
  };
  const every = books.flatMap(book => proceduresOf(book).map(procedure => ({ book, procedure })));
  const ids = every.map(({ procedure }) => procedure.id);
  keep('FaultCode', {
    type: 'string',
    enum: faultCodes,
    description: 'What kind of fault it is; /docs/problems says what to do about each.',
  });
  keep('ProblemKind', {
    type: 'string',
    enum: Object.keys(doors.problemKinds),
    description: 'What kind of problem it is; /docs/problems says what to do about each.',
  });
  const { byHand } = doors;
  const shapes = { ...houseSchemas(ids), ...pageSchemas(byHand), ...byHand.schemas };
  for (const [name, schema] of Object.entries(shapes)) if (!sameWords(kept.get(name), schema)) keep(name, schema);

  const paths = Object.assign(
    {},
    ...every.map(({ book, procedure }) => procedurePaths(book, procedure, keep)),
    ...every.map(({ book, procedure }) => sheetPath(book, procedure, keep)),
    sheetPaths(books, every[0]?.procedure),
    housePaths(doors.mostBatchItems, batchExample(every, doors)),
    cataloguePaths(
      books.map(book => book.id),
      ids,
    ),
    doorPaths(byHand, doors.problemKinds),
  ) as { readonly [path: string]: JsonSchema };

  return {
    openapi: '3.1.0',
    info: {
      title: 'Arbitro',
      version: contractVersion,
      summary: 'Rules as a service for miniature wargames.',
      description: aboutTheDocument(books, byHand),
      contact: { name: 'Arbitro' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    security: [],
    tags: tagsOf(books, byHand),
    paths,
    components: {
      schemas: Object.fromEntries(kept),
      parameters: {
        Lang: {
          name: 'lang',
          in: 'query',
          required: false,
          description: 'The language of every text; else that of the Accept-Language header, else English.',
          schema: schemaRef('Language'),
        },
        ...sheetParameterComponents,
        ...doorParameters(byHand),
      },
      headers: {
        SheetStatus: sheetHeader,
        SheetDice: diceHeader,
        RetryAfter: { description: 'Seconds after which it is worth trying again.', schema: { type: 'integer' } },
        ...doorHeaders(byHand),
        RequestId: {
          description: 'The id of the request: the caller’s own `X-Request-Id`, or a new one.',
          schema: { type: 'string' },
        },
      },
      responses: problemResponses(every, doors),
      securitySchemes: securitySchemes(byHand),
    },
  };
};

/** Whether both are the same closed list, such as the languages; it is described where it was first said. */
const sameWords = (known: JsonSchema | undefined, schema: JsonSchema): boolean =>
  schema.enum !== undefined && JSON.stringify(known?.enum) === JSON.stringify(schema.enum);

const aboutTheDocument = (books: readonly Book[], byHand: PlainDoors): string =>
  [
    'Arbitro adjudicates miniature wargames: it says what to roll, what happened, what the chances were, and why, with the paragraph of the book.',
    'Every procedure has two doors. `POST /v1/{ruleset}/{area}/{procedure}` rules on it: without `dice` the answer says what to throw, with `dice` it says what happened. `POST …/odds` gives the exact chance of every outcome. Both take the same `input`.',
    'The rules doors are open: no key, no account. What the rules forbid is an answer (`not-allowed`), not an error; wrong input is a problem (RFC 9457) that lists every fault at once.',
    ...(byHand.doors.length > 0 ? [aboutClubs] : []),
    `Rulebooks: ${books.map(book => `${book.title.en} (\`${book.edition}\`)`).join('; ')}. The manual is at [/docs](/docs).`,
  ].join('\n\n');

const aboutClubs =
  'What a club keeps is open to its members: people sign in, programs send a key. What is not there and what is not for whoever asks are the same 404. Lists come in pages: send `next` as `after`. What changes a battle takes an `Idempotency-Key`, and in `If-Match` the `ETag` of what was read.';

const tagsOf = (books: readonly Book[], byHand: PlainDoors): readonly JsonSchema[] => [
  ...books.flatMap(book =>
    book.chapters.map(chapter => ({
      name: chapterTag(book, chapter.area),
      description: `${book.title.en}: ${chapter.title.en.toLowerCase()}. [Manual](/docs/${book.id}/${chapter.area})`,
    })),
  ),
  ...Object.entries(byHand.tags).map(([name, description]) => ({ name, description })),
  { name: 'sheet', description: 'Answers for the cells of a spreadsheet: GET, flat parameters, plain text.' },
  { name: 'batch', description: 'Many requests in one.' },
  { name: 'catalogue', description: 'Which books, which procedures, and what each declares.' },
  { name: 'graphql', description: 'The same rules over GraphQL.' },
  { name: 'operations', description: 'For those who run the server.' },
];

interface Every {
  readonly book: Book;
  readonly procedure: Procedure;
}

/** The problems of the rules doors. */
const ofTheRules = ['not-understood', 'bad-json', 'not-found', 'too-large', 'unsupported-media', 'overloaded'];

const problemResponses = (every: readonly Every[], doors: DoorsSaid): JsonSchema =>
  Object.fromEntries(
    [...ofTheRules.map(kind => [kind]), ...doorProblems(doors.byHand, doors.problemKinds)].map(kinds => [
      problemName(kinds),
      problemResponse(kinds, doors.problemKinds, kind => problemExample(kind, every, doors)),
    ]),
  );

const problemExample = (kind: string, [first]: readonly Every[], doors: DoorsSaid): object =>
  kind === 'not-understood' && first
    ? doors.problemOf(faultyExample(first.book, first.procedure).faults)
    : doors.problemExample(kind);

const batchExample = (every: readonly Every[], doors: DoorsSaid) => {
  const chosen = every.find(({ procedure }) => procedure.throws.length > 0) ?? every[0];
  const example = chosen?.procedure.examples.find(({ dice }) => dice !== undefined);
  if (!chosen || !example) return { request: [], answer: [] };
  const { book, procedure } = chosen;
  const { dice: _, ...before } = exampleRequest(example);
  const faulty = faultyExample(book, procedure, { input: { nonsense: 1 } });
  const odds = exampleOdds(book, procedure, example);
  return {
    request: [
      { procedure: procedure.id, ...exampleRequest(example) },
      ...(odds === null ? [] : [{ procedure: procedure.id, ...before, odds: true }]),
      { procedure: procedure.id, ...faulty.request },
    ],
    answer: [
      { answer: exampleAnswer(book, procedure, example, 'en') },
      ...(odds === null ? [] : [{ odds: { procedure: procedure.id, edition: book.edition, ...odds } }]),
      { problem: doors.problemOf(faulty.faults) },
    ],
  };
};
