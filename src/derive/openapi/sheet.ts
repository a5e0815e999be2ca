import type { Book, Fact, Facts, Procedure } from '../../core/index.js';
import { exampleAnswer, linksOf } from '../catalogue.js';
import { schemaOf, type JsonSchema } from '../json-schema.js';
import { answered, operationId, type Keep } from './procedures.js';
import { decimalMarks, formats } from '../sheet/cells.js';
import { exampleParameters } from '../sheet/example.js';
import { fieldNamed, fieldNames } from '../sheet/fields.js';

/** The sheet door in the document: one address a procedure, flat parameters, every answer a text for cells. */

const query = (name: string, description: string, schema: JsonSchema, more: JsonSchema = {}): JsonSchema => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
  ...more,
});

const yesNo = { type: 'string', enum: ['0', '1'] };

/** What holds for every call of the door, whatever the procedure. */
const controls = {
  SheetOut: query(
    'out',
    'Which field of the answer, or several with `;` between them. Left out: `summary`, the answer in one line.',
    { type: 'string' },
  ),
  SheetFormat: query(
    'fmt',
    'How the answer is written: one text, XML without namespaces, or a table with separators.',
    { type: 'string', enum: formats, default: 'text' },
  ),
  SheetDecimal: query(
    'dec',
    'The decimal mark of the answer; both are always understood in what is sent. With a comma, csv is divided by `;`.',
    { type: 'string', enum: decimalMarks, default: '.' },
  ),
  SheetHead: query('head', '1: the first line names the columns.', { ...yesNo, default: '0' }),
  SheetErrors: query(
    'errors',
    '`cell`: what is wrong is a text beginning with ERR and the status is 200, so that a cell can show it. `http`: problem+json with its status, for programs.',
    { type: 'string', enum: ['cell', 'http'], default: 'cell' },
  ),
  SheetLang: query('lang', 'The language of every text.', { $ref: '#/components/schemas/Language', default: 'it' }),
  SheetWords: query('words', '1: values in the words of the language; 0: as the API writes them.', {
    ...yesNo,
    default: '1',
  }),
  SheetHelp: query('help', '1: the list of all parameters in place of an answer.', { ...yesNo, default: '0' }),
  SheetRoll: query(
    'roll',
    'The id of a roll, such as `T3-A12`: the server rolls, and the same id brings the same dice for ever. Without `game` these are practice dice, the same for everybody who asks.',
    { type: 'string', maxLength: 100 },
  ),
  SheetGame: query(
    'game',
    'The game whose dice `roll` throws: the token of a private game (`g_…`, from `POST /v1/sheet/games`), or the id of a game of a club, which records every roll and needs `key`.',
    { type: 'string', maxLength: 100 },
  ),
  SheetKey: query('key', 'The sheet key (`wk_s_…`) of the club whose game it is.', { type: 'string', maxLength: 100 }),
  SheetDice: query('dice', 'The dice thrown at the table, with `;` between them; or by throw, as `dice.<throw>`.', {
    type: 'string',
  }),
};

const batchControls = {
  SheetColumns: query(
    'cols',
    'The names of the columns, with `;` between them.',
    { type: 'string' },
    { required: true, example: 'roll;firingBases;rangeBand' },
  ),
  SheetRows: query(
    'rows',
    'The lines, with `~` between them and `;` between their cells. One line at fault is one ERR line; order and count are kept.',
    { type: 'string' },
    { required: true, example: 'T3-A12;4;lunga~T3-A13;2;corta' },
  ),
};

const chanceControls = {
  SheetOf: query('of', 'The chance that the field in `out` has this value, in per cent.', { type: 'string' }),
  SheetAtLeast: query('atleast', 'The chance that the field in `out` has at least this value, in per cent.', {
    type: 'string',
  }),
  SheetAtMost: query('atmost', 'The chance that the field in `out` has at most this value, in per cent.', {
    type: 'string',
  }),
};

export const sheetParameterComponents: { readonly [name: string]: JsonSchema } = {
  ...controls,
  ...batchControls,
  ...chanceControls,
};

const references = (of: object): readonly JsonSchema[] =>
  Object.keys(of).map(name => ({ $ref: `#/components/parameters/${name}` }));
const diceControls = ['SheetRoll', 'SheetGame', 'SheetKey', 'SheetDice'];
const withoutDice = Object.fromEntries(Object.entries(controls).filter(([name]) => !diceControls.includes(name)));

/** The facts of a procedure as flat parameters; a list stands in one. */
const factParameters = (book: Book, facts: Facts, prefix: string, needed: boolean, keep: Keep): readonly JsonSchema[] =>
  Object.entries(facts).flatMap(([name, fact]) =>
    factParameter(book, prefix + name, fact, needed && fact.absent === undefined, keep),
  );

const factParameter = (book: Book, name: string, fact: Fact, needed: boolean, keep: Keep): readonly JsonSchema[] => {
  const { shape } = fact;
  if (shape.kind === 'group') return factParameters(book, shape.facts, `${name}.`, needed, keep);
  if (shape.kind === 'list') {
    const how =
      shape.of.shape.kind === 'group'
        ? `A table with its titles first, such as \`${Object.keys(shape.of.shape.facts).join(';')}~…\`, or item by item, such as \`${name}.1.${Object.keys(shape.of.shape.facts)[0] ?? ''}\``
        : 'Values with `;` between them';
    return [query(name, `${fact.says.en}. ${how}; \`-\` for none.`, { type: 'string' }, { required: needed })];
  }
  const single: Fact = { ...fact, absent: fact.absent === null ? undefined : fact.absent };
  const { description: _, ...schema } = schemaOf(single, 'sent', 'en', answered(book, keep));
  const words = shape.kind === 'oneOf' ? ' Italian and English words are understood too.' : '';
  return [query(name, `${fact.says.en}.${words}`, schema, { required: needed })];
};

/** The types in which cells are answered. */
export const contents = (example?: string): JsonSchema => ({
  'text/plain': { schema: { type: 'string' }, ...(example !== undefined && { example }) },
  'application/xml': { schema: { type: 'string' } },
  'text/csv': { schema: { type: 'string' } },
  'text/tab-separated-values': { schema: { type: 'string' } },
});

const responses = (description: string, example: string): JsonSchema => ({
  200: {
    description: `${description} What is wrong is a text beginning with ERR.`,
    headers: {
      'X-Arbitro-Status': { $ref: '#/components/headers/SheetStatus' },
      'X-Arbitro-Dice': { $ref: '#/components/headers/SheetDice' },
    },
    content: contents(example),
  },
  304: { description: 'It has not changed since the ETag that was sent.' },
  404: { $ref: '#/components/responses/NotFound' },
  422: { $ref: '#/components/responses/NotUnderstood' },
});

/** The address of one procedure at the sheet door. */
export const sheetPath = (book: Book, procedure: Procedure, keep: Keep): { readonly [path: string]: JsonSchema } => {
  const [example] = procedure.examples;
  const manner = { language: 'it', words: true } as const;
  const summary =
    example === undefined
      ? null
      : fieldNamed(procedure, 'answer.summary')?.of(exampleAnswer(book, procedure, example, 'it'), manner);
  const sample = new Map(example === undefined ? [] : exampleParameters(procedure, example));
  const own = factParameters(book, procedure.facts, '', true, keep).map(parameter => {
    const value = sample.get(String(parameter.name));
    return value === undefined ? parameter : { ...parameter, example: typed(parameter, value) };
  });
  return {
    [linksOf(procedure).sheet]: {
      get: {
        operationId: `${operationId(procedure)}Sheet`,
        tags: ['sheet'],
        summary: `In a cell: ${procedure.title.en}`,
        description: `${procedure.when.en} For \`out\`: ${fieldNames(procedure)
          .map(name => `\`${name}\``)
          .join(', ')}. A club’s choices as \`ruling.<id>=<option>\` and \`house.<row>=<number or off>\`.`,
        parameters: [...own, ...references(procedure.throwsDice ? controls : withoutDice)],
        responses: responses('The answer, for a cell.', typeof summary === 'string' ? summary : ''),
      },
    },
  };
};

/** An example of the kind its parameter has. */
const typed = ({ schema }: JsonSchema, text: string): string | number | boolean => {
  // Every parameter made here has a schema.
  const { type } = schema as JsonSchema;
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
};

const place = (name: string, description: string, schema: JsonSchema, example: string | undefined): JsonSchema => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
  ...(example === undefined ? {} : { example }),
});

/** What can also be asked of every procedure at the sheet door. */
export const sheetPaths = (
  books: readonly Book[],
  first: Procedure | undefined,
): { readonly [path: string]: JsonSchema } => {
  const [ruleset, area, name] = first?.id.split('.') ?? [];
  const places = [
    place('ruleset', 'The id of a rulebook.', { type: 'string', enum: books.map(book => book.id) }, ruleset),
    place('area', 'The area of a procedure: the second part of its id.', { type: 'string' }, area),
    place('procedure', 'The last part of the id of a procedure.', { type: 'string' }, name),
  ];
  const door = (
    suffix: string,
    id: string,
    summary: string,
    description: string,
    parameters: readonly JsonSchema[],
  ) => ({
    [`/v1/sheet/{ruleset}/{area}/{procedure}${suffix}`]: {
      get: {
        operationId: id,
        tags: ['sheet'],
        summary,
        description,
        parameters: [...places, ...parameters],
        responses: responses('The answer, for cells.', ''),
      },
    },
  });
  const facts = 'The facts of the procedure are sent as for a single case; `/help` lists them.';
  return {
    ...door(
      '/batch',
      'sheetBatch',
      'Many cells in one call',
      `Up to 500 cases in one address. ${facts}`,
      references({ ...controls, ...batchControls }),
    ),
    ...door(
      '/odds',
      'sheetOdds',
      'Odds in a cell',
      `The mean of the field in \`out\`, or the chance of a value of it. ${facts}`,
      references({ ...controls, ...chanceControls }),
    ),
    ...door(
      '/odds/batch',
      'sheetOddsBatch',
      'Odds of many cases in one call',
      `Up to 500 cases in one address. ${facts}`,
      references({ ...controls, ...batchControls, ...chanceControls }),
    ),
    ...door(
      '/help',
      'sheetHelp',
      'What a cell may send',
      'Every parameter of the procedure and every field that `out` may name.',
      references({ SheetFormat: 0, SheetDecimal: 0, SheetHead: 0, SheetLang: 0 }),
    ),
  };
};

export const sheetHeader: JsonSchema = {
  description:
    'The status that a cell cannot show: 422 or 404 where the body begins with ERR, 207 where some lines do.',
  schema: { type: 'string' },
};

export const diceHeader: JsonSchema = {
  description: 'Whose dice fell: for practice, of a private game, or of a game of a club. Left out where none were rolled.',
  schema: { type: 'string', enum: ['practice', 'private', 'club'] },
};

/** For those who check that the document says all that the door reads. */
export const describedSheetNames = (): readonly string[] =>
  Object.values(sheetParameterComponents).map(({ name }) => String(name));
