import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import type { Home } from '../database/databases.js';
import {
  Client,
  Club,
  ClubServer,
  cookieOf,
  goodPassword,
  peopleAt,
  SignedIn,
  type Answered,
  type People,
} from './club-server.js';

let server: ClubServer;
let people: People;
let logged = '';
const log = pino(
  { level: 'info' },
  new Writable({
    write: (line: Buffer, _, done) => {
      logged += line.toString();
      done();
    },
  }),
);
beforeAll(async () => {
  server = await ClubServer.start({ log });
  people = await peopleAt(server);
});
afterAll(() => server.close());

/** Does in the database what only time or an operator can. */
const inDatabase: Home['ask'] = (...asked) => server.home.ask(...asked);
const signIn = (email: string, password = goodPassword) => server.nobody.post('/v1/session', { email, password });
const withoutRequestId = ({ status, text, headers }: Answered) => ({
  status,
  text: text.replace(/"requestId":"[^"]+"/, ''),
  headers: [...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)),
});
const paths = (reply: Answered) => reply.body.faults.map(({ path }: { path: string }) => path);

describe('An installation', () => {
  it('is set up once, however often the code is sent', async () => {
    const person = { name: 'Second', email: 'second@club.example', password: goodPassword, club: 'Second' };
    const reply = await server.nobody.post('/v1/setup', { code: await server.setUpCode(), ...person });
    expect(reply).toMatchObject({ status: 409, body: { code: 'not-now' } });
  });

  it('is not set up by a wrong code', async () => {
    const person = { name: 'Second', email: 'second@club.example', password: goodPassword, club: 'Second' };
    const reply = await server.nobody.post('/v1/setup', { code: 'aaaa-bbbb', ...person });
    expect(reply).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
  });
});

describe('Signing in', () => {
  it('gives a cookie that scripts cannot read and other sites cannot send', async () => {
    const reply = await signIn(people.owner.email);
    const [session, device, ...others] = reply.headers.getSetCookie();
    expect(session).toMatch(/^__Host-arbitro=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/);
    expect(device).toMatch(
      /^__Host-arbitro-device=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(others).toEqual([]);
    const me = await server.nobody.with({ cookie: cookieOf(reply) }).get('/v1/session');
    expect(me.body).toMatchObject({ name: 'Carlo', clubs: [{ club: people.club.id, role: 'owner' }] });
    expect(me.headers.get('cache-control')).toBe('no-store');
  });

  it('knows an address however it is written', async () => {
    expect((await signIn(` ${people.owner.email.toUpperCase()} `)).status).toBe(200);
  });

  it('answers the same to a wrong password as to an unknown address', async () => {
    const wrong = await signIn(people.owner.email, 'not the password');
    const unknown = await signIn('nobody@club.example', 'not the password');
    expect(wrong.status).toBe(401);
    expect(withoutRequestId(unknown)).toEqual(withoutRequestId(wrong));
    expect(wrong.headers.get('www-authenticate')).toContain('Bearer');
  });

  it('ends where it is ended, and the cookie is worth nothing from then on', async () => {
    const cookie = cookieOf(await signIn(people.spectator.email));
    const client = server.nobody.with({ cookie });
    const out = await client.delete('/v1/session');
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    expect((await client.get('/v1/session')).status).toBe(401);
    expect((await people.spectator.get('/v1/session')).status).toBe(200);
  });

  it('is over after two weeks in which nobody came', async () => {
    const cookie = cookieOf(await signIn(people.spectator.email));
    await inDatabase(
      `UPDATE session SET used_at = now() - interval '15 days' WHERE id = (SELECT id FROM session ORDER BY created_at DESC LIMIT 1)`,
    );
    expect((await server.nobody.with({ cookie }).get('/v1/session')).status).toBe(401);
  });

  it('is over after ninety days, however much it is used', async () => {
    const cookie = cookieOf(await signIn(people.spectator.email));
    const client = server.nobody.with({ cookie });
    const aged = (days: number) =>
      inDatabase(
        `UPDATE session SET created_at = now() - $1 * interval '1 day', used_at = now()
         WHERE id = (SELECT id FROM session WHERE account_id = $2 ORDER BY created_at DESC LIMIT 1)`,
        [days, people.spectator.account],
      );
    await aged(89);
    expect((await client.get('/v1/session')).status).toBe(200);
    await inDatabase(
      `UPDATE session SET created_at = now() - interval '91 days', used_at = now()
       WHERE account_id = $1 AND created_at < now() - interval '80 days'`,
      [people.spectator.account],
    );
    // What was recognised a moment ago is looked at anew after a change of rights.
    await people.club.join('player');
    expect((await client.get('/v1/session')).status).toBe(401);
  });

  it('refuses the cookie to other sites, but for reading', async () => {
    const strange = people.owner.with({ origin: 'https://evil.example' });
    expect(await strange.post('/v1/clubs', { name: 'Evil' })).toMatchObject({ status: 403 });
    expect(await people.owner.with({ origin: 'null' }).delete('/v1/me')).toMatchObject({ status: 403 });
    expect((await strange.get('/v1/session')).status).toBe(200);
    const own = people.owner.with({ origin: server.url });
    expect((await own.patch(people.club.path, {})).status).toBe(200);
  });

  it('changes a password and ends the other sessions', async () => {
    const player = await people.club.join('player');
    const other = server.nobody.with({ cookie: cookieOf(await signIn(player.email)) });
    const put = (password: string, newPassword: string) =>
      player.put('/v1/session/password', { password, newPassword });
    expect(await put('wrong password', 'a new and better one')).toMatchObject({ status: 403 });
    expect(paths(await put(goodPassword, 'password123'))).toEqual(['newPassword']);
    expect((await put(goodPassword, 'a new and better one')).status).toBe(204);
    expect((await other.get('/v1/session')).status).toBe(401);
    expect((await player.get('/v1/session')).status).toBe(200);
    expect((await signIn(player.email)).status).toBe(401);
    expect((await signIn(player.email, 'a new and better one')).status).toBe(200);
  });
});

describe('A request', () => {
  it('without a body is told all that is missing', async () => {
    const reply = await server.nobody.post('/v1/session');
    expect(reply.status).toBe(422);
    expect(paths(reply)).toEqual(['email', 'password']);
  });

  it('with wrong fields is told all of them at once, in Italian for Italians, and no password is repeated', async () => {
    const body = { code: 7, name: '  ', email: 'nobody', password: 'short', klub: 'x' };
    const reply = await server.nobody.with({ 'accept-language': 'it' }).post('/v1/setup', body);
    expect(reply.status).toBe(422);
    expect(paths(reply).sort()).toEqual(['club', 'code', 'email', 'klub', 'name', 'password']);
    expect(reply.body.title).toBe('Richiesta non compresa');
    expect(reply.text).not.toContain('short');
  });

  it.each(['{', '[]', '"x"', 'null', '7'])('whose body is %s is refused, and not by a fault of ours', async body => {
    expect([400, 422]).toContain((await server.nobody.post('/v1/session', body)).status);
  });

  it('of the wrong kind, or for nothing, is told so', async () => {
    expect((await people.owner.get('/v1/clubs?first=0')).status).toBe(422);
    expect((await people.owner.get('/v1/clubs?first=x')).status).toBe(422);
    expect((await people.owner.get('/v1/clubs?after=x')).status).toBe(422);
    expect((await people.owner.get('/v1/clubs?offset=1')).status).toBe(422);
    expect((await people.owner.get(`${people.club.path}/memberz`)).status).toBe(404);
    const member = await people.owner.get(`${people.club.path}/members/x`);
    expect([member.status, member.headers.get('allow')]).toEqual([405, 'PATCH, DELETE, OPTIONS']);
  });

  it('nested into the deep is refused, and one as deep as doors allow is read', async () => {
    const signIn = (levels: number) =>
      server.nobody.post('/v1/session', `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`);
    for (const levels of [64, 5_000, 200_000]) expect(await signIn(levels)).toMatchObject({ status: 400 });
    expect(await signIn(63)).toMatchObject({ status: 422 });
    const many = `{"email":[${'0,'.repeat(10_000)}0]}`;
    expect(await server.nobody.post('/v1/session', many)).toMatchObject({ status: 413 });
  });

  it('is answered in Italian', async () => {
    const reply = await server.nobody.with({ 'accept-language': 'it-IT' }).get(people.club.path);
    expect(reply.body).toMatchObject({ status: 401, title: 'Serve l’accesso' });
    const hidden = await people.owner.get(`/v1/clubs/${randomUUID()}?lang=it`);
    expect(hidden.body.detail).toBe('Non esiste, oppure non è per chi lo chiede.');
  });

  it('may ask beforehand what is allowed', async () => {
    const reply = await server.nobody.ask('OPTIONS', '/v1/clubs');
    expect(reply.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    expect(reply.headers.get('access-control-allow-headers')).toContain('idempotency-key, if-match');
  });
});

describe('A club', () => {
  it('is made by anybody with an account, who then owns it', async () => {
    const made = await people.spectator.post('/v1/clubs', { name: ' Club di Marengo ' });
    expect(made).toMatchObject({ status: 201, body: { name: 'Club di Marengo', rules: {} } });
    const found = await people.spectator.get(`/v1/clubs/${made.body.id}`);
    expect(found).toMatchObject({ status: 200, body: made.body });
    const clubs = await people.spectator.get('/v1/clubs');
    expect(clubs.body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Club di Elchingen',
      'Club di Marengo',
    ]);
    await inDatabase('DELETE FROM club WHERE id = $1', [made.body.id]);
  });

  it('is for its members alone: foreign and random are the same', async () => {
    const stranger = await people.spectator.post('/v1/clubs', { name: 'Elsewhere' });
    const doors = ['', '/members', '/invitations', '/keys'];
    for (const door of doors) {
      const foreign = await people.owner.get(`/v1/clubs/${stranger.body.id}${door}`);
      const random = await people.owner.get(`/v1/clubs/${randomUUID()}${door}`);
      expect(foreign.status).toBe(404);
      expect(withoutRequestId(foreign)).toEqual(withoutRequestId(random));
      expect((await server.nobody.get(`/v1/clubs/${stranger.body.id}${door}`)).status).toBe(401);
    }
    expect((await people.owner.patch(`/v1/clubs/${stranger.body.id}`, { name: 'Mine' })).status).toBe(404);
    await inDatabase('DELETE FROM club WHERE id = $1', [stranger.body.id]);
  });

  it('keeps how it plays, ruleset by ruleset, as far as the book knows it', async () => {
    const { owner, club } = people;
    const rules = { 'ordre-mixte': { rulings: { 'limbered-crossing': 'artillery-excluded' } } };
    expect((await owner.patch(club.path, { rules })).body.rules).toEqual({
      'ordre-mixte': { rulings: { 'limbered-crossing': 'artillery-excluded' }, house: {} },
    });
    const house = { 'ordre-mixte.fire.resolve': { elite: 'off' } };
    await owner.patch(club.path, { rules: { 'ordre-mixte': { house } } });
    await owner.patch(club.path, { name: 'Club di Elchingen', rules: { murat: {} } });
    expect((await owner.get(club.path)).body.rules).toEqual({
      'ordre-mixte': { rulings: {}, house },
      murat: { rulings: {}, house: {} },
    });
    const wrong = await owner.patch(club.path, {
      rules: { chess: {}, murat: { rulings: { x: 'y' }, house: { z: {} } } },
    });
    expect(wrong.status).toBe(422);
    expect(paths(wrong)).toEqual(['rules.chess', 'rules.murat.rulings.x', 'rules.murat.house.z']);
  });

  it('is changed by owners only', async () => {
    for (const who of [people.referee, ...people.players, people.spectator])
      expect(await who.patch(people.club.path, { name: 'Mine' })).toMatchObject({
        status: 403,
        body: { code: 'not-permitted' },
      });
  });

  it('shows its members page by page, each once', async () => {
    const seen: string[] = [];
    let next = '';
    do {
      const { body } = await people.players[0].get(`${people.club.path}/members?first=2${next && `&after=${next}`}`);
      expect(body.items.length).toBeLessThanOrEqual(2);
      seen.push(...body.items.map(({ id }: { id: string }) => id));
      next = body.next ?? '';
    } while (next !== '');
    const { body } = await people.owner.get(`${people.club.path}/members?first=100`);
    expect(seen).toEqual(body.items.map(({ id }: { id: string }) => id));
    expect(seen.slice(0, 3)).toEqual([people.owner, people.referee, people.players[0]].map(({ member }) => member));
    expect(body.items[0]).toEqual({
      id: people.owner.member,
      name: 'Carlo',
      role: 'owner',
      createdAt: expect.any(String),
    });
  });
});

describe('An invitation', () => {
  const invite = (who: Client, role: string, more: object = {}) =>
    who.post(`${people.club.path}/invitations`, { role, ...more });
  const accept = (token: string, more: object = {}, who: Client = server.nobody) =>
    who.post('/v1/invitations/accept', { token, ...more });
  const newcomer = () => ({ name: 'Nuovo', email: `${randomUUID()}@club.example`, password: goodPassword });

  it('holds for a week and works once', async () => {
    const { body, status } = await invite(people.owner, 'player');
    expect(status).toBe(201);
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(7 * 86_400_000);
    const list = await people.owner.get(`${people.club.path}/invitations`);
    expect(list.body.items).toContainEqual(expect.objectContaining({ id: body.id, role: 'player' }));
    expect(list.text).not.toContain(body.token);
    const joined = await accept(body.token, newcomer());
    expect(joined).toMatchObject({ status: 200, body: { name: 'Nuovo', clubs: [{ role: 'player' }] } });
    expect((await people.owner.get(`${people.club.path}/invitations`)).text).not.toContain(body.id);
    const again = await accept(body.token, newcomer());
    const unknown = await accept('x'.repeat(43), newcomer());
    expect(again.status).toBe(404);
    expect(withoutRequestId(again)).toEqual(withoutRequestId(unknown));
  });

  it('lets in one of twenty who come with it at once', async () => {
    const { body } = await invite(people.owner, 'spectator');
    const spectators = `SELECT FROM member WHERE club_id = $1 AND role = 'spectator'`;
    const before = (await inDatabase(spectators, [people.club.id])).length;
    /** On a busy machine some are told to come back, also one who was let in already: then the invitation is used. */
    const accepted = async (who = newcomer()): Promise<number> => {
      const { status } = await accept(body.token, who);
      return status === 503 ? accepted(who) : status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, () => accepted()));
    expect(statuses.filter(status => status !== 404)).toEqual(statuses.includes(200) ? [200] : []);
    expect((await inDatabase(spectators, [people.club.id])).length - before).toBe(1);
  });

  it('ends with its time, when it is taken back, or when whoever invited may no longer invite', async () => {
    const expired = await invite(people.owner, 'player', { days: 1 });
    await inDatabase(`UPDATE invitation SET expires_at = now() - interval '1 second' WHERE id = $1`, [expired.body.id]);
    expect((await accept(expired.body.token, newcomer())).status).toBe(404);

    const withdrawn = await invite(people.owner, 'player');
    expect((await people.owner.delete(`${people.club.path}/invitations/${withdrawn.body.id}`)).status).toBe(204);
    expect((await people.owner.delete(`${people.club.path}/invitations/${withdrawn.body.id}`)).status).toBe(404);
    expect((await accept(withdrawn.body.token, newcomer())).status).toBe(404);

    const second = await people.club.join('owner');
    const left = await invite(second, 'owner');
    await people.owner.patch(`${people.club.path}/members/${second.member}`, { role: 'player' });
    expect((await accept(left.body.token, newcomer())).status).toBe(404);
  });

  it('of referees is for players and spectators', async () => {
    expect((await invite(people.referee, 'player')).status).toBe(201);
    for (const role of ['owner', 'referee']) expect((await invite(people.referee, role)).status).toBe(403);
    for (const who of [people.players[0], people.spectator]) expect((await invite(who, 'spectator')).status).toBe(403);
    expect((await invite(people.owner, 'emperor')).status).toBe(422);
  });

  it('is accepted by whoever is signed in, or has an account and its password', async () => {
    const { body: elsewhere } = await people.players[1].post('/v1/clubs', { name: 'Elsewhere' });
    const ask = () => people.players[1].post(`/v1/clubs/${elsewhere.id}/invitations`, { role: 'player' });
    const first = (await ask()).body.token;
    const joined = await accept(first, {}, people.players[0]);
    expect(joined.body.clubs).toHaveLength(2);
    expect(joined.headers.get('set-cookie')).toBeNull();
    expect((await people.players[0].get(`/v1/clubs/${elsewhere.id}`)).status).toBe(200);

    const second = (await ask()).body.token;
    expect(await accept(second, {}, people.players[0])).toMatchObject({ status: 409, body: { code: 'not-now' } });
    const person = { name: 'Sara', email: people.spectator.email };
    expect((await accept(second, { ...person, password: 'not her password' })).status).toBe(401);
    expect(await accept(second, { ...person, password: goodPassword })).toMatchObject({
      status: 200,
      body: { account: people.spectator.account },
    });
    await inDatabase('DELETE FROM club WHERE id = $1', [elsewhere.id]);
  });

  it('does not tell whether an address has an account to whoever asks with a bad password', async () => {
    const { body } = await invite(people.owner, 'player');
    const known = await accept(body.token, { ...newcomer(), email: people.spectator.email, password: 'Password1' });
    const unknown = await accept(body.token, { ...newcomer(), password: 'Password1' });
    expect(known.status).toBe(422);
    expect(withoutRequestId(known)).toEqual(withoutRequestId(unknown));
  });

  it('ends after three passwords of an account that are not right, so that it finds out little', async () => {
    const { body } = await invite(people.owner, 'player');
    const guess = (who: SignedIn) =>
      accept(body.token, { ...newcomer(), email: who.email, password: 'not the password' });
    const found = [];
    for (const who of [people.owner, people.spectator, people.players[0], people.players[1], people.referee])
      found.push((await guess(who)).status);
    expect(found).toEqual([401, 401, 401, 404, 404]);
    expect((await accept(body.token, newcomer())).status).toBe(404);
    expect((await accept(body.token, {}, await people.club.join('spectator'))).status).toBe(404);
  });

  it('without an account asks for all that an account needs, and for a password worth its name', async () => {
    const { body } = await invite(people.owner, 'player');
    expect(paths(await accept(body.token))).toEqual(['name', 'email', 'password']);
    expect(paths(await accept(body.token, { ...newcomer(), password: 'Password1' }))).toEqual(['password']);
  });
});

describe('A member', () => {
  const member = (who: SignedIn) => `${people.club.path}/members/${who.member}`;

  it('has another role from one moment to the next', async () => {
    const player = await people.club.join('player');
    expect((await player.patch(people.club.path, { name: 'x' })).status).toBe(403);
    expect((await people.owner.patch(member(player), { role: 'owner', name: 'Dario' })).body).toMatchObject({
      role: 'owner',
      name: 'Dario',
    });
    expect((await player.patch(people.club.path, {})).status).toBe(200);
    await people.owner.patch(member(player), { role: 'spectator' });
    expect((await player.patch(people.club.path, {})).status).toBe(403);
  });

  it('who is removed is a stranger at once, and so are their keys', async () => {
    const player = await people.club.join('player');
    const program = await people.club.program(player, 'read');
    expect((await program.get(people.club.path)).status).toBe(200);
    expect((await people.players[0].delete(member(player))).status).toBe(403);
    expect((await people.owner.delete(member(player))).status).toBe(204);
    expect((await player.get(people.club.path)).status).toBe(404);
    expect((await program.get(people.club.path)).status).toBe(401);
    expect((await people.owner.delete(member(player))).status).toBe(404);
    expect((await people.owner.get(`${people.club.path}/members?first=100`)).text).not.toContain(player.member);
  });

  it('may leave, but not the last owner, who may not be demoted either', async () => {
    const player = await people.club.join('player');
    expect((await player.delete(member(player))).status).toBe(204);
    for (const reply of [
      await people.owner.delete(member(people.owner)),
      await people.owner.patch(member(people.owner), { role: 'player' }),
      await people.owner.delete('/v1/me'),
    ])
      expect(reply).toMatchObject({ status: 409, body: { code: 'not-now' } });
    expect((await people.owner.get(people.club.path)).status).toBe(200);
  });

  it('who owns the club with another: of both stepping down at once, one stays', async () => {
    const { body: club } = await people.players[0].post('/v1/clubs', { name: 'Two owners' });
    const { body: invitation } = await people.players[0].post(`/v1/clubs/${club.id}/invitations`, { role: 'owner' });
    await people.players[1].post('/v1/invitations/accept', { token: invitation.token });
    const { body } = await people.players[0].get(`/v1/clubs/${club.id}/members`);
    const [first, second] = body.items.map(({ id }: { id: string }) => `/v1/clubs/${club.id}/members/${id}`);
    for (let round = 0; round < 10; round++) {
      const replies = await Promise.all([
        people.players[0].patch(first, { role: 'player' }),
        people.players[1].patch(second, { role: 'player' }),
      ]);
      expect(replies.map(({ status }) => status).sort()).not.toEqual([200, 200]);
      await inDatabase(`UPDATE member SET role = 'owner' WHERE club_id = $1`, [club.id]);
      await pause(500);
    }
    await inDatabase('DELETE FROM club WHERE id = $1', [club.id]);
  });

  it('who forgot their password gets a link from an owner that works once', async () => {
    const player = await people.club.join('player');
    expect((await people.referee.post(`${member(player)}/reset`)).status).toBe(403);
    const { body } = await people.owner.post(`${member(player)}/reset`);
    const set = (token: string, password: string) =>
      server.nobody.post('/v1/password-resets/accept', { token, email: player.email, password });
    expect(paths(await set(body.token, 'password'))).toEqual(['password']);
    expect(await set(body.token, 'five words nobody would guess')).toMatchObject({
      status: 200,
      body: { sessionsEnded: 1, keysRevoked: 0 },
    });
    expect((await set(body.token, 'five other words nobody guesses')).status).toBe(404);
    expect((await player.get('/v1/session')).status).toBe(401);
    expect((await signIn(player.email, 'five words nobody would guess')).status).toBe(200);
  });

  it('of two clubs is not handed over by the owner of one', async () => {
    const player = await people.club.join('player');
    const { body: before } = await people.owner.post(`${member(player)}/reset`);
    await player.post('/v1/clubs', { name: 'My own' });
    expect((await people.owner.post(`${member(player)}/reset`)).status).toBe(409);
    const late = { token: before.token, email: player.email, password: 'five words nobody would guess' };
    expect((await server.nobody.post('/v1/password-resets/accept', late)).status).toBe(404);
    expect((await signIn(player.email)).status).toBe(200);
  });
});

describe('A reset of a password', () => {
  const member = (who: SignedIn) => `${people.club.path}/members/${who.member}`;
  const link = (by: Client, who: SignedIn) => by.post(`${member(who)}/reset`);
  const accept = (token: string, email: string, more: object = {}) =>
    server.nobody.post('/v1/password-resets/accept', {
      token,
      email,
      password: 'five words nobody would guess',
      ...more,
    });
  const recover = (email: string, recoveryCode: string, more: object = {}) =>
    server.nobody.post('/v1/password-resets', {
      email,
      recoveryCode,
      password: 'five words nobody would guess',
      ...more,
    });
  const codeFor = async (who: Client): Promise<string> =>
    (await who.put('/v1/session/recovery-code', { password: goodPassword })).body.recoveryCode;
  const told = async (by: Client, who: SignedIn) => {
    const { body } = await by.get(`${people.club.path}/password-resets?first=100`);
    return body.items.filter((reset: { member: string }) => reset.member === who.member);
  };

  it('is not begun by an owner for another owner, nor finished for one who became an owner meanwhile', async () => {
    const second = await people.club.join('owner');
    expect(await link(people.owner, second)).toMatchObject({ status: 409, body: { code: 'not-now' } });
    expect((await link(people.owner, people.owner)).status).toBe(409);
    const player = await people.club.join('player');
    const { body } = await link(people.owner, player);
    await people.owner.patch(member(player), { role: 'owner' });
    expect((await accept(body.token, player.email)).status).toBe(404);
    expect((await signIn(player.email)).status).toBe(200);
  });

  it('by a link takes the holder’s own address too, and says no more to whoever has only the link', async () => {
    const player = await people.club.join('player');
    const { body } = await link(people.owner, player);
    const [stranger, unknown] = [
      await accept(body.token, people.owner.email),
      await accept('x'.repeat(43), player.email),
    ];
    expect(stranger.status).toBe(404);
    expect(withoutRequestId(stranger)).toEqual(withoutRequestId(unknown));
    expect((await accept(body.token, player.email)).status).toBe(200);
  });

  it('is told to the holder and to all owners: who made the link, when it was used; to nobody else', async () => {
    const second = await people.club.join('owner');
    const player = await people.club.join('player');
    const { body } = await link(people.owner, player);
    const made = { id: body.id, way: 'link', madeBy: people.owner.member, usedAt: null, keysRevoked: null };
    for (const who of [second, player]) expect(await told(who, player)).toEqual([expect.objectContaining(made)]);
    for (const who of [people.referee, people.players[0]]) expect(await told(who, player)).toEqual([]);
    await accept(body.token, player.email);
    expect(await told(second, player)).toEqual([
      expect.objectContaining({ ...made, usedAt: expect.any(String), keysRevoked: 0 }),
    ]);
    const list = await people.owner.get(`${people.club.path}/password-resets?first=100`);
    expect(list.text).not.toContain(body.token);
    expect(list.text).not.toMatch(/hash|mark/i);
  });

  it('is called off by the holder, or by an owner, before it is used', async () => {
    const player = await people.club.join('player');
    for (const who of [player, people.owner]) {
      const { body } = await link(people.owner, player);
      const path = `${people.club.path}/password-resets/${body.id}`;
      expect((await people.players[0].delete(path)).status).toBe(404);
      expect((await who.delete(path)).status).toBe(204);
      expect((await who.delete(path)).status).toBe(404);
      expect((await accept(body.token, player.email)).status).toBe(404);
    }
    const [first, second] = [await link(people.owner, player), await link(people.owner, player)];
    expect((await accept(first.body.token, player.email)).status).toBe(404);
    await player.put('/v1/session/password', { password: goodPassword, newPassword: 'my own new words of today' });
    expect((await accept(second.body.token, player.email)).status).toBe(404);
  });

  it('revokes the keys, unless told otherwise, and says how many', async () => {
    const player = await people.club.join('player');
    const [first, second] = [await people.club.program(player, 'read'), await people.club.program(player, 'write')];
    const kept = await accept((await link(people.owner, player)).body.token, player.email, { revokeKeys: false });
    expect(kept.body).toEqual({ sessionsEnded: 1, keysRevoked: 0 });
    expect((await first.get(people.club.path)).status).toBe(200);
    const gone = await accept((await link(people.owner, player)).body.token, player.email);
    expect(gone.body).toEqual({ sessionsEnded: 0, keysRevoked: 2 });
    for (const program of [first, second]) expect((await program.get(people.club.path)).status).toBe(401);
    expect((await told(people.owner, player)).map((reset: { keysRevoked: number }) => reset.keysRevoked)).toEqual([
      0, 2,
    ]);
  });

  it('is the holder’s own with the code that came with the account, in all clubs and for owners too', async () => {
    const { body: invitation } = await people.owner.post(`${people.club.path}/invitations`, { role: 'owner' });
    const person = { name: 'Nora', email: `${randomUUID()}@club.example`, password: goodPassword };
    const joined = await server.nobody.post('/v1/invitations/accept', { token: invitation.token, ...person });
    const { recoveryCode, clubs } = joined.body;
    expect(recoveryCode).toMatch(/^([2-9a-hjkmnp-z]{4}-){4}[2-9a-hjkmnp-z]{4}$/);
    const nora = server.nobody.with({ cookie: cookieOf(joined) });
    const { body: own } = await nora.post('/v1/clubs', { name: 'Di Nora' });
    const programs = [
      await people.club.program(nora, 'read'),
      await new Club(server, own.id, people.owner).program(nora, 'read'),
    ];
    const done = await recover(person.email, ` ${recoveryCode.toUpperCase().replaceAll('-', ' ')} `);
    expect(done).toMatchObject({ status: 200, body: { sessionsEnded: 1, keysRevoked: 2 } });
    for (const program of programs) expect((await program.get('/v1/session')).status).toBe(401);
    expect((await nora.get('/v1/session')).status).toBe(401);
    expect((await signIn(person.email, 'five words nobody would guess')).status).toBe(200);
    const { body } = await people.owner.get(`${people.club.path}/password-resets?first=100`);
    expect(body.items).toContainEqual(
      expect.objectContaining({ member: clubs[0].member, way: 'recovery-code', madeBy: null, keysRevoked: 1 }),
    );
    expect((await recover(person.email, recoveryCode)).status).toBe(401);
    expect((await recover(person.email, done.body.recoveryCode)).status).toBe(200);
    await inDatabase('DELETE FROM club WHERE id = $1', [own.id]);
  });

  it('answers the same to a wrong code as to an unknown address, and tells a bad password before looking', async () => {
    const player = await people.club.join('player');
    const unknown = 'nobody@club.example';
    const [wrong, nobody] = [await recover(player.email, 'aaaa-bbbb'), await recover(unknown, 'aaaa-bbbb')];
    expect(wrong.status).toBe(401);
    expect(withoutRequestId(wrong)).toEqual(withoutRequestId(nobody));
    for (const email of [player.email, unknown])
      expect(paths(await recover(email, 'aaaa-bbbb', { password: 'password' }))).toEqual(['password']);
    expect((await signIn(player.email)).status).toBe(200);
  });

  it('by a link leaves the code to the holder, who can take the account back', async () => {
    const player = await people.club.join('player');
    const code = await codeFor(player);
    await accept((await link(people.owner, player)).body.token, player.email);
    expect((await recover(player.email, code, { password: 'my own words once again' })).status).toBe(200);
    expect((await signIn(player.email, 'my own words once again')).status).toBe(200);
  });

  it('code is made anew only by whoever knows the password', async () => {
    const player = await people.club.join('player');
    const put = (password: string) => player.put('/v1/session/recovery-code', { password });
    expect((await put('not the password')).status).toBe(403);
    const [first, second] = [await codeFor(player), await codeFor(player)];
    expect((await recover(player.email, first)).status).toBe(401);
    expect((await recover(player.email, second)).status).toBe(200);
  });
});

describe('A key', () => {
  it('is shown once and kept as a hash', async () => {
    const { body, status } = await people.owner.post(`${people.club.path}/keys`, { name: 'Robot', scope: 'write' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ key: expect.stringMatching(/^wk_w_/), scope: 'write', sees: 'maker', usedOn: null });
    expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(30 * 86_400_000);
    const list = await people.owner.get(`${people.club.path}/keys?first=100`);
    expect(list.text).toContain(body.id);
    expect(list.text).not.toContain(body.key);
    const [row] = await inDatabase('SELECT api_key::text AS all FROM api_key WHERE id = $1', [body.id]);
    expect(String(row?.['all'])).not.toContain(body.key.split('_')[3]);
  });

  it('for reading reads and does not write; for writing does what its maker may, but makes no keys and no members', async () => {
    const [reads, writes, weak] = await Promise.all([
      people.club.program(people.owner, 'read'),
      people.club.program(people.owner, 'write'),
      people.club.program(people.spectator, 'write'),
    ]);
    const { path } = people.club;
    expect((await reads.get(path)).status).toBe(200);
    expect((await reads.get('/v1/clubs')).body.items).toHaveLength(1);
    expect((await reads.get('/v1/session')).body).toMatchObject({ account: null, clubs: [{ club: people.club.id }] });
    expect((await reads.patch(path, {})).status).toBe(403);
    expect((await writes.patch(path, {})).status).toBe(200);
    expect((await weak.patch(path, {})).status).toBe(403);
    for (const [door, body] of [
      ['keys', { name: 'x', scope: 'read' }],
      ['invitations', { role: 'owner' }],
    ] as const)
      expect((await writes.post(`${path}/${door}`, body)).status).toBe(403);
    expect((await writes.delete(`${path}/members/${people.spectator.member}`)).status).toBe(403);
    for (const [method, door] of [
      ['POST', '/v1/clubs'],
      ['GET', '/v1/me'],
      ['DELETE', '/v1/me'],
      ['DELETE', '/v1/session'],
    ] as const)
      expect((await writes.ask(method, door, method === 'POST' ? { name: 'x' } : undefined)).status).toBe(403);
  });

  it('does at most what its maker may at present', async () => {
    const second = await people.club.join('owner');
    const program = await people.club.program(second, 'write');
    expect((await program.patch(people.club.path, {})).status).toBe(200);
    await people.owner.patch(`${people.club.path}/members/${second.member}`, { role: 'player' });
    expect((await program.patch(people.club.path, {})).status).toBe(403);
    expect((await program.get(people.club.path)).status).toBe(200);
  });

  it('that was revoked is refused within a second, here and wherever else it is known', async () => {
    const program = await people.club.program(people.players[0], 'read');
    const { key } = program;
    const id = key.split('_')[2] ?? '';
    expect((await program.get(people.club.path)).status).toBe(200);
    expect((await people.players[1].delete(`${people.club.path}/keys/${id}`)).status).toBe(404);
    expect((await people.owner.delete(`${people.club.path}/keys/${id}`)).status).toBe(204);
    expect((await program.get(people.club.path)).status).toBe(401);
    expect((await people.owner.delete(`${people.club.path}/keys/${id}`)).status).toBe(404);

    // As another instance on the same database would.
    const other = await people.club.program(people.players[0], 'read');
    expect((await other.get(people.club.path)).status).toBe(200);
    await inDatabase('UPDATE api_key SET revoked_at = now() WHERE id = $1', [other.key.split('_')[2]]);
    await pause(1000);
    expect((await other.get(people.club.path)).status).toBe(401);
  });

  it('that is wrong or has expired is refused, and never taken for nobody', async () => {
    const program = await people.club.program(people.owner, 'read', { days: 1 });
    await inDatabase(`UPDATE api_key SET expires_at = now() WHERE id = $1`, [program.key.split('_')[2]]);
    expect((await program.get(people.club.path)).status).toBe(401);
    for (const authorization of [`Bearer ${program.key}x`, 'Bearer', 'Basic eDp5', 'Bearer wk_r_00000000', ''])
      expect((await people.owner.with({ authorization }).get('/v1/session')).status).toBe(401);
  });

  it('for a sheet opens sheets only, sees with nobody’s referee’s eyes, and stands in no other address', async () => {
    const sheet = await people.club.program(people.players[0], 'sheet', { sees: 'maker', days: 180 });
    expect((await sheet.get(people.club.path)).status).toBe(403);
    for (const { key } of [sheet, await people.club.program(people.owner, 'read')])
      expect((await server.nobody.get(`${people.club.path}?key=${key}`)).status).toBe(401);
    const make = (more: object) =>
      people.referee.post(`${people.club.path}/keys`, { name: 'x', scope: 'sheet', ...more });
    expect(paths(await make({ sees: 'maker', days: 181, battle: randomUUID() }))).toEqual(['days', 'sees', 'battle']);
  });

  it('is listed for its maker, and for owners', async () => {
    const own = await people.club.program(people.players[0], 'read');
    const id = own.key.split('_')[2] ?? '';
    expect((await people.players[0].get(`${people.club.path}/keys?first=100`)).text).toContain(id);
    expect((await people.players[1].get(`${people.club.path}/keys?first=100`)).text).not.toContain(id);
    const { body } = await people.owner.get(`${people.club.path}/keys?first=100`);
    expect(body.items.map((key: { id: string }) => key.id)).toContain(id);
    const paged = await people.owner.get(`${people.club.path}/keys?first=1`);
    expect((await people.owner.get(`${people.club.path}/keys?first=1&after=${paged.body.next}`)).body.items[0]).toEqual(
      body.items[1],
    );
  });
});

describe('A person', () => {
  it('is handed all that is stored of them, and nothing that opens a door', async () => {
    const player = await people.club.join('player', 'Canarino');
    const program = await people.club.program(player, 'read', { name: 'Chiave del canarino' });
    const { body, text, status } = await player.get('/v1/me');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { id: player.account, name: 'Canarino' },
      sessions: [{ createdAt: expect.any(String) }],
      clubs: [
        {
          club: { id: people.club.id },
          member: { name: 'Canarino', role: 'player' },
          keys: [{ name: 'Chiave del canarino' }],
        },
      ],
    });
    expect(text).not.toMatch(/argon2|hash/i);
    expect(text).not.toContain(program.key);
  });

  it('who wants to be forgotten is: no name, no address, no session, no key', async () => {
    const player = await people.club.join('player', 'Canarino Dimenticato');
    const program = await people.club.program(player, 'write');
    expect((await player.delete('/v1/me')).status).toBe(204);
    expect((await player.get('/v1/session')).status).toBe(401);
    expect((await program.get(people.club.path)).status).toBe(401);
    expect((await signIn(player.email)).status).toBe(401);
    const [row] = await inDatabase('SELECT account_id, name, role FROM member WHERE id = $1', [player.member]);
    expect(row).toEqual({ account_id: null, name: 'former member', role: 'spectator' });
    for (const table of ['account', 'session', 'member', 'api_key', 'invitation']) {
      const rows = await inDatabase(`SELECT t::text AS all FROM ${table} t`);
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Dimenticato|${player.account}`));
    }
  });

  it('who would leave a club without an owner is kept in all of them', async () => {
    const player = await people.club.join('player');
    const { body: own } = await player.post('/v1/clubs', { name: 'My own' });
    const { body: invitation } = await player.post(`/v1/clubs/${own.id}/invitations`, { role: 'player' });
    await people.players[0].post('/v1/invitations/accept', { token: invitation.token });
    expect((await player.delete('/v1/me')).status).toBe(409);
    expect((await player.get(people.club.path)).status).toBe(200);
    await inDatabase('DELETE FROM club WHERE id = $1', [own.id]);
  });

  it('who is alone in a club takes the club’s last word along', async () => {
    const player = await people.club.join('player');
    await player.post('/v1/clubs', { name: 'Alone' });
    expect((await player.delete('/v1/me')).status).toBe(204);
  });
});

describe('What is stored and what is logged', () => {
  it('holds no address, no password, no token and no key', async () => {
    const { body: invitation } = await people.owner.post(`${people.club.path}/invitations`, { role: 'player' });
    const { key } = await people.club.program(people.owner, 'sheet');
    const { body: recovery } = await people.owner.put('/v1/session/recovery-code', { password: goodPassword });
    const { body: reset } = await people.owner.post(`${people.club.path}/members/${people.spectator.member}/reset`);
    await server.nobody.get(`${people.club.path}?key=${key}`);
    const stored = await Promise.all(
      ['account', 'session', 'member', 'api_key', 'invitation', 'password_reset', 'limit_bucket'].map(table =>
        inDatabase(`SELECT t::text AS all FROM ${table} t`),
      ),
    );
    const secrets = [
      people.owner.email,
      people.owner.email.split('@')[0] ?? '',
      goodPassword,
      people.owner.cookie.slice('__Host-arbitro='.length),
      invitation.token,
      reset.token,
      recovery.recoveryCode,
      key,
      key.slice(14, 57),
    ];
    const [dump, lines] = [JSON.stringify(stored), logged.replace(/.*Server listening.*/g, '')];
    for (const secret of [...secrets, '127.0.0.1'])
      expect({ secret, stored: dump.includes(secret), logged: lines.includes(secret) }).toEqual({
        secret,
        stored: false,
        logged: false,
      });
    expect(logged.includes('"route":"/v1/clubs/:club"')).toBe(true);
  });

  it('tells what touches security', () => {
    for (const event of [
      'signed in',
      'sign-in failed',
      'key made',
      'key revoked',
      'revoked key used',
      'key denied',
      'role changed',
      'password reset',
      'password reset link made',
      'password reset link withdrawn',
      'recovery code made',
      'recovery failed',
      'member removed',
      'personal data exported',
      'account erased',
    ])
      expect({ event, told: logged.includes(`"msg":"${event}`) }).toEqual({ event, told: true });
  });
});
