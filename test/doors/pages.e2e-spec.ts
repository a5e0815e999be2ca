import request from 'supertest';
import { PagesModule } from '../../src/api/pages/pages.module.js';
import { problemKinds } from '../../src/api/problem/problem.js';
import { proceduresOf } from '../../src/core/index.js';
import { faultAdvice } from '../../src/derive/index.js';
import { rooms } from '../../src/rooms.js';
import { books } from '../../src/rulesets/index.js';
import { openDoors, type Doors } from './open-doors.js';

let doors: Doors;
beforeAll(async () => (doors = await openDoors(shelf => [PagesModule.of(shelf, rooms)])));
afterAll(() => doors.close());

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const open = (path: string, language = 'it') =>
  request(doors.url).get(path).set('accept', browser).set('accept-language', language);

const forPeople = ['/setup', '/sign-in', '/join', '/reset', '/club'];
const paths = [
  '/',
  ...forPeople,
  '/docs',
  '/docs/api',
  '/docs/problems',
  ...books.flatMap(book => [
    `/docs/${book.id}`,
    ...book.chapters.map(({ area }) => `/docs/${book.id}/${area}`),
    ...proceduresOf(book).map(({ id }) => `/docs/${id.replaceAll('.', '/')}`),
  ]),
];

describe.each(paths)('%s', path => {
  it('is a page in both languages that asks nothing of anybody else', async () => {
    const [it, en] = await Promise.all([open(path, 'it-IT,it;q=0.9'), open(path, 'en')]);
    expect([it.status, it.headers['content-language'], en.status, en.headers['content-language']]).toEqual([
      200,
      'it',
      200,
      'en',
    ]);
    expect([it.type, it.text.includes('<html lang="it">'), en.text.includes('<html lang="en">')]).toEqual([
      'text/html',
      true,
      true,
    ]);
    const loaded = [...it.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(loaded.filter(address => !/^[/#]/.test(address) || address.startsWith('//'))).toEqual([]);
    expect(it.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(it.text).not.toMatch(/<[^>]+\son\w+=|<style|<[^>]+\sstyle=|<script(?! src="\/)/);
  });

  it('leads only to addresses that answer', async () => {
    const { text } = await open(path);
    const ways = new Set(
      [...text.matchAll(/href="(\/[^"#]*)/g)].map(([, address = '']) => address.replaceAll('&amp;', '&')),
    );
    const ours = [...ways].filter(address => !address.startsWith('/graphql'));
    const wrong: [string, number][] = [];
    // A few at a time, as a browser would: pages are made by a worker, which has a queue for each address.
    const next = ours.values();
    const visit = async () => {
      for (const address of next) {
        const { status } = await open(address);
        if (status !== 200) wrong.push([address, status]);
      }
    };
    await Promise.all([visit(), visit(), visit(), visit()]);
    expect(wrong).toEqual([]);
  });
});

describe('A page for people', () => {
  it.each(['/setup', '/sign-in', '/join', '/reset'])(
    '%s has a label, a place for faults and a name for every field',
    async path => {
      const { text } = await open(path);
      const inputs = [...text.matchAll(/<input ([^>]+)>/g)].map(([, attributes = '']) => attributes);
      expect(inputs.length).toBeGreaterThan(0);
      for (const attributes of inputs) {
        const id = /id="([^"]+)"/.exec(attributes)?.[1] ?? '';
        expect(text).toContain(`<label for="${id}">`);
        expect(text).toContain(`id="${id}-fault"`);
        expect(attributes).toMatch(/name="\w+".*autocomplete="[\w-]+"/);
      }
      // Without the script nothing is sent, least of all a password in an address.
      expect(text).toMatch(/<form id="[\w-]+" class="people" method="post" novalidate hidden>/);
      expect(text).toContain('<noscript>');
    },
  );

  it('is in the header of every page, and loads a script of its own', async () => {
    expect((await open('/docs')).text).toContain('href="/club"');
    const { text } = await open('/club?lang=en');
    expect([...text.matchAll(/<script src="\/assets\/[\w-]+\/(\w+\.js)"/g)].map(([, file]) => file)).toEqual([
      'site.js',
      'people.js',
    ]);
    expect(text).toContain('<h1>The club</h1>');
  });

  it('is not there where there are no clubs', async () => {
    const alone = await openDoors(shelf => [PagesModule.of(shelf)]);
    const front = await request(alone.url).get('/').set('accept', browser);
    const club = await request(alone.url).get('/club').set('accept', browser);
    await alone.close();
    expect([front.text.includes('/club'), club.status]).toEqual([false, 404]);
  });
});

describe('The language', () => {
  it('is the one in the address, and is kept from page to page', async () => {
    const { text } = await open('/docs/ordre-mixte/fire/resolve?lang=en', 'it');
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('href="/docs/ordre-mixte/fire?lang=en"');
    expect(text).toContain('href="/docs/ordre-mixte/fire/resolve?lang=it"');
  });

  it('that we do not speak is English', async () => {
    expect((await open('/docs?lang=xx', 'fr')).headers['content-language']).toBe('en');
  });
});

describe('A page that does not exist', () => {
  it('is a page with the nearest names for people', async () => {
    const { status, text, type } = await open('/docs/ordre-mixte/fire/resolvd');
    expect([status, type]).toEqual([404, 'text/html']);
    expect(text).toContain('href="/docs/ordre-mixte/fire/resolve"');
    expect(text).toContain('Questa pagina non c’è');
  });

  it('is a problem with the nearest names for programs', async () => {
    const { status, body, type } = await request(doors.url)
      .get('/docs/ordre-mixte/fire/resolvd')
      .set('accept', 'application/json');
    expect([status, type, (body as { readonly code: string }).code]).toEqual([
      404,
      'application/problem+json',
      'not-found',
    ]);
    expect((body as { readonly nearest: readonly string[] }).nearest).toContain('/docs/ordre-mixte/fire/resolve');
  });

  it.each([
    '/nowhere',
    '//example.org/',
    '/docs/%00',
    '/docs/%E0%A4%A',
    '/docs/<script>',
    '/docs/../../etc/passwd',
    '/assets/x/site.css',
  ])('%s shows nothing of what was asked', async path => {
    const { status, text } = await open(path);
    expect([status === 404 || status === 400, text.includes('<script>'), text.includes('example.org')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('leads to a procedure whose id was typed', async () => {
    const { status, headers } = await open('/docs/ordre-mixte.fire.resolve');
    expect([status, headers['location']]).toEqual([302, '/docs/ordre-mixte/fire/resolve']);
  });
});

describe('What pages are made of', () => {
  it('is kept for ever by its contents, and pages are asked for again', async () => {
    const { text, headers } = await open('/');
    const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(2);
    for (const file of files) {
      const { status, headers } = await request(doors.url).get(file);
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    expect(headers['cache-control']).toBe('no-cache');
    const again = await open('/').set('if-none-match', String(headers['etag']));
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('is smaller for those who can unpack it, and the same', async () => {
    const plain = await open('/docs/ordre-mixte').set('accept-encoding', 'identity');
    const packed = await open('/docs/ordre-mixte').set('accept-encoding', 'gzip');
    expect([plain.headers['content-encoding'], packed.headers['content-encoding'], packed.text === plain.text]).toEqual(
      [undefined, 'gzip', true],
    );
  });

  it('has an icon, also where browsers look for one', async () => {
    const icons = await Promise.all(['/favicon.svg', '/favicon.ico'].map(path => request(doors.url).get(path)));
    expect(icons.map(({ status, type }) => [status, type])).toEqual([
      [200, 'image/svg+xml'],
      [200, 'image/svg+xml'],
    ]);
  });

  it('is also told to those who only ask for the head', async () => {
    const { status, headers } = await request(doors.url).head('/docs').set('accept', browser);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

describe('The page of problems', () => {
  it('explains every kind of problem and every fault code, where their addresses lead', async () => {
    const { text } = await open('/docs/problems');
    for (const kind of Object.keys(problemKinds)) expect(text).toContain(`id="${kind}"`);
    for (const code of Object.keys(faultAdvice)) expect(text).toContain(`<code>${code}</code>`);
  });
});
