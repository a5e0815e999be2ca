import request from 'supertest';
import { SheetModule } from '../../src/api/sheet/sheet.module.js';
import { GraphqlModule } from '../../src/api/graphql/graphql.module.js';
import { PagesModule } from '../../src/api/pages/pages.module.js';
import { rooms } from '../../src/rooms.js';
import { testPool } from '../work-pool.js';
import { openDoors, type Doors } from './open-doors.js';

/** Work that would keep the event loop is done by worker threads, within a budget for each address. */

const attack = '/v1/guaitana/melee/attack';
const heavy = { input: { first: { figures: 100 }, second: { figures: 100 } }, exact: true };

const post = (doors: Doors, path: string, body: unknown) =>
  request(doors.url)
    .post(path)
    .set('content-type', 'application/json')
    .set('accept-language', 'en')
    .send(typeof body === 'string' ? body : JSON.stringify(body));

describe('Without limits', () => {
  let doors: Doors;
  beforeAll(
    async () =>
      (doors = await openDoors(shelf => [
        GraphqlModule.of(shelf, rooms),
        SheetModule.of('the fixed secret of these tests, 32 or more'),
        PagesModule.of(shelf, rooms),
      ])),
  );
  afterAll(() => doors.close());

  it('odds that take long are the same as those that are reckoned at once', async () => {
    const answer = await post(doors, `${attack}/odds`, heavy);
    expect(answer.status).toBe(200);
    const { outcomes, procedure } = answer.body;
    expect(procedure).toBe('guaitana.melee.attack');
    const sum = outcomes.reduce((all: number, { probability }: { probability: number }) => all + probability, 0);
    expect(sum).toBeCloseTo(1, 9);
  });

  it('a body too long to be read at once is answered like a short one', async () => {
    const input = { arm: 'infantry', firingBases: 4, rangeBand: 'short', targetFormation: 'column', targetPm: 5 };
    const short = JSON.stringify({ input, dice: [17] });
    const long = `${' '.repeat(20_000)}${short}`;
    for (const path of ['/v1/ordre-mixte/fire/resolve', '/v1/ordre-mixte/fire/resolve/odds']) {
      const [one, other] = await Promise.all([post(doors, path, short), post(doors, path, long)]);
      expect([other.status, other.body]).toEqual([one.status, one.body]);
    }
  });

  it.each([
    ['what is no JSON', `{"input": [${'1,'.repeat(9_000)}`, 400, 'bad-json'],
    ['what is nested too deep', `${'['.repeat(65)}${' '.repeat(20_000)}${']'.repeat(65)}`, 400, 'bad-json'],
    ['many thousand values', `{"input":[${'0,'.repeat(100_000)}0]}`, 422, 'not-understood'],
    ['more than 512 kB', `{"input":"${'x'.repeat(512 * 1024)}"}`, 413, 'too-large'],
    ['unknown facts', JSON.stringify({ input: { nothing: 'x'.repeat(20_000) } }), 422, 'not-understood'],
    ['what is no request', JSON.stringify('x'.repeat(20_000)), 422, 'not-understood'],
  ])('a long body with %s is refused as a short one would be', async (_, body, status, code) => {
    const answer = await post(doors, '/v1/murat/fire/musketry', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('a long body is refused in its own language', async () => {
    const answer = await post(doors, '/v1/murat/fire/musketry', { input: { nothing: 'x'.repeat(20_000) }, lang: 'it' });
    expect(answer.body.title).toBe('Richiesta non compresa');
  });

  const rulings = (many: number) =>
    Array.from(
      { length: many },
      (_, i) =>
        `a${i}: fireResolve(dice: { faces: [17] }, input: { arm: INFANTRY, firingBases: 4, rangeBand: SHORT, targetFormation: COLUMN, targetPm: ${i + 1} }) { summary }`,
    ).join(' ');

  it('many rulings in one GraphQL query are all answered', async () => {
    const answer = await post(doors, '/graphql', { query: `{ ordreMixte { ${rulings(10)} } }` });
    const { data, errors } = answer.body;
    expect(errors).toBeUndefined();
    expect(Object.keys(data.ordreMixte)).toHaveLength(10);
  });

  it('a fault among many rulings is told as that of a single one', async () => {
    const ask = async (many: number) => {
      const asked = rulings(many).replace('targetPm: 1 ', 'targetPm: -1 ');
      return (await post(doors, '/graphql', { query: `{ ordreMixte { ${asked} } }` })).body;
    };
    const [here, apart] = [await ask(1), await ask(10)];
    expect(here.errors[0].extensions.code).toBe('NOT_UNDERSTOOD');
    const told = ({ message, path, extensions }: { message: string; path: unknown; extensions: object }) => ({
      message,
      path,
      extensions,
    });
    expect(told(apart.errors[0])).toEqual(told(here.errors[0]));
    expect(Object.values(apart.data.ordreMixte).filter(answer => answer === null)).toHaveLength(1);
  });

  it('a GraphQL answer that would be too large is refused with what to ask for instead', async () => {
    const odds = Array.from(
      { length: 4 },
      (_, i) =>
        `a${i}: meleeAttackOdds(input: { first: { figures: 100 }, second: { figures: ${97 + i} } }, exact: true) { outcomes { probability exact { numerator denominator } } }`,
    ).join(' ');
    const { data, errors } = (await post(doors, '/graphql', { query: `{ guaitana { ${odds} } }` })).body;
    expect([data, errors[0].extensions.code]).toEqual([null, 'ANSWER_TOO_LARGE']);
    expect(errors[0].message).toMatch(/ask for fewer odds at a time/);
  });

  it('a GraphQL query with many rulings beside clubs is told to ask for them apart', async () => {
    const answer = await post(doors, '/graphql', {
      query: `{ clubs { nodes { id } } ordreMixte { ${rulings(4)} } }`,
    });
    expect([answer.status, answer.body.errors[0].extensions.limit]).toEqual([400, 'rulings']);
  });
});

describe('With the budget of an address', () => {
  let doors: Doors;
  // A fiftieth of the usual budget: 100 milliseconds of work.
  beforeAll(async () => (doors = await openDoors(() => [], 1000, testPool({ limits: 0.02 }))));
  afterAll(() => doors.close());

  it('work is told of in RateLimit headers and refused with 429 once it is spent; plain rulings are not', async () => {
    const first = await post(doors, `${attack}/odds`, heavy);
    expect(first.status).toBe(200);
    expect(first.headers['ratelimit-policy']).toBe('"work-ms";q=100;w=20');
    const second = await post(doors, `${attack}/odds`, heavy);
    expect(second.status).toBe(429);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect(second.headers['ratelimit']).toMatch(/^"work-ms";r=0;t=\d+$/);
    expect(second.body.detail).toMatch(/wait as long as Retry-After says/);
    const plain = await post(doors, `${attack}`, { input: { first: { figures: 10 }, second: { figures: 10 } } });
    expect(plain.status).toBe(200);
  });
});

describe('With more waiting than there is room for', () => {
  let doors: Doors;
  beforeAll(async () => (doors = await openDoors()));
  afterAll(() => doors.close());

  it('one client is refused, and what was let in is answered', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => post(doors, `${attack}/odds`, heavy)));
    const statuses = new Set(answers.map(({ status }) => status));
    expect(statuses.has(200)).toBe(true);
    expect([...statuses].every(status => [200, 429, 503].includes(status))).toBe(true);
    expect(statuses.size).toBeGreaterThan(1);
  });
});
