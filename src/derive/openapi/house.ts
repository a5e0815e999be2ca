import type { JsonSchema } from '../json-schema.js';
import { closed, said, schemaRef } from './schemas.js';

/** Doors of the house that no declaration speaks of: batch, health, GraphQL and the document itself. */

const words = { type: 'string' };

export const houseSchemas = (procedureIds: readonly string[]): { readonly [name: string]: JsonSchema } => ({
  BatchItem: said(
    'One request of a batch: the request of one procedure, with its id.',
    closed(
      {
        procedure: said('The id of the procedure.', { type: 'string', enum: procedureIds }),
        input: said('The `input` of that procedure.', { type: 'object', additionalProperties: true }),
        odds: said('Whether the odds are wanted in place of a ruling; left out: false.', { type: 'boolean' }),
        dice: schemaRef('Dice'),
        rulings: said('The `rulings` of that procedure.', { type: 'object', additionalProperties: words }),
        house: said('The `house` of that procedure.', {
          type: 'object',
          additionalProperties: schemaRef('HouseDecimal'),
        }),
        lang: schemaRef('Language'),
        explain: said('For a ruling: whether the reasoning is wanted.', { type: 'boolean' }),
        exact: said('For odds: whether exact fractions are wanted.', { type: 'boolean' }),
      },
      ['input', 'odds', 'dice', 'rulings', 'house', 'lang', 'explain', 'exact'],
    ),
  ),
  BatchResult: {
    description: 'The result of one request of a batch.',
    oneOf: [
      closed({ answer: schemaRef('Answer') }),
      closed({ odds: schemaRef('Odds') }),
      closed({ problem: schemaRef('Problem') }),
    ],
  },
});

export const housePaths = (
  mostItems: number,
  batchExample: { readonly request: readonly object[]; readonly answer: readonly object[] },
): { readonly [path: string]: JsonSchema } => ({
  '/v1/batch': {
    post: {
      operationId: 'batch',
      tags: ['batch'],
      summary: 'Many requests in one',
      description: `From 1 to ${mostItems} requests, each about any procedure; one result or problem each, in the order asked. At most 16 MB.`,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { type: 'array', minItems: 1, maxItems: mostItems, items: schemaRef('BatchItem') },
            examples: {
              batch: { summary: 'A ruling, the odds of the same, and one at fault', value: batchExample.request },
            },
          },
        },
      },
      responses: {
        200: {
          description: 'One result or problem per item, in the order asked.',
          content: {
            'application/json': {
              schema: { type: 'array', items: schemaRef('BatchResult') },
              examples: {
                batch: { summary: 'A ruling, the odds of the same, and one at fault', value: batchExample.answer },
              },
            },
          },
        },
        400: { $ref: '#/components/responses/BadJson' },
        413: { $ref: '#/components/responses/TooLarge' },
        415: { $ref: '#/components/responses/UnsupportedMedia' },
        422: { $ref: '#/components/responses/NotUnderstood' },
        503: { $ref: '#/components/responses/Overloaded' },
      },
    },
  },
  '/graphql': {
    post: {
      operationId: 'graphql',
      tags: ['graphql'],
      summary: 'The same rules over GraphQL',
      description:
        'One field per ruleset, one typed field per procedure, the odds beside it. Opened in a browser, the same address shows an editor with the whole schema.',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: {
                query: words,
                operationName: { type: ['string', 'null'] },
                variables: { type: ['object', 'null'], additionalProperties: true },
              },
              required: ['query'],
            },
            example: { query: '{ __typename }' },
          },
        },
      },
      responses: {
        200: {
          description: 'Data, errors, or both, as the GraphQL specification says.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  data: { type: ['object', 'null'], additionalProperties: true },
                  errors: { type: 'array', items: { type: 'object', additionalProperties: true } },
                },
              },
              example: { data: { __typename: 'Query' } },
            },
          },
        },
        400: { description: 'The query is not one.' },
      },
    },
  },
  '/openapi.json': operation(
    'readOpenApi',
    'This document',
    'The OpenAPI 3.1 document of every door, made from the declarations.',
    {
      200: {
        description: 'An OpenAPI 3.1 document.',
        content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
      },
      304: { description: 'It has not changed since the ETag that was sent.' },
    },
  ),
  '/health/live': operation('live', 'Whether the process is up', 'Depends on nothing else.', {
    200: {
      description: 'It is up.',
      content: {
        'application/json': {
          schema: closed({ status: { type: 'string', const: 'live' } }),
          example: { status: 'live' },
        },
      },
    },
  }),
  '/health/ready': operation(
    'ready',
    'Whether everything is ready',
    'The rules doors answer even while the database does not.',
    {
      200: {
        description: 'Everything is ready.',
        content: {
          'application/json': {
            schema: readiness,
            example: { status: 'ready', rules: 'ready', database: 'ready', writes: 'ready' },
          },
        },
      },
      503: {
        description: 'The database is not ready, or it refuses writes; `database` says why.',
        content: { 'application/json': { schema: readiness } },
      },
    },
  ),
});

const readiness = closed(
  {
    status: { type: 'string', enum: ['ready', 'not-ready'] },
    rules: { type: 'string', const: 'ready' },
    database: said('ready, or why it is not.', words),
    writes: said('Left out while the database does not answer. Refused: it can be read, but not written.', {
      type: 'string',
      enum: ['ready', 'refused'],
    }),
  },
  ['writes'],
);

function operation(operationId: string, summary: string, description: string, responses: JsonSchema): JsonSchema {
  return { get: { operationId, tags: ['operations'], summary, description, responses } };
}
