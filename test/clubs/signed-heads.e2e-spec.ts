import { verify } from '../../src/campaign/domain/verify.js';
import { isSignedWith, readHeadText, type PublicKey, type SignedHead } from '../../src/campaign/domain/signed-head.js';
import { books } from '../../src/rulesets/index.js';
import { ClubServer, peopleAt, type Answered, type People } from './club-server.js';

/** The heads that a reply carries. */
const headsOf = ({ headers }: Answered): readonly SignedHead[] =>
  (headers.get('arbitro-head') ?? '').split(', ').flatMap(text => readHeadText(text) ?? []);

describe('Signed heads', () => {
  let server: ClubServer;
  let people: People;
  let path: string;
  let keys: readonly PublicKey[];

  beforeAll(async () => {
    server = await ClubServer.start();
    people = await peopleAt(server);
    keys = (await server.nobody.get('/v1/signing-keys')).body.keys;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    path = `/v1/battles/${(await open()).body.id}`;
  });

  const open = (more: object = {}) =>
    people.referee.post(`${people.club.path}/battles`, {
      name: 'Elchingen',
      ruleset: 'murat',
      scenario: 'elchingen',
      sides: [
        { id: 'french', players: [people.players[0].member] },
        { id: 'austrian', players: [people.players[1].member], hidden: ['laudon'] },
      ],
      ...more,
    });
  const correct = (turn: number, headers = {}) =>
    people.referee.with(headers).post(`${path}/corrections`, { turn, why: 'prova' });

  it('come with every change, for the logs that its maker may read, and hold with the key that is served', async () => {
    const opened = headsOf(await open());
    expect(opened.map(({ log, seq }) => [log, seq])).toEqual([
      ['public', 1],
      ['austrian', 1],
    ]);
    const corrected = headsOf(await correct(2));
    expect(corrected.map(({ log, seq }) => [log, seq])).toEqual([
      ['public', 2],
      ['austrian', 1],
    ]);
    for (const head of [...opened, ...corrected]) expect(keys.some(key => isSignedWith(head, key))).toBe(true);
    const [french] = people.players;
    const laid = await french.post(`${path}/orders`, { text: 'Avanti' });
    expect(headsOf(laid).map(({ log }) => log)).toEqual(['public', 'french']);
  });

  it('are the same when a change is sent again', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await correct(2, key);
    await correct(3);
    expect(headsOf(first)).not.toEqual([]);
    expect(headsOf(await correct(2, key))).toEqual(headsOf(first));
  });

  it('stand in the battle, over REST and GraphQL, and in the export, as each may know them', async () => {
    const reply = await correct(2);
    const seen = await people.referee.get(path);
    expect(seen.body.heads.map(({ text }: { text: string }) => readHeadText(text))).toEqual(headsOf(reply));
    const spectators = (await people.spectator.get(path)).body.heads;
    expect(spectators.map(({ log }: { log: string }) => log)).toEqual(['public']);
    const id = path.split('/').at(-1);
    const query = `{ battle(battle: "${id}") { heads { log seq hash keyId signature text } } signingKeys { keys { keyId publicKey } } }`;
    const { body } = await people.referee.post('/graphql', { query });
    expect(body.data.battle.heads).toEqual(seen.body.heads);
    expect(body.data.signingKeys.keys).toMatchObject(keys.map(({ keyId, publicKey }) => ({ keyId, publicKey })));
    const mutation = `mutation { correctBattle(battle: "${id}", input: { turn: 3, why: "x" }) { heads { text } } }`;
    const changed = await people.referee.post('/graphql', { query: mutation });
    expect(headsOf(changed).map(({ seq }) => seq)).toEqual([3, 1]);
    for (const by of [people.referee, people.spectator]) {
      const { body: log } = await by.get(`${path}/log.json`);
      const report = verify(log, books, { heads: headsOf(reply).slice(0, 1), publicKeys: keys });
      expect(report).toMatchObject({ ok: true, club: people.club.id, cannotShow: null });
    }
  });

  it('are not signed again for somebody who wrote into the database', async () => {
    const head = headsOf(await correct(2))[0];
    const hash = 'e'.repeat(64);
    await server.home.ask(
      `UPDATE battle_head SET heads = jsonb_set(heads, '{public,hash}', to_jsonb($1::text)) WHERE battle_id = $2`,
      [hash, head?.battle],
    );
    const [forged] = (await people.referee.get(path)).body.heads;
    expect(forged.hash).toBe(hash);
    expect(keys.some(key => isSignedWith({ ...head, ...forged }, key))).toBe(false);
  });

  it('let the referee open the logs of the sides to everybody, once the battle is over', async () => {
    const early = await people.referee.post(`${path}/open-logs`);
    expect([early.status, early.body.code]).toEqual([409, 'not-now']);
    await people.referee.post(`${path}/close`, { outcome: 'pari' });
    expect((await people.players[0].post(`${path}/open-logs`)).status).toBe(403);
    const hidden = await people.spectator.get(`${path}/log.json`);
    expect(Object.keys(hidden.body.logs)).toEqual(['public']);
    const opened = await people.referee.post(`${path}/open-logs`);
    expect([opened.status, opened.body.logsOpen]).toEqual([200, true]);
    const { body: log } = await people.spectator.get(`${path}/log.json`);
    expect(Object.keys(log.logs)).toEqual(['public', 'french', 'austrian']);
    expect(log.logs.austrian).toHaveLength(1);
    expect(verify(log, books, { publicKeys: keys }).ok).toBe(true);
    expect((await people.spectator.get(`${path}/units`)).text).toContain('laudon');
    expect((await people.spectator.get(`${path}/events`)).text).toContain('"log":"austrian"');
    expect((await people.referee.post(`${path}/undo`, { from: 2, why: 'x' })).status).toBe(409);
    expect((await people.referee.post(`${path}/open-logs`)).status).toBe(409);
  });

  it('fix that only the server’s dice count, where the battle was opened so', async () => {
    const { body } = await open({ serverDiceOnly: true });
    const strict = `/v1/battles/${body.id}`;
    expect(body.serverDiceOnly).toBe(true);
    const arrival = { procedure: 'reserve.arrival', units: { units: ['ney'] }, dice: [6] };
    const refused = await people.referee.post(`${strict}/actions`, arrival);
    expect([refused.status, refused.body.faults?.[0]?.message]).toEqual([
      422,
      expect.stringContaining('server’s dice only'),
    ]);
    const free = await people.referee.post(`/v1/battles/${path.split('/').at(-1)}/actions`, arrival);
    expect(free.body.faults?.[0]?.message ?? '').not.toContain('server’s dice only');
    expect((await people.referee.post(`${strict}/actions`, { ...arrival, mode: 'ask' })).status).toBe(200);
  });

  it('count a roll that was refused for what it shows: the next one is another', async () => {
    const roster = {
      ruleset: 'ordre-mixte',
      name: 'Brigata',
      units: [{ name: '39e', facts: { arm: 'infantry', formation: 'line', totalBases: 4, pm: 5 } }],
    };
    const rosters = [];
    for (const name of ['39e', '40e']) {
      const made = await people.referee.post(`${people.club.path}/rosters`, {
        ...roster,
        units: [{ ...roster.units[0], name }],
      });
      if (made.status !== 201) throw new Error(made.text);
      rosters.push(made.body.id);
    }
    const opened = await people.referee.post(`${people.club.path}/battles`, {
      name: 'Dadi',
      ruleset: 'ordre-mixte',
      rulings: { 'initiative-method': 'd6-each-high-wins-reroll-ties' },
      sides: rosters.map((id, i) => ({ id: ['north', 'south'][i], roster: id })),
    });
    if (opened.status !== 201) throw new Error(opened.text);
    const battle = `/v1/battles/${opened.body.id}`;
    let phase = opened.body.phase.id;
    while (phase !== 'initiative') phase = (await people.referee.post(`${battle}/advance`, {})).body.battle.phase.id;
    const spent: Answered[] = [];
    for (let i = 0; i < 40 && spent.length === 0; i++) {
      const action = {
        procedure: 'turn.initiative',
        circumstances: { sides: ['north', 'nobody'] },
        dice: 'roll',
        nonce: `${i}`,
      };
      const reply = await people.referee.post(`${battle}/actions`, action);
      if (reply.status === 422) spent.push(reply);
      else await people.referee.post(`${battle}/undo`, { from: headsOf(reply)[0]?.seq, why: 'ancora' });
    }
    expect(headsOf(spent[0] as Answered)).toHaveLength(1);
    const { body: log } = await people.referee.get(`${battle}/log.json`);
    expect(log.logs.public.at(-1).type).toBe('abandoned');
    expect(verify(log, books, { publicKeys: keys }).ok).toBe(true);
  });
});

it('Keys of before are still served, and what they signed stays as it was', async () => {
  const [old, present] = ['a'.repeat(64), 'b'.repeat(64)];
  const first = await ClubServer.start({ env: { ARBITRO_SIGNING_KEY: old } });
  const club = await first.setUp();
  const { body: battle } = await club.owner.post(`${club.path}/battles`, {
    name: 'X',
    ruleset: 'murat',
    scenario: 'elchingen',
  });
  const { body: before } = await first.nobody.get('/v1/signing-keys');
  await first.app.close();
  const second = await ClubServer.start({ home: first.home, env: { ARBITRO_SIGNING_KEY: `${present},${old}` } });
  try {
    const owner = club.owner.at(second.url);
    const { body: now } = await second.nobody.get('/v1/signing-keys');
    expect(now.keys).toEqual([expect.anything(), ...before.keys]);
    expect((await owner.get(`/v1/battles/${battle.id}`)).body.heads).toEqual(battle.heads);
    const changed = headsOf(await owner.post(`/v1/battles/${battle.id}/corrections`, { turn: 2, why: 'x' }));
    expect(changed[0]?.keyId).toBe(now.keys[0].keyId);
    const { body: log } = await owner.get(`/v1/battles/${battle.id}/log.json`);
    const heads = battle.heads.map(({ text }: { text: string }) => readHeadText(text));
    expect(verify(log, books, { heads, publicKeys: now.keys }).ok).toBe(true);
  } finally {
    await second.close();
  }
});
