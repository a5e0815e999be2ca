import { randomUUID } from 'node:crypto';
import { ClubServer, peopleAt, type Answered, type Client, type People } from './club-server.js';

const elchingen = (people: People) => ({
  name: 'Elchingen',
  ruleset: 'murat',
  scenario: 'elchingen',
  sides: [
    { id: 'french', players: [people.players[0].member] },
    { id: 'austrian', players: [people.players[1].member], hidden: ['laudon'] },
  ],
});

describe('A battle', () => {
  let server: ClubServer;
  let people: People;
  let path: string;

  beforeAll(async () => {
    server = await ClubServer.start();
    people = await peopleAt(server);
    const opened = await people.referee.post(`${people.club.path}/battles`, elchingen(people));
    if (opened.status !== 201) throw new Error(opened.text);
    path = `/v1/battles/${opened.body.id}`;
  });
  afterAll(() => server.close());

  const act = (by: Client, body: object): Promise<Answered> => by.post(`${path}/actions`, body);

  it('Each sees it with his own eyes', async () => {
    const [french, austrian] = people.players;
    const seen = async (by: Client) => {
      const { body } = await by.get(path);
      const { body: held } = await by.get(`${path}/units`);
      return [body.seenAs, held.units.length];
    };
    expect(await seen(people.referee)).toEqual(['referee', 55]);
    expect(await seen(austrian)).toEqual(['austrian', 55]);
    expect(await seen(french)).toEqual(['french', 54]);
    expect(await seen(people.spectator)).toEqual(['public', 54]);
  });

  it('The referee corrects, and the version moves on', async () => {
    const before = await people.referee.get(path);
    const stale = before.headers.get('etag') ?? '';
    const units = { ney: { quality: 'excellent' } };
    const done = await people.referee.post(`${path}/corrections`, { units, why: 'Ney è eccellente' });
    expect(done.status).toBe(201);
    expect(done.headers.get('etag')).not.toBe(stale);
    const again = await people.referee
      .with({ 'if-match': stale })
      .post(`${path}/corrections`, { units, why: 'di nuovo' });
    expect(again.status).toBe(412);
  });

  it('What is not of this phase is refused with the paragraph', async () => {
    const [french] = people.players;
    const refused = await act(french, {
      procedure: 'fire.musketry',
      units: { shooter: 'french-6th-chasseurs', target: 'laudon' },
      circumstances: { rangeUm: 1 },
    });
    expect(refused.status).toBe(422);
    const unknown = await act(french, {
      procedure: 'fire.musketry',
      units: { shooter: 'french-6th-chasseurs', target: 'nobody' },
      circumstances: { rangeUm: 1 },
    });
    expect(unknown.text.replaceAll('nobody', 'laudon').replace(/"requestId":"[^"]*"/, '')).toBe(
      refused.text.replace(/"requestId":"[^"]*"/, ''),
    );
  });

  it('The same key gives the same reply, another body is refused', async () => {
    const key = randomUUID();
    const by = people.referee.with({ 'idempotency-key': key });
    const first = await by.post(`${path}/advance`, {});
    expect(first.status).toBe(201);
    const second = await by.post(`${path}/advance`, {});
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect((await by.post(`${path}/advance`, { circumstances: { event: 'done' } })).status).toBe(422);
  });

  it('Events are read page by page, and the whole log by who may', async () => {
    const { body: first } = await people.referee.get(`${path}/events?first=2`);
    expect(first.items).toHaveLength(2);
    const { body: rest } = await people.referee.get(`${path}/events?first=100&after=${first.next}`);
    const { body: all } = await people.referee.get(`${path}/events?first=100`);
    expect([...first.items, ...rest.items]).toEqual(all.items);
    const log = await people.spectator.get(`${path}/log.json`);
    expect(Object.keys(log.body.logs)).toEqual(['public']);
    expect(log.text).not.toContain('laudon');
  });

  it('Undone and restored', async () => {
    const units = async () => (await people.referee.get(`${path}/units`)).text;
    const before = await units();
    const done = await people.referee.post(`${path}/corrections`, {
      units: { riesch: { quality: 'poor' } },
      why: 'prova',
    });
    expect(done.status).toBe(201);
    const changed = await units();
    expect(changed).not.toBe(before);
    const { body: page } = await people.spectator.get(`${path}/events?first=100`);
    const last = page.items.at(-1);
    const undone = await people.referee.post(`${path}/undo`, { from: last.seq, why: 'sbaglio' });
    expect([undone.status, undone.body.events]).toEqual([201, [last.seq]]);
    expect(await units()).toBe(before);
    const redone = await people.referee.post(`${path}/redo`);
    expect(redone.status).toBe(201);
    expect(await units()).toBe(changed);
    // As often as it was undone.
    for (const from of [last.seq, last.seq - 1])
      expect((await people.referee.post(`${path}/undo`, { from, why: 'ancora' })).status).toBe(201);
    for (let i = 0; i < 2; i++) expect((await people.referee.post(`${path}/redo`)).status).toBe(201);
    expect(await units()).toBe(changed);
    expect((await people.referee.post(`${path}/redo`)).status).toBe(409);
  });

  it('What is only asked or weighed, or still awaits its dice, keeps nothing and says so', async () => {
    const roll = { procedure: 'general.value-roll', units: { general: 'loison' }, circumstances: { nation: 'french' } };
    const before = (await people.referee.get(path)).headers.get('etag');
    for (const more of [{ mode: 'ask' }, { mode: 'weigh' }, {}])
      expect((await act(people.referee, { ...roll, ...more })).status).toBe(200);
    expect((await people.referee.get(path)).headers.get('etag')).toBe(before);
  });

  it('The server’s dice come with the seed', async () => {
    const asked = await act(people.referee, {
      procedure: 'general.value-roll',
      units: { general: 'loison' },
      circumstances: { nation: 'french' },
      dice: 'roll',
      nonce: 'mio',
    });
    expect(asked.text).toContain('resolved');
    expect(asked.status).toBe(201);
    const { body: page } = await people.spectator.get(`${path}/events?first=100`);
    const acted = page.items.at(-1);
    expect(acted).toMatchObject({ type: 'acted', body: { dice: { kind: 'server', index: 1, nonce: 'mio' } } });
  });

  it('The metrics do not tell what is done in battles, seen or unseen', async () => {
    const text = await server.metrics.text();
    expect(text).toContain('route="clubs"');
    expect(text).not.toContain('/v1/battles');
  });

  it('What may be done now is told', async () => {
    const { body } = await people.players[0].get(`${path}/actions/available`);
    expect(body.actions.map(({ procedure }: { procedure: string }) => procedure)).toContain('murat.general.move');
  });
});
