import { Module } from '@nestjs/common';
import { getNamedType, isObjectType, Kind, parse, validateSchema } from 'graphql';
import { pino } from 'pino';
import request from 'supertest';
import { GraphqlModule } from '../../src/api/graphql/graphql.module.js';
import { wholeSchema } from '../../src/api/graphql/schema.js';
import { compile } from '../../src/api/graphql/written.js';
import { ApiModule } from '../../src/api/api.module.js';
import { Shelf } from '../../src/api/desk/shelf.js';
import { doorsSaidOf } from '../../src/api/door/index.js';
import { Metrics } from '../../src/api/operations/metrics.js';
import { openServer } from '../../src/api/server.js';
import { rooms } from '../../src/rooms.js';
import { books } from '../../src/rulesets/index.js';
import { Barracks, madeUpDoors, seen, theThird } from './made-up-rooms.js';
import { openDoors, type Doors } from './open-doors.js';
import { testPool } from '../work-pool.js';

let doors: Doors;
beforeAll(async () => (doors = await openDoors(shelf => [GraphqlModule.of(shelf, [Barracks]), madeUpDoors()])));
afterAll(() => doors.close());
beforeEach(() => seen.splice(0));

const ask = (query: string, variables: object = {}, headers: { [name: string]: string } = {}) =>
  request(doors.url).post('/graphql').set(headers).send({ query, variables });
const good = { authorization: 'Bearer good' };

/** In the words of GraphQL. */
const inGraphql = ({ arm, ...regiment }: { readonly arm: string }) => ({
  ...regiment,
  arm: arm.toUpperCase().replace('-', '_'),
});
const fields =
  'id version name arm men present active raised papers colonel { name } flags officers { name superior { name } }';

describe('A hand-written door', () => {
  it('answers the same over REST and GraphQL', async () => {
    const rest = await request(doors.url).get(`/v1/regiments/${theThird}`);
    const { body, headers } = await ask(`{ regiment(regiment: "${theThird}") { ${fields} etag } }`);
    expect(body).toEqual({ data: { regiment: { ...inGraphql(rest.body), etag: rest.headers['etag'] } } });
    expect(headers).toMatchObject({
      ratelimit: rest.headers['ratelimit'],
      'ratelimit-policy': rest.headers['ratelimit-policy'],
      'cache-control': 'no-store',
    });
  });

  it('gives the same pages', async () => {
    const rest = await request(doors.url).get('/v1/regiments').query({ first: 2, arm: 'light-horse', active: true });
    const { body } = await ask(
      `{ regiments(first: 2, arm: LIGHT_HORSE, active: true) { nodes { ${fields} } pageInfo { endCursor } } }`,
    );
    expect(rest.body.items).toHaveLength(2);
    expect(body.data.regiments).toEqual({
      nodes: rest.body.items.map(inGraphql),
      pageInfo: { endCursor: rest.body.next },
    });
  });

  it('refuses the same, with the same words', async () => {
    const sent = { name: 'guard', arm: 'foot', men: -1 };
    const italian = { ...good, 'accept-language': 'it' };
    const rest = await request(doors.url).post('/v1/regiments').set(italian).send(sent);
    const { body, status } = await ask(
      'mutation ($input: NewRegimentInput!) { raiseRegiment(input: $input) { id } }',
      { input: { ...sent, arm: 'FOOT' } },
      italian,
    );
    expect([rest.status, status]).toEqual([422, 200]);
    expect(body.errors[0].extensions).toEqual({ code: 'NOT_UNDERSTOOD', status: 422, faults: rest.body.faults });
    expect(body.errors[0].message).toContain(rest.body.detail);
    expect(seen).toEqual([]);
  });

  it('reads who asks and what is asked the same way', async () => {
    const input = { name: 'Hussars', arm: 'light-horse', colonel: { name: 'Lasalle' } };
    const headers = { ...good, 'idempotency-key': 'one' };
    await request(doors.url).post('/v1/regiments').set(headers).send(input);
    const { headers: told } = await ask(
      'mutation ($input: NewRegimentInput!) { raiseRegiment(input: $input) { id } }',
      { input: { ...input, arm: 'LIGHT_HORSE' } },
      headers,
    );
    expect(seen).toHaveLength(2);
    expect(seen[1]).toEqual(seen[0]);
    expect(told['set-cookie']).toEqual(['raised=1; Path=/']);
  });
});

describe('Together with the rules', () => {
  const ruling = 'ordreMixte { fireRangeBand(input: { weapon: MUSKET, distanceCm: 3 }) { status outcome { band } } }';

  it('both are asked in one query, and a refusal of one leaves the other', async () => {
    const { body } = await ask(`{ regiment(regiment: "x") { id } ${ruling} }`);
    expect(body.data).toEqual({
      regiment: null,
      ordreMixte: { fireRangeBand: { status: 'RESOLVED', outcome: { band: 'SHORT' } } },
    });
    expect(body.errors[0]).toMatchObject({ path: ['regiment'], extensions: { code: 'NOT_FOUND', status: 404 } });
  });

  it('the rules alone need nobody at the gate', async () => {
    const { body, headers } = await ask(`{ ${ruling} }`, {}, { authorization: 'Bearer bad' });
    expect(body).toEqual({
      data: { ordreMixte: { fireRangeBand: { status: 'RESOLVED', outcome: { band: 'SHORT' } } } },
    });
    expect(headers['ratelimit']).toBeUndefined();
  });

  it('the rules alone are written at once, and all else is left to the general executor', () => {
    const schema = wholeSchema(doors.shelf, [Barracks]);
    const written = (query: string) => {
      const document = parse(query);
      const [operation] = document.definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION);
      return operation && compile(schema, document, operation)({}, { req: { headers: {} } });
    };
    expect(written(`{ ${ruling} }`)).toBe(
      '{"ordreMixte":{"fireRangeBand":{"status":"RESOLVED","outcome":{"band":"SHORT"}}}}',
    );
    expect(written(`{ ${ruling} regiments { nodes { id } } }`)).toBeNull();
  });

  it('the schema tells of both', async () => {
    const { body } = await ask('{ __type(name: "Regiment") { fields { name } } }');
    expect(body.data.__type.fields).toContainEqual({ name: 'companies' });
  });
});

describe('What must not be', () => {
  const change = `mutation { changeRegiment(regiment: "${theThird}", input: { name: "Changed" }) { name } }`;

  it('a change by GET', async () => {
    const got = await request(doors.url).get('/graphql').set('apollo-require-preflight', '1').query({ query: change });
    expect([got.status, got.headers['allow']]).toEqual([405, 'POST']);
    expect(seen).toEqual([]);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', `query=${encodeURIComponent(change)}`],
    ['plain text', 'text/plain', JSON.stringify({ query: change })],
  ])('a change by %s, as another site can send it', async (_, type, body) => {
    const { status } = await request(doors.url).post('/graphql').set('content-type', type).send(body);
    expect(status).toBe(415);
    expect(seen).toEqual([]);
  });

  it.each([
    ['too many reads', '{ regiments(first: 100) { nodes { companies { nodes { id } } } } }', 'cost'],
    [
      'eleven changes',
      `mutation { ${Array.from({ length: 11 }, (_, i) => change.slice(11, -2).replace('change', `a${i}: change`)).join(' ')} }`,
      'rootFields',
    ],
  ])('%s', async (_, query, limit) => {
    const { body, status } = await ask(query);
    expect(status).toBe(400);
    expect(body.errors[0].extensions.limit).toBe(limit);
    expect(seen).toEqual([]);
  });
});

@Module({})
class Listened {}

describe('What goes wrong', () => {
  const lines: string[] = [];
  let url: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const shelf = new Shelf(books);
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const imports = [ApiModule.of(shelf, testPool()), GraphqlModule.of(shelf, [Barracks]), madeUpDoors()];
    const app = await openServer({ module: Listened, imports }, log, new Metrics(), { maxInFlight: 100 });
    await app.listen(0, '127.0.0.1');
    url = await app.getUrl();
    close = () => app.close();
  });
  afterAll(() => close());
  beforeEach(() => lines.splice(0));

  const company = (id: string) =>
    request(url)
      .post('/graphql')
      .send({ query: `{ regiment(regiment: "${theThird}") { name company(company: "${id}") { id } } }` });

  it('by our fault is logged and hidden', async () => {
    const { body } = await company('broken');
    expect(body.data).toEqual({ regiment: { name: 'Regiment 3', company: null } });
    expect(body.errors[0].extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(lines).toEqual([expect.stringContaining('a secret of ours')]);
  });

  it('by theirs, or for want of a database, is not', async () => {
    const { body } = await company('away');
    expect(body.errors[0].extensions).toMatchObject({ code: 'DATABASE_AWAY', status: 503 });
    expect(JSON.stringify(body)).not.toContain('secret');
    await request(url).post('/graphql').send({ query: '{ regiment(regiment: "x") { name } }' });
    expect(lines).toEqual([]);
  });
});

describe('The doors of this house', () => {
  const schema = wholeSchema(new Shelf(books), rooms);

  it('make one schema with the rules', () => expect(validateSchema(schema)).toEqual([]));

  it.each(rooms.flatMap(doorsSaidOf).flatMap(({ name, graphql }) => (graphql ? [{ name, ...graphql }] : [])))(
    '$name is $as of $on',
    ({ on, as }) => {
      const type = schema.getType(on);
      const field = isObjectType(type) ? type.getFields()[as] : undefined;
      expect(field && getNamedType(field.type).name).toEqual(expect.any(String));
    },
  );

  it('have no field that is not a door’s or the rules’', () => {
    const ofRules = [
      'rulesets',
      ...books.map(({ id }) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())),
    ];
    const said = rooms.flatMap(doorsSaidOf).flatMap(({ graphql }) => graphql ?? []);
    const named = (on: string) => said.filter(one => one.on === on).map(({ as }) => as);
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual([...ofRules, ...named('Query')]);
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(named('Mutation'));
  });
});
