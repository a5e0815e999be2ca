import request from 'supertest';
import { openDoors, type Doors } from './open-doors.js';

let doors: Doors;
beforeAll(async () => (doors = await openDoors()));
afterAll(() => doors.close());

const volley = { arm: 'infantry', firingBases: 4, rangeBand: 'long', targetFormation: 'line', targetPm: 5 };
const ask = (body: unknown, path = 'ordre-mixte/fire/resolve') =>
  request(doors.url)
    .post(`/v1/${path}`)
    .send(body as object);

describe('A ruling', () => {
  it('without dice says what to roll, with every modifier already reckoned', async () => {
    const { body, status } = await ask({ input: volley });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'awaiting-dice',
      outcome: null,
      awaiting: { id: 'losses.loss', count: 1, sides: 100, needs: '≤40' },
    });
    expect(body.steps[0]).toMatchObject({ kind: 'call', outcome: { percentage: 40 } });
  });

  it('with the players’ dice says what happened, on whom and when', async () => {
    const { body } = await ask({ input: volley, dice: [17] });
    expect(body).toMatchObject({
      procedure: 'ordre-mixte.fire.resolve',
      status: 'resolved',
      outcome: { losses: 1, targetPmAfter: 4 },
      throws: [{ id: 'losses.loss', count: 1, sides: 100, faces: [17], needs: '≤40', successes: 1 }],
      effects: [
        { on: 'target', field: 'pm', by: -1, when: 'end-of-phase' },
        { on: 'target', owes: 'ordre-mixte.morale.trigger', when: 'end-of-phase' },
      ],
    });
    expect(body.cites).toContain('L59');
  });

  it('takes dice by the name of the throw', async () => {
    const { body } = await ask({ input: volley, dice: { 'losses.loss': [99] } });
    expect(body.outcome.losses).toBe(0);
  });

  it('rolls the same from the same seed, and fresh dice otherwise', async () => {
    const [first, second] = await Promise.all([
      ask({ input: volley, dice: { seed: 'a' } }),
      ask({ input: volley, dice: { seed: 'a' } }),
    ]);
    expect(first.body).toEqual(second.body);
    const rolls = await Promise.all(Array.from({ length: 40 }, () => ask({ input: volley, dice: 'roll' })));
    expect(new Set(rolls.map(({ body }) => body.throws[0].faces[0])).size).toBeGreaterThan(5);
  });

  it('names the rows left out and the facts that decided it', async () => {
    const { body } = await ask({ input: volley, dice: [1] });
    const rows = body.steps[0].steps.find((step: { kind: string }) => step.kind === 'modifiers').rows;
    expect(rows).toContainEqual(
      expect.objectContaining({ id: 'elite', applied: false, because: { quality: 'regular' } }),
    );
  });

  it('says what a house rule changed, and what the book alone would have given', async () => {
    const { body } = await ask({ input: { ...volley, quality: 'elite' }, dice: [61], house: { elite: 6 } });
    expect(body.outcome).toMatchObject({ percentage: 64, losses: 1 });
    expect(body.house).toEqual({
      rows: [{ id: 'elite', book: 5, house: 6 }],
      book: { status: 'resolved', outcome: expect.objectContaining({ percentage: 60, losses: 0 }) },
    });
  });

  it('is given in the language of the body, else of the header, else in English', async () => {
    const inItalian = await ask({ input: volley, lang: 'it' }).set('accept-language', 'en');
    const byHeader = await ask({ input: volley }).set('accept-language', 'fr, it-IT;q=0.8, en;q=0.5');
    const plain = await ask({ input: volley });
    expect(inItalian.body.summary).toMatch(/^In attesa/);
    expect(byHeader.body.summary).toMatch(/^In attesa/);
    expect(plain.body.summary).toMatch(/^Waiting/);
  });

  it('leaves the reasons out where they are not wanted', async () => {
    const { body } = await ask({ input: volley, dice: [1], explain: false });
    expect(body).toMatchObject({ steps: [], outcome: { losses: 1 } });
  });

  it('that the rules forbid is an answer, with the reason and the paragraph', async () => {
    const { body, status } = await ask({ input: { ...volley, rangeBand: 'out-of-range' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'not-allowed',
      outcome: { canFire: false, reason: 'out-of-range' },
      effects: [],
    });
    expect(body.steps).toContainEqual(expect.objectContaining({ kind: 'forbid', cite: 'L101', value: 'out-of-range' }));
  });
});

describe('Odds', () => {
  it('are exact, as doubles and as fractions', async () => {
    const { body } = await ask({ input: volley, exact: true }, 'ordre-mixte/fire/resolve/odds');
    expect(body.expected.losses).toBeCloseTo(0.4, 12);
    expect(body.marginals.losses).toEqual([
      { value: 0, probability: 0.6 },
      { value: 1, probability: 0.4 },
    ]);
    expect(body.outcomes.map((chance: { exact: unknown }) => chance.exact)).toContainEqual({
      numerator: '2',
      denominator: '5',
    });
  });

  it('are given the dice already thrown', async () => {
    const { body } = await ask({ input: volley, dice: [17] }, 'ordre-mixte/fire/resolve/odds');
    expect(body.outcomes).toEqual([
      { status: 'resolved', probability: 1, outcome: expect.objectContaining({ losses: 1 }) },
    ]);
  });
});

describe('Bad input', () => {
  it('is told all at once, each fault with its path, code and a sentence in the asked language', async () => {
    const { body, status, type } = await ask({
      input: { ...volley, firingBases: -1, rangeBand: 'near', quality: 3, targetPmm: 1, targetPm: 1.5 },
      dice: [0],
      rulings: { nonsense: 'x', 'fire-overflow': 'y' },
      house: { elit: 3 },
      lang: 'it',
      extra: 1,
    });
    expect([status, type]).toEqual([422, 'application/problem+json']);
    expect(body.faults.map((fault: { path: string; code: string }) => `${fault.path} ${fault.code}`).sort()).toEqual([
      'dice[0] dice/impossible-face',
      'extra request/unknown-field',
      'house.elit house/unknown-row',
      'input.firingBases fact/out-of-bounds',
      'input.quality fact/not-one-of',
      'input.rangeBand fact/not-one-of',
      'input.targetPm fact/wrong-kind',
      'input.targetPmm fact/unknown',
      'rulings.fire-overflow ruling/unknown-option',
      'rulings.nonsense ruling/unknown',
    ]);
    expect(body.faults.find((fault: { path: string }) => fault.path === 'house.elit').message).toContain(
      'Righe: elite',
    );
  });

  it('tells of a fact beside input that it goes into it', async () => {
    const { body } = await ask({ ...volley, constructor: 1, lang: 'it' });
    const told = (path: string) => body.faults.find((fault: { path: string }) => fault.path === path);
    expect(told('firingBases')).toMatchObject({
      code: 'request/unknown-field',
      message: expect.stringContaining('va dentro input'),
    });
    expect(told('constructor').message).toMatch(/^Campo sconosciuto/);
  });

  it('asks for a fact that the others make necessary', async () => {
    const { body } = await ask({ input: { ...volley, arm: 'artillery' } });
    expect(body.faults).toEqual([expect.objectContaining({ path: 'input.artilleryWeight', code: 'fact/missing' })]);
  });

  it.each([
    ['too many dice', [17, 3], 'dice[1] dice/too-many'],
    ['a face that a D100 does not have', [101], 'dice dice/impossible-face'],
    ['a throw that does not exist', { 'losses.loss': [3], luck: [6] }, 'dice.luck dice/unknown-throw'],
    ['half a face', [2.5], 'dice[0] dice/impossible-face'],
    ['no dice at all, but a word', 'throw', 'dice dice/not-understood'],
  ])('refuses %s', async (_, dice, fault) => {
    const { body, status } = await ask({ input: volley, dice });
    expect(status).toBe(422);
    expect(body.faults.map((found: { path: string; code: string }) => `${found.path} ${found.code}`)).toEqual([fault]);
  });

  it.each([
    ['while dice are awaited', { input: volley, dice: { 'losses.los': [3] } }, 'losses.los', 'Perhaps: losses.loss.'],
    ['without the label of what is called', { input: volley, dice: { loss: [3] } }, 'loss', 'Perhaps: losses.loss.'],
    ['beside one that is right', { input: volley, dice: { 'losses.loss': [3], lozz: [1] } }, 'lozz', 'losses.loss'],
    ['that is like no other', { input: volley, dice: { abracadabra: [1] } }, 'abracadabra', 'The throws are: losses'],
  ])('A throw misspelt %s is told, with the nearest names', async (_, body, id, like) => {
    for (const door of ['ordre-mixte/fire/resolve', 'ordre-mixte/fire/resolve/odds']) {
      const answer = await ask(body, door);
      expect([answer.status, answer.body.faults]).toEqual([
        422,
        [{ path: `dice.${id}`, code: 'dice/unknown-throw', message: expect.stringContaining(like) }],
      ]);
    }
    const inItalian = await ask({ ...body, lang: 'it' });
    expect(inItalian.body.faults[0].message).toMatch(/^Nessun tiro si chiama .* (Forse|I tiri sono): /);
  });

  it('Misspelt throws are told together with everything else', async () => {
    const { body } = await ask({ input: { ...volley, targetPmm: 1 }, dice: { los: [3], lost: [7.5] } });
    expect(body.faults.map((fault: { path: string }) => fault.path)).toEqual(['input.targetPmm', 'dice.lost[0]']);
    const named = await ask({ input: { ...volley, targetPmm: 1 }, dice: { los: [3], lost: [7] } });
    expect(named.body.faults.map((fault: { path: string }) => fault.path)).toEqual([
      'input.targetPmm',
      'dice.los',
      'dice.lost',
    ]);
  });

  it.each([
    ['wrong JSON', '{"input"', 400, 'bad-json'],
    ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`, 400, 'bad-json'],
    ['an empty body', '', 400, 'bad-json'],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 400, 'bad-json'],
    ['a list', '[]', 422, 'not-understood'],
    ['null', 'null', 422, 'not-understood'],
    ['more than 512 kB', `{"input":"${'x'.repeat(512 * 1024)}"}`, 413, 'too-large'],
  ])('%s is told as such', async (_, text, status, code) => {
    const answer = await request(doors.url)
      .post('/v1/ordre-mixte/fire/resolve')
      .set('content-type', 'application/json')
      .send(text);
    expect([answer.status, answer.body.code, answer.type]).toEqual([status, code, 'application/problem+json']);
  });

  it('in another format than JSON is 415', async () => {
    const answer = await request(doors.url)
      .post('/v1/ordre-mixte/fire/resolve')
      .set('content-type', 'text/plain')
      .send('hello');
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-media']);
  });

  it('an unknown procedure or ruleset is 404 with the nearest names', async () => {
    const procedure = await ask({}, 'ordre-mixte/fire/resolvd');
    const ruleset = await ask({}, 'ordre-mixt/fire/resolve');
    expect([procedure.status, procedure.body.nearest]).toEqual([
      404,
      expect.arrayContaining(['ordre-mixte.fire.resolve']),
    ]);
    expect([ruleset.status, ruleset.body.nearest]).toEqual([404, ['ordre-mixte']]);
  });

  it('a procedure opened in a browser says how to ask it', async () => {
    const answer = await request(doors.url).get('/v1/ordre-mixte/fire/resolve');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('A batch', () => {
  const batch = (items: unknown) =>
    request(doors.url)
      .post('/v1/batch')
      .send(items as object);

  it('answers one result or problem per item, in order', async () => {
    const { body, status } = await batch([
      { procedure: 'ordre-mixte.fire.resolve', input: volley, dice: [17] },
      { procedure: 'ordre-mixte.fire.resolve', input: volley, odds: true },
      { procedure: 'ordre-mixte.fire.nothing', input: volley },
      { procedure: 'ordre-mixte.fire.resolve', input: {} },
      7,
    ]);
    expect(status).toBe(200);
    expect(body.map((item: object) => Object.keys(item)[0])).toEqual([
      'answer',
      'odds',
      'problem',
      'problem',
      'problem',
    ]);
    expect(body[0].answer.outcome.losses).toBe(1);
    expect(body[1].odds.expected.losses).toBeCloseTo(0.4);
  });

  it('takes ten thousand items, and no more', async () => {
    const item = {
      procedure: 'ordre-mixte.fire.range-band',
      input: { weapon: 'musket', distanceCm: 3 },
      explain: false,
    };
    const full = await batch(
      Array.from({ length: 10_000 }, (_, i) => ({ ...item, input: { ...item.input, distanceCm: i / 1000 } })),
    );
    expect(full.body).toHaveLength(10_000);
    expect(full.body[3999].answer.outcome.band).toBe('short');
    expect(full.body[4001].answer.outcome.band).toBe('long');
    for (const wrong of [[], Array.from({ length: 10_001 }, () => item), {}])
      expect((await batch(wrong)).status).toBe(422);
  });
});

describe('The catalogue', () => {
  it('lists the books, their procedures and one whole', async () => {
    const books = await request(doors.url).get('/v1/rulesets');
    expect(books.body.rulesets).toContainEqual(expect.objectContaining({ id: 'ordre-mixte' }));
    const book = await request(doors.url).get('/v1/rulesets/ordre-mixte?lang=it');
    expect(book.body.sequence.phases).toHaveLength(20);
    const procedures = await request(doors.url).get('/v1/rulesets/ordre-mixte/procedures');
    expect(procedures.body.procedures.length).toBe(books.body.rulesets[0].procedures);
    const one = await request(doors.url).get('/v1/rulesets/ordre-mixte/procedures/ordre-mixte.fire.resolve');
    expect(one.body).toMatchObject({
      id: 'ordre-mixte.fire.resolve',
      input: { type: 'object' },
      calls: expect.any(Array),
    });
    expect((await request(doors.url).get('/v1/rulesets/murat2')).status).toBe(404);
    expect((await request(doors.url).get('/v1/rulesets/ordre-mixte/procedures/fire.resolv')).body.nearest).toContain(
      'ordre-mixte.fire.resolve',
    );
  });
});

describe('Every answer', () => {
  it('carries the request’s own id, or a new one', async () => {
    const given = await request(doors.url).get('/v1/rulesets').set('x-request-id', 'table-7');
    const hostile = await request(doors.url).get('/v1/rulesets').set('x-request-id', 'a b{}');
    expect(given.headers['x-request-id']).toBe('table-7');
    expect(hostile.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('may be asked for by a browser from anywhere', async () => {
    const preflight = await request(doors.url)
      .options('/v1/ordre-mixte/fire/resolve')
      .set('origin', 'https://example.org')
      .set('access-control-request-method', 'POST');
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, '*']);
  });

  it('tells pages of other sites what they may wait for, and lets a browser run nothing of it', async () => {
    const [ruled, refused] = await Promise.all([ask({ input: volley }), request(doors.url).get('/v1/rulesets/none')]);
    expect([ruled.status, refused.status]).toEqual([200, 404]);
    for (const { headers } of [ruled, refused]) {
      expect(headers['access-control-expose-headers']).toContain('ETag, RateLimit, RateLimit-Policy, Retry-After');
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('is a problem with an id where the address cannot be read, and does not repeat it', async () => {
    for (const path of ['/docs/%ff', '/v1/rulesets/%ED%A0%80', '/v1/sheet/%zz?key=SECRET']) {
      const { status, headers, body, text } = await request(doors.url).get(path);
      expect([path, status, headers['content-type']]).toEqual([path, 400, 'application/problem+json; charset=utf-8']);
      expect(body).toMatchObject({ code: 'bad-request', requestId: headers['x-request-id'] });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(text).not.toMatch(/%|SECRET/);
    }
  });

  it('is a file to keep where it is an order of battle as a sheet', async () => {
    const { status, headers } = await request(doors.url).get(
      '/v1/rulesets/murat/scenarios/elchingen/order-of-battle.csv?lang=it',
    );
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[A-Za-z0-9._-]*Elchingen[A-Za-z0-9._-]*\.csv"/,
    );
  });

  it('refuses a parameter that is written twice, whatever it is', async () => {
    for (const path of ['/v1/rulesets?lang=it&lang=en', '/v1/rulesets?a=1&lang=it&a=1']) {
      const { status, body } = await request(doors.url).get(path).set('accept-language', 'en');
      expect([path, status, body.code]).toEqual([path, 400, 'bad-request']);
      expect(body.detail).toMatch(/"(lang|a)" is written twice/);
    }
    expect((await request(doors.url).get('/v1/rulesets?lang=it&a=1')).status).toBe(200);
  });
});
