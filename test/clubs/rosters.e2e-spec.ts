import { randomUUID } from 'node:crypto';
import { RosterStore } from '../../src/campaign/persistence/roster-store.js';
import { Tenancy } from '../../src/database/index.js';
import { ClubServer, peopleAt, type Answered, type Client, type People } from './club-server.js';

let server: ClubServer;
let people: People;
beforeAll(async () => {
  server = await ClubServer.start();
  people = await peopleAt(server);
});
afterAll(() => server.close());

const line = { name: '6e léger', facts: { arm: 'infantry', fouInitial: 12 } };
const brigade = {
  ruleset: 'murat',
  name: 'Brigata Villate',
  units: [line, { name: 'Batteria', facts: { arm: 'artillery', fouInitial: 3 } }],
};
const make = (by: Client, body: unknown = brigade) => by.post(`${people.club.path}/rosters`, body);
const made = async (by: Client, body: unknown = brigade): Promise<Answered['body']> => {
  const reply = await make(by, body);
  if (reply.status !== 201) throw new Error(reply.text);
  return reply.body;
};
const paths = (reply: Answered) => reply.body.faults.map(({ path }: { path: string }) => path);

describe('A roster', () => {
  it('is made by a player, with ids that tell nothing of its units', async () => {
    const [anna] = people.players;
    const reply = await make(anna);
    expect(reply.status).toBe(201);
    expect(reply.headers.get('etag')).toBe('"1"');
    expect(reply.headers.get('location')).toBe(`/v1/rosters/${reply.body.id}`);
    expect(reply.body).toMatchObject({
      club: people.club.id,
      ruleset: 'murat',
      madeBy: anna.member,
      many: 2,
      version: 1,
    });
    for (const { id } of reply.body.units) expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
    const read = await people.spectator.get(`/v1/rosters/${reply.body.id}`);
    expect(read.body).toEqual(reply.body);
    expect(read.headers.get('etag')).toBe('"1"');
  });

  it('is made once for a key, however often it is asked for', async () => {
    const by = people.players[0].with({ 'idempotency-key': randomUUID() });
    const [first, second] = await Promise.all([make(by), make(by)]);
    const replies = [first, second].filter(({ status }) => status !== 409);
    const again = await make(by);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    for (const { text } of replies) expect(text).toBe(again.text);
    expect((await make(by, { ...brigade, name: 'Un’altra' })).status).toBe(422);
  });

  it('is refused with all its faults at once', async () => {
    const units = [line, { name: 'x', facts: { arm: 'infantri', fouInitial: 99 } }, { name: '', facts: {} }];
    expect(paths(await make(people.players[0], { ...brigade, units: units.slice(0, 2) }))).toEqual([
      'units.1.arm',
      'units.1.fouInitial',
    ]);
    expect(paths(await make(people.players[0], { ...brigade, units }))).toEqual(['units.2.name']);
    expect(paths(await make(people.players[0], { ...brigade, ruleset: 'risiko' }))).toEqual(['ruleset']);
    const tooMany = await make(people.players[0], { ...brigade, units: Array(201).fill(line) });
    expect(tooMany.status).toBe(422);
    expect((await make(people.players[0], { ...brigade, units: Array(200).fill(line) })).status).toBe(201);
  });

  it('is changed by whoever made it, the referee and the owner, and by nobody else', async () => {
    const [anna, bruno] = people.players;
    const roster = await made(anna);
    const change = (by: Client, name: string) => by.put(`/v1/rosters/${roster.id}`, { name, units: roster.units });
    for (const by of [anna, people.referee, people.owner]) expect((await change(by, 'Sua')).status).toBe(200);
    for (const by of [bruno, people.spectator])
      expect(await change(by, 'Altrui')).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    expect((await bruno.delete(`/v1/rosters/${roster.id}`)).status).toBe(403);
    const { body } = await anna.get(`/v1/rosters/${roster.id}`);
    expect(body).toMatchObject({ name: 'Sua', version: 4, units: roster.units });
  });

  it('is not changed over a version that nobody has read', async () => {
    const [anna] = people.players;
    const roster = await made(anna);
    const put = (ifMatch: string, name: string) =>
      anna.with({ 'if-match': ifMatch }).put(`/v1/rosters/${roster.id}`, { name, units: roster.units });
    expect(await put('"1"', 'Prima')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await put('"1"', 'Tardi')).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect((await anna.with({ 'if-match': '"1"' }).delete(`/v1/rosters/${roster.id}`)).status).toBe(412);
    const all = await Promise.all(Array.from({ length: 8 }, (_, i) => put('"2"', `Insieme ${i}`)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
    expect((await anna.get(`/v1/rosters/${roster.id}`)).body.version).toBe(3);
  });

  it('is written and thrown away by the faster of two who have read it', async () => {
    const { id } = await made(people.players[0]);
    const store = server.app.get(RosterStore, { strict: false });
    const anna = { member: people.players[0].member, judges: false };
    const read = await store.find(people.club.id, id, anna);
    if (!read) throw new Error('It was just made.');
    expect(await store.change(read, { ...read, name: 'Prima' }, anna)).toMatchObject({ name: 'Prima', version: 2 });
    expect(await store.change(read, { ...read, name: 'Tardi' }, anna)).toBeUndefined();
    expect(await store.remove(read, anna)).toBe(false);
    expect((await people.players[0].get(`/v1/rosters/${id}`)).body).toMatchObject({ name: 'Prima', version: 2 });
  });

  it('keeps the ids of its units, and takes no others', async () => {
    const [anna] = people.players;
    const roster = await made(anna);
    const [unit] = roster.units;
    const stranger = (await made(anna)).units[0];
    const change = (units: unknown) => anna.put(`/v1/rosters/${roster.id}`, { name: 'Altra', units });
    expect(paths(await change([unit, { ...line, id: stranger.id }]))).toEqual(['units.1.id']);
    const { body } = await change([line, unit]);
    expect(body.units[1]).toEqual(unit);
    expect(body.units[0].id).not.toBe(roster.units[1].id);
  });

  it('is thrown away', async () => {
    const [anna] = people.players;
    const { id } = await made(anna);
    expect(await anna.delete(`/v1/rosters/${id}`)).toMatchObject({ status: 204, text: '' });
    expect((await anna.get(`/v1/rosters/${id}`)).status).toBe(404);
    expect((await anna.delete(`/v1/rosters/${id}`)).status).toBe(404);
  });

  it('is reported on by the procedures of its book, with the paragraphs', async () => {
    const [anna] = people.players;
    const narrow = { name: 'Stretta', facts: { arm: 'infantry', fouInitial: 6, bases: 2, formation: 'attack-column' } };
    const { id, units } = await made(anna, { ...brigade, units: [line, narrow] });
    const { body } = await people.spectator.get(`/v1/rosters/${id}/report`);
    expect(body).toMatchObject({ roster: id, version: 1, ready: false });
    expect(body.units.map(({ id, ready }: { id: string; ready: boolean }) => [id, ready])).toEqual([
      [units[0].id, true],
      [units[1].id, false],
    ]);
    const [check] = body.units[1].checks;
    expect(check).toMatchObject({ procedure: 'murat.build.formation-check', status: 'not-allowed' });
    expect(check.cites).toContain('Murat, §1.2');
    const english = await people.spectator.with({ 'accept-language': 'en' }).get(`/v1/rosters/${id}/report`);
    expect(english.body.units[1].checks[0].summary).toMatch(/not allowed/);
  });

  it('is judged as the club reads the book', async () => {
    const cavalry = { name: 'Dragoni', facts: { arm: 'cavalry', fouInitial: 6, formation: 'attack-column' } };
    const { id } = await made(people.players[0], { ...brigade, units: [cavalry] });
    const ready = async () => (await people.players[0].get(`/v1/rosters/${id}/report`)).body.ready;
    expect(await ready()).toBe(true);
    const rules = { murat: { rulings: { 'cavalry-attack-column': 'forbidden' } } };
    expect((await people.owner.patch(people.club.path, { rules })).status).toBe(200);
    expect(await ready()).toBe(false);
  });

  it('is a sheet with a row for each unit, which runs no formula', async () => {
    const units = [{ name: '=1+1', facts: { arm: 'infantry', fouInitial: 12, special: ['a, b', 'c'] } }, line];
    const { id, units: kept } = await made(people.players[0], { ...brigade, units });
    const csv = await people.spectator.get(`/v1/rosters/${id}/roster.csv`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, first, second, end] = csv.text.split('\r\n');
    expect(head).toBe('id,name,arm,fouInitial,special');
    expect(first).toMatch(new RegExp(`^${kept[0].id},'=1\\+1,infantry,12,`));
    expect(second).toBe(`${kept[1].id},6e léger,infantry,12,`);
    expect(end).toBe('');
  });

  it('is a field of GraphQL, with its report and beside its club', async () => {
    const { id } = await made(people.players[0]);
    const query = `{
      roster(roster: "${id}") { name version units { id name facts } report { ready units { checks { procedure status cites } } } }
      club(club: "${people.club.id}") { rosters(first: 1) { edges { node { id many } } } }
    }`;
    const { body } = await people.spectator.post('/graphql', { query });
    expect(body.errors).toBeUndefined();
    expect(body.data.roster).toMatchObject({ name: 'Brigata Villate', version: 1, report: { ready: true } });
    expect(body.data.roster.units).toHaveLength(2);
    expect(body.data.club.rosters.edges).toHaveLength(1);
  });

  it('is listed page by page, the oldest first', async () => {
    const path = `${people.club.path}/rosters?first=2`;
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const { body } = await people.spectator.get(next === '' ? path : `${path}&after=${next}`);
      expect(body.items.length).toBeLessThanOrEqual(2);
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      next = body.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(5);
  });

  it('of Ordre Mixte opens a battle, whose units are copies', async () => {
    const units = [{ name: 'Linea', facts: { arm: 'infantry', formation: 'line', totalBases: 8, pm: 10 } }];
    const north = await made(people.players[0], { ruleset: 'ordre-mixte', name: 'Nord', units });
    const south = await made(people.players[1], { ruleset: 'ordre-mixte', name: 'Sud', units });
    const sides = [
      { id: 'north', roster: north.id },
      { id: 'south', roster: south.id },
    ];
    const battle = await people.referee.post(`${people.club.path}/battles`, {
      name: 'Prova',
      ruleset: 'ordre-mixte',
      sides,
    });
    expect(battle.status).toBe(201);
    await people.players[0].delete(`/v1/rosters/${north.id}`);
    const { body } = await people.referee.get(`/v1/battles/${battle.body.id}/units`);
    expect(body.units.map(({ id }: { id: string }) => id).sort()).toEqual(
      [north.units[0].id, south.units[0].id].sort(),
    );
  });
});

describe('A roster of another club', () => {
  it('is not there, any more than one that nobody made', async () => {
    const { id } = await made(people.players[0]);
    // Somebody who has a club, but not this one.
    const founder = await people.club.join('player', 'Fabio');
    const elsewhere = await founder.post('/v1/clubs', { name: 'Altrove' });
    expect(elsewhere.status).toBe(201);
    await people.owner.delete(`${people.club.path}/members/${founder.member}`);
    const bare = ({ status, text }: Answered, one: string) => [
      status,
      text.replaceAll(one, '').replace(/"requestId":"[^"]+"/, ''),
    ];
    const missing = randomUUID();
    for (const ask of [
      (one: string) => founder.get(`/v1/rosters/${one}`),
      (one: string) => founder.get(`/v1/rosters/${one}/report`),
      (one: string) => founder.get(`/v1/rosters/${one}/roster.csv`),
      (one: string) => founder.put(`/v1/rosters/${one}`, { name: 'x', units: [] }),
      (one: string) => founder.delete(`/v1/rosters/${one}`),
    ]) {
      const [foreign, gone] = [await ask(id), await ask(missing)];
      expect(foreign.status).toBe(404);
      expect(bare(foreign, id)).toEqual(bare(gone, missing));
    }
    expect((await founder.get(`${people.club.path}/rosters`)).status).toBe(404);
    expect((await server.nobody.get(`/v1/rosters/${id}`)).status).toBe(401);
  });

  it('is found in whichever club of theirs it is', async () => {
    const both = await people.club.join('player', 'Gaia');
    const { body: club } = await both.post('/v1/clubs', { name: 'Secondo' });
    const here = await made(both);
    const there = (await both.post(`/v1/clubs/${club.id}/rosters`, brigade)).body;
    for (const { id } of [here, there]) expect((await both.get(`/v1/rosters/${id}`)).body.id).toBe(id);
  });
});

describe('A roster that not all may read', () => {
  const ambush = { ...brigade, name: 'Imboscata', visibility: 'private' };
  const pathOf = (id: string) => `/v1/rosters/${id}`;
  const waysTo = (by: Client, id: string) => [
    by.get(pathOf(id)),
    by.get(`${pathOf(id)}/report`),
    by.get(`${pathOf(id)}/roster.csv`),
    by.put(pathOf(id), { name: 'x', units: [] }),
    by.delete(pathOf(id)),
  ];
  const isThere = async (by: Client, id: string) => (await by.get(pathOf(id))).status === 200;
  const listedFor = async (by: Client) => {
    const { body } = await by.get(`${people.club.path}/rosters?first=100`);
    return body.items.map((roster: { id: string }) => roster.id) as string[];
  };
  const overGraphql = (by: Client, id: string) =>
    by.post('/graphql', {
      query: `{ roster(roster: "${id}") { name } club(club: "${people.club.id}") { rosters(first: 100) { edges { node { id } } pageInfo { hasNextPage } } } }`,
    });
  const bare = ({ status, text, headers }: Answered, id = '') => [
    status,
    text.replaceAll(id, '').replace(/"requestId":"[^"]+"/g, ''),
    headers.get('etag'),
    headers.get('content-length'),
  ];
  /** A battle of two rosters, each played by whoever made it. */
  const field = async (north: string, south: string, more: object = {}) => {
    const [anna, bruno] = people.players;
    const sides = [
      { id: 'north', roster: north, players: [anna.member] },
      { id: 'south', roster: south, players: [bruno.member] },
    ];
    const opened = await people.referee.post(`${people.club.path}/battles`, {
      name: 'Agguato',
      ruleset: 'murat',
      sides,
      ...more,
    });
    if (opened.status !== 201) throw new Error(opened.text);
    return `/v1/battles/${opened.body.id}`;
  };

  it('if it is private, is for its maker, the referee and the owner; for others it is not there at all', async () => {
    const [anna, bruno] = people.players;
    const program = await people.club.program(anna, 'read');
    const own = await people.club.program(anna, 'read', { sees: 'maker' });
    const page = (by: Client, after = '') => by.get(`${people.club.path}/rosters?first=100${after}`);
    const before = [await page(bruno), await page(people.spectator), await page(program)];
    const { id } = await made(anna, ambush);
    for (const by of [anna, people.referee, people.owner, own]) {
      expect(await isThere(by, id)).toBe(true);
      expect(await listedFor(by)).toContain(id);
    }
    const after = [await page(bruno), await page(people.spectator), await page(program)];
    expect(after.map(reply => bare(reply))).toEqual(before.map(reply => bare(reply)));
    const missing = randomUUID();
    for (const by of [bruno, people.spectator, program]) {
      const [hidden, random] = [await Promise.all(waysTo(by, id)), await Promise.all(waysTo(by, missing))];
      expect(hidden.map(reply => bare(reply, id))).toEqual(random.map(reply => bare(reply, missing)));
      expect(hidden[0]?.status).toBe(404);
      expect(bare(await overGraphql(by, id), id)).toEqual(bare(await overGraphql(by, missing), missing));
    }
    // A page is full of what may be read, and says truly whether there is more.
    const open = await made(anna);
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null;) {
      const { body } = await bruno.get(`${people.club.path}/rosters?first=1${next && `&after=${next}`}`);
      expect(body.items).toHaveLength(1);
      seen.push(body.items[0].id);
      next = body.next;
    }
    expect(seen).toContain(open.id);
    expect(seen).not.toContain(id);
  });

  it('is opened to the club, and closed again, by its maker alone', async () => {
    const [anna, bruno] = people.players;
    const { id, units } = await made(anna, ambush);
    const put = (by: Client, visibility: string) => by.put(pathOf(id), { name: 'Imboscata', units, visibility });
    expect((await put(people.referee, 'club')).status).toBe(403);
    expect((await put(people.referee, 'private')).status).toBe(200);
    expect(await put(anna, 'club')).toMatchObject({ status: 200, body: { visibility: 'club' } });
    expect(await isThere(bruno, id)).toBe(true);
    expect(await put(anna, 'private')).toMatchObject({ status: 200, body: { visibility: 'private' } });
    expect(await isThere(bruno, id)).toBe(false);
    expect((await put(anna, 'everybody')).status).toBe(422);
  });

  it('of a side is that side’s until the battle is closed, also for an owner who plays against it', async () => {
    const [anna, bruno] = people.players;
    const north = await made(anna);
    const south = await made(bruno);
    expect(await isThere(bruno, north.id)).toBe(true);
    const battle = await field(north.id, south.id);
    const seers = async (id: string) => {
      const all = { anna, bruno, referee: people.referee, owner: people.owner, spectator: people.spectator };
      const seen: string[] = [];
      for (const [name, by] of Object.entries(all)) {
        const there = await isThere(by, id);
        expect((await listedFor(by)).includes(id)).toBe(there);
        if (there) seen.push(name);
      }
      return seen;
    };
    expect(await seers(north.id)).toEqual(['anna', 'referee', 'owner']);
    expect(await seers(south.id)).toEqual(['bruno', 'referee', 'owner']);

    const assign = (players: readonly string[]) => people.referee.put(`${battle}/sides/south/players`, { players });
    const done = await assign([bruno.member, people.owner.member]);
    expect(done.status).toBe(200);
    expect(await seers(north.id)).toEqual(['anna', 'referee']);
    expect(await seers(south.id)).toEqual(['bruno', 'referee', 'owner']);
    const { body: log } = await people.referee.get(`${battle}/events?first=100`);
    const assigned = log.items.find(({ type }: { type: string }) => type === 'assigned');
    expect((await people.referee.post(`${battle}/undo`, { from: assigned.seq, why: 'prova' })).status).toBe(201);
    expect(await seers(north.id)).toEqual(['anna', 'referee', 'owner']);
    expect((await people.referee.post(`${battle}/redo`)).status).toBe(201);
    expect(await seers(north.id)).toEqual(['anna', 'referee']);

    expect((await people.referee.post(`${battle}/close`, { outcome: 'pari' })).status).toBe(200);
    expect(await seers(north.id)).toEqual(['anna', 'bruno', 'referee', 'owner', 'spectator']);
  });

  it('opens no battle for whoever may not read it, and its name is told to nobody', async () => {
    const [anna, bruno] = people.players;
    const { id } = await made(anna, ambush);
    const other = await made(bruno);
    const open = (by: Client, roster: string) =>
      by.post(`${people.club.path}/battles`, {
        name: 'Spia',
        ruleset: 'murat',
        sides: [
          { id: 'north', roster, players: [bruno.member] },
          { id: 'south', roster: other.id },
        ],
      });
    const missing = randomUUID();
    const [hidden, random] = [await open(bruno, id), await open(bruno, missing)];
    expect(hidden.status).toBe(422);
    expect(bare(hidden, id)).toEqual(bare(random, missing));
    const { body } = await people.spectator.get(await field(id, other.id));
    expect(body.sides.map(({ name }: { name: string }) => name)).toEqual(['north', 'Brigata Villate']);
  });

  it('is kept from others by our own rule alone, should the database’s be off', async () => {
    const [anna, bruno] = people.players;
    const { id } = await made(anna, ambush);
    const north = await made(anna);
    await field(north.id, (await made(bruno)).id);
    await server.home.ask('ALTER TABLE roster DISABLE ROW LEVEL SECURITY');
    try {
      for (const hidden of [id, north.id]) {
        expect(await isThere(bruno, hidden)).toBe(false);
        expect(await listedFor(bruno)).not.toContain(hidden);
      }
      expect(await isThere(anna, id)).toBe(true);
    } finally {
      await server.home.ask('ALTER TABLE roster ENABLE ROW LEVEL SECURITY');
    }
  });

  it('is kept from others by the database alone, should our own rule be off', async () => {
    const [anna, bruno] = people.players;
    const { id } = await made(anna, ambush);
    const forAll = await made(anna);
    const north = await made(anna);
    await field(north.id, (await made(bruno)).id);
    const { member } = bruno;
    const tenancy = server.app.get(Tenancy, { strict: false });
    const rows = await tenancy.read({ club: people.club.id, member, audience: 'public' }, tables =>
      tables.query<{ id: string }[]>('SELECT id FROM roster'),
    );
    const seen = rows.map(row => row.id);
    expect(seen).toContain(forAll.id);
    for (const hidden of [id, north.id]) expect(seen).not.toContain(hidden);
  });
});
