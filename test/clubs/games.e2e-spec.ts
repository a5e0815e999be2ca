import { Writable } from 'node:stream';
import { pino } from 'pino';
import { Limits } from '../../src/access/domain/limits.js';
import { newUse } from '../../src/campaign/domain/game.js';
import { GameStore } from '../../src/campaign/persistence/game-store.js';
import { DatabaseFault, Tenancy } from '../../src/database/index.js';
import { ClubServer, peopleAt, type Answered, type Client, type People } from './club-server.js';
import { withMutant } from './mutant.js';
import { OwnersEyes } from './owners-eyes.js';

let logged = '';
const log = pino(
  { level: 'trace' },
  new Writable({
    write(line: Buffer, _, done) {
      logged += line.toString();
      done();
    },
  }),
);

let server: ClubServer;
let people: People;
let game: string;
let key: string;
beforeAll(async () => {
  server = await ClubServer.start({ log });
  people = await peopleAt(server);
  game = await newGame();
  key = (await people.club.program(people.players[0], 'sheet')).key;
});
afterAll(() => server?.close());

const newGame = async (more: object = {}, by: Client = people.referee): Promise<string> => {
  const made = await by.post(`${people.club.path}/games`, { title: 'Sabato al club', ...more });
  if (made.status !== 201) throw new Error(made.text);
  return made.body.id as string;
};

const fire = '/v1/sheet/ordre-mixte/fire/resolve';
const volley = 'arm=fanteria&firingBases=4&rangeBand=lunga&targetFormation=linea&targetPm=5';
const roll = (id: string, more = '', of = game, by = key): Promise<Answered> =>
  server.nobody.get(`${fire}?${volley}&game=${of}&key=${by}&roll=${encodeURIComponent(id)}${more}`);
const face = async (id: string, more = '', of = game): Promise<string> => (await roll(id, `&out=dice${more}`, of)).text;
const rolls = async (of = game, query = '?first=100'): Promise<readonly Answered['body'][]> =>
  (await people.spectator.get(`/v1/games/${of}/rolls${query}`)).body.items;

describe('A game of a club', () => {
  it('is made, listed, read and ended', async () => {
    const made = await people.players[0].post(`${people.club.path}/games`, { title: 'Domenica', ruleset: 'murat' });
    expect([made.status, made.headers.get('location')]).toEqual([201, `/v1/games/${made.body.id}`]);
    expect(made.body).toMatchObject({ title: 'Domenica', ruleset: 'murat', endedAt: null, recorded: 0 });
    const { body } = await people.spectator.get(`${people.club.path}/games`);
    expect(body.items.map(({ id }: { id: string }) => id)).toContain(made.body.id);
    expect((await people.spectator.get(`/v1/games/${made.body.id}`)).body).toEqual(made.body);
    // Of two players, the one who did not make it does not end it.
    expect((await people.players[1].post(`/v1/games/${made.body.id}/end`)).status).toBe(403);
    const ended = await people.players[0].post(`/v1/games/${made.body.id}/end`);
    expect([ended.status, ended.body.endedAt]).toEqual([200, expect.any(String)]);
    const again = await people.referee.post(`/v1/games/${made.body.id}/end`);
    expect(again.body).toEqual(ended.body);
  });

  it('is made once for an idempotency key', async () => {
    const once = people.referee.with({ 'idempotency-key': 'saturday' });
    const [first, second] = [
      await once.post(`${people.club.path}/games`, { title: 'Una' }),
      await once.post(`${people.club.path}/games`, { title: 'Una' }),
    ];
    expect([second.body.id, second.headers.get('idempotency-replayed')]).toEqual([first.body.id, 'true']);
  });

  it('has a title, and a ruleset that there is', async () => {
    const asked = (body: object) => people.referee.post(`${people.club.path}/games`, body);
    expect((await asked({})).body.faults[0].path).toBe('title');
    expect((await asked({ title: '  ' })).body.faults[0].path).toBe('title');
    expect((await asked({ title: 'x', ruleset: 'dadi' })).body.faults[0].path).toBe('ruleset');
  });
});

describe('A roll in a game', () => {
  it('is recorded with its time, facts and dice, before the cell shows it', async () => {
    const before = Date.now();
    const cell = await roll('T1-A1');
    expect(cell.text).toMatch(/^Percentuale 40%: .* \[1D100: \d+\]$/);
    expect(cell.text).not.toContain('prova');
    expect(Object.fromEntries(cell.headers)).toMatchObject({
      'x-arbitro-dice': 'club',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const [recorded] = await rolls();
    expect(recorded).toMatchObject({
      number: 1,
      procedure: 'ordre-mixte.fire.resolve',
      edition: expect.stringMatching(/^ordre-mixte-/),
      roll: 'T1-A1',
      change: 0,
      changed: [],
      facts: { arm: 'infantry', firingBases: 4, rangeBand: 'long' },
      rulings: {},
      house: {},
      throws: [{ sides: 100, faces: [Number(/: (\d+)\]/.exec(cell.text)?.[1])] }],
      member: people.players[0].member,
      key: key.split('_')[2],
    });
    expect(Date.parse(recorded.at)).toBeGreaterThanOrEqual(before - 1000);
    expect((await people.referee.get(`/v1/games/${game}`)).body.recorded).toBe(1);
  });

  it('has the same dice for ever, and is recorded once however often it is asked for', async () => {
    const dice = await face('T1-A2');
    const many = (await rolls()).length;
    expect(await Promise.all(Array.from({ length: 5 }, () => face('T1-A2')))).toEqual(Array(5).fill(dice));
    // Another format, language or field is the same use.
    await roll('T1-A2', '&fmt=xml&lang=en');
    expect(await rolls()).toHaveLength(many);
  });

  it('keeps its dice when the facts change, and the change shows', async () => {
    const dice = await face('T1-A3');
    expect(await face('T1-A3', '&quality=veterani&ruling.combined-fire=sum-percentages')).toBe(dice);
    expect(await face('T1-A3')).toBe(dice);
    const uses = (await rolls()).filter(one => one.roll === 'T1-A3');
    expect(uses.map(({ change, changed }) => [change, changed])).toEqual([
      [0, []],
      [1, ['quality', 'ruling.combined-fire']],
    ]);
    expect(uses[1].facts.quality).toBe('veteran');
  });

  it('has other dice in another game, in practice and in the private game of anybody', async () => {
    const other = await newGame();
    const ids = Array.from({ length: 12 }, (_, i) => `S${i}`);
    const { game: mine } = (await server.nobody.post('/v1/sheet/games')).body;
    const sets = await Promise.all(
      [
        (id: string) => face(id),
        (id: string) => face(id, '', other),
        async (id: string) => (await server.nobody.get(`${fire}?${volley}&roll=${id}&out=dice`)).text,
        async (id: string) => (await server.nobody.get(`${fire}?${volley}&game=${mine}&roll=${id}&out=dice`)).text,
      ].map(of => Promise.all(ids.map(of))),
    );
    expect(sets.flat().every(text => /^\d+$/.test(text))).toBe(true);
    expect(new Set(sets.map(String)).size).toBe(sets.length);
  });

  it('is not made by what is not rolled: odds, help, dice of the table, a question before the GET', async () => {
    const many = (await rolls()).length;
    const shared = `${volley}&game=${game}&key=${key}`;
    await server.nobody.get(`${fire}/odds?${shared}&roll=X1`);
    await server.nobody.get(`${fire}/help?${shared}&roll=X1`);
    await server.nobody.get(`${fire}?${shared}&dice=17`);
    await server.nobody.get(`${fire}?${shared}`);
    await server.nobody.get(`${fire}?${shared.replace('firingBases=4', 'firingBases=x')}&roll=X1`);
    await server.nobody.ask('HEAD', `${fire}?${shared}&roll=X1`);
    await server.nobody.ask('OPTIONS', `${fire}?${shared}&roll=X1`);
    expect(await rolls()).toHaveLength(many);
  });

  it('goes by batch, row by row', async () => {
    const other = await newGame();
    const rows = volley.replace('firingBases=4&', '');
    const address = `${fire}/batch?${rows}&game=${other}&key=${key}&cols=roll;firingBases&rows=B1;4~;~B2;x~B3;2~B1;4~B1;3`;
    const { text, headers } = await server.nobody.get(`${address}&out=dice`);
    const lines = text.split('\n');
    expect(lines[2]).toMatch(/^ERR firingBases/);
    expect([lines[1], lines[4], lines[5], headers.get('x-arbitro-status')]).toEqual(['', lines[0], lines[0], '207']);
    expect((await rolls(other)).map(one => [one.roll, one.change, one.facts.firingBases])).toEqual([
      ['B1', 0, 4],
      ['B3', 0, 2],
      ['B1', 1, 3],
    ]);
    expect((await server.nobody.get(`${fire}/batch?${volley}&cols=game;roll&rows=a;b`)).text).toMatch(
      /^ERR cols: game vale per tutte le righe/,
    );
  });

  it('is recorded once each when hundreds of cells are calculated at once', async () => {
    const other = await newGame();
    const ids = Array.from({ length: 300 }, (_, i) => `R${i % 150}`);
    const texts = await Promise.all(ids.map(id => face(id, '', other)));
    expect(texts.filter(text => !/^\d+$/.test(text))).toEqual([]);
    expect(texts.slice(150)).toEqual(texts.slice(0, 150));
    const { body } = await people.referee.get(`/v1/games/${other}`);
    expect(body.recorded).toBe(150);
    const recorded = [...(await rolls(other)), ...(await rolls(other, `?first=100&after=${await nextOf(other)}`))];
    expect(recorded.map(({ number }) => number)).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
    const byRoll = new Map(recorded.map(one => [one.roll, String(one.throws[0].faces[0])]));
    expect(texts).toEqual(ids.map(id => byRoll.get(id)));
  });

  it('is recorded once by several servers on one database', async () => {
    const other = await newGame();
    const store = server.app.get(GameStore, { strict: false });
    const use = (id: string) =>
      newUse({
        ruleset: 'murat',
        procedure: 'murat.fire.musketry',
        edition: '1',
        roll: id,
        asked: { facts: {}, rulings: {}, house: {} },
        throws: [{ id: 'fire', sides: 6, faces: [4] }],
        member: people.owner.member,
        key: 'aaaaaaaa',
      });
    // As each server writes by itself, past the queue that the cells of one server share.
    const written = await Promise.all(
      Array.from({ length: 8 }, (_, i) => store.record(people.club.id, other, [use('T1'), use(`T${i % 2}`)])),
    );
    expect(written).toEqual(Array(8).fill(['kept', 'kept']));
    expect((await rolls(other)).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('is of the ruleset of the game', async () => {
    const other = await newGame({ ruleset: 'murat' });
    expect((await roll('T1', '', other)).text).toMatch(/^ERR game: la partita si gioca con murat/);
  });

  it('is made no more once the game has ended, and can still be read', async () => {
    const other = await newGame();
    const dice = await face('T1', '', other);
    await people.referee.post(`/v1/games/${other}/end`);
    expect(await face('T1', '', other)).toBe(dice);
    expect((await roll('T2', '&lang=en', other)).text).toMatch(/^ERR game: the game has ended: its rolls/);
    expect((await roll('T1', '&quality=veterani', other)).text).toMatch(/^ERR game: la partita è finita: i dati/);
    expect(await rolls(other)).toHaveLength(1);
  });

  it('finds the game full at its bound, and says so in the cell', async () => {
    const other = await newGame();
    await roll('T1', '', other);
    const eyes = await OwnersEyes.open(server);
    await eyes.rows('UPDATE game SET rolls = 10000 WHERE id = $1', [other]);
    await eyes.close();
    const full = await roll('T2', '', other);
    expect([full.status, full.headers.get('x-arbitro-status')]).toEqual([200, '422']);
    expect(full.text).toMatch(/^ERR game: la partita è piena \(10000 tiri registrati\)/);
    expect((await roll('T1', '', other)).text).not.toMatch(/^ERR/);
  });
});

const nextOf = async (of: string): Promise<string> =>
  (await people.spectator.get(`/v1/games/${of}/rolls?first=100`)).body.next;

describe('Whose key it is', () => {
  const told = ({ status, text, headers }: Answered) => [status, headers.get('x-arbitro-status'), text];

  it('is asked for, and must be one that rolls', async () => {
    const bare = await server.nobody.get(`${fire}?${volley}&game=${game}&roll=K1`);
    expect(told(bare)).toEqual([200, '401', expect.stringMatching(/^ERR game: è la partita di un club/)]);
    expect(told(await roll('K1', '', game, 'wk_s_wrong'))[1]).toBe('401');
    const read = await people.club.program(people.referee, 'read');
    const write = await people.club.program(people.referee, 'write');
    const spectators = await people.club.program(people.spectator, 'sheet');
    expect(told(await roll('K1', '', game, spectators.key))[1]).toBe('403');
    const asked = `${fire}?${volley}&game=${game}&roll=K1&out=dice`;
    expect((await read.get(asked)).headers.get('x-arbitro-status')).toBe('403');
    expect((await write.get(asked)).text).toMatch(/^\d+$/);
    expect((await roll('K1', '&errors=http', game, spectators.key)).status).toBe(403);
  });

  it('is not a cookie: another site could make a browser send it', async () => {
    const asked = await people.referee.get(`${fire}?${volley}&game=${game}&roll=K2`);
    expect(told(asked)).toEqual([200, '401', expect.stringMatching(/^ERR game: è la partita di un club/)]);
    expect((await rolls()).some(one => one.roll === 'K2')).toBe(false);
  });

  it('opens no game of another club, which is as unknown as none', async () => {
    const founder = await people.club.join('player', 'Canarino');
    const { body: club } = await founder.post('/v1/clubs', { name: 'Canarini' });
    const { body: theirs } = await founder.post(`/v1/clubs/${club.id}/games`, { title: 'Loro' });
    expect(theirs.title).toBe('Loro');
    const [foreign, random] = [
      await roll('T1', '', theirs.id),
      await roll('T1', '', '00000000-0000-4000-8000-000000000000'),
    ];
    expect(told(foreign)).toEqual([200, '404', 'ERR game: il club della chiave non ha questa partita.']);
    expect(told(random)).toEqual(told(foreign));
    expect((await people.referee.get(`/v1/games/${theirs.id}`)).status).toBe(404);
    expect((await founder.get(`/v1/games/${theirs.id}/rolls`)).body.items).toEqual([]);
  });

  it('has a limit of its own, told in the cell', async () => {
    await withMutant(
      Limits.prototype,
      'take',
      take =>
        function (this: Limits, name, of) {
          if (name !== 'sheet') return take.call(this, name, of);
          return { name, allowed: false, most: 1, seconds: 60, left: 0, wait: 7 };
        },
      async () => {
        const refused = await roll('K3');
        expect(told(refused)).toEqual([200, '429', expect.stringMatching(/^ERR Troppe richieste/)]);
        expect(refused.headers.get('ratelimit')).toBe('"sheet";r=0;t=7');
      },
    );
    expect((await rolls()).some(one => one.roll === 'K3')).toBe(false);
  });
});

describe('The record', () => {
  it('is read page by page, by REST and by GraphQL', async () => {
    const first = await people.spectator.get(`/v1/games/${game}/rolls?first=2`);
    expect(first.body.items).toHaveLength(2);
    const second = await people.spectator.get(`/v1/games/${game}/rolls?first=2&after=${first.body.next}`);
    expect(second.body.items[0].number).toBe(3);
    expect((await people.spectator.get(`/v1/games/${game}/rolls?after=x`)).status).toBe(422);
    const query = `query($game: ID!) { game(game: $game) { title rolls(first: 2) {
      edges { node { number roll change facts throws { faces } } } pageInfo { hasNextPage } } } }`;
    const { body } = await people.spectator.post('/graphql', { query, variables: { game } });
    expect(body.errors).toBeUndefined();
    expect(body.data.game.rolls.edges.map(({ node }: { node: object }) => node)).toMatchObject(
      first.body.items.map(({ number, roll: id, facts }: { number: number; roll: string; facts: object }) => ({
        number,
        roll: id,
        facts,
      })),
    );
  });

  it('is a CSV file, whose cells do not run', async () => {
    const other = await newGame();
    await roll('=1+1', '', other);
    await roll('=1+1', '&quality=veterani', other);
    const { status, headers, text } = await people.spectator.get(`/v1/games/${other}/rolls.csv`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="rolls.csv"');
    const [head, first, second] = text.split('\n');
    expect(head).toBe('number,at,procedure,roll,change,changed,dice,facts,rulings,house,edition,member,key');
    expect(first).toMatch(
      /^1,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC,ordre-mixte\.fire\.resolve,'=1\+1,0,,1D100: \d+,"\{""arm""/,
    );
    expect(second).toMatch(/,1,quality,1D100: /);
  });

  it('is read in cells, the latest of it', async () => {
    const at = (query: string) => server.nobody.get(`/v1/sheet/games/${game}/rolls?key=${key}&${query}`);
    const all = await rolls();
    const latest = all.at(-1);
    expect((await at('last=1&cols=number;roll')).text).toBe(`${latest.number}|${latest.roll}`);
    const table = (await at('fmt=csv&head=1&dec=,')).text.split('\n');
    expect(table[0]).toBe('number;at;procedure;roll;dice;change;changed');
    expect(table).toHaveLength(Math.min(50, all.length) + 1);
    expect((await at('last=0')).text).toBe('ERR last: Serve un numero intero da 1 a 500.');
    expect((await at('cols=dadi&lang=en')).text).toMatch(/^ERR cols: The answer has no field/);
    expect((await server.nobody.get(`/v1/sheet/games/${game}/rolls`)).text).toMatch(/^ERR Manca la chiave/);
  });

  it('belongs to what is told of a person', async () => {
    const { body } = await people.players[0].get('/v1/me');
    expect(JSON.stringify(body)).toContain(game);
  });
});

describe('Without the database', () => {
  it('a cell of a game says so and gives no dice; practice and private games go on', async () => {
    const { game: mine } = (await server.nobody.post('/v1/sheet/games')).body;
    await withMutant(
      Tenancy.prototype,
      'pg',
      () => () => Promise.reject(new DatabaseFault('The database does not answer.')),
      async () => {
        const away = await roll('D1');
        expect([away.status, away.headers.get('x-arbitro-status')]).toEqual([200, '503']);
        expect(away.text).toMatch(/^ERR game: l’archivio non risponde/);
        expect(away.text).not.toMatch(/\d/);
        expect((await roll('D1', '&fmt=xml&lang=en')).text).toMatch(/^<r><u ok="0"><error>game: the database does not/);
        expect((await roll('D1', '&errors=http')).status).toBe(503);
        expect((await server.nobody.get(`${fire}?${volley}&game=${mine}&roll=D1&out=dice`)).text).toMatch(/^\d+$/);
        expect((await server.nobody.get(`${fire}?${volley}&roll=D1&out=dice`)).text).toMatch(/^\d+$/);
      },
    );
    expect((await rolls()).some(one => one.roll === 'D1')).toBe(false);
    expect(await face('D1')).toMatch(/^\d+$/);
  });
});

describe('What stands in the address', () => {
  it('is in no log: neither key nor token', async () => {
    const { game: mine } = (await server.nobody.post('/v1/sheet/games')).body as { readonly game: string };
    for (const path of [
      `${fire}?${volley}&roll=1`,
      `${fire}?x=1`,
      `${fire}?x=1&errors=http`,
      '/v1/sheet/a/b/c?x=1',
      '/v1/nowhere?x=1',
    ])
      await server.nobody.get(`${path}&game=${mine}&key=${key}`);
    await server.nobody.get(`/v1/sheet/games/${mine}/rolls?key=${key}`);
    expect(logged).toContain('/v1/sheet/:ruleset/:area/:procedure');
    expect(logged).not.toContain(mine.slice(2, 26));
    expect(logged).not.toContain(key.slice(14, 57));
    const metrics = await server.nobody.get('/metrics');
    expect(metrics.text).not.toContain(mine.slice(2, 26));
  });
});
