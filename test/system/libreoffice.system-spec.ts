import { join } from 'node:path';
import { remove, scratchFolder } from '../database/scratch.js';
import { Calc } from './sheet-calc/calc.js';
import { watchedServer, type WatchedServer } from './sheet-calc/watched-server.js';

jest.setTimeout(180_000);

let folder: string;
let server: WatchedServer;
beforeAll(async () => {
  folder = await scratchFolder();
  server = await watchedServer(join(folder, 'data'));
});
afterAll(async () => {
  await server.close();
  await remove(folder);
});

const fire = '/v1/sheet/ordre-mixte/fire/resolve';
const volley = 'arm=fanteria&firingBases=4&rangeBand=lunga&targetFormation=linea&targetPm=5';

/** The answer as any other program gets it. */
const asked = async (path: string): Promise<string> => (await fetch(server.direct + path)).text();

// prettier-ignore
const names = {
  en: { WEB: 'WEBSERVICE',   XML: 'FILTERXML',  URL: 'ENCODEURL',    MID: 'MID',            JOIN: 'TEXTJOIN',     LEFT: 'LEFT',     VALUE: 'VALUE',  IF: 'IF' },
  it: { WEB: 'SERVIZIO.WEB', XML: 'FILTRO.XML', URL: 'CODIFICA.URL', MID: 'STRINGA.ESTRAI', JOIN: 'TESTO.UNISCI', LEFT: 'SINISTRA', VALUE: 'VALORE', IF: 'SE' },
} as const;

describe.each(['en-US', 'it-IT'])('A referee with LibreOffice Calc in %s', locale => {
  let calc: Calc;
  let f: (typeof names)['en' | 'it'];
  /** A number as this referee types it. */
  const typed = (value: number): string => (locale === 'it-IT' ? String(value).replace('.', ',') : String(value));
  const decimals = () => `"&dec="&${f.MID}(1/2;2;1)`;

  beforeAll(async () => {
    calc = await Calc.start(folder, locale);
    f = names[calc.italian ? 'it' : 'en'];
  });
  afterAll(() => calc.end());
  beforeEach(async () => {
    await calc.do({ do: 'new' });
    // The first cells of every workbook: the address, and a volley.
    await calc.do({ do: 'type', cells: { B1: `${server.url}${fire}`, B2: volley } });
    server.seen.length = 0;
  });
  afterEach(() => calc.do({ do: 'close' }));

  it('Types a formula and reads the ruling in the cell, the same as any other caller', async () => {
    const web = `=${f.WEB}($B$1&"?"&$B$2&"&roll="&${f.URL}(A5)&${decimals()})`;
    await calc.do({ do: 'type', cells: { A5: 'T3 / A12 è', B5: web } });
    expect(await calc.texts('B5')).toEqual([await asked(`${fire}?${volley}&roll=${encodeURIComponent('T3 / A12 è')}`)]);
  });

  it('Keeps the token of a private game in a cell, and has dice of her own', async () => {
    const { game } = (await (await fetch(`${server.direct}/v1/sheet/games`, { method: 'POST' })).json()) as {
      readonly game: string;
    };
    const web = `=${f.WEB}($B$1&"?"&$B$2&"&game="&$B$3&"&roll=T1")`;
    await calc.do({
      do: 'type',
      cells: { B3: game, B5: web, B6: `=${f.WEB}($B$1&"?"&$B$2&"&game="&$B$4&"&roll=T1")` },
    });
    const [played, empty] = [await calc.texts('B5'), await calc.texts('B6')];
    expect(played).toEqual([await asked(`${fire}?${volley}&game=${game}&roll=T1`)]);
    expect(played[0]).toMatch(/\[1D100: \d+\]$/);
    expect(empty[0]).toMatch(/^ERR game: la cella della partita è vuota/);
  });

  it('Asks first with OPTIONS and HEAD, and all three are answered well', async () => {
    await calc.do({ do: 'type', cells: { B5: `=${f.WEB}($B$1&"?"&$B$2&"&roll=T1")` } });
    // A cell is reckoned when somebody looks at it.
    await calc.texts('B5');
    expect(server.seen.map(({ method, status }) => `${method} ${status}`)).toEqual([
      'OPTIONS 204',
      'HEAD 200',
      'GET 200',
    ]);
  });

  it('Gets true numbers from XML, and from a text with her own decimal mark', async () => {
    const odds = `$B$1&"/odds?"&$B$2&"&out=losses"`;
    await calc.do({
      do: 'type',
      cells: {
        A5: `=${f.WEB}($B$1&"?"&$B$2&"&dice=17&fmt=xml")`,
        B5: `=${f.XML}(A5;"number(//losses)")+1`,
        C5: `=${f.XML}(A5;"//summary")`,
        D5: `=${f.VALUE}(${f.WEB}(${odds}&${decimals()}))*2`,
        E5: `=${f.WEB}(${odds}&"&atleast=1"&${decimals()})`,
      },
    });
    const [, losses, summary, twice, chance] = await calc.read('A5', 'B5', 'C5', 'D5', 'E5');
    expect([losses?.number, twice?.number, chance?.text]).toEqual([2, 0.8, '40']);
    expect(summary?.text).toMatch(/40%.*\[1D100: 17\]$/);
  });

  it('Types numbers with decimals, words with accents and marks of yes as she is used to', async () => {
    const band = `"${server.url}/v1/sheet/ordre-mixte/fire/range-band?weapon=moschetto&out=band&distanceCm="`;
    const shot = `$B$1&"?"&$B$2&"&dice=17&out=percentage&quality="&A6&"&targetArm="&B6&"&disordered="&C6`;
    await calc.do({
      do: 'type',
      cells: {
        A5: typed(4.1),
        B5: `=${f.WEB}(${band}&A5)`,
        A6: 'Élite',
        B6: 'cav. pesante',
        C6: 'x',
        D6: `=${f.WEB}(${shot})`,
      },
    });
    const [distance] = await calc.read('A5');
    expect(distance?.number).toBe(4.1);
    // Ten, five more for the elite, two less in disorder: thirteen a base.
    expect(await calc.texts('B5', 'D6')).toEqual(['lunga', '52']);
    // What is typed with a comma is sent with a comma.
    expect(server.seen.some(({ url }) => url.endsWith(`distanceCm=${typed(4.1)}`))).toBe(true);
  });

  it('Reads what is wrong in the cell, and can ask whether it is an error', async () => {
    await calc.do({
      do: 'type',
      cells: {
        A5: `=${f.WEB}($B$1&"?"&$B$2)`,
        A6: `=${f.WEB}($B$1&"?"&$B$2&"&roll=T1&quality=ottimi")`,
        A7: `=${f.WEB}("${server.url}/v1/sheet/ordre-mixte/fire/tiro")`,
        A8: `=${f.WEB}("${server.url}/v1/sheet")`,
        A9: `=${f.XML}(${f.WEB}($B$1&"?"&$B$2&"&fmt=xml");"//error")`,
        B5: `=${f.IF}(${f.LEFT}(A5;3)="ERR";"da rivedere";"bene")`,
      },
    });
    const cells = await calc.read('A5', 'A6', 'A7', 'A8', 'A9', 'B5');
    expect(cells.map(({ error }) => error)).toEqual([0, 0, 0, 0, 0, 0]);
    const [dice, word, procedure, address, xml, asks] = cells.map(({ text }) => text);
    expect(dice).toMatch(/^ERR roll: mancano i dadi/);
    expect(word).toMatch(/^ERR quality: .*élite, veterani, regolari o reclute; ricevuto «ottimi»\.$/);
    expect(procedure).toMatch(/^ERR url: non c’è questa procedura/);
    expect(address).toMatch(/^ERR url: l’indirizzo è/);
    expect(xml).toMatch(/^roll: mancano i dadi/);
    expect(asks).toBe('da rivedere');
  });

  it.each(['campagna.ods', 'campagna.xlsx'])(
    'Closes %s and opens it again: no die has been thrown anew',
    async name => {
      const rows = Array.from({ length: 10 }, (_, i) => i + 5);
      const cells = rows.map(row => [`A${row}`, `=${f.WEB}($B$1&"?"&$B$2&"&roll=T${row}&out=dice")`] as const);
      await calc.do({ do: 'type', cells: Object.fromEntries(cells) });
      const before = await calc.texts(...cells.map(([cell]) => cell));
      expect(new Set(before).size).toBeGreaterThan(5);
      await calc.do({ do: 'recalc' });
      await calc.do({ do: 'save', name });
      await calc.do({ do: 'close' });
      server.seen.length = 0;
      await calc.do({ do: 'open', name });
      await calc.do({ do: 'recalc' });
      expect(await calc.texts(...cells.map(([cell]) => cell))).toEqual(before);
      // It did ask again, so that what stayed the same is the answer.
      expect(server.seen.filter(({ method }) => method === 'GET')).toHaveLength(10);
    },
  );

  it('Fills a hundred rows with a call each', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => i + 5);
    const cells = rows.map(row => [`A${row}`, `=${f.WEB}($B$1&"?"&$B$2&"&roll=R${row}")`] as const);
    const start = performance.now();
    await calc.do({ do: 'type', cells: Object.fromEntries(cells) });
    const texts = await calc.texts(...cells.map(([cell]) => cell));
    const seconds = (performance.now() - start) / 1000;
    // One after the other: all at once a busy server might turn some of them away.
    const answers: string[] = [];
    for (const row of rows) answers.push(await asked(`${fire}?${volley}&roll=R${row}`));
    expect(texts).toEqual(answers);
    expect(server.seen.filter(({ method }) => method === 'GET')).toHaveLength(100);
    expect(seconds).toBeLessThan(30);
  });

  it('Fills a whole table with one call and one array formula, bad and empty rows in their place', async () => {
    const table = ['T1;4;Élite', 'T2;molte;', ';;', `T3;${typed(2)};reclute`, 'T4;3;'];
    const shared = volley.replace('firingBases=4&', '');
    await calc.do({
      do: 'type',
      cells: {
        ...Object.fromEntries(
          table
            .flatMap((row, i) => row.split(';').map((text, column) => [`${'ABC'[column]}${i + 5}`, text]))
            .filter(([, text]) => text !== ''),
        ),
        ...Object.fromEntries(table.map((_, i) => [`D${i + 5}`, `=A${i + 5}&";"&B${i + 5}&";"&C${i + 5}`])),
        E1: `=${f.WEB}($B$1&"/batch?${shared}&fmt=xml&out=percentage;dice&cols=roll;firingBases;quality&rows="&${f.JOIN}("~";0;D5:D9))`,
      },
    });
    await calc.do({ do: 'array', range: 'F5:F9', formula: '=FILTERXML(E1;"//u/percentage")' });
    await calc.do({ do: 'array', range: 'G5:G9', formula: '=VALUE(FILTERXML(E1;"//u/percentage"))' });
    const [first, second, third, fourth, fifth] = await calc.texts('F5', 'F6', 'F7', 'F8', 'F9');
    expect([first, second?.slice(0, 16), third, fourth, fifth]).toEqual(['60', 'ERR firingBases:', '', '16', '30']);
    expect((await calc.read('G5', 'G8', 'G9')).map(({ number }) => number)).toEqual([60, 16, 30]);
    expect(server.seen.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('Links the table of chances as a sheet of numbers', async () => {
    const mark = locale === 'it-IT' ? ',' : '.';
    // Semicolons or commas between cells, UTF-8, and the numbers of this language.
    const options = locale === 'it-IT' ? '59,34,76,1,,1040' : '44,34,76,1,,1033';
    const url = `${server.url}/v1/sheet/ordre-mixte/fire/resolve/odds?${volley}&fmt=csv&head=1&dec=${mark}`;
    await calc.do({ do: 'link', url, options });
    const direct = (await asked(`${fire}/odds?${volley}&fmt=csv&head=1&dec=.`))
      .split('\n')
      .map(line => line.split(','));
    const row = direct.findIndex(([field, value]) => field === 'losses' && value === '1');
    const cells = await calc.read('linked.A1', `linked.A${row + 1}`, `linked.B${row + 1}`, `linked.C${row + 1}`);
    expect(cells.map(({ text, number }) => number ?? text)).toEqual(['field', 'losses', 1, 40]);
  });
});
