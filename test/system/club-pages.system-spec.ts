import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { ClubServer, goodPassword } from '../clubs/club-server.js';

jest.setTimeout(600_000);

const program = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/** Where pictures are put for those who want to look at the pages themselves. */
const pictures = process.env['PICTURES'];

let server: ClubServer;
let browser: Browser;
const foreign: string[] = [];
const errors: string[] = [];
const opened: BrowserContext[] = [];

beforeAll(async () => {
  server = await ClubServer.start();
  browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** A person with a browser of their own. */
const somebody = async (width = 1280, locale = 'it-IT', colorScheme: 'light' | 'dark' = 'light'): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale, colorScheme });
  opened.push(context);
  const page = await context.newPage();
  page.on('request', request => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url());
  });
  page.on('console', message => {
    // The browser notes by itself that nobody has signed in yet, and what the API refuses.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', error => errors.push(error.message));
  return page;
};
afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
  expect([foreign.splice(0), errors.splice(0)]).toEqual([[], []]);
});

const tooWide = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
const look = async (page: Page, name: string): Promise<void> => {
  expect([name, await tooWide(page)]).toEqual([name, 0]);
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true });
};

const fill = async (page: Page, values: { readonly [label: string]: string }): Promise<void> => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
};

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${server.url}/sign-in`);
  await fill(page, { 'Indirizzo e-mail': email, Password: goodPassword });
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL('**/club');
};

describe('People at the pages', () => {
  let invitation: string;
  let recoveryCode: string;

  it('set the server up with the code, after being told what is wrong beside the field', async () => {
    const page = await somebody();
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Fai il primo club' }).click();
    await page.waitForURL('**/setup');
    const person = { 'Nome del club': 'Club di Elchingen', 'Come ti chiami': 'Carlo', 'Indirizzo e-mail': 'carlo' };
    await fill(page, {
      ...person,
      'Codice di installazione': await server.setUpCode(),
      'Password nuova': goodPassword,
    });
    await page.getByRole('button', { name: 'Fai il club' }).click();
    await page.locator('#set-up-email-fault', { hasText: 'e-mail' }).waitFor();
    expect(await page.getByLabel('Indirizzo e-mail').getAttribute('aria-invalid')).toBe('true');
    await look(page, 'setup-fault');
    await page.getByLabel('Indirizzo e-mail').fill('carlo@club.example');
    await page.getByLabel('Codice di installazione').fill('aaaa-bbbb');
    await page.getByRole('button', { name: 'Fai il club' }).click();
    await page.locator('p.fault', { hasText: 'odice' }).waitFor();
    await page.getByLabel('Codice di installazione').fill(await server.setUpCode());
    await page.getByRole('button', { name: 'Fai il club' }).click();
    expect(await page.getByLabel('Il tuo codice di recupero').inputValue()).toMatch(/^(\w{4}-){4}\w{4}$/);
    await look(page, 'setup-recovery-code');
    await page.getByRole('button', { name: 'L’ho copiato' }).click();
    await page.waitForURL('**/club');
    await page.getByText('Club di Elchingen · responsabile').waitFor();

    await page.getByLabel('Scenario').selectOption({ label: 'Battaglia di Elchingen · Murat' });
    await page.getByRole('button', { name: 'Apri dallo scenario' }).click();
    await page.getByText('tocca a:').waitFor();
    await page.getByLabel('Invita come').selectOption('referee');
    await page.getByRole('button', { name: 'Fai un invito' }).click();
    invitation = await page.getByLabel('Link di invito').inputValue();
    expect(invitation).toMatch(new RegExp(`^${server.url}/join#[\\w-]{20,}$`));
    await page.getByRole('button', { name: 'Fai una chiave' }).click();
    await page.locator('#key-name-fault', { hasText: 'nome' }).waitFor();
    await page.getByLabel('A che cosa serve').fill('Foglio del club');
    await page.getByRole('button', { name: 'Fai una chiave' }).click();
    const cell = (await page.locator('.secret pre code').textContent()) ?? '';
    const address = /"(.+)"/.exec(cell)?.[1] ?? '';
    expect(await (await fetch(address)).text()).toMatch(/^Mossa 1 · /);
    await look(page, 'club');
    page.once('dialog', dialog => void dialog.accept());
    await page.getByRole('row', { name: 'Foglio del club' }).getByRole('button', { name: 'Revoca' }).click();
    await page.getByRole('row', { name: 'Foglio del club' }).waitFor({ state: 'detached' });
    expect(await (await fetch(address)).text()).not.toMatch(/^Mossa/);
    await page.goto(server.url);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('link', { name: 'Fai il primo club' }).count()).toBe(0);
  });

  it('join by the link on a phone, once, and sign out and in again', async () => {
    const page = await somebody(390, 'en', 'dark');
    await page.goto(invitation);
    await look(page, 'join-phone');
    await page.getByRole('link', { name: 'IT', exact: true }).click();
    await page.getByRole('link', { name: 'EN', exact: true }).click();
    await page.waitForURL('**/join?lang=en#*');
    await fill(page, { 'Your name': 'Rita', 'E-mail address': 'rita@club.example', Password: goodPassword });
    await page.getByRole('button', { name: 'Join the club' }).click();
    recoveryCode = await page.getByLabel('Your recovery code').inputValue();
    await page.getByRole('button', { name: 'I have copied it' }).click();
    await page.waitForURL('**/club?lang=en');
    await page.getByText('Club di Elchingen · referee').waitFor();
    await page.getByText('to act:').waitFor();
    await page.getByText('Carlo').waitFor();
    expect(await page.getByLabel('Invite as').locator('option').allTextContents()).toEqual(['player', 'spectator']);
    await look(page, 'club-phone');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/sign-in?lang=en');
    await fill(page, { 'E-mail address': 'rita@club.example', Password: 'wrong wrong wrong' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('p.fault', { hasText: /\w/ }).waitFor();
    await look(page, 'sign-in-phone');
    await page.getByLabel('Password').fill(goodPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/club?lang=en');
    const used = await somebody();
    await used.goto(invitation);
    await fill(used, { 'Come ti chiami': 'Altri', 'Indirizzo e-mail': 'altri@club.example', Password: goodPassword });
    await used.getByRole('button', { name: 'Entra nel club' }).click();
    await used.locator('p.fault', { hasText: 'Non esiste' }).waitFor();
  });

  it('bring rosters as files, read what the book says of them, and open a battle from two', async () => {
    const page = await somebody();
    await signIn(page, 'carlo@club.example');
    const sheet = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    const upload = async (file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
      await page.getByLabel('File del roster').setInputFiles(file);
      await page.getByLabel('Regolamento').selectOption('murat');
      await page.getByRole('button', { name: 'Carica il roster' }).click();
    };
    const fault = page.locator('form', { hasText: 'Carica il roster' }).locator('p.fault');

    await page.getByRole('button', { name: 'Carica il roster' }).click();
    await fault.filter({ hasText: 'Scegliere un file' }).waitFor();
    await upload(sheet('vuoto.csv', 'name;arm\r\n'));
    await fault.filter({ hasText: 'una riga per unità' }).waitFor();
    await upload(sheet('storto.json', '{"units": 3}'));
    await fault.filter({ hasText: 'un elenco di unità' }).waitFor();
    await upload(sheet('errori.csv', 'nome;arm;fouInitial\n39e ligne;infantri;dieci\n'));
    await fault.filter({ hasText: 'Unità 1 «39e ligne», arm: ' }).filter({ hasText: 'fouInitial: ' }).waitFor();
    await look(page, 'roster-faults');

    // As an Italian spreadsheet saves it: a mark for the encoding, semicolons, quotes where a cell holds one.
    const rows = ['"6e léger; ""les braves""";infantry;12;no;;', 'Stretta;infantry;6;;attack-column;2', ''];
    await upload(
      sheet('Brigata Villate.csv', `\uFEFF${['nome;arm;fouInitial;openOrder;formation;bases', ...rows].join('\r\n')}`),
    );
    const report = page.locator('.panel', { hasText: 'Brigata Villate' });
    const braves = report.getByRole('row', { name: '6e léger; "les braves"' });
    await braves.getByText('può scendere in campo', { exact: true }).waitFor();
    const narrow = report.getByRole('row', { name: 'Stretta' });
    await narrow.getByText('non può scendere in campo').waitFor();
    expect(await narrow.locator('.cite').first().innerText()).toMatch(/§/);
    await look(page, 'roster-report');

    // What the API writes, and the sheet that it exports, come back as they are.
    const row = page.getByRole('row', { name: 'Brigata Villate' });
    const csv = String(await row.getByRole('link', { name: 'CSV' }).getAttribute('href'));
    const textAt = (path: string) => page.evaluate<string>(`fetch('${path}').then(reply => reply.text())`);
    await upload(sheet('Dal foglio.csv', await textAt(csv)));
    await page.locator('.panel', { hasText: 'Dal foglio' }).getByRole('row', { name: 'les braves' }).waitFor();
    await page.getByLabel('Nome del roster').fill('Gli altri');
    await upload({ ...sheet('x.json', await textAt(csv.replace('/roster.csv', ''))), mimeType: 'application/json' });
    await page.getByRole('row', { name: 'Gli altri' }).waitFor();

    page.once('dialog', dialog => void dialog.accept());
    await page.getByRole('row', { name: 'Dal foglio' }).getByRole('button', { name: 'Togli' }).click();
    await page.getByRole('row', { name: 'Dal foglio' }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Apri dai roster' }).click();
    await page.getByRole('row', { name: 'Brigata Villate – Gli altri' }).getByText('tocca a:').waitFor();
    await look(page, 'club-rosters');
    const phone = await somebody(390, 'en');
    await phone.goto(`${server.url}/sign-in`);
    await fill(phone, { 'E-mail address': 'rita@club.example', Password: goodPassword });
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await phone.waitForURL('**/club');
    await phone.getByRole('button', { name: 'What the book says' }).first().press('Enter');
    await phone.getByText('may not take the field').first().waitFor();
    await look(phone, 'roster-phone');
  });

  it('join another club with one click, and choose between the two', async () => {
    const page = await somebody();
    await signIn(page, 'rita@club.example');
    // Rita herself has a club of her own, to which she invites Carlo.
    const made = await page.evaluate<{ id: string }>(
      `fetch('/v1/clubs', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Club di Ulm"}' }).then(reply => reply.json())`,
    );
    const { link } = await page.evaluate<{ link: string }>(
      `fetch('/v1/clubs/${made.id}/invitations', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"role":"player"}' }).then(reply => reply.json())`,
    );
    const carlo = await somebody();
    await signIn(carlo, 'carlo@club.example');
    await carlo.goto(link);
    await carlo.getByText('Accesso effettuato come Carlo').waitFor();
    await carlo.getByRole('button', { name: 'Entra nel club' }).click();
    await carlo.waitForURL('**/club');
    await carlo.getByLabel('Club', { exact: true }).selectOption({ label: 'Club di Ulm' });
    await carlo.getByText('Club di Ulm · giocatore').waitFor();
  });

  it('who forgot a password set a new one by the owner’s link', async () => {
    const owner = await somebody();
    await signIn(owner, 'carlo@club.example');
    await owner.getByLabel('Club', { exact: true }).selectOption({ label: 'Club di Elchingen' });
    await owner.getByLabel('Invita come').selectOption('player');
    await owner.getByRole('button', { name: 'Fai un invito' }).click();
    const link = await owner.getByLabel('Link di invito').inputValue();
    const anna = await somebody();
    await anna.goto(link);
    await fill(anna, { 'Come ti chiami': 'Anna', 'Indirizzo e-mail': 'anna@club.example', Password: goodPassword });
    await anna.getByRole('button', { name: 'Entra nel club' }).click();
    await anna.getByRole('button', { name: 'L’ho copiato' }).click();
    await anna.waitForURL('**/club');
    await anna.getByText('Club di Elchingen · giocatore').waitFor();
    expect(await anna.getByRole('button', { name: 'Fai un invito' }).count()).toBe(0);
    await owner.reload();
    await owner.getByLabel('Club', { exact: true }).selectOption({ label: 'Club di Elchingen' });
    await owner.getByRole('row', { name: 'Anna' }).getByRole('button', { name: 'Password nuova' }).click();
    const reset = await owner.getByLabel('Link da dare a Anna').inputValue();
    // Anna sees it at once, and so does every owner.
    await anna.reload();
    await anna.getByText('link di Carlo').waitFor();
    await look(anna, 'club-reset-link');
    await anna.goto(reset);
    await anna.getByLabel('Indirizzo e-mail').fill('anna@club.example');
    await anna.getByLabel('Password nuova').fill('altre cinque parole senza nesso');
    await anna.getByRole('button', { name: 'Metti la password' }).click();
    await anna.getByText('La password è cambiata').waitFor();
    await anna.getByText('0 chiavi sono state revocate').waitFor();
    expect(anna.url()).not.toContain('#');
    await owner.reload();
    await owner.getByLabel('Club', { exact: true }).selectOption({ label: 'Club di Elchingen' });
    await owner.getByText('chiavi revocate: 0').waitFor();
  });

  it('who forgot a password set a new one by themselves with the recovery code, and get another', async () => {
    const page = await somebody();
    await page.goto(`${server.url}/sign-in`);
    await page.getByRole('link', { name: 'codice di recupero' }).click();
    await page.waitForURL('**/reset');
    await look(page, 'reset-recover');
    await fill(page, {
      'Indirizzo e-mail': 'rita@club.example',
      'Codice di recupero': recoveryCode,
      'Password nuova': 'ancora altre parole senza nesso',
    });
    await page.getByRole('button', { name: 'Metti la password' }).click();
    await page.getByText('La password è cambiata').waitFor();
    const next = await page.getByLabel('Il tuo codice di recupero').inputValue();
    expect(next).toMatch(/^(\w{4}-){4}\w{4}$/);
    expect(next).not.toBe(recoveryCode);
  });

  it('an owner revokes a key and removes a member, once asked whether that is certain', async () => {
    const owner = await somebody();
    await signIn(owner, 'carlo@club.example');
    await owner.getByLabel('Club', { exact: true }).selectOption({ label: 'Club di Elchingen' });
    await owner.getByLabel('A che cosa serve').fill('foglio vecchio');
    await owner.getByRole('button', { name: 'Fai una chiave' }).click();
    await owner.getByLabel('La chiave').waitFor();
    await owner.reload();
    await owner.getByLabel('Club', { exact: true }).selectOption({ label: 'Club di Elchingen' });
    const key = owner.getByRole('row', { name: 'foglio vecchio' });
    const removal = owner.getByRole('button', { name: 'Togli' });
    const anna = owner.getByRole('row', { name: 'Anna' }).filter({ has: removal });
    owner.once('dialog', dialog => void dialog.dismiss());
    await anna.getByRole('button', { name: 'Togli' }).click();
    expect(await anna.count()).toBe(1);
    owner.on('dialog', dialog => void dialog.accept());
    await key.getByRole('button', { name: 'Revoca' }).click();
    await key.waitFor({ state: 'detached' });
    await anna.getByRole('button', { name: 'Togli' }).click();
    await anna.waitFor({ state: 'detached' });
  });
});
