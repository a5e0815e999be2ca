import {
  farthestHouseValue,
  languages,
  moments,
  statuses,
  type HouseStep,
  type RowStep,
  type Step,
} from '../../core/index.js';
import { enumValueName } from './names.js';

/** A GraphQL type as plain data; the door makes the executable one of it. */
export type GraphqlType = GraphqlEnum | GraphqlInput | GraphqlObject;

export interface GraphqlEnum {
  readonly kind: 'enum';
  readonly name: string;
  readonly says: string;
  readonly values: readonly { readonly name: string; readonly value: string; readonly says: string }[];
}

export interface GraphqlInput {
  readonly kind: 'input';
  readonly name: string;
  readonly says: string;
  readonly fields: readonly GraphqlArgument[];
  /** Whether exactly one of the fields is to be given. */
  readonly oneOf?: true;
}

/** An object, or an interface that objects share. */
export interface GraphqlObject {
  readonly kind: 'object' | 'interface';
  readonly name: string;
  readonly says: string;
  readonly fields: readonly GraphqlField[];
  readonly implements?: string;
  /** Whether the same frozen object is answered again and again. */
  readonly repeats?: true;
}

export interface GraphqlArgument {
  readonly name: string;
  readonly says: string;
  /** As GraphQL writes it: `[Step!]!`. */
  readonly type: string;
  /** The value of what is left out, in the catalogue's own words. */
  readonly absent?: unknown;
}

export interface GraphqlField {
  readonly name: string;
  readonly says: string;
  readonly type: string;
  readonly args?: readonly GraphqlArgument[];
  /** The property it is read from, if that has another name. */
  readonly from?: string;
  /** How it is made of what it stands in, if it is not simply read from it. */
  readonly made?: (of: unknown) => unknown;
  /** The procedure it rules on, or weighs the odds of. */
  readonly asks?: { readonly procedure: string; readonly odds: boolean };
}

/** A closed list of words. */
export const enumOf = (
  name: string,
  says: string,
  values: readonly string[],
  meaning: (value: string) => string,
): GraphqlEnum => ({
  kind: 'enum',
  name,
  says,
  values: values.map(value => ({ name: enumValueName(value), value, says: meaning(value) })),
});

/** Fields in a table: name, type, what it says. */
const fields = (rows: readonly (readonly [string, string, string])[]): readonly GraphqlField[] =>
  rows.map(([name, type, says]) => ({ name, type, says }));

const object = (
  name: string,
  says: string,
  rows: readonly (readonly [string, string, string])[],
  made: readonly GraphqlField[] = [],
): GraphqlObject => ({ kind: 'object', name, says, fields: [...fields(rows), ...made] });

/** A field that is made of what it stands in. */
const madeOf = <S>(name: string, type: string, says: string, made: (of: S) => unknown): GraphqlField => ({
  name,
  type,
  says,
  // A field is only ever asked of the thing whose type declares it.
  made: made as (of: unknown) => unknown,
});

interface Line {
  readonly depth: number;
  readonly step: Step;
}

const linesOf = (steps: readonly Step[], depth = 0): readonly Line[] =>
  steps.flatMap(step => [{ depth, step }, ...(step.kind === 'call' ? linesOf(step.steps, depth + 1) : [])]);

/** What every answer has, whatever the procedure; each adds its own outcome. */
// prettier-ignore
export const answerFields: readonly GraphqlField[] = [
  ...fields([
    ['procedure', 'String!', 'Id of the procedure, as in the catalogue.'],
    ['edition', 'String!', 'Edition of the rules the answer was made with.'],
    ['status', 'Status!', 'Whether it is resolved, waits for dice or is not allowed.'],
    ['summary', 'String!', 'The whole answer in one sentence, in the language asked for.'],
    ['awaiting', 'Awaiting', 'The next throw, where dice are missing.'],
    ['effects', '[Effect!]!', 'What changes on whom, and when.'],
    ['throws', '[ThrownDice!]!', 'The dice that were thrown, in throwing order.'],
    ['steps', '[Step!]!', 'The reasoning, step by step; the steps of a called procedure are nested in its own.'],
  ]),
  madeOf<{ readonly steps: readonly Step[] }>('lines', '[Line!]!',
    'The same reasoning as one list, for those who do not want to nest: each step with its depth.',
    ({ steps }) => linesOf(steps)),
  ...fields([
    ['rulings', '[RulingRead!]!', 'The rulings that were consulted, and how each was read.'],
    ['cites', '[String!]!', 'Every paragraph of the book that was applied.'],
  ]),
];

const kinds: { readonly [K in Step['kind']]: string } = {
  reckon: 'A value was reckoned.',
  limit: 'A number was held within a limit.',
  modifiers: 'The rows of a modifier table were added up or multiplied.',
  table: 'A printed table was read.',
  throw: 'Dice were thrown.',
  forbid: 'The rules forbid it.',
  call: 'Another procedure was called.',
};

const moments_: { readonly [K in (typeof moments)[number]]: string } = {
  now: 'At once.',
  'end-of-phase': 'When the phase ends: what happens in it is simultaneous.',
  'next-turn': 'From the next turn.',
};

const statuses_: { readonly [K in (typeof statuses)[number]]: string } = {
  resolved: 'It is decided.',
  'awaiting-dice': 'Dice are missing: see awaiting.',
  'not-allowed': 'The rules forbid it: the steps say why.',
};

/** Looks a word up in a table that names each of them. */
const saidIn = (table: { readonly [word: string]: string }) => (word: string) => table[word] ?? word;

/** The chances of one single value, such as those of a number of losses. */
export const probabilityOf = (name: string, type: string): GraphqlObject =>
  object(name, 'One value of a field of the outcome, with its chance.', [
    ['value', type, 'The value; null where the field has none.'],
    ['probability', 'Float!', 'Its chance, from 0 to 1.'],
  ]);

/** The types that every book and procedure shares; `JSON` stands for any value, and is the door's own. */
// prettier-ignore
export const sharedTypes: readonly GraphqlType[] = [
  enumOf('Language', 'The languages in which every text exists.', languages, saidIn({ it: 'Italian', en: 'English' })),
  enumOf('Status', 'How far an answer has come.', statuses, saidIn(statuses_)),
  enumOf('StepKind', 'What a step of the reasoning does.', Object.keys(kinds), saidIn(kinds)),
  enumOf('Moment', 'When an effect takes place.', moments, saidIn(moments_)),

  { kind: 'input', name: 'Dice', oneOf: true,
    says: 'Where the dice come from: exactly one of these. Without dice the answer says what to throw.', fields: [
      { name: 'faces', type: '[Int!]', says: 'Faces in throwing order.' },
      { name: 'byThrow', type: '[ThrowFaces!]', says: 'Faces by the throw they belong to.' },
      { name: 'roll', type: 'Boolean', says: 'True: the server rolls.' },
      { name: 'seed', type: 'String', says: 'The server rolls the dice that follow from this seed, always the same.' },
    ] },
  { kind: 'input', name: 'ThrowFaces', says: 'The faces of one throw.', fields: [
    { name: 'throw', type: 'String!', says: 'Id of the throw.' },
    { name: 'faces', type: '[Int!]!', says: 'Its faces.' },
  ] },
  { kind: 'input', name: 'HouseRule', says: 'A row of a modifier table that the club changed: give its value, or switch it off.', fields: [
    { name: 'row', type: 'String!', says: 'Id of the row; `<procedure>#<row>` to mean one table only.' },
    { name: 'value', type: 'Float', says: `Its value at this club, from -${farthestHouseValue} to ${farthestHouseValue}.` },
    { name: 'off', type: 'Boolean', says: 'True: the row does not count at this club.', absent: false },
  ] },

  { kind: 'interface', name: 'Answer', says: 'What every answer has, whatever the procedure.', fields: answerFields },
  object('Awaiting', 'The next throw.', [
    ['id', 'String!', 'Id of the throw.'],
    ['count', 'Int!', 'How many dice.'],
    ['sides', 'Int!', 'Of how many sides.'],
    ['needs', 'String', 'What each die needs, if it needs anything.'],
    ['text', 'String!', 'What the throw decides.'],
  ]),
  object('ThrownDice', 'Dice that were thrown.', [
    ['id', 'String!', 'Id of the throw.'],
    ['count', 'Int!', 'How many dice.'],
    ['sides', 'Int!', 'Of how many sides.'],
    ['faces', '[Int!]!', 'What they showed.'],
    ['needs', 'String', 'What each die needed, if it needed anything.'],
    ['successes', 'Int', 'How many dice had what they needed.'],
  ]),
  object('Effect', 'What changes on whom, and when: a field by so much or to a value, or a procedure that is now owed.', [
    ['on', 'String!', 'On whom, by the role in the procedure.'],
    ['field', 'String', 'Which field of the unit.'],
    ['by', 'Float', 'By how much it changes.'],
    ['to', 'JSON', 'What it changes to.'],
    ['owes', 'String', 'The procedure that now has to be played.'],
    ['when', 'Moment!', 'When.'],
    ['cite', 'String!', 'Where the book says so.'],
  ]),
  object('RulingRead', 'A point the book leaves unclear, and how it was read.', [
    ['id', 'String!', 'Id of the ruling.'],
    ['option', 'String!', 'The option that held.'],
    ['recommended', 'Boolean!', 'Whether it is the recommended one.'],
    ['cite', 'String!', 'Where the book is unclear.'],
    ['text', 'String!', 'The option in words.'],
  ]),
  object('Line', 'One step of the reasoning with its depth.', [
    ['depth', 'Int!', '0 for a step of the procedure itself, 1 for those of a procedure it calls, and so on.'],
    ['step', 'Step!', 'The step.'],
  ]),
  object('Step', 'One step of the reasoning. Which of the fields after `text` have a value depends on the kind.', [
    ['kind', 'StepKind!', 'What it does.'],
    ['cite', 'String!', 'Where the book says so.'],
    ['text', 'String!', 'What it is about.'],
    ['value', 'JSON', 'The value it came to (not of a call).'],
    ['from', 'Float', 'The number before (LIMIT, MODIFIERS).'],
    ['rows', '[RowRead!]', 'The rows, those that applied and those left out (MODIFIERS).'],
    ['key', 'JSON', 'Where the table was read (TABLE).'],
    ['throw', 'String', 'Id of the throw (THROW).'],
    ['label', 'String', 'What the call is for (CALL).'],
    ['procedure', 'String', 'Id of the procedure called (CALL).'],
    ['status', 'Status', 'How far the called procedure has come (CALL).'],
    ['outcome', 'JSON', 'The outcome of the called procedure (CALL).'],
    ['steps', '[Step!]', 'The steps of the called procedure (CALL).'],
  ]),
  { ...object('RowRead', 'One row of a modifier table as it was used or left out.', [
    ['id', 'String!', 'Id of the row.'],
    ['applied', 'Boolean!', 'Whether it counted.'],
    ['value', 'Float!', 'What it was worth; 0 if it did not count.'],
    ['cite', 'String!', 'Where the book says so.'],
    ['text', 'String!', 'When it applies.'],
    ['book', 'Float', 'Its value in the book, where a house rule changed it.'],
  ], [
    madeOf<RowStep>('because', '[FactRead!]', 'For a row left out: the facts it looks at, as they were declared.',
      ({ because }) => because && Object.entries(because).map(([fact, value]) => ({ fact, value }))),
  ]), repeats: true },
  object('FactRead', 'A fact as it was declared.', [
    ['fact', 'String!', 'Name of the fact.'],
    ['value', 'JSON', 'What was declared.'],
  ]),
  object('HouseRow', 'A row that the club changed.', [
    ['id', 'String!', 'Id of the row.'],
    ['book', 'Float!', 'Its value in the book.'],
  ], [
    madeOf<HouseStep['rows'][number]>('house', 'Float', 'Its value at this club; null if it is off.', ({ house }) => (house === 'off' ? null : house)),
    madeOf<HouseStep['rows'][number]>('off', 'Boolean!', 'Whether the club switched it off.', ({ house }) => house === 'off'),
  ]),
  object('Fraction', 'A fraction in lowest terms; the numbers may be longer than any integer type.', [
    ['numerator', 'String!', 'Above the line.'],
    ['denominator', 'String!', 'Below the line.'],
  ]),
  probabilityOf('IntProbability', 'Int'),
  probabilityOf('FloatProbability', 'Float'),
  probabilityOf('BooleanProbability', 'Boolean'),
  probabilityOf('StringProbability', 'String'),

  object('Ruleset', 'A rulebook.', [
    ['id', 'String!', 'Id of the book.'],
    ['field', 'String!', 'Its field in the root of this schema.'],
    ['title', 'String!', 'Its title.'],
    ['about', 'String!', 'What it is about.'],
    ['edition', 'String!', 'Its edition, with that of our reading.'],
    ['chapters', '[Chapter!]!', 'Its chapters.'],
    ['rulings', '[Ruling!]!', 'The points it leaves unclear.'],
    ['links', 'RulesetLinks!', 'Where its other doors are.'],
  ]),
  object('RulesetLinks', 'Where the other doors of a book are.', [
    ['self', 'String!', 'Its page in the catalogue.'],
    ['procedures', 'String!', 'Its procedures in the catalogue.'],
    ['manual', 'String!', 'Its manual.'],
  ]),
  object('Chapter', 'A chapter of a rulebook.', [
    ['area', 'String!', 'The area of its procedures’ ids.'],
    ['title', 'String!', 'Its title.'],
    ['procedures', '[Procedure!]!', 'Its procedures.'],
  ]),
  object('Procedure', 'A procedure of a rulebook.', [
    ['id', 'String!', 'Its id.'],
    ['field', 'String!', 'The field that rules on it, below that of its book.'],
    ['oddsField', 'String!', 'The field that weighs its odds.'],
    ['title', 'String!', 'Its title.'],
    ['cite', 'String!', 'Where the book has it.'],
    ['when', 'String!', 'When it applies.'],
    ['dice', 'Boolean!', 'Whether it may throw dice.'],
    ['links', 'ProcedureLinks!', 'Where its other doors are.'],
  ]),
  object('ProcedureLinks', 'Where the other doors of a procedure are.', [
    ['rule', 'String!', 'The REST door that rules on it.'],
    ['odds', 'String!', 'The REST door that weighs its odds.'],
    ['sheet', 'String!', 'The door for spreadsheets.'],
    ['manual', 'String!', 'Its page in the manual.'],
    ['catalogue', 'String!', 'Its page in the catalogue, with schema, tables, rulings and examples.'],
  ]),
  object('Ruling', 'A point a book leaves unclear.', [
    ['id', 'String!', 'Its id.'],
    ['field', 'String!', 'Its field in the rulings of a request.'],
    ['cite', 'String!', 'Where the book is unclear.'],
    ['unclear', 'String!', 'What is unclear.'],
    ['recommended', 'String!', 'The option that holds unless the club chooses another.'],
    ['options', '[RulingOption!]!', 'The options.'],
  ]),
  object('RulingOption', 'One way to read a ruling.', [
    ['id', 'String!', 'Its id.'],
    ['text', 'String!', 'What it says.'],
  ]),
];
