import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { doorsSaidOf } from '../../src/api/door/index.js';
import { rooms } from '../../src/rooms.js';
import { ClubServer, peopleAt, type People, type SignedIn } from './club-server.js';

let server: ClubServer;
let people: People;
beforeAll(async () => {
  server = await ClubServer.start();
  people = await peopleAt(server);
});
afterAll(() => server?.close());

/** Posts with headers that fetch does not let one write, such as Host. */
const post = (by: SignedIn, path: string, body: object, headers: { readonly [name: string]: string }) =>
  new Promise<{ status: number | undefined; body: { readonly [field: string]: unknown } }>((resolve, reject) => {
    const { port } = server.app.getHttpServer().address() as AddressInfo;
    const sent = { 'content-type': 'application/json', cookie: by.cookie, ...headers };
    const request = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers: sent }, reply => {
      let text = '';
      reply.on('data', (piece: Buffer) => (text += piece.toString()));
      reply.on('end', () =>
        resolve({ status: reply.statusCode, body: JSON.parse(text) as { [field: string]: unknown } }),
      );
    });
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });

describe('A link that invites', () => {
  const invite = (headers: { readonly [name: string]: string } = {}) =>
    post(people.owner, `${people.club.path}/invitations`, { role: 'player' }, headers);

  it('leads to this machine for whoever asks there', async () => {
    const { body } = await invite();
    expect(body['link']).toBe(`${server.url}/join#${String(body['token'])}`);
  });

  it.each([
    { host: 'evil.example' },
    { host: 'evil.example:3000' },
    { host: 'localhost.evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
    { host: 'localhost@evil.example' },
    { host: 'localhost/evil.example' },
  ])('never leads where %j says', async headers => {
    const { status, body } = await invite(headers);
    expect(status).toBe(201);
    expect(JSON.stringify(body)).not.toContain('evil');
    if ('host' in headers) expect(body['link']).toBe(`/join#${String(body['token'])}`);
  });

  it('neither does a link to a new password', async () => {
    const { member } = await people.club.join('spectator');
    const reset = `${people.club.path}/members/${member}/reset`;
    const { status, body } = await post(people.owner, reset, {}, { host: 'evil.example' });
    expect([status, body['link']]).toEqual([201, `/reset#${String(body['token'])}`]);
  });
});

describe('A cookie', () => {
  const made = async (headers: { readonly [name: string]: string }) =>
    (await people.owner.with(headers).post(`${people.club.path}/invitations`, { role: 'player' })).status;
  const own = () => server.url;
  const byTls = () => server.url.replace('http:', 'https:');

  it('is taken from our own pages', async () => {
    expect(await made({ origin: own(), 'sec-fetch-site': 'same-origin' })).toBe(201);
    expect(await made({ origin: own() })).toBe(201);
    expect(await made({})).toBe(201);
  });

  it('is taken neither from another scheme, port or site, nor where the browser says so', async () => {
    expect(await made({ origin: byTls() })).toBe(403);
    expect(await made({ origin: own().replace(/:\d+$/, ':1') })).toBe(403);
    expect(await made({ origin: 'https://evil.example' })).toBe(403);
    expect(await made({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await made({ origin: own(), 'sec-fetch-site': 'same-site' })).toBe(403);
  });

  it('is not needed by a program, wherever its page is', async () => {
    const program = await people.club.program(people.owner, 'read');
    const reply = await program
      .with({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
      .post('/graphql', { query: '{ whoAmI { clubs { role } } }' });
    expect(reply.text).not.toContain('another site');
    expect(reply.status).toBe(200);
  });
});

describe('The doors that take a key in their address', () => {
  const keyDoors = rooms.flatMap(doorsSaidOf).filter(({ sheet }) => sheet === true);

  it('let no page of another site read them, asked before or not', async () => {
    expect(keyDoors.length).toBeGreaterThan(1);
    for (const { path, method } of keyDoors) {
      const address = path.replaceAll(/:\w+/g, 'x');
      for (const asked of [method, 'OPTIONS'])
        for (const query of ['', '?key=wk_s_x', '?key=wk_s_x&errors=http', '?lang=en']) {
          const { headers } = await server.nobody.ask(asked, `${address}${query}`);
          const told = ['access-control-allow-origin', 'referrer-policy', 'x-robots-tag'].map(name =>
            headers.get(name),
          );
          expect({ address, asked, query, told }).toEqual({
            address,
            asked,
            query,
            told: [null, 'no-referrer', 'noindex'],
          });
          expect(headers.get('cache-control')).toMatch(/\bno-store\b/);
        }
    }
  });
});

describe('Metrics', () => {
  it('do not stand with the doors', async () => {
    expect((await server.nobody.get('/metrics')).status).toBe(404);
  });
});

describe('A roster as a sheet', () => {
  it('is a file to keep, by a name that is safe', async () => {
    const { body, text } = await people.referee.post(`${people.club.path}/rosters`, {
      name: 'L’armata "di" Nîmes',
      ruleset: 'murat',
      units: [],
    });
    if (body?.id === undefined) throw new Error(text);
    const { headers } = await people.referee.get(`/v1/rosters/${body.id}/roster.csv`);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="L-armata-di-Nimes.csv"; filename*=UTF-8''L%E2%80%99armata%20di%20N%C3%AEmes.csv`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('A server whose public address speaks TLS', () => {
  it('tells browsers to use nothing else, in every answer, and makes its links of it', async () => {
    const tls = await ClubServer.start({ env: { ARBITRO_PUBLIC_URL: 'https://arbitro.example', METRICS: 'public' } });
    try {
      const owner = (await tls.setUp()).owner;
      const asked = [
        tls.nobody.get('/'),
        tls.nobody.get('/health/live'),
        tls.nobody.get('/metrics'),
        tls.nobody.get('/nowhere'),
        tls.nobody.get('/openapi.json'),
        tls.nobody.ask('OPTIONS', '/v1/clubs'),
        tls.nobody.ask('PUT', '/v1/clubs'),
        tls.nobody.get('/v1/clubs'),
        tls.nobody.get('/v1/sheet/battles/x?key=y'),
        tls.nobody.post('/graphql', { query: '{ __typename }' }),
        tls.nobody.post('/v1/movimenti/artillery/limber-cost', {}),
        tls.nobody.post('/v1/batch', 'no json'),
        owner.get('/v1/session'),
      ];
      for (const { status, headers, text } of await Promise.all(asked)) {
        const told = { status, hsts: headers.get('strict-transport-security'), text };
        expect(told).toEqual({ status, hsts: 'max-age=31536000', text });
        expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      }
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 404, 200]);
      const { id } = (await owner.get('/v1/clubs')).body.items[0];
      const { body } = await owner.post(`/v1/clubs/${id}/invitations`, { role: 'player' });
      expect(body.link).toBe(`https://arbitro.example/join#${body.token}`);
    } finally {
      await tls.close();
    }
  });
});
