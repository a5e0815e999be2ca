import fc, { type GeneratorValue } from 'fast-check';
import {
  execute,
  getNamedType,
  isLeafType,
  isObjectType,
  Kind,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLField,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { proceduresOf, type Book, type Example, type Procedure, wholeEffort } from '../../core/index.js';
import { fieldName, graphqlExample, graphqlOddsExample, procedureField } from '../../derive/index.js';
import { books } from '../../rulesets/index.js';
import { Shelf } from '../desk/shelf.js';
import { rulesSchema } from './schema.js';
import { compile } from './written.js';

const schema = rulesSchema(new Shelf(books));

const asker = { req: { headers: { 'accept-language': 'it' } }, effort: () => wholeEffort };

interface Asked {
  readonly query: string;
  readonly variables: { readonly [name: string]: unknown };
}

const operationOf = (document: ReturnType<typeof parse>): OperationDefinitionNode => {
  const operation = document.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('no operation');
  return operation;
};

/** What the short cut writes, and what the general executor says. */
const both = async ({ query, variables }: Asked): Promise<{ text: string | null; said: ExecutionResult }> => {
  const document = parse(query);
  const wrong = validate(schema, document).map(({ message }) => message);
  expect(wrong.filter(message => !message.includes('is never used'))).toEqual([]);
  const text = compile(schema, document, operationOf(document))(variables, asker);
  const said = await execute({ schema, document, variableValues: variables, contextValue: asker });
  return { text, said };
};

/** They agree: the same text, or the short cut has left it to the other. */
const agree = async (asked: Asked): Promise<string | null> => {
  const { text, said } = await both(asked);
  if (text !== null) {
    expect(said.errors).toBeUndefined();
    expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(said.data));
    expect(text).toMatch(/^[\x20-\x7e]*$/);
  }
  return text;
};

const examples = books.flatMap(book =>
  proceduresOf(book).flatMap(procedure =>
    procedure.examples.slice(0, 4).map(example => ({ book, procedure, example })),
  ),
);

describe('An answer written at once', () => {
  it('is given to every procedure’s first examples, and is what GraphQL says', async () => {
    for (const { book, procedure, example } of examples) {
      expect(await agree(graphqlExample(book, procedure, example))).not.toBeNull();
      expect(await agree(graphqlOddsExample(book, procedure, example))).not.toBeNull();
    }
  });
});

describe('Variables', () => {
  const query = `query ($percentage: Int = 40, $dice: Dice, $by: [ThrowFaces!]!, $explain: Boolean = null) {
    ordreMixte { corePercentageLosses(input: { percentage: $percentage, kind: FIRE }, dice: $dice, explain: $explain) {
      status outcome { losses } steps { text }
    } other: corePercentageLosses(input: { percentage: 7, kind: MELEE }, dice: { byThrow: $by }) { status } }
  }`;

  it.each<[string, object, boolean]>([
    ['left out have their defaults', { by: [] }, true],
    ['null stand for themselves', { by: [], explain: null, dice: null }, true],
    ['one for a list of one', { by: { throw: 'loss', faces: 3 }, dice: { faces: 9 } }, true],
    ['one kind of dice', { by: [], dice: { seed: 'a' } }, true],
    ['no dice to roll', { by: [], dice: { roll: false } }, true],
    ['two kinds of dice', { by: [], dice: { faces: [1], seed: 'a' } }, false],
    ['no kind of dice', { by: [], dice: {} }, false],
    ['a kind of dice that is null', { by: [], dice: { faces: null } }, false],
    ['a variable that must be given', {}, false],
    ['null where there must be a number', { by: [], percentage: null }, false],
    ['a number out of all bounds', { by: [], percentage: 2 ** 31 }, false],
    ['what nobody declared', { by: [], nothing: 1 }, true],
  ])('%s', async (_, variables, writes) => {
    expect((await agree({ query, variables: { ...variables } })) !== null).toBe(writes);
  });
});

type Choose = GeneratorValue;

/** One of a list, chosen by its place: what is in the list may be large. */
const oneOf = <V>(choose: Choose, list: readonly V[]): V =>
  // The place lies within the list.
  list[choose(fc.nat, { max: list.length - 1 })] as V;

/** A random selection of a type's fields: aliases, fragments, twice the same field, and now and then a directive. */
const selection = (choose: Choose, type: GraphQLObjectType, depth: number, fragments: string[]): string => {
  const fields = Object.values(type.getFields()).filter(
    field => field.args.length === 0 && (depth > 0 || isLeafType(getNamedType(field.type))),
  );
  const all = ['__typename', ...fields];
  const some = Array.from({ length: choose(fc.integer, { min: 1, max: 6 }) }, () => oneOf(choose, all));
  const written = some.map(field => {
    if (typeof field === 'string') return field;
    const inner = getNamedType(field.type);
    const parts = isObjectType(inner) ? ` { ${selection(choose, inner, depth - 1, fragments)} }` : '';
    const alias = oneOf(choose, ['', '', '', `${field.name}Too: `]);
    const directive = oneOf(choose, ['', '', '', '', '', '', ' @include(if: $yes)', ' @skip(if: $yes)']);
    const once = `${alias}${field.name}${directive}${parts}`;
    return oneOf(choose, [once, once, once, `${once} ${once}`]);
  });
  const text = written.join(' ');
  const on = oneOf(choose, [type.name, ...type.getInterfaces().map(({ name }) => name)]);
  const shared = on === type.name ? text : '__typename status';
  switch (choose(fc.integer, { min: 0, max: 5 })) {
    case 0:
      return `... on ${on} { ${shared} }`;
    case 1:
      return `... { ${text} }`;
    case 2: {
      const name = `f${fragments.length}`;
      fragments.push(`fragment ${name} on ${on} { ${shared} }`);
      return `...${name} __typename ...${name}`;
    }
    default:
      return text;
  }
};

const fieldOf = (book: Book, procedure: Procedure): GraphQLField<unknown, unknown> => {
  const type = schema.getType(
    schema.getQueryType()?.getFields()[fieldName(book.id)]?.type.toString().replace('!', '') ?? '',
  );
  const field = isObjectType(type) ? type.getFields()[procedureField(procedure)] : undefined;
  if (!field) throw new Error(`no field for ${procedure.id}`);
  return field;
};

/** A query about an example with a selection of its own, and with its variables spoiled as often as not. */
const question = (choose: Choose, book: Book, procedure: Procedure, example: Example): Asked => {
  const { query, variables } = graphqlExample(book, procedure, example);
  const [head = '', bookLine = '', fieldLine = ''] = query.split('\n');
  const answer = getNamedType(fieldOf(book, procedure).type);
  if (!isObjectType(answer)) throw new Error(`${answer} is no object`);
  const fragments: string[] = [];
  const selected = selection(choose, answer, 4, fragments);
  const alias = oneOf(choose, ['', 'ruled: ']);
  const body = [bookLine, fieldLine.replace(/\S/, first => alias + first), selected, '} } }'].join('\n');
  const uses = `${body}${fragments.join(' ')}`.includes('$yes');
  const declared = uses
    ? head.replace(/\(|( \{)$/, found => (found === '(' ? '($yes: Boolean! ' : '($yes: Boolean!) {'))
    : head;
  const given = { ...variables, ...(uses && { yes: choose(fc.boolean) }) };
  return {
    query: [declared, body, ...fragments].join('\n'),
    variables: choose(fc.boolean)
      ? given
      : Object.fromEntries(
          Object.entries(given).map(([name, value]) => [name, choose(fc.boolean) ? value : spoiled(choose, value)]),
        ),
  };
};

const oddValues = [
  null,
  undefined,
  0,
  -1,
  1.5,
  1e10,
  '',
  'LINE',
  'line',
  true,
  [],
  [null],
  {},
  { row: 'x' },
  '__proto__',
  Number.NaN,
];

/** Puts something odd in place of one value, or beside it. */
const spoiled = <V>(choose: Choose, value: V): V => {
  if (Array.isArray(value) && value.length > 0 && choose(fc.boolean)) {
    const at = choose(fc.nat, { max: value.length - 1 });
    return Object.assign([], value, { [at]: spoiled(choose, value[at]) });
  }
  if (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    choose(fc.integer, { min: 0, max: 9 }) > 0
  ) {
    const name = oneOf(choose, [...Object.keys(value), 'extra']);
    return { ...value, [name]: spoiled(choose, Reflect.get(value, name)) };
  }
  // What it is no longer matters: it is to be wrong.
  return oneOf(choose, oddValues) as V;
};

describe('A random query', () => {
  const asked = fc.gen().map(choose => {
    const { book, procedure, example } = oneOf(choose, examples);
    return question(choose, book, procedure, example);
  });

  it('is written as GraphQL says it, or left to GraphQL', async () => {
    const told = { written: 0, left: 0 };
    await fc.assert(
      fc.asyncProperty(asked, async one => {
        if ((await agree(one)) === null) told.left++;
        else told.written++;
      }),
      { numRuns: 1500 },
    );
    // Neither of the two may be a rare case, or nothing was tried.
    expect(told.written).toBeGreaterThan(300);
    expect(told.left).toBeGreaterThan(300);
  });
});
