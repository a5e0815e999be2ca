import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { GraphqlModule } from '../../src/api/graphql/graphql.module.js';
import { PagesModule } from '../../src/api/pages/pages.module.js';
import { SheetModule } from '../../src/api/sheet/sheet.module.js';
import { proceduresOf } from '../../src/core/index.js';
import { books } from '../../src/rulesets/index.js';
import { openDoors, type Doors } from '../doors/open-doors.js';

jest.setTimeout(120_000);

const program = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

// Hundreds of pages, and a reference of megabytes, on a machine that may be slow.
jest.setTimeout(600_000);
let doors: Doors;
let browser: Browser;
beforeAll(async () => {
  doors = await openDoors(shelf => [
    PagesModule.of(shelf),
    SheetModule.of('the fixed secret of these tests, 32 or more'),
    GraphqlModule.of(shelf),
  ]);
  browser = await chromium.launch({ executablePath: program, args: quietly });
});
afterAll(async () => {
  await browser.close();
  await doors.close();
});

/** What must never happen on a page of ours. */
interface Trouble {
  readonly foreign: string[];
  readonly errors: string[];
}

let context: BrowserContext;
let page: Page;
let trouble: Trouble;

const begin = async (width = 1280, colorScheme: 'light' | 'dark' = 'light', locale = 'it-IT'): Promise<void> => {
  trouble = { foreign: [], errors: [] };
  context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale });
  page = await context.newPage();
  page.on('request', request => {
    if (!request.url().startsWith(doors.url) && !/^(data|blob):/.test(request.url()))
      trouble.foreign.push(request.url());
  });
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') trouble.errors.push(message.text());
  });
  page.on('pageerror', error => trouble.errors.push(error.message));
};

const end = async (): Promise<void> => {
  await context.close();
  expect(trouble).toEqual({ foreign: [], errors: [] });
};

const visit = (path: string) => page.goto(doors.url + path, { waitUntil: 'networkidle' });
/** How far a page is wider than its window. */
const tooWide = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

const paths = [
  '/',
  '/docs',
  '/docs/problems',
  ...books.flatMap(book => [
    `/docs/${book.id}`,
    ...book.chapters.map(({ area }) => `/docs/${book.id}/${area}`),
    ...proceduresOf(book).map(({ id }) => `/docs/${id.replaceAll('.', '/')}`),
  ]),
];

describe.each([
  ['a desk', 1280, 'light'],
  ['a phone at night', 390, 'dark'],
] as const)('On %s', (_, width, scheme) => {
  beforeEach(() => begin(width, scheme));
  afterEach(end);

  it('every page of the manual opens, fits its window and asks nobody else', async () => {
    for (const path of paths) {
      // Whoever asks elsewhere does so while the page loads; to wait for silence after each would take minutes.
      await page.goto(doors.url + path, { waitUntil: 'load' });
      expect([path, await page.locator('h1').count(), await tooWide()]).toEqual([path, 1, 0]);
    }
    await page.waitForLoadState('networkidle');
  });
});

describe('A newcomer on the front page', () => {
  beforeEach(() => begin());
  afterEach(end);

  it('sends the request that stands there and reads the ruling with its reasons', async () => {
    await visit('/');
    await page.getByRole('button', { name: 'Chiedi' }).click();
    await page.locator('.said ol').first().waitFor();
    expect(await page.locator('.said .summary').textContent()).toMatch(/40%/);
    await page.getByRole('button', { name: 'Tira i dadi' }).click();
    await page.locator('.said .mark.dice').first().waitFor();
    await page.getByRole('button', { name: 'Probabilità' }).click();
    await page.locator('.said .bars').first().waitFor();
    expect(await page.locator('.said .bars').first().innerText()).toMatch(/60\s?%[\s\S]*40\s?%/);
  });

  it('reads the odds and the reasons in words', async () => {
    await visit('/docs/murat/charge/sequence');
    await page.getByRole('button', { name: 'Probabilità' }).click();
    await page.locator('.said .bars').first().waitFor();
    const odds = await page.locator('.said').innerText();
    expect(odds).toContain('Fin dove arriva');
    expect(odds).toContain('chi carica sfonda');
    expect(odds).toMatch(/in media \d,\d/);
    expect(odds).not.toMatch(/\b(true|false|null|[a-z]+[A-Z]\w*)\b/);
    await page.getByRole('button', { name: 'Chiedi' }).click();
    await page.locator('.said ol').first().waitFor();
    expect(await page.locator('.said').innerText()).not.toMatch(/\b(true|false|null|undefined)\b/);
  });

  it('copies commands and addresses of the server that is read', async () => {
    for (const path of ['/', '/docs/ordre-mixte/fire/resolve', '/docs/sheet']) {
      await visit(path);
      const shown = (await page.locator('main code').allTextContents()).join('\n');
      expect(shown).toContain(doors.url);
      expect(shown).not.toContain('localhost:3000');
    }
  });

  it('is told what is wrong, in words', async () => {
    await visit('/');
    await page.locator('form.ask textarea').fill('{ "input": { "arm": "infantry" }, "lang": "it" }');
    trouble.errors.length = 0;
    await page.getByRole('button', { name: 'Chiedi' }).click();
    await page.locator('.said .fault').first().waitFor();
    expect(await page.locator('.said').innerText()).toContain('input.firingBases');
    // The browser notes the status 422 by itself.
    expect(trouble.errors.splice(0)).toEqual([expect.stringContaining('422')]);
  });

  it('changes the language and stays on the page', async () => {
    await visit('/docs/ordre-mixte/fire/resolve');
    expect(await page.locator('html').getAttribute('lang')).toBe('it');
    await page.getByRole('link', { name: 'EN', exact: true }).click();
    await page.waitForURL('**/docs/ordre-mixte/fire/resolve?lang=en');
    expect(await page.locator('h1').textContent()).toBe('Resolve one unit’s fire');
    await page.locator('.beside a', { hasText: 'Range band' }).click();
    await page.waitForURL('**/fire/range-band?lang=en');
  });

  it('works with the keyboard alone', async () => {
    await visit('/docs/ordre-mixte/fire/resolve');
    await page.keyboard.press('Tab');
    expect(await page.evaluate<string>('document.activeElement.className')).toBe('skip');
    await page.keyboard.press('Enter');
    expect(await page.evaluate<string>('location.hash')).toBe('#main');
  });

  it('needs no script to read', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'it-IT' });
    const still = await plain.newPage();
    await still.goto(`${doors.url}/docs/ordre-mixte/fire/resolve`);
    expect(await still.locator('.panel').count()).toBeGreaterThan(5);
    expect(await still.getByRole('button', { name: 'Chiedi' }).isVisible()).toBe(false);
    await plain.close();
  });
});

describe('The API reference', () => {
  beforeEach(() => begin(1280, 'light', 'en'));
  afterEach(end);

  it('shows every door, and "try it out" has an answer', async () => {
    await visit('/docs/api');
    await page.locator('.opblock-tag').first().waitFor();
    expect(await page.locator('.opblock-tag').count()).toBeGreaterThanOrEqual(
      books.flatMap(book => book.chapters).length + 5,
    );
    await visit('/docs/api#/ordre-mixte-fire/ordreMixteFireResolve');
    await page.reload({ waitUntil: 'networkidle' });
    const door = page.locator('#operations-ordre-mixte-fire-ordreMixteFireResolve');
    // The reference has hundreds of doors to unfold first.
    await door.locator('button.execute').click({ timeout: 120_000 });
    const answer = door.locator('.live-responses-table tbody .response-col_status').first();
    await answer.waitFor({ timeout: 120_000 });
    expect(await answer.innerText()).toMatch(/^200/);
    expect(await door.locator('.live-responses-table .highlight-code').first().innerText()).toContain('"resolved"');
  });
});

describe('The GraphQL editor', () => {
  beforeEach(() => begin(1280, 'light', 'en'));
  afterEach(end);

  it('runs the question that the manual leads to', async () => {
    await visit('/docs/ordre-mixte/fire/resolve?lang=en');
    await page.getByRole('link', { name: 'This question in the GraphQL editor' }).click();
    await page.locator('.graphiql-execute-button').waitFor();
    await page.locator('.graphiql-execute-button').click();
    await page.locator('.result-window', { hasText: '"RESOLVED"' }).waitFor();
  });
});

describe('A reader who lost the way', () => {
  it('finds the nearest pages', async () => {
    await begin();
    await visit('/docs/ordre-mixte/fire/resolvd');
    await page.locator('.cards a', { hasText: 'Tiro di un’unità' }).click();
    await page.waitForURL('**/docs/ordre-mixte/fire/resolve');
    // The browser notes the status 404 by itself.
    expect(trouble.errors.splice(0)).toEqual([expect.stringContaining('404')]);
    await end();
  });
});
