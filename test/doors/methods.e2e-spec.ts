import request from 'supertest';
import { GraphqlModule } from '../../src/api/graphql/graphql.module.js';
import { PagesModule } from '../../src/api/pages/pages.module.js';
import { SheetModule } from '../../src/api/sheet/sheet.module.js';
import { rooms } from '../../src/rooms.js';
import { hollowDoors } from './hollow-rooms.js';
import { openDoors, type Doors } from './open-doors.js';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors(shelf => [
    hollowDoors(rooms),
    GraphqlModule.of(shelf, rooms),
    SheetModule.of('the fixed secret of these tests, 32 or more'),
    PagesModule.of(shelf, rooms),
  ]);
});
afterAll(() => doors.close());

/** Routes that are no doors: they say what there is instead. */
const isNoDoor = (url: string): boolean => /^\/?\*$|^\/v1\/[\w:-]+\/:area\/:procedure(\/odds)?$/.test(url);

/** Every address with a door, and the methods that have one there. */
const addresses = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const route of doors.routes) {
    const [method = '', url = ''] = route.split(' ');
    if (isNoDoor(url)) continue;
    const address = url.replaceAll(/:\w+/g, 'x').replace('*', 'x');
    // Whatever is fetched under the door of sheets is answered in the cell.
    const inCells = address.startsWith('/v1/sheet/') ? ['GET', 'HEAD'] : [];
    found.set(address, [...new Set([...(found.get(address) ?? inCells), method])]);
  }
  return found;
};

const send = (method: Method | 'OPTIONS', url: string, headers: { readonly [name: string]: string } = {}) =>
  doors.app.inject({ method, url, headers });

describe('The wrong method at the right address', () => {
  it('is told as such at every door, with the methods that are right', async () => {
    const all = addresses();
    expect(all.size).toBeGreaterThan(450);
    for (const [address, taken] of all) {
      for (const method of methods.filter(one => !taken.includes(one))) {
        const { statusCode, headers, body } = await send(method, address);
        const allowed = String(headers['allow']).split(', ');
        expect({ method, address, statusCode, type: headers['content-type'] }).toEqual({
          method,
          address,
          statusCode: 405,
          type: 'application/problem+json; charset=utf-8',
        });
        expect(allowed).toEqual(expect.arrayContaining([...taken, 'OPTIONS']));
        expect(allowed).not.toContain(method);
        if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ status: 405, code: 'method-not-allowed' });
      }
    }
  });

  it.each([
    [
      'PUT',
      '/v1/murat/fire/musketry',
      'POST, OPTIONS',
      'use POST, not PUT; /docs/murat/fire/musketry shows how',
      'si usa POST, non PUT; come, è scritto in /docs/murat/fire/musketry',
    ],
    [
      'GET',
      '/v1/murat/fire/musketry/odds?x=1',
      'POST, OPTIONS',
      'use POST, not GET; /docs/murat/fire/musketry shows',
      'si usa POST, non GET',
    ],
    ['DELETE', '/v1/batch/', 'POST, OPTIONS', 'use POST, not DELETE; /docs/api shows how', 'si usa POST, non DELETE'],
    ['POST', '/v1/rulesets/murat/procedures', 'GET, HEAD, OPTIONS', 'use GET, not POST', 'si usa GET, non POST'],
    [
      'PATCH',
      '/v1/session',
      'GET, HEAD, POST, DELETE, OPTIONS',
      'use GET, POST, or DELETE, not PATCH',
      'si usa GET, POST o DELETE, non PATCH',
    ],
    ['POST', '/v1/sheet/murat/fire/musketry', 'GET, HEAD, OPTIONS', 'use GET, not POST', 'si usa GET, non POST'],
    ['PUT', '/graphql', 'GET, POST, OPTIONS', 'use GET or POST, not PUT', 'si usa GET o POST, non PUT'],
    ['POST', '/docs/murat', 'GET, HEAD, OPTIONS', 'use GET, not POST', 'si usa GET, non POST'],
  ] as const)('%s %s allows %s', async (method, address, allowed, english, italian) => {
    const en = await send(method, address);
    const it = await send(method, address, { 'accept-language': 'it' });
    expect([en.statusCode, en.headers['allow']]).toEqual([405, allowed]);
    expect(JSON.parse(en.body).detail).toContain(english);
    expect(JSON.parse(it.body).detail).toContain(italian);
    const chosen = await send(method, `${address}${address.includes('?') ? '&' : '?'}lang=it`);
    expect(JSON.parse(chosen.body).detail).toContain(italian);
  });

  it('is told whatever the body holds, and also of methods that nobody here has', async () => {
    const posted = await request(doors.url).post('/v1/rulesets').set('content-type', 'text/plain').send('{{{');
    const found = await fetch(`${doors.url}/v1/batch`, { method: 'PROPFIND' });
    expect([posted.status, found.status, found.headers.get('allow')]).toEqual([405, 405, 'POST, OPTIONS']);
  });
});

describe('A wrong address', () => {
  it.each([
    ['GET', '/v1/nothing'],
    ['PUT', '/v1/murat/fire/musketri'],
    ['GET', '/v1/murat/fire/musketri'],
    ['POST', '/v1/murrat/fire/musketry'],
    ['DELETE', '/nothing/%zz'],
    ['GET', `/v1/clubs/${'x'.repeat(300)}`],
  ] as const)('%s %s is not found, whatever the method', async (method, address) => {
    const { statusCode, headers } = await send(method, address);
    expect([400, 404]).toContain(statusCode);
    expect(headers).not.toHaveProperty('allow');
  });
});

describe('OPTIONS', () => {
  it('tells what each address takes, and lets browsers ask anything', async () => {
    for (const [address, taken] of addresses()) {
      const { statusCode, headers, body } = await send('OPTIONS', address);
      expect([address, statusCode, body]).toEqual([address, 204, '']);
      expect(String(headers['allow']).split(', ')).toEqual(expect.arrayContaining([...taken, 'OPTIONS']));
      expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    }
    expect((await send('OPTIONS', '/v1/batch')).headers['allow']).toBe('POST, OPTIONS');
    expect((await send('OPTIONS', '/v1/nothing')).headers['allow']).toBe('OPTIONS');
  });
});

describe('HEAD', () => {
  it.each(['/v1/rulesets', '/docs/murat', '/openapi.json', '/v1/rulesets/nothing', '/nothing'])(
    'has the status of GET at %s, and no body',
    async address => {
      const [head, get] = [await send('HEAD', address), await send('GET', address)];
      expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
    },
  );
});
