import { farthestHouseValue, languages, moments, statuses } from '../../core/index.js';
import type { JsonSchema } from '../json-schema.js';

/** Shapes that every rulebook shares, as the OpenAPI document keeps them. */

export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** An object that has all of these fields and no others; a field in `mayLack` may be left out. */
export const closed = (
  properties: { readonly [field: string]: JsonSchema },
  mayLack: readonly string[] = [],
): JsonSchema => {
  const required = Object.keys(properties).filter(name => !mayLack.includes(name));
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}), additionalProperties: false };
};

export const said = (description: string, schema: JsonSchema): JsonSchema => ({ ...schema, description });
export const orNull = (schema: JsonSchema): JsonSchema => ({ oneOf: [schema, { type: 'null' }] });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const words = { type: 'string' };
const whole = { type: 'integer' };
const number = { type: 'number' };
const yesNo = { type: 'boolean' };
const citation = said('The paragraph of the book.', words);
const inWords = said('What it says, in the language asked for.', words);
const anyOutcome = said('The outcome fields of that procedure.', { type: 'object', additionalProperties: true });
const value = said('A number, a word, true or false, or a row of named ones.', schemaRef('Value'));

const step = (kind: string, description: string, more: { readonly [field: string]: JsonSchema }): JsonSchema =>
  said(description, closed({ kind: { const: kind, type: 'string' }, cite: citation, text: inWords, ...more }));

const stepKinds = {
  reckon: 'ReckonStep',
  limit: 'LimitStep',
  modifiers: 'ModifiersStep',
  table: 'TableStep',
  throw: 'ThrowStep',
  forbid: 'ForbidStep',
  call: 'CallStep',
} as const;

const probability = said('From 0 to 1.', { type: 'number', minimum: 0 });

const fraction = said(
  'The probability as an exact fraction in lowest terms, where `exact` was asked for.',
  closed({ numerator: { type: 'string', pattern: '^\\d+$' }, denominator: { type: 'string', pattern: '^\\d+$' } }),
);

/** One possible outcome with its chance. */
export const chanceSchema = (outcome: JsonSchema): JsonSchema =>
  closed({ status: schemaRef('RuledStatus'), outcome, probability, exact: fraction }, ['exact']);

/** How likely each value of one field is. */
export const marginalSchema = (of: JsonSchema): JsonSchema => listOf(closed({ value: of, probability }));

/** An answer whose outcome is known. */
export const ruledSchema = (procedure: JsonSchema, outcome: JsonSchema): JsonSchema =>
  closed({
    ...answerHead(procedure),
    status: schemaRef('RuledStatus'),
    outcome,
    awaiting: { type: 'null' },
    ...answerBody,
  });

const answerHead = (procedure: JsonSchema) => ({
  procedure,
  edition: said('The edition of the book and of our reading of it.', words),
  summary: said('The whole answer in one sentence.', words),
});

const answerBody = {
  effects: said('What changes, on whom and when; only a resolved ruling has any.', listOf(schemaRef('Effect'))),
  throws: said('The dice on the table, in throwing order.', listOf(schemaRef('ThrownDice'))),
  steps: said('The reasoning, line by line; empty if `explain` is false.', listOf(schemaRef('Step'))),
  rulings: said('The rulings that were consulted, and how they were read.', listOf(schemaRef('RulingRead'))),
  house: said('What house rules changed; null if there were none.', orNull(schemaRef('HouseStep'))),
  cites: said('Every paragraph the answer rests on.', listOf(words)),
};

/** The odds of one procedure, with the fields they are about. */
export const oddsSchema = (
  procedure: JsonSchema,
  chance: JsonSchema,
  expected: JsonSchema,
  marginals: JsonSchema,
): JsonSchema =>
  closed({
    procedure,
    edition: said('The edition of the book and of our reading of it.', words),
    outcomes: said('Every outcome that can happen; the probabilities sum to 1.', listOf(chance)),
    expected: said('The mean of each numeric field, over the outcomes in which it has a value.', expected),
    marginals: said(
      'How likely each value of each single field is; fields of a group by their dotted names.',
      marginals,
    ),
  });

/** What a house rule may make of a row. */
const houseValue = (type: 'integer' | 'number'): JsonSchema => ({
  oneOf: [
    { type, minimum: -farthestHouseValue, maximum: farthestHouseValue },
    { type: 'string', const: 'off' },
  ],
});

export const sharedSchemas: { readonly [name: string]: JsonSchema } = {
  Language: { type: 'string', enum: languages, description: 'Italian or English.' },
  Status: {
    type: 'string',
    enum: statuses,
    description:
      'resolved: it happened; awaiting-dice: throw what `awaiting` says and ask again; not-allowed: the rules forbid it, with the reasons.',
  },
  RuledStatus: {
    type: 'string',
    enum: statuses.filter(status => status !== 'awaiting-dice'),
    description: 'resolved: it happened; not-allowed: the rules forbid it, with the reasons.',
  },
  Moment: { type: 'string', enum: moments, description: 'When an effect takes place.' },
  Value: {
    description: 'A number, a word, true or false, nothing, or a row of named ones.',
    oneOf: [
      number,
      words,
      yesNo,
      { type: 'null' },
      { type: 'object', additionalProperties: { type: ['number', 'string', 'boolean', 'null'] } },
    ],
  },
  FacesInOrder: {
    type: 'array',
    items: { type: 'integer', minimum: 1 },
    maxItems: 10_000,
    description: 'The faces of the players’ own dice, in throwing order. Too few: the answer asks for the rest.',
  },
  FacesByThrow: {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'integer', minimum: 1 } },
    description: 'The faces of the players’ own dice by the id of the throw.',
  },
  Dice: {
    description:
      'Left out: the answer says what to throw. Given: faces the players threw, or dice for the server to roll.',
    oneOf: [
      schemaRef('FacesInOrder'),
      said('The server rolls fresh dice.', { type: 'string', const: 'roll' }),
      said(
        'The server rolls dice that follow from the seed: the same for ever.',
        closed({ seed: { type: 'string', minLength: 1, maxLength: 200 } }),
      ),
      schemaRef('FacesByThrow'),
    ],
  },
  DiceSoFar: {
    description: 'The dice already on the table; the odds are those given these faces.',
    oneOf: [schemaRef('FacesInOrder'), schemaRef('FacesByThrow')],
  },
  HouseValue: said('The value of the row in this club, or `off` to leave the row out.', houseValue('integer')),
  HouseDecimal: said('The same for a row that takes decimals: a factor, or one that is printed so.', houseValue('number')),
  Row: said(
    'One row of a modifier table as it was used or left out.',
    closed(
      {
        id: words,
        applied: yesNo,
        value: number,
        cite: citation,
        text: inWords,
        because: said('For a row left out: the facts it looks at, as they were declared.', {
          type: 'object',
          additionalProperties: true,
        }),
        book: said('For a row that a house rule changed: its value in the book.', number),
      },
      ['because', 'book'],
    ),
  ),
  ReckonStep: step('reckon', 'A value with its reason.', { value }),
  LimitStep: step('limit', 'A number kept within its bounds.', { from: number, value: number }),
  ModifiersStep: step('modifiers', 'A number with its modifiers: rows that applied, and rows that did not and why.', {
    from: number,
    value: number,
    rows: listOf(schemaRef('Row')),
  }),
  TableStep: step('table', 'A printed table that was looked up.', { key: { type: ['string', 'number'] }, value }),
  ThrowStep: step('throw', 'Dice and what they came to.', { throw: said('The id of the throw.', words), value }),
  ForbidStep: step('forbid', 'Why the rules forbid it.', { value: said('The reason, as a word of the API.', words) }),
  CallStep: step('call', 'The nested answer of a procedure that was called.', {
    label: said('The name under which it was called; its throws bear it as a prefix.', words),
    procedure: words,
    status: schemaRef('Status'),
    outcome: orNull(anyOutcome),
    steps: listOf(schemaRef('Step')),
  }),
  Step: {
    description: 'One line of the reasoning.',
    oneOf: Object.values(stepKinds).map(schemaRef),
    discriminator: {
      propertyName: 'kind',
      mapping: Object.fromEntries(
        Object.entries(stepKinds).map(([kind, name]) => [kind, `#/components/schemas/${name}`]),
      ),
    },
  },
  ThrownDice: said(
    'Dice that were thrown.',
    closed({
      id: words,
      count: whole,
      sides: whole,
      faces: listOf(whole),
      needs: said('What each die needs, such as ≥5; null where every face counts.', { type: ['string', 'null'] }),
      successes: said('How many dice did what they needed; null where that is no question.', {
        type: ['integer', 'null'],
      }),
    }),
  ),
  Awaiting: said(
    'The next throw.',
    closed({
      id: words,
      count: whole,
      sides: whole,
      needs: said('What each die needs, such as ≥5; null where every face counts.', { type: ['string', 'null'] }),
      text: inWords,
    }),
  ),
  Effect: said(
    'What changes on whom, and when: a field by so much, to a value or by a unit that joins or leaves it, or a procedure that is now owed.',
    closed(
      {
        on: said('Whom it befalls, by role.', words),
        field: said('The field of the unit that changes.', words),
        by: said('By how much it changes.', number),
        to: said('What it becomes.', { type: ['number', 'string', 'boolean', 'null'] }),
        with: said('The role whose unit joins the list of units in the field.', words),
        without: said('The role whose unit leaves the list of units in the field.', words),
        owes: said('The procedure that now has to be played.', words),
        when: schemaRef('Moment'),
        cite: citation,
      },
      ['field', 'by', 'to', 'with', 'without', 'owes'],
    ),
  ),
  RulingRead: said(
    'A ruling that was consulted, and how it was read.',
    closed({ id: words, option: words, recommended: yesNo, cite: citation, text: inWords }),
  ),
  HouseStep: said(
    'Which rows the club changed, and what the book alone would have given with the same dice.',
    closed({
      rows: listOf(closed({ id: words, book: number, house: schemaRef('HouseDecimal') })),
      book: closed({ status: schemaRef('Status'), outcome: orNull(anyOutcome) }),
    }),
  ),
  AnswerAwaitingDice: said(
    'An answer that waits for dice: throw what `awaiting` says, then ask again with all faces so far.',
    closed({
      ...answerHead(said('The id of the procedure.', words)),
      status: { type: 'string', const: 'awaiting-dice' },
      outcome: { type: 'null' },
      awaiting: schemaRef('Awaiting'),
      ...answerBody,
    }),
  ),
  AnswerRuled: said(
    'An answer of any procedure, once the outcome is known.',
    ruledSchema(said('The id of the procedure.', words), anyOutcome),
  ),
  Answer: {
    description: 'An answer of any procedure. The doors of one procedure answer with its own typed outcome.',
    ...answerUnion('AnswerRuled'),
  },
  Odds: said(
    'The exact odds of any procedure. The doors of one procedure answer with its own typed fields.',
    oddsSchema(
      said('The id of the procedure.', words),
      chanceSchema(anyOutcome),
      { type: 'object', additionalProperties: { type: ['number', 'null'] } },
      {
        type: 'object',
        additionalProperties: marginalSchema({ type: ['number', 'string', 'boolean', 'null'] }),
      },
    ),
  ),
  Fault: said(
    'What is wrong with one part of the request.',
    closed({
      path: said('Where it is, such as `input.rangeBand` or `dice[1]`; empty for the request itself.', words),
      code: said('A stable code; /docs/problems lists them all.', schemaRef('FaultCode')),
      message: said('A sentence saying what was expected, in the language asked for.', words),
    }),
  ),
  Problem: said(
    'What went wrong, as RFC 9457 says it.',
    closed(
      {
        type: said('Where this kind of problem is explained.', { type: 'string', format: 'uri-reference' }),
        title: words,
        status: { type: 'integer', minimum: 400, maximum: 599 },
        detail: words,
        code: said('The kind of problem, stable.', schemaRef('ProblemKind')),
        faults: said('All faults of the request at once.', listOf(schemaRef('Fault'))),
        nearest: said('The known names most like the one asked for.', listOf(words)),
        reasons: said(
          'Why the rules forbid it, each with its paragraph.',
          listOf(closed({ text: words, cite: words })),
        ),
        retryAfter: said('Seconds after which it is worth trying again.', { type: 'integer', minimum: 0 }),
        requestId: said('The id to name when asking about it.', words),
      },
      ['faults', 'nearest', 'reasons', 'retryAfter', 'requestId'],
    ),
  ),
};

/** Either the outcome is known or dice are waited for; the status tells which. */
export function answerUnion(ruled: string): JsonSchema {
  const whenRuled = `#/components/schemas/${ruled}`;
  const whenAwaiting = '#/components/schemas/AnswerAwaitingDice';
  return {
    oneOf: [{ $ref: whenRuled }, { $ref: whenAwaiting }],
    discriminator: {
      propertyName: 'status',
      mapping: { resolved: whenRuled, 'not-allowed': whenRuled, 'awaiting-dice': whenAwaiting },
    },
  };
}
