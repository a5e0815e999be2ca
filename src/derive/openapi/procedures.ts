import {
  readRequest,
  rowsOf,
  rulingsOf,
  singleFields,
  takeDecimals,
  type Asked,
  type Book,
  type Example,
  type Facts,
  type Procedure,
} from '../../core/index.js';
import { exampleAnswer, exampleRequest, linksOf } from '../catalogue.js';
import { exampleOdds } from '../example-odds.js';
import { factsSchema, pascalCase, schemaName, schemaOf, type JsonSchema, type Refer } from '../json-schema.js';
import {
  answerUnion,
  chanceSchema,
  closed,
  marginalSchema,
  oddsSchema,
  orNull,
  ruledSchema,
  said,
  schemaRef,
} from './schemas.js';

/** Keeps a shape under a name of its own and answers the reference to it. */
export type Keep = (name: string, schema: JsonSchema) => JsonSchema;

/** The name of a procedure in the document and in generated clients, such as OrdreMixteFireResolve. */
export const procedureName = (procedure: Procedure): string => pascalCase(procedure.id);

export const operationId = (procedure: Procedure): string => {
  const name = procedureName(procedure);
  return name.charAt(0).toLowerCase() + name.slice(1);
};

/** The tag under which the procedures of a chapter stand. */
export const chapterTag = (book: Book, area: string): string => `${book.id}-${area}`;

/** How shapes that are answered are put in place: words and groups by their names in the book. */
export const answered =
  (book: Book, keep: Keep): Refer =>
  (name, schema) =>
    keep(schemaName(book.id, name), schema);

/**
 * The same for shapes that are sent. A group that is sent may leave fields out, so it has a name of its own. Its
 * defaults are told in words: some client generators take a field with a default, outside a request body, as required.
 */
const sent =
  (book: Book, keep: Keep): Refer =>
  (name, schema) =>
    schema.type === 'object'
      ? keep(schemaName(book.id, `${name}Input`), { ...schema, properties: inWords(schema.properties as Properties) })
      : keep(schemaName(book.id, name), schema);

interface Properties {
  readonly [field: string]: JsonSchema;
}

const inWords = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([field, { default: absent, ...schema }]) => [
      field,
      absent === undefined
        ? schema
        : { ...schema, description: `${schema.description}. Left out: ${JSON.stringify(absent)}.` },
    ]),
  );

const rulingsSchema = (book: Book): JsonSchema => ({
  ...closed(
    Object.fromEntries(
      rulingsOf(book).map(({ id, values, options, unclear, recommended }) => [
        id,
        {
          type: 'string',
          enum: values,
          description: `${unclear.en} ${values.map(option => `${option}: ${options[option]?.en ?? option}`).join('; ')}. Left out: ${recommended}.`,
        },
      ]),
    ),
    rulingsOf(book).map(({ id }) => id),
  ),
  description: `How this club reads what ${book.title.en} leaves unclear; what is left out is read as recommended.`,
});

const houseSchema = (procedure: Procedure): JsonSchema => {
  const rows = rowsOf(procedure);
  const valueOf = (id: string) =>
    takeDecimals(rows.filter(({ row }) => row.id === id)) ? 'HouseDecimal' : 'HouseValue';
  return {
    type: 'object',
    description:
      'House rules: the value of a row in this club, or `off`. A key `<procedure>#<row>` means one table only.',
    properties: Object.fromEntries(
      rows.map(({ row }) => [row.id, said(row.says.en, schemaRef(valueOf(row.id)))]),
    ),
    patternProperties: { '^[a-z0-9.-]+#[a-z0-9-]+$': schemaRef('HouseDecimal') },
    additionalProperties: false,
  };
};

const requestSchema = (
  book: Book,
  procedure: Procedure,
  keep: Keep,
  more: { readonly [field: string]: JsonSchema },
): JsonSchema => {
  const input = {
    ...factsSchema(procedure.facts, 'sent', 'en', sent(book, keep)),
    title: `${procedureName(procedure)}Input`,
    description: conditions(procedure),
  };
  const rulings =
    rulingsOf(book).length > 0 ? { rulings: keep(schemaName(book.id, 'Rulings'), rulingsSchema(book)) } : {};
  const house = rowsOf(procedure).length > 0 ? { house: houseSchema(procedure) } : {};
  const needsInput = Object.values(procedure.facts).some(fact => fact.absent === undefined);
  return closed(
    {
      input,
      ...more,
      ...rulings,
      ...house,
      lang: said(
        'The language of every text; else that of the Accept-Language header, else English.',
        schemaRef('Language'),
      ),
    },
    [...(needsInput ? [] : ['input']), ...Object.keys(more), 'rulings', 'house', 'lang'],
  );
};

const conditions = ({ checks }: Procedure): string =>
  ['What is declared. Unknown fields are faults.', ...checks.map(({ fact, says }) => `\`${fact}\`: ${says.en}`)].join(
    ' ',
  );

/** The marginal of each single field; a field of a group that may be null may be null too. */
const marginalsSchema = (book: Book, { outcome }: Procedure, keep: Keep): JsonSchema =>
  closed(
    Object.fromEntries(
      singleFields(outcome).map(({ name, fact }) => {
        const { description: _, ...value } = schemaOf(fact, 'answered', 'en', answered(book, keep));
        const mayBeNull = fact.absent !== null && withinOptional(outcome, name);
        return [name, said(fact.says.en, marginalSchema(mayBeNull ? orNull(value) : value))];
      }),
    ),
  );

const withinOptional = (facts: Facts, dotted: string): boolean => {
  const [first = '', ...rest] = dotted.split('.');
  const fact = facts[first];
  if (fact === undefined || rest.length === 0 || fact.shape.kind !== 'group') return false;
  return fact.absent === null || withinOptional(fact.shape.facts, rest.join('.'));
};

const expectedSchema = ({ outcome }: Procedure): JsonSchema =>
  closed(
    Object.fromEntries(
      singleFields(outcome)
        .filter(({ fact: { shape } }) => shape.kind === 'count' || shape.kind === 'measure')
        .map(({ name, fact }) => [name, said(fact.says.en, { type: ['number', 'null'] })]),
    ),
  );

/** Both doors of a procedure, by their paths. */
export const procedurePaths = (
  book: Book,
  procedure: Procedure,
  keep: Keep,
): { readonly [path: string]: JsonSchema } => {
  const name = procedureName(procedure);
  const links = linksOf(procedure);
  const id = { type: 'string', const: procedure.id };
  const outcome = keep(`${name}Outcome`, factsSchema(procedure.outcome, 'answered', 'en', answered(book, keep)));
  const ruled = keep(`${name}${procedure.throwsDice ? 'Ruled' : 'Answer'}`, ruledSchema(id, outcome));
  const answer = procedure.throwsDice ? keep(`${name}Answer`, answerUnion(`${name}Ruled`)) : ruled;
  const chance = chanceSchema(outcome);
  const odds = keep(
    `${name}Odds`,
    oddsSchema(id, chance, expectedSchema(procedure), marginalsSchema(book, procedure, keep)),
  );
  const tags = [chapterTag(book, procedure.id.split('.')[1] ?? '')];
  const about = aboutProcedure(book, procedure);
  const ruledOn = asked(procedure);
  const weighedOn = weighed(book, procedure);

  return {
    [links.rule]: {
      post: {
        operationId: operationId(procedure),
        tags,
        summary: procedure.title.en,
        description: `${procedure.when.en}\n\n${about}`,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: requestSchema(book, procedure, keep, {
                dice: schemaRef('Dice'),
                explain: said('Whether the reasoning is wanted.', { type: 'boolean', default: true }),
              }),
              examples: named(ruledOn, ({ request }) => request),
            },
          },
        },
        responses: responses(
          'The ruling, or what to throw for it.',
          answer,
          named(ruledOn, ({ example }) => exampleAnswer(book, procedure, example, 'en')),
        ),
      },
    },
    [links.odds]: {
      post: {
        operationId: `${operationId(procedure)}Odds`,
        tags,
        summary: `Odds: ${procedure.title.en}`,
        description: `The exact chance of every outcome, given the dice already thrown, if any. ${procedure.when.en}\n\n${about}`,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: requestSchema(book, procedure, keep, {
                dice: schemaRef('DiceSoFar'),
                exact: said('Whether each probability is also wanted as an exact fraction.', {
                  type: 'boolean',
                  default: false,
                }),
              }),
              examples: named(weighedOn, ({ request }) => request),
            },
          },
        },
        responses: responses(
          'The exact odds.',
          odds,
          named(weighedOn, ({ odds }) => odds),
        ),
      },
    },
  };
};

const aboutProcedure = (book: Book, procedure: Procedure): string => {
  const dice = [...new Set(throwsOf(procedure).map(({ sides }) => `D${sides}`))].join(', ');
  return [
    `Paragraph: ${book.cite(procedure.rule, 'en')}.`,
    dice === '' ? 'No dice.' : `Dice: ${dice}.`,
    `[Manual page](${linksOf(procedure).manual}).`,
  ].join(' ');
};

/** Every throw a procedure may call for, itself or through those it calls. */
export const throwsOf = (procedure: Procedure): Procedure['throws'] => [
  ...procedure.throws,
  ...procedure.calls.flatMap(throwsOf),
];

interface Shown {
  readonly key: string;
  readonly example: Example;
  readonly request: object;
}

/** The requests the document shows: the first example, the same without its dice, and one that the rules forbid. */
const asked = (procedure: Procedure): readonly Shown[] => {
  const first = procedure.examples.find(({ notAllowed }) => !notAllowed);
  const thrown =
    procedure.examples.find(({ dice, notAllowed }) => !notAllowed && dice !== undefined && dice.length > 0) ?? first;
  const forbidden = procedure.examples.find(({ notAllowed }) => notAllowed);
  const shown: { readonly key: string; readonly example: Example }[] = [];
  if (thrown) shown.push({ key: 'resolved', example: thrown });
  if (thrown?.dice && thrown.dice.length > 0) shown.push({ key: 'awaitingDice', example: withoutDice(thrown) });
  if (forbidden) shown.push({ key: 'notAllowed', example: forbidden });
  return shown.map(one => ({ ...one, request: exampleRequest(one.example) }));
};

const withoutDice = ({ dice: _, says, ...example }: Example): Example => ({
  ...example,
  says: { it: `Che cosa si tira? ${says.it}`, en: `What do I roll? ${says.en}` },
});

/** More outcomes than this are not shown as an example. */
const mostOutcomesShown = 12;

const weighed = (book: Book, procedure: Procedure) => {
  const candidates = procedure.examples.filter(({ notAllowed }) => !notAllowed);
  const thrown = candidates.filter(({ dice }) => dice !== undefined && dice.length > 0);
  for (const example of thrown.length > 0 ? thrown : candidates) {
    const odds = exampleOdds(book, procedure, example);
    if (odds === null || odds.outcomes.length > mostOutcomesShown) continue;
    const { dice: _, ...request } = exampleRequest(example);
    return [{ key: 'odds', example, request, odds: { procedure: procedure.id, edition: book.edition, ...odds } }];
  }
  return [];
};

const named = <A extends { readonly key: string; readonly example: Example }>(
  shown: readonly A[],
  value: (one: A) => object,
) => Object.fromEntries(shown.map(one => [one.key, { summary: one.example.says.en, value: value(one) }]));

const responses = (description: string, schema: JsonSchema, examples: JsonSchema): JsonSchema => ({
  200: {
    description,
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
    content: { 'application/json': { schema, ...(Object.keys(examples).length > 0 ? { examples } : {}) } },
  },
  400: { $ref: '#/components/responses/BadJson' },
  413: { $ref: '#/components/responses/TooLarge' },
  415: { $ref: '#/components/responses/UnsupportedMedia' },
  422: { $ref: '#/components/responses/NotUnderstood' },
  503: { $ref: '#/components/responses/Overloaded' },
});

/** A request with faults of several kinds, for the example of what the doors answer to it. */
export const faultyExample = (
  book: Book,
  procedure: Procedure,
  request: Asked = { input: { nonsense: 1 }, dice: [0], rulings: { nonsense: 'x' } },
) => {
  const read = readRequest(book, procedure, request);
  return { request, faults: read.ok ? [] : read.faults };
};
