import {
  execute,
  GraphQLEnumType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  printType,
  validate,
  validateSchema,
  type ExecutionResult,
} from 'graphql';
import { Barracks, MadeUpGate, seen, theThird } from '../../../test/doors/made-up-rooms.js';
import {
  At,
  choice,
  doorsIn,
  doorsSaidOf,
  file,
  one,
  page,
  Said,
  several,
  Shape,
  shape,
  words,
  type Room,
} from '../door/index.js';
import { BehindDoors } from './behind-doors.js';
import { withDoors } from './door-fields.js';
import { limitsRule, onlyTooMuch } from './limits.js';

const language = new GraphQLEnumType({ name: 'Language', values: { IT: { value: 'it' }, EN: { value: 'en' } } });
const rules = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { rules: { type: GraphQLString, resolve: () => 'rules' } } }),
  types: [language],
});
const schemaOf = (...rooms: readonly Room[]) => withDoors(rules, rooms.flatMap(doorsSaidOf));
const schema = schemaOf(Barracks);

/** The text of a type, without what it says. */
const printed = (name: string): string => {
  const type = schema.getType(name);
  if (!type) throw new Error(`there is no ${name}`);
  return printType(type)
    .replace(/^ *"""[\s\S]*?"""\n/gm, '')
    .replace(/\(\s+([\s\S]*?)\s+\)/g, (_, args: string) => `(${args.split(/\s*\n\s*/).join(', ')})`)
    .replace(/\n\n/g, '\n');
};

describe('The schema of doors', () => {
  it('is one', () => expect(validateSchema(schema)).toEqual([]));

  it('has shapes, with their doors upon them, and inputs', () => {
    expect(printed('Regiment')).toBe(`type Regiment {
  id: ID!
  version: Float!
  name: String!
  arm: MadeUpArm!
  men: Int!
  present: Float!
  active: Boolean!
  raised: String!
  papers: JSON
  colonel: Officer
  flags: [String!]!
  officers: [Officer!]!
  etag: String!
  companies(first: Int! = 20, after: String): CompanyConnection
  company(company: ID!): Company
}`);
    expect(printed('NewRegimentInput')).toBe(`input NewRegimentInput {
  name: String!
  arm: MadeUpArm!
  men: Int
  papers: JSON
  colonel: OfficerInput
}`);
    expect(printed('Company')).toBe('type Company {\n  id: String!\n  nickname: String\n  etag: String\n}');
    expect(printed('MadeUpArm')).toBe('enum MadeUpArm {\n  FOOT\n  LIGHT_HORSE\n}');
    expect(printed('RegimentConnection')).toBe(`type RegimentConnection {
  edges: [RegimentEdge!]!
  nodes: [Regiment!]!
  pageInfo: PageInfo!
}`);
  });

  it('has fields to ask and to change, beside those of the rules', () => {
    expect(printed('Query')).toBe(`type Query {
  rules: String
  regiments(first: Int! = 20, after: String, arm: MadeUpArm, active: Boolean): RegimentConnection
  regiment(regiment: ID!): Regiment
}`);
    expect(printed('Mutation')).toBe(`type Mutation {
  raiseRegiment(input: NewRegimentInput!, idempotencyKey: String): Regiment
  changeRegiment(regiment: ID!, input: RegimentChangeInput, ifMatch: String): Regiment
  disbandRegiment(regiment: ID!): Boolean
  nameCompany(regiment: ID!, company: ID!, input: NicknameInput!, ifMatch: String): Company
}`);
  });

  it('is that of the rules where no door has a field', () => expect(schemaOf()).toBe(rules));
});

@Shape('Small', '', '')
class Small {
  @Said('', '', words(3)) readonly name!: string;
}
@Shape('Language', '', '')
class NamedAsARule {
  @Said('', '', words(3)) readonly name!: string;
}
@Shape('Speaker', '', '')
class Speaker {
  @Said('', '', choice('Language', { it: { it: '', en: '' }, en: { it: '', en: '' } })) readonly speaks!: string;
}
@Shape('Ware', '', '')
class Ware {
  @Said('', '', words(3)) readonly id!: string;
}
@Shape('Shop', '', '')
class Shop {
  @Said(
    '',
    '',
    several(
      shape(() => Ware),
      60,
    ),
  )
  readonly wares!: readonly Ware[];
}
const door = {
  method: 'GET',
  path: '/v1/x',
  name: 'x',
  tag: 'clubs',
  may: 'anyone',
  says: { it: '', en: '' },
} as const;
class Pages {
  @At({ ...door, answers: page(() => Small), graphql: { on: 'Query', as: 'x' } }) x() {}
}
class Lost {
  @At({ ...door, answers: one(() => Small), graphql: { on: 'Nowhere', as: 'x' } }) x() {}
}
class Files {
  @At({ ...door, answers: file('text/csv'), graphql: { on: 'Query', as: 'x' } }) x() {}
}
class Twice {
  @At({ ...door, answers: one(() => Small), graphql: { on: 'Query', as: 'x' } }) x() {}
  @At({ ...door, answers: one(() => Small), graphql: { on: 'Query', as: 'x' } }) y() {}
}
class OfTheRules {
  @At({ ...door, answers: one(() => Small), graphql: { on: 'Query', as: 'rules' } }) x() {}
}
class TypeOfTheRules {
  @At({ ...door, answers: one(() => NamedAsARule), graphql: { on: 'Query', as: 'x' } }) x() {}
}
class Speaks {
  @At({ ...door, answers: one(() => Speaker), graphql: { on: 'Query', as: 'x' } }) x() {}
}

class Shops {
  @At({ ...door, answers: one(() => Shop), graphql: { on: 'Query', as: 'shop' } }) shop() {}
  @At({ ...door, path: '/v1/:ware', answers: one(() => Ware), graphql: { on: 'Ware', as: 'again' } }) again() {}
}

describe('Doors that have no place in GraphQL', () => {
  it.each([
    ['pages that are not asked for as such', Pages, 'must be asked for first and after'],
    ['a field of a shape that nobody answers with', Lost, 'no door answers with Nowhere'],
    ['a file', Files, 'files are read over REST'],
    ['two in one place', Twice, 'Query would have two GraphQL fields called x'],
    ['one in the place of a rule', OfTheRules, 'Query has two fields called rules'],
    ['a shape by the name of a type of the rules', TypeOfTheRules, 'Language would mean two things'],
  ])('%s', (_, room, message) => {
    expect(() => schemaOf(room)).toThrow(message);
  });

  it('are not those that use a list of words of the rules', () => {
    expect(schemaOf(Speaks).getType('Language')).toBe(language);
  });
});

const gate = new MadeUpGate();
const room = new Barracks();
const behind = new BehindDoors(() => ({ gate, doors: doorsIn(room) }));
const opened = withDoors(rules, doorsSaidOf(Barracks), behind);

interface Told extends ExecutionResult {
  readonly sent: { readonly [header: string]: unknown };
}

const ask = async (query: string, variables: { [name: string]: unknown } = {}, headers: object = {}): Promise<Told> => {
  const sent: { [header: string]: unknown } = {};
  const reply = {
    headers: (some: object) => Object.assign(sent, some),
    header: (name: string, value: unknown) => (sent[name] = value),
  };
  const req = { headers, query: {}, method: 'POST', ip: '127.0.0.1' };
  const document = parse(query);
  expect(validate(opened, document)).toEqual([]);
  const told = await execute({ schema: opened, document, variableValues: variables, contextValue: { req, reply } });
  // As it goes over the wire.
  return { ...(JSON.parse(JSON.stringify(told)) as ExecutionResult), sent };
};
const good = { authorization: 'Bearer good' };
beforeEach(() => seen.splice(0));

describe('What is asked of a door', () => {
  it('is answered as over REST, every kind of value', async () => {
    const { data, errors, sent } = await ask(`{ rules regiment(regiment: "${theThird}") {
      id version name arm men present active raised papers colonel { name } flags officers { name superior { name } } etag
    } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      rules: 'rules',
      regiment: {
        id: theThird,
        version: 1,
        name: 'Regiment 3',
        arm: 'LIGHT_HORSE',
        men: 300,
        present: 0.5,
        active: true,
        raised: '1805-10-14T06:00:00.000Z',
        papers: null,
        colonel: null,
        flags: ['blue'],
        officers: [{ name: 'Ney', superior: null }],
        etag: `"${theThird}-1"`,
      },
    });
    expect(sent).toMatchObject({ ratelimit: expect.any(String), 'cache-control': 'no-store' });
  });

  it('comes in pages, whose cursors lead on', async () => {
    const query = `query ($after: String, $arm: MadeUpArm) { regiments(first: 2, after: $after, arm: $arm) {
      edges { cursor node { name etag } } nodes { name } pageInfo { hasNextPage endCursor }
    } }`;
    const first = await ask(query, { arm: 'LIGHT_HORSE' });
    expect(first.data?.['regiments']).toEqual({
      edges: [
        { cursor: '0', node: { name: 'Regiment 1', etag: '"1"' } },
        { cursor: '1', node: { name: 'Regiment 3', etag: '"1"' } },
      ],
      nodes: [{ name: 'Regiment 1' }, { name: 'Regiment 3' }],
      pageInfo: { hasNextPage: true, endCursor: '1' },
    });
    const last = await ask(query, { arm: 'LIGHT_HORSE', after: '1' });
    expect(last.data?.['regiments']).toMatchObject({
      nodes: [{ name: 'Regiment 5' }],
      pageInfo: { hasNextPage: false, endCursor: '2' },
    });
    const none = await ask(query, { after: '9' });
    expect(none.data?.['regiments']).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
    expect(seen[0]).toMatchObject({ query: { first: 2, arm: 'light-horse' } });
  });

  it('of a shape is asked with its id, and whoever asks is looked at once', async () => {
    const before = gate.admissions;
    const { data, errors } = await ask(`{ regiments(first: 2, arm: LIGHT_HORSE) { nodes {
      companies(first: 1) { nodes { id } } company(company: "x") { id nickname }
    } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      regiments: {
        nodes: [
          { companies: { nodes: [{ id: '1/1' }] }, company: { id: 'x', nickname: 'Regiment 1' } },
          { companies: { nodes: [{ id: '3/1' }] }, company: { id: 'x', nickname: 'Regiment 3' } },
        ],
      },
    });
    expect(gate.admissions).toBe(before + 1);
  });
});

describe('A change', () => {
  const raise = `mutation ($input: NewRegimentInput!, $key: String) {
    raiseRegiment(input: $input, idempotencyKey: $key) { name arm papers colonel { name } etag }
  }`;

  it('is brought as over REST, in the words of REST', async () => {
    const input = { name: 'Hussars', arm: 'LIGHT_HORSE', papers: { tents: [1, null] }, colonel: { name: 'Lasalle' } };
    const { data, errors, sent } = await ask(raise, { input, key: 'mine' }, { ...good, 'idempotency-key': 'header' });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      raiseRegiment: { ...input, etag: '"1"' },
    });
    expect(seen).toEqual([
      expect.objectContaining({
        body: { ...input, arm: 'light-horse' },
        idempotencyKey: 'mine',
        ifMatch: null,
        by: expect.objectContaining({ account: 'somebody' }),
      }),
    ]);
    expect(sent['set-cookie']).toBe('raised=1; Path=/');
  });

  it('takes its key from the header where it names none', async () => {
    await ask(raise, { input: { name: 'Guides', arm: 'FOOT' } }, { ...good, 'idempotency-key': 'header' });
    expect(seen[0]?.idempotencyKey).toBe('header');
  });

  it('that is written in the query itself brings ordinary objects', async () => {
    const { errors } = await ask(
      'mutation { raiseRegiment(input: { name: "Guides", arm: FOOT, papers: { tents: 2 } }) { name } }',
      {},
      good,
    );
    expect(errors).toBeUndefined();
    expect(seen[0]?.body).toStrictEqual({ name: 'Guides', arm: 'foot', papers: { tents: 2 } });
  });

  it('is one of several, done one after another', async () => {
    const change = (name: string, etag: string) =>
      `changeRegiment(regiment: "${theThird}", input: { name: "${name}" }, ifMatch: ${JSON.stringify(etag)}) { name etag }`;
    const { data, errors } = await ask(`mutation {
      a: ${change('First', `"${theThird}-1"`)}
      b: ${change('Second', `"${theThird}-2"`)}
      c: ${change('Third', `"${theThird}-2"`)}
    }`);
    expect(data).toEqual({
      a: { name: 'First', etag: `"${theThird}-2"` },
      b: { name: 'Second', etag: `"${theThird}-3"` },
      c: null,
    });
    expect(errors).toEqual([expect.objectContaining({ path: ['c'], extensions: { code: 'STALE', status: 412 } })]);
  });

  it('of what tells no version of its own is answered with the new one', async () => {
    const names = (id: string) =>
      `nameCompany(regiment: "${theThird}", company: "${id}", input: { nickname: "Grumblers" })`;
    const { data } = await ask(`mutation { ${names('1')} { id nickname etag } }`);
    expect(data).toEqual({ nameCompany: { id: '1', nickname: 'Grumblers', etag: '"named"' } });
    const read = await ask(`{ regiment(regiment: "${theThird}") { company(company: "1") { etag } } }`);
    expect(read.data).toEqual({ regiment: { company: { etag: null } } });
  });

  it('that answers nothing is true', async () => {
    const first = '00000000-0000-4000-8000-000000000001';
    expect((await ask(`mutation { disbandRegiment(regiment: "${first}") }`)).data).toEqual({ disbandRegiment: true });
    expect((await ask(`{ regiment(regiment: "${first}") { id } }`)).errors).toEqual([
      expect.objectContaining({
        message: 'It does not exist, or is not for whoever asks.',
        extensions: { code: 'NOT_FOUND', status: 404 },
      }),
    ]);
  });
});

describe('What is refused', () => {
  const raise = 'mutation ($input: NewRegimentInput!) { raiseRegiment(input: $input) { name } }';

  it('for its faults says all of them, and is never handled', async () => {
    const input = { name: 'guard', arm: 'FOOT', men: 9000, papers: { tents: '\0' } };
    const { data, errors } = await ask(raise, { input }, { ...good, 'accept-language': 'it' });
    expect(data).toEqual({ raiseRegiment: null });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Ci sono 3 errori nella richiesta\. name: /),
      extensions: { code: 'NOT_UNDERSTOOD', status: 422 },
    });
    const faults = errors?.[0]?.extensions?.['faults'] as readonly { readonly path: string }[];
    expect(faults.map(({ path }) => path).sort()).toEqual(['men', 'name', 'papers']);
    expect(seen).toEqual([]);
  });

  it('for what would poison is never handled, wherever it is written', async () => {
    const written =
      'mutation { raiseRegiment(input: { name: "Guard", arm: FOOT, papers: { __proto__: { a: 1 } } }) { name } }';
    const input = { name: 'Guard', arm: 'FOOT', papers: JSON.parse('{ "__proto__": { "a": 1 } }') };
    for (const { errors } of [await ask(written, {}, good), await ask(raise, { input }, good)])
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_UNDERSTOOD', status: 422 });
    expect(seen).toEqual([]);
  });

  it('at the gate is refused in every field, and what needs nobody is answered', async () => {
    const query = '{ rules a: regiments { nodes { id } } b: regiments { nodes { id } } }';
    const { data, errors } = await ask(query, {}, { authorization: 'Bearer bad' });
    expect(data).toEqual({ rules: 'rules', a: null, b: null });
    const refused = { message: 'Wrong key.', extensions: { code: 'NOT_SIGNED_IN', status: 401 } };
    expect(errors).toEqual([expect.objectContaining(refused), expect.objectContaining(refused)]);
  });

  it('by a door has its code, and the reasons of the rules', async () => {
    expect((await ask(raise, { input: { name: 'Guard', arm: 'FOOT' } })).errors).toEqual([
      expect.objectContaining({ message: 'Who is it?', extensions: { code: 'NOT_SIGNED_IN', status: 401 } }),
    ]);
    const change = `mutation { changeRegiment(regiment: "${theThird}", input: { name: "Old Guard" }) { name } }`;
    expect((await ask(change)).errors?.[0]?.extensions).toEqual({
      code: 'NOT_NOW',
      status: 409,
      reasons: [{ text: 'The Guard does not change its name.', cite: '§1' }],
    });
  });

  it('a page too long, or a header that is none', async () => {
    expect((await ask('{ regiments(first: 101) { nodes { id } } }')).errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_UNDERSTOOD',
      faults: [expect.objectContaining({ path: 'first' })],
    });
    const keyed = 'mutation { raiseRegiment(input: { name: "Guard", arm: FOOT }, idempotencyKey: "a b") { id } }';
    expect((await ask(keyed)).errors?.[0]?.extensions).toMatchObject({
      faults: [expect.objectContaining({ path: 'idempotency-key' })],
    });
  });

  it('for want of a database says when to come again, and nothing of ours', async () => {
    const company = (id: string) => `{ regiment(regiment: "${theThird}") { company(company: "${id}") { id } } }`;
    const { errors } = await ask(company('away'));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'DATABASE_AWAY', status: 503 });
    expect(JSON.stringify(errors)).not.toContain('secret');
  });
});

describe('The cost of a query', () => {
  const costOf = (query: string, of = opened): string =>
    onlyTooMuch(validate(of, parse(query), [limitsRule]))
      .map(({ message }) => message)
      .join();
  const many = (count: number, write: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => write(i)).join(' ');

  it.each([
    ['a page of a hundred', '{ regiments(first: 100) { nodes { id name } } }', ''],
    ['companies of twenty', '{ regiments { nodes { companies(first: 5) { nodes { id } } } } }', ''],
    // One read, and for each of a hundred another, with two fields for each of twenty.
    [
      'companies of a hundred',
      '{ regiments(first: 100) { nodes { companies { nodes { id } } } } }',
      'The query costs 14301. At most 5000.',
    ],
    [
      'companies of who knows how many',
      'query ($first: Int!) { regiments(first: $first) { nodes { companies { nodes { id } } } } }',
      'The query costs 14301. At most 5000.',
    ],
    [
      'fields of a page of a hundred',
      `{ regiments(first: 100) { nodes { ${many(50, i => `${'id '.repeat(i % 2)} name`)} } } }`,
      'The query costs 7701. At most 5000.',
    ],
    [
      'more than fifty reads',
      `{ regiments(first: 51) { nodes { company(company: "x") { id } } } }`,
      'The query costs 5354. At most 5000.',
    ],
  ])('%s', (_, query, says) => {
    expect(costOf(query)).toBe(says);
  });

  it('counts what is read for each of a list as often as the list may be long', () => {
    expect(costOf('{ shop { wares { id } } }', schemaOf(Shops))).toBe('');
    // Of 60 one read each, one for the shop, and four fields.
    expect(costOf('{ shop { wares { again { id } } } }', schemaOf(Shops))).toBe('The query costs 6104. At most 5000.');
  });
});
