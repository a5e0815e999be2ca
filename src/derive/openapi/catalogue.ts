import type { JsonSchema } from '../json-schema.js';
import { closed, listOf, said, schemaRef } from './schemas.js';

/** The catalogue in the document: which books there are, and what each of their procedures declares. */

const words = { type: 'string' };
const yesNo = { type: 'boolean' };
const jsonSchema = said('A JSON Schema (2020-12).', { type: 'object', additionalProperties: true });
const cite = said('The paragraph of the book.', words);
const text = said('In the language asked for.', words);
const link = said('An address on this server.', { type: 'string', format: 'uri-reference' });
const cell: JsonSchema = schemaRef('Value');

const bookEntry = {
  id: words,
  title: text,
  about: text,
  edition: said('The edition of the book and of our reading of it.', words),
  procedures: said('How many procedures it has.', { type: 'integer' }),
  rulings: said('How many rulings it has.', { type: 'integer' }),
  scenarios: said('How many scenarios it has.', { type: 'integer' }),
  links: closed({ self: link, procedures: link, scenarios: link, manual: link }),
};

const procedureEntry = {
  id: words,
  title: text,
  cite,
  when: said('When it applies.', words),
  dice: said('Whether it may throw dice.', yesNo),
  links: closed({ rule: link, odds: link, sheet: link, manual: link, catalogue: link }),
};

const scenarioEntry = {
  id: words,
  title: text,
  date: said('The day of the battle.', { type: 'string', format: 'date' }),
  place: text,
  turns: said('How many turns it lasts.', { type: 'integer' }),
  cite,
  units: said('How many units fight it.', { type: 'integer' }),
  links: closed({ self: link, orderOfBattle: link }),
};

const anyFacts = { type: 'object', additionalProperties: true };
const named = listOf(closed({ id: words, text }));

const table = (kind: string, more: { readonly [field: string]: JsonSchema }): JsonSchema =>
  closed({ name: words, kind: { type: 'string', const: kind }, title: text, cite, ...more });

export const catalogueSchemas: { readonly [name: string]: JsonSchema } = {
  RulesetEntry: said('A rulebook, in short.', closed(bookEntry)),
  Ruleset: said(
    'A rulebook: chapters, unit model, turn sequence, rulings, and what it leaves open.',
    closed({
      ...bookEntry,
      rulings: listOf(schemaRef('Ruling')),
      chapters: listOf(closed({ area: words, title: text, procedures: listOf(words) })),
      unit: jsonSchema,
      sequence: closed({
        cite,
        phases: listOf(
          closed({
            id: words,
            text,
            actor: said('Who may act: a side by its role, or both.', words),
            cite,
            procedures: listOf(words),
          }),
        ),
      }),
      leftOpen: listOf(closed({ matter: text, why: text, instead: text })),
    }),
  ),
  Ruling: said(
    'A point the book leaves unclear, with the readings a club may choose from.',
    closed({
      id: words,
      cite,
      unclear: text,
      recommended: words,
      options: { type: 'object', additionalProperties: text },
    }),
  ),
  ScenarioEntry: said('A scenario, in short.', closed(scenarioEntry)),
  Scenario: said(
    'A scenario: sides, order of battle, zones, objectives and its own rules.',
    closed({
      ...scenarioEntry,
      startsAt: said('The hour at which it begins.', words),
      table: closed({ widthCm: { type: 'number' }, depthCm: { type: 'number' } }),
      sides: listOf(closed({ id: words, title: text, army: text, commander: words, orders: text })),
      deploysFirst: words,
      zones: named,
      objectives: named,
      specialRules: listOf(
        closed({
          id: words,
          cite,
          text,
          fixes: said('The facts it fixes, by procedure.', { type: 'object', additionalProperties: anyFacts }),
        }),
      ),
      procedures: closed({ forces: words, deployment: words, control: words, status: words }),
      units: listOf(
        closed({
          name: text,
          zone: words,
          unit: said('Facts of the book’s unit model; what is left out is as the model has it.', anyFacts),
          printed: said('Figures that the roster prints beside them.', anyFacts),
        }),
      ),
      leftOpen: listOf(text),
      sources: listOf(words),
    }),
  ),
  ProcedureEntry: said('A procedure, in short.', closed(procedureEntry)),
  ModifierTable: said(
    'Rows that are added to a number, or, if `factor`, multiply it.',
    table('modifiers', {
      factor: yesNo,
      rows: listOf(closed({ id: words, values: listOf({ type: 'number' }), text, cite })),
    }),
  ),
  NamedTable: said(
    'A printed table with one entry a name.',
    table('named', { entries: { type: 'object', additionalProperties: cell } }),
  ),
  BandTable: said(
    'A printed table by bands of a number: each entry holds from its number up to the next one’s.',
    table('bands', { bands: listOf(closed({ from: { type: 'number' }, cell })) }),
  ),
  Table: {
    description: 'A printed table of the book.',
    oneOf: [schemaRef('ModifierTable'), schemaRef('NamedTable'), schemaRef('BandTable')],
    discriminator: {
      propertyName: 'kind',
      mapping: {
        modifiers: '#/components/schemas/ModifierTable',
        named: '#/components/schemas/NamedTable',
        bands: '#/components/schemas/BandTable',
      },
    },
  },
  Procedure: said(
    'A procedure as it is declared: schemas, tables, rulings, citations, and worked examples with their answers.',
    closed({
      ...procedureEntry,
      edition: words,
      input: jsonSchema,
      outcome: jsonSchema,
      conditions: listOf(closed({ fact: words, code: schemaRef('FaultCode'), text })),
      throws: listOf(closed({ id: words, sides: { type: 'integer' }, text, cite })),
      tables: listOf(schemaRef('Table')),
      rulings: listOf(schemaRef('Ruling')),
      calls: listOf(words),
      examples: listOf(
        closed({
          text,
          fromTheBook: said('The paragraph, if the book itself works this example.', { type: ['string', 'null'] }),
          request: { type: 'object', additionalProperties: true },
          answer: closed({
            status: schemaRef('Status'),
            summary: words,
            outcome: { type: ['object', 'null'], additionalProperties: true },
          }),
        }),
      ),
    }),
  ),
};

const langParameter = { $ref: '#/components/parameters/Lang' };
const json = (description: string, schema: JsonSchema): JsonSchema => ({
  description,
  content: { 'application/json': { schema } },
});

const rulesetParameter = (ids: readonly string[]): JsonSchema => ({
  name: 'ruleset',
  in: 'path',
  required: true,
  description: 'The id of a rulebook.',
  schema: { type: 'string', enum: ids },
});

const get = (
  operationId: string,
  summary: string,
  description: string,
  parameters: readonly JsonSchema[],
  answer: JsonSchema,
): JsonSchema => ({
  get: {
    operationId,
    tags: ['catalogue'],
    summary,
    description,
    parameters,
    responses: { 200: answer, 404: { $ref: '#/components/responses/NotFound' } },
  },
});

const scenarioParameter: JsonSchema = {
  name: 'scenario',
  in: 'path',
  required: true,
  description: 'The id of a scenario.',
  schema: { type: 'string' },
  example: 'elchingen',
};

export const cataloguePaths = (
  bookIds: readonly string[],
  procedureIds: readonly string[],
): { readonly [path: string]: JsonSchema } => ({
  '/v1/rulesets': get(
    'listRulesets',
    'The rulebooks',
    'Every rulebook whose doors are open.',
    [langParameter],
    json('The rulebooks.', closed({ rulesets: listOf(schemaRef('RulesetEntry')) })),
  ),
  '/v1/rulesets/{ruleset}': get(
    'readRuleset',
    'One rulebook',
    'Chapters, unit model, turn sequence, rulings, and what the book leaves open.',
    [rulesetParameter(bookIds), langParameter],
    json('The rulebook.', schemaRef('Ruleset')),
  ),
  '/v1/rulesets/{ruleset}/procedures': get(
    'listProcedures',
    'The procedures of a rulebook',
    'Every procedure of the rulebook, in the order of its pages.',
    [rulesetParameter(bookIds), langParameter],
    json('The procedures.', closed({ procedures: listOf(schemaRef('ProcedureEntry')) })),
  ),
  '/v1/rulesets/{ruleset}/procedures/{procedure}': get(
    'readProcedure',
    'One procedure',
    'The whole declaration: input and outcome as JSON Schema, tables, dice, rulings, worked examples with their answers.',
    [
      rulesetParameter(bookIds),
      {
        name: 'procedure',
        in: 'path',
        required: true,
        description: 'The id of a procedure, with or without the id of its rulebook.',
        schema: { type: 'string' },
        example: procedureIds[0],
      },
      langParameter,
    ],
    json('The procedure.', schemaRef('Procedure')),
  ),
  '/v1/rulesets/{ruleset}/scenarios': get(
    'listScenarios',
    'The scenarios of a rulebook',
    'Every battle that the book sets up.',
    [rulesetParameter(bookIds), langParameter],
    json('The scenarios.', closed({ scenarios: listOf(schemaRef('ScenarioEntry')) })),
  ),
  '/v1/rulesets/{ruleset}/scenarios/{scenario}': get(
    'readScenario',
    'One scenario',
    'Sides, order of battle, zones, objectives, special rules, and the procedures that set it up and end it.',
    [rulesetParameter(bookIds), scenarioParameter, langParameter],
    json('The scenario.', schemaRef('Scenario')),
  ),
  '/v1/rulesets/{ruleset}/scenarios/{scenario}/order-of-battle.csv': get(
    'readOrderOfBattle',
    'An order of battle as CSV',
    'One unit a line, the columns named after the fields of the unit; for spreadsheets.',
    [rulesetParameter(bookIds), scenarioParameter, langParameter],
    { description: 'The order of battle.', content: { 'text/csv': { schema: { type: 'string' } } } },
  ),
});
