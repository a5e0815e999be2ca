import { connect } from 'node:net';
import { Module } from '@nestjs/common';
import fc from 'fast-check';
import { pino } from 'pino';
import request from 'supertest';
import { ApiModule } from '../../src/api/api.module.js';
import { Metrics } from '../../src/api/operations/metrics.js';
import { openServer } from '../../src/api/server.js';
import { makePrivateGame } from '../../src/api/sheet/private-game.js';
import { SheetModule } from '../../src/api/sheet/sheet.module.js';
import { proceduresOf, type Fact, type Facts } from '../../src/core/index.js';
import { exampleParameters, exampleRequest, queryOf, type Hand } from '../../src/derive/index.js';
import { books } from '../../src/rulesets/index.js';
import { openDoors, type Doors } from './open-doors.js';
import { testPool } from '../work-pool.js';

const seed = 'the fixed secret of these tests, 32 or more';

let doors: Doors;
beforeAll(async () => {
  doors = await openDoors(() => [SheetModule.of(seed)]);
});
afterAll(() => doors.close());

const fire = '/v1/sheet/ordre-mixte/fire/resolve';
/** A line of four bases at long range against a line: 40%. */
const volley = 'arm=fanteria&firingBases=4&rangeBand=lunga&targetFormation=linea&targetPm=5';

/** The bytes of an answer, as a spreadsheet gets them. */
const bytes = async (path: string): Promise<Buffer> => {
  const { body } = await request(doors.url)
    .get(path)
    .buffer(true)
    .parse((response, done) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => done(null, Buffer.concat(pieces)));
    });
  if (!Buffer.isBuffer(body)) throw new Error('no bytes');
  return body;
};
const cell = async (path: string): Promise<string> => (await bytes(path)).toString('utf8');

/** The sentence that REST answers for the same volley, with what a sheet adds to it. */
const sentence = async (dice: number, more: object = {}, house: object = {}, language = 'it'): Promise<string> => {
  const input = { arm: 'infantry', firingBases: 4, rangeBand: 'long', targetFormation: 'line', targetPm: 5, ...more };
  const { body } = await request(doors.url)
    .post('/v1/ordre-mixte/fire/resolve')
    .send({ input, dice: [dice], house, lang: language });
  return `${(body as { readonly summary: string }).summary} [1D100: ${dice}]`;
};

describe('A referee writes in Italian and reads the answer in the next cell', () => {
  it('The sentence, with the dice', async () => {
    expect(await cell(`${fire}?${volley}&dice=17`)).toBe(await sentence(17));
  });

  it.each([
    'arm=Fanteria&firingBases=4&rangeBand=LUNGA&targetFormation=linea&targetPm=5&quality=%C3%89lite',
    'arm=fanti&firingBases=4,0&rangeBand=gittata+lunga&targetFormation=In+linea&targetPm=5&quality=scelti',
    'arm=infantry&firingBases=%2B4&rangeBand=long&targetFormation=line&targetPm=5.0&quality=elite&disordered=FALSO',
    'arm=ftr&firingBases=4&rangeBand=lunga&targetFormation=linea&targetPm=5&quality=%E9lite&disordered=&targetArm=cav.%20pesante',
    'targetPm=5&quality= ELITE &targetFormation=linea&rangeBand=lunga&firingBases=4&arm=fanteria',
  ])('%s', async words => {
    expect(await cell(`${fire}?${words}&dice=17&out=percentage`)).toBe('60');
  });

  it('A decimal comma is as good as a point', async () => {
    const band = (distance: string) =>
      cell(`/v1/sheet/ordre-mixte/fire/range-band?weapon=moschetto&distanceCm=${distance}&out=band`);
    expect(await Promise.all(['4', '4,1', '4.1', '4%2C1', '9,1 cm'].map(band))).toEqual([
      'corta',
      'lunga',
      'lunga',
      'lunga',
      'fuori gittata',
    ]);
  });

  it('One field, several, a face, an item of a list, its length, a word or the value of the API', async () => {
    const short = volley.replace('lunga', 'corta');
    const out = (names: string) => cell(`${fire}?${short}&dice=17&out=${names}`);
    expect(await out('losses')).toBe('1');
    expect(await out('losses;percentage;status')).toBe('1|60|risolto');
    expect(await out('dice')).toBe('17');
    expect(await out('dice.1')).toBe('17');
    expect(await out('modifiers.1.value')).toBe('5');
    expect(await out('modifiers.2.value')).toBe('');
    expect(await out('modifiers.count')).toBe('1');
    expect(await out('canFire')).toBe('sì');
    expect(await out('canFire&words=0')).toBe('true');
    expect(await out('status&lang=en')).toBe('resolved');
    expect(await out('cites')).toMatch(/^rif\. L101/);
    expect(await out('why')).toContain('Fanteria a gittata corta +5 (L33)');
  });

  it('English for those who ask for it, whatever their browser prefers', async () => {
    expect(await cell(`${fire}?${volley}&dice=17&lang=en`)).toBe(await sentence(17, {}, {}, 'en'));
    const { text } = await request(doors.url).get(`${fire}?${volley}&dice=17`).set('accept-language', 'en');
    expect(text).toBe(await sentence(17));
  });

  it('What the rules forbid is an answer', async () => {
    const { text, headers } = await request(doors.url).get(`${fire}?${volley.replace('lunga', 'fuori+tiro')}`);
    expect([text, headers['x-arbitro-status']]).toEqual(['Non può tirare: bersaglio fuori gittata.', undefined]);
  });

  it('Rulings and house rules of the club', async () => {
    expect(
      await cell(`${fire}?${volley}&dice=10&otherPercentage=70&ruling.combined-fire=sum-percentages&out=losses`),
    ).toBe('2');
    expect(await cell(`${fire}?${volley.replace('lunga', 'corta')}&dice=10&house.infantry-short-range=8`)).toBe(
      `${await sentence(10, { rangeBand: 'short' }, { 'infantry-short-range': 8 })} (regole della casa: infantry-short-range 8)`,
    );
    expect(
      await cell(`${fire}?${volley.replace('lunga', 'corta')}&dice=10&house.infantry-short-range=off&out=percentage`),
    ).toBe('40');
  });

  it('Lists by places, in one cell as a table, or left empty', async () => {
    const bases = '/v1/sheet/ordre-mixte/fire/firing-bases?arm=fanteria&totalBases=4&frontRankBases=2&inBuiltUpArea=x';
    const byPlace =
      'allocation.1.targetId=n1&allocation.1.side=nord&allocation.1.bases=3&allocation.2.targetId=&allocation.3.targetId=e1&allocation.3.side=est&allocation.3.bases=1';
    const said = 'Possono tirare 4 basette: 3 su n1, 1 su e1.';
    expect(await cell(`${bases}&${byPlace}`)).toBe(said);
    expect(await cell(`${bases}&allocation=targetId;side;bases~n1;nord;3~e1;est;1`)).toBe(said);
    expect(await cell(`${bases}&${byPlace}&out=shots`)).toBe('n1 3; e1 1');
    expect(await cell(`${bases}&${byPlace.replace('bases=1', 'bases=mille')}`)).toMatch(
      /^ERR allocation\.3\.bases: Basette che tirano: serve un numero intero/,
    );
  });
});

describe('Dice', () => {
  const rolled = (roll: string, more = '') => cell(`${fire}?${volley}&roll=${roll}${more}&out=dice`);

  it('The same address brings the same answer, and mending a fact keeps the dice', async () => {
    const dice = await rolled('T3-A12');
    expect(dice).toMatch(/^\d{1,3}$/);
    expect(await rolled('T3-A12')).toBe(dice);
    expect(await rolled('T3-A12', '&quality=veterani&disordered=sì&dec=,')).toBe(dice);
    expect(await cell(`${fire}?roll=T3-A12&${volley.replace('=4', '=2')}&out=dice`)).toBe(dice);
  });

  it('Another id is another throw, and every face is as likely as the next', async () => {
    const rows = Array.from({ length: 500 }, (_, i) => `T${i}`).join('~');
    const faces = (await cell(`${fire}/batch?${volley}&cols=roll&rows=${rows}&out=dice`)).split('\n').map(Number);
    expect(faces).toHaveLength(500);
    expect(new Set(faces).size).toBeGreaterThan(80);
    expect(Math.abs(faces.reduce((a, b) => a + b) / 500 - 50.5)).toBeLessThan(6);
  });

  it('Nobody without the secret can tell the dice', async () => {
    const others = await openDoors(() => [SheetModule.of('another secret, of another server altogether')]);
    const there = await Promise.all(
      ['a', 'b', 'c', 'd'].map(
        async roll => (await request(others.url).get(`${fire}?${volley}&roll=${roll}&out=dice`)).text,
      ),
    );
    await others.close();
    expect(there).not.toEqual(await Promise.all(['a', 'b', 'c', 'd'].map(roll => rolled(roll))));
  });

  it('Without a roll and without dice nothing is thrown: the cell says what to do', async () => {
    expect(await cell(`${fire}?${volley}`)).toBe(
      'ERR roll: mancano i dadi (1D100 ≤40, D100 contro la percentuale). Aggiungere roll= con un codice per questo tiro, per esempio T3-A12 (stesso codice, stessi dadi), oppure dice= con i dadi del tavolo, per esempio 4;6.',
    );
    expect(await cell(`${fire}?${volley}&roll=&lang=en`)).toMatch(/^ERR roll: no dice \(1D100 ≤40/);
    expect(await cell(`${fire}?${volley}&out=awaiting`)).toBe('1D100 ≤40, D100 contro la percentuale');
    expect(await cell(`${fire}?${volley}&out=status;awaiting.count;awaiting.sides`)).toBe('in attesa dei dadi|1|100');
  });

  it('No roll is needed where no die is thrown', async () => {
    expect(
      await cell(
        `/v1/sheet/ordre-mixte/fire/infantry-percentage?${volley.replace('arm=fanteria&', '').replace('&targetPm=5', '')}`,
      ),
    ).toMatch(/40%/);
    expect(await cell(`${fire}?${volley.replace('=4', '=1')}&quality=recluta&targetCover=pesante`)).toBe(
      'Tiro senza effetto: percentuale nulla.',
    );
  });

  it('Dice of the table, in order or by throw; too many, impossible ones and a roll beside them are told', async () => {
    expect(await cell(`${fire}?${volley}&dice.losses.loss=17&out=losses`)).toBe('1');
    expect(await cell(`${fire}?${volley}&dice=17;3`)).toBe('ERR dice: Dadi di troppo: 1. Qui nessun tiro li chiede.');
    expect(await cell(`${fire}?${volley}&dice=101`)).toMatch(/^ERR dice: Un dado a 100 facce non può mostrare 101/);
    expect(await cell(`${fire}?${volley}&dice=roll`)).toMatch(/^ERR dice: /);
    expect(await cell(`${fire}?${volley}&dice=17&roll=T1`)).toMatch(/^ERR roll: O roll o dice/);
  });
});

describe('A game', () => {
  const token = makePrivateGame();
  const rolled = (game: string | undefined, roll: string, more = '&out=dice') =>
    cell(`${fire}?${volley}${game === undefined ? '' : `&game=${game}`}&roll=${roll}${more}`);
  const ids = Array.from({ length: 12 }, (_, i) => `T${i}`);
  const dice = (game: string | undefined) => Promise.all(ids.map(id => rolled(game, id)));

  it('has dice of its own, the same for ever', async () => {
    const [mine, again, other, practice] = [
      await dice(token),
      await dice(token),
      await dice(makePrivateGame()),
      await dice(undefined),
    ];
    expect(again).toEqual(mine);
    expect(new Set([mine, other, practice].map(String)).size).toBe(3);
    expect(await rolled(token, 'T0', '&out=dice&quality=veterani')).toBe(mine[0]);
  });

  it('cannot be foreseen without the secret of the server', async () => {
    const others = await openDoors(() => [SheetModule.of('another secret, of another server altogether')]);
    const there = await Promise.all(
      ids.map(async id => (await request(others.url).get(`${fire}?${volley}&game=${token}&roll=${id}&out=dice`)).text),
    );
    await others.close();
    expect(there).not.toEqual(await dice(token));
  });

  it('rolls dice that the cell does not call practice; without one it does, and numbers stay numbers', async () => {
    expect(await rolled(token, 'T1', '')).toMatch(/\[1D100: \d+\]$/);
    expect(await rolled(undefined, 'T1', '')).toMatch(/\[1D100: \d+\] \(dadi di prova\)$/);
    expect(await rolled(undefined, 'T1', '&lang=en')).toMatch(/ \(practice dice\)$/);
    expect(await rolled(undefined, 'T1', '&out=why')).toMatch(/ \(dadi di prova\)$/);
    expect(await rolled(undefined, 'T1', '&out=losses')).toMatch(/^[01]$/);
    expect(await rolled(undefined, 'T1', '&fmt=csv&out=summary;dice;losses')).toMatch(/\(dadi di prova\)"?,\d+,[01]$/);
    // Dice of the table are nobody's practice.
    expect(await cell(`${fire}?${volley}&dice=17`)).toBe(await sentence(17));
    const headers = async (more: string) => (await request(doors.url).get(`${fire}?${volley}${more}`)).headers;
    expect((await headers('&roll=T1'))['x-arbitro-dice']).toBe('practice');
    expect((await headers('&dice=17'))['x-arbitro-dice']).toBeUndefined();
    expect(await headers(`&game=${token}&roll=T1`)).toMatchObject({
      'x-arbitro-dice': 'private',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  it.each([
    ['', /^ERR game: la cella della partita è vuota: .*\/docs\/sheet/],
    [token.slice(0, -1), /^ERR game: il codice della partita non è intero/],
    [`${token}x`, /^ERR game: il codice della partita non è intero/],
    [token.replace(/^g_./, first => (first === 'g_A' ? 'g_B' : 'g_A')), /^ERR game: il codice .* non è intero/],
    [token.toUpperCase(), /^ERR game: il codice della partita non è intero/],
    ['sabato', /^ERR game: non è una partita/],
    // Without clubs there is no game of a club.
    ['00000000-0000-4000-8000-000000000000', /^ERR game: non è una partita/],
  ])('that is none, as “%s”, is told in the cell', async (game, said) => {
    expect(await rolled(game, 'T1')).toMatch(said);
    expect(await rolled(game, 'T1', '&lang=en')).toMatch(/^ERR game: [a-z]/);
    const { status, headers } = await request(doors.url).get(`${fire}?${volley}&game=${game}&roll=T1`);
    expect([status, headers['x-arbitro-status']]).toEqual([200, '422']);
    expect((await request(doors.url).get(`${fire}?${volley}&game=${game}&roll=T1&errors=http`)).status).toBe(422);
  });

  it('does not matter where nothing is rolled', async () => {
    expect(await cell(`${fire}/odds?${volley}&game=${token}&out=losses`)).toBe('0.4');
    expect(await cell(`${fire}/odds?${volley}&game=x&out=losses`)).toBe('0.4');
    expect(await cell(`${fire}?${volley}&game=${token}&dice=17`)).toBe(await sentence(17));
  });

  it('holds for a whole batch', async () => {
    const rows = `cols=roll&rows=${ids.join('~')}&out=dice`;
    expect((await cell(`${fire}/batch?${volley}&game=${token}&${rows}`)).split('\n')).toEqual(await dice(token));
  });

  it('is not handed out to a cell, which would get another whenever it is opened; browsers are shown the page', async () => {
    expect(await cell('/v1/sheet/games')).toMatch(/^ERR url: una partita si prende una volta sola, .*\/docs\/sheet/);
    const { status, headers } = await request(doors.url).get('/v1/sheet/games').set('accept', 'text/html').redirects(0);
    expect([status, headers['location']]).toEqual([303, '/docs/sheet#game']);
  });
});

describe('What a referee can mend is read in the cell', () => {
  it('All faults at once, with status 200, not to be kept, and the real status in a header', async () => {
    const { status, text, headers } = await request(doors.url).get(
      `${fire}?arm=fanteria&firingBases=quattro&rangeBand=lungaa&targetformation=linea&targetPm=5&targetPm=6`,
    );
    expect(status).toBe(200);
    expect(text.split(' | ')).toEqual([
      'ERR targetPm: Questo parametro è scritto due volte.',
      'targetformation: Parametro sconosciuto. Forse: targetFormation.',
      'firingBases: Basette che tirano: serve un numero intero da 0 a 200; ricevuto «quattro».',
      'rangeBand: Fascia di gittata: serve corta, lunga o fuori gittata; ricevuto «lungaa». Forse: lunga.',
      'targetFormation: Formazione del bersaglio: manca; serve linea, colonna, colonna di marcia, quadrato, ordine aperto, agganciata o sganciata.',
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-arbitro-status': '422',
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(headers.etag).toBeUndefined();
  });

  it('In XML it says ok="0", in the field asked for too', async () => {
    expect(await cell(`${fire}?${volley.replace('=4', '=x')}&fmt=xml&out=losses`)).toBe(
      '<r><u ok="0"><error>firingBases: Basette che tirano: serve un numero intero da 0 a 200; ricevuto «x».</error><losses>ERR firingBases: Basette che tirano: serve un numero intero da 0 a 200; ricevuto «x».</losses></u></r>',
    );
  });

  it('A decimal mark that is none is answered in words, also where marks divide the cells', async () => {
    expect(await cell(`${fire}?${volley}&dice=17&dec=virgola&fmt=csv`)).toBe('ERR dec: Serve il punto o la virgola.');
  });

  it('In tables it begins with ERR', async () => {
    const bad = `${fire}?${volley.replace('=4', '=x')}`;
    expect(await cell(`${bad}&fmt=csv&head=1&dec=,`)).toBe(
      'ERR firingBases: Basette che tirano: serve un numero intero da 0 a 200, ricevuto «x».',
    );
    expect(await cell(`${bad}&fmt=tsv&lang=en`)).toBe(
      'ERR firingBases: Bases firing: expected a whole number from 0 to 200; got «x».',
    );
  });

  it('Programs may have the status instead', async () => {
    const { status, body, headers } = await request(doors.url).get(
      `${fire}?${volley}&dice=101&firingBases=x&errors=http&lang=en`,
    );
    expect([status, headers['content-type']]).toEqual([422, 'application/problem+json; charset=utf-8']);
    expect(body).toMatchObject({
      code: 'not-understood',
      faults: [{ path: 'firingBases', code: 'request/wrong-kind' }],
    });
    expect((await request(doors.url).get('/v1/sheet/a/b/c?errors=http')).status).toBe(404);
    expect((await request(doors.url).head('/v1/sheet/a/b/c?errors=http')).status).toBe(404);
  });

  it('An unknown book, procedure, field or address brings the nearest names', async () => {
    expect(await cell('/v1/sheet/ordre-mixto/fire/resolve')).toMatch(
      /^ERR url: non c’è questo regolamento\. Forse: ordre-mixte/,
    );
    expect(await cell('/v1/sheet/ordre-mixte/fire/resolv')).toMatch(
      /^ERR url: non c’è questa procedura\. Forse: ordre-mixte\/fire\/resolve/,
    );
    expect(await cell(`${fire}?${volley}&dice=1&out=loses`)).toMatch(
      /^ERR out: La risposta non ha il campo «loses»\. Forse: losses/,
    );
    for (const path of [
      '',
      '/',
      '/ordre-mixte',
      '/ordre-mixte/fire',
      '/ordre-mixte/fire/resolve/odd',
      `/${'x'.repeat(1000)}/y/z`,
    ]) {
      expect(await cell(`/v1/sheet${path}`)).toMatch(/^ERR url: l’indirizzo è \/v1\/sheet\/regolamento/);
    }
  });

  it('Conditions of the rules are told too', async () => {
    expect(await cell(`${fire}?${volley.replace('fanteria', 'artiglieria')}&dice=3`)).toMatch(
      /^ERR artilleryWeight: Calibro dei pezzi/,
    );
  });
});

describe('As spreadsheets call', () => {
  it('OPTIONS is answered anywhere, without DAV', async () => {
    for (const path of [fire, `${fire}/batch?x=1`, '/v1/sheet/a/b/c', '/v1/sheet']) {
      const { status, headers, text } = await request(doors.url).options(path);
      expect([status, text, headers.dav]).toEqual([204, '', undefined]);
      expect(headers.allow).toMatch(/GET, HEAD,.*OPTIONS/);
    }
  });

  it('HEAD has the status of GET, and no body', async () => {
    for (const path of [
      `${fire}?${volley}&roll=1`,
      `${fire}?nonsense`,
      '/v1/sheet/a/b/c',
      `${fire}/batch`,
      `${fire}/odds`,
    ]) {
      const head = await request(doors.url).head(path);
      expect([head.status, head.text, head.headers['content-length']]).toEqual([200, undefined, undefined]);
    }
    expect((await request(doors.url).head(`${fire}?${volley}&dice=101&errors=http`)).status).toBe(422);
  });

  it('Good answers may be kept for a day and are known by their tag', async () => {
    const first = await request(doors.url).get(`${fire}?${volley}&roll=T1`);
    expect(first.headers['cache-control']).toBe('private, max-age=86400');
    const tag = first.headers.etag ?? '';
    const again = await request(doors.url).get(`${fire}?${volley}&roll=T1`).set('if-none-match', `W/"x", W/${tag}`);
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag]);
    expect((await request(doors.url).get(`${fire}?${volley}&roll=T1`).set('if-none-match', '"x"')).status).toBe(200);
  });

  it.each(['key=anything', 'game=anything'])('An address with %s in it is for its reader alone', async secret => {
    for (const path of [`${fire}?${volley}&roll=T1&${secret}`, `${fire}?${secret}`, `/v1/sheet/a/b/c?${secret}`]) {
      const { headers } = await request(doors.url).get(path).set('origin', 'https://example.org');
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      expect(headers['cache-control']).toMatch(/^(private, )?no-store$/);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      const before = await request(doors.url).options(path).set('access-control-request-method', 'GET');
      expect(before.headers['access-control-allow-origin']).toBeUndefined();
    }
    const open = await request(doors.url).get(`${fire}?${volley}&roll=T1`);
    expect(open.headers['access-control-allow-origin']).toBe('*');
  });

  it('Rows that a browser would keep are a file; a cell is none', async () => {
    const dispositionOf = async (query: string) =>
      (await request(doors.url).get(`${fire}?${volley}&dice=17&${query}`)).headers['content-disposition'];
    expect(await dispositionOf('fmt=csv')).toBe('attachment; filename="arbitro.csv"');
    expect(await dispositionOf('fmt=tsv')).toBe('attachment; filename="arbitro.tsv"');
    expect(await dispositionOf('fmt=csv&dice=101')).toBe('attachment; filename="arbitro.csv"');
    expect([await dispositionOf(''), await dispositionOf('fmt=xml')]).toEqual([undefined, undefined]);
  });

  it('Each format byte for byte: UTF-8, no mark before, no line end after', async () => {
    const short = `${fire}?${volley.replace('lunga', 'corta')}&dice=17`;
    const table = await sentence(17, { rangeBand: 'short' });
    expect(table).toContain(',');
    const titles =
      'summary,status,dice,canFire,reason,percentage,modifiers,automaticLosses,rolledAgainst,losses,targetPmAfter';
    // prettier-ignore
    const formats: [string, string, string][] = [
      ['&fmt=text', 'text/plain', table],
      ['&fmt=xml', 'application/xml', `<r><u ok="1"><summary>${table}</summary><status>risolto</status><dice>17</dice><canFire>sì</canFire><reason/><percentage>60</percentage><modifiers><i><id>infantry-short-range</id><value>5</value></i></modifiers><automaticLosses>0</automaticLosses><rolledAgainst>60</rolledAgainst><losses>1</losses><targetPmAfter>4</targetPmAfter></u></r>`],
      ['&fmt=csv&head=1', 'text/csv', `${titles}\n"${table}",risolto,17,sì,,60,infantry-short-range 5,0,60,1,4`],
      ['&fmt=csv&dec=,', 'text/csv', `${table};risolto;17;sì;;60;infantry-short-range 5;0;60;1;4`],
      ['&fmt=tsv&head=sì', 'text/tab-separated-values', `${titles.replaceAll(',', '\t')}\n${table}\trisolto\t17\tsì\t\t60\tinfantry-short-range 5\t0\t60\t1\t4`],
    ];
    for (const [more, type, expected] of formats) {
      const { headers } = await request(doors.url).get(short + encodeURI(more));
      expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect(await bytes(short + encodeURI(more))).toEqual(Buffer.from(expected, 'utf8'));
    }
  });

  it('Numbers have at most two decimals, with the mark that was asked for', async () => {
    const odds = `${fire}/odds?${volley}&firingBases=4`.replace('firingBases=4&', '');
    expect(await cell(`${odds}&out=losses`)).toBe('0.4');
    expect(await cell(`${odds}&out=losses&dec=,`)).toBe('0,4');
    expect(await cell(`${odds}&out=losses&dec=%2C`)).toBe('0,4');
  });

  it('A text from the caller never runs as a formula in a table', async () => {
    const bases =
      '/v1/sheet/ordre-mixte/fire/firing-bases?arm=fanteria&totalBases=4&frontRankBases=4&allocation.1.bases=2';
    const target = (id: string) =>
      cell(`${bases}&allocation.1.targetId=${encodeURIComponent(id)}&out=shots.1.targetId&fmt=csv`);
    expect(await Promise.all(['=1+1', '+1', '-1', '@a', '1/2', '1-2', '\t=1', 'a,"b'].map(target))).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@a",
      "'1/2",
      "'1-2",
      "'=1",
      '"a,""b"', // prettier-ignore
    ]);
  });
});

describe('A whole table in one call', () => {
  const batch = `${fire}/batch?${volley.replace('firingBases=4&', '')}&cols=roll;firingBases;quality`;
  const rows = 'rows=T1;4;élite~T2;molte;~;;~T3;2~T4;2,0;Reclute';

  it('One line each, in their order; a bad one says why and an empty one stays empty', async () => {
    const lines = (await cell(encodeURI(`${batch}&${rows}`))).split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/60%.* \[1D100: \d+\] \(dadi di prova\)$/);
    expect(lines[1]).toBe('ERR firingBases: Basette che tirano: serve un numero intero da 0 a 200; ricevuto «molte».');
    expect(lines[2]).toBe('');
    expect(lines[3]).toBe('ERR rows: Celle: 2, colonne: 3.');
    expect(lines[4]).toMatch(/16%/);
  });

  it('Each line is what a call of its own would say', async () => {
    const alone = await cell(encodeURI(`${fire}?${volley}&roll=T1&quality=élite`));
    expect((await cell(encodeURI(`${batch}&${rows}`))).split('\n')[0]).toBe(alone);
  });

  it('In XML every line has every field, so that a column keeps its order', async () => {
    const xml = await cell(encodeURI(`${batch}&${rows}&fmt=xml&out=percentage`));
    expect([...xml.matchAll(/<u ok="(\d)">/g)].map(([, ok]) => ok)).toEqual(['1', '0', '1', '0', '1']);
    expect([...xml.matchAll(/<percentage>([^<]*)<|<(percentage)\/>/g)].map(([, said]) => said?.slice(0, 3))).toEqual([
      '60',
      'ERR',
      undefined,
      'ERR',
      '16',
    ]);
  });

  it('In tables every line has every column', async () => {
    expect(
      (await cell(encodeURI(`${batch}&${rows}&fmt=csv&dec=,&head=1&out=percentage;losses`)))
        .split('\n')
        .map(line => line.replace(/\d$/, 'n')),
    ).toEqual([
      'percentage;losses',
      '60;n',
      'ERR firingBases: Basette che tirano: serve un numero intero da 0 a 200, ricevuto «molte».;',
      ';',
      'ERR rows: Celle: 2, colonne: 3.;',
      '16;n',
    ]);
  });

  it('With a bad line it is not kept, without one it is', async () => {
    const bad = await request(doors.url).get(encodeURI(`${batch}&${rows}`));
    const good = await request(doors.url).get(`${batch}&rows=T1;4;~T2;3;`);
    expect([bad.headers['cache-control'], bad.headers['x-arbitro-status']]).toEqual(['no-store', '207']);
    expect([good.headers['cache-control'], good.headers['x-arbitro-status']]).toEqual([
      'private, max-age=86400',
      undefined,
    ]);
  });

  it('What is wrong with the whole table is said once', async () => {
    expect(await cell(`${fire}/batch?${volley}`)).toMatch(/^ERR cols: .* \| rows: /);
    expect(await cell(`${fire}/batch?${volley}&cols=roll;firingbase&rows=a;1`)).toBe(
      'ERR firingbase: Parametro sconosciuto. Forse: firingBases.',
    );
    expect(await cell(`${fire}/batch?${volley}&cols=roll;firingBases&rows=a;1`)).toMatch(
      /^ERR firingBases: È anche una colonna/,
    );
    expect(await cell(`${fire}/batch?${volley}&cols=roll&rows=${'a~'.repeat(500)}a`)).toBe(
      'ERR rows: Righe: 501; al massimo 500 in una chiamata.',
    );
  });
});

describe('What are my chances?', () => {
  const odds = `${fire}/odds?${volley}`;

  it('In a sentence: every field that the dice decide', async () => {
    expect(await cell(`${odds}&dec=,`)).toBe(
      'Perdite: 0 = 60%, 1 = 40% (media 0,4); PM del bersaglio dopo questo tiro: 4 = 40%, 5 = 60% (media 4,6).',
    );
    expect(await cell(`${odds.replace('lunga', 'fuori+gittata')}`)).toBe('Esito certo.');
  });

  it('The mean of a number, the chance of a value, of at least and of at most so much, in per cent', async () => {
    expect(await cell(`${odds}&out=losses`)).toBe('0.4');
    expect(await cell(`${odds}&out=losses;targetPmAfter&dec=,`)).toBe('0,4|4,6');
    expect(await cell(`${odds}&out=losses&of=1`)).toBe('40');
    expect(await cell(`${odds}&out=losses&atleast=1`)).toBe('40');
    expect(await cell(`${odds}&out=losses&atmost=0`)).toBe('60');
    expect(await cell(`${odds}&out=losses&of=7`)).toBe('0');
    expect(await cell(`${odds}&out=canFire`)).toBe('100');
    expect(await cell(`${odds}&out=canFire&of=no`)).toBe('0');
    expect(await cell(`${odds}&out=reason&of=out-of-range`)).toBe('0');
  });

  it('The whole table of chances, to chart', async () => {
    expect(await cell(`${odds}&out=losses&fmt=csv&head=1`)).toBe('value,percent\n0,60\n1,40');
    expect(await cell(`${odds}&out=losses;targetPmAfter&fmt=csv&dec=,`)).toBe(
      'losses;0;60\nlosses;1;40\ntargetPmAfter;4;40\ntargetPmAfter;5;60',
    );
    expect(await cell(`${odds}&out=losses&fmt=xml`)).toBe(
      '<r><u ok="1"><value>0</value><percent>60</percent></u><u ok="1"><value>1</value><percent>40</percent></u></r>',
    );
  });

  it('Given the dice on the table; the id of a roll does not matter', async () => {
    expect(await cell(`${odds}&out=losses&dice=17`)).toBe('1');
    expect(await cell(`${odds}&out=losses&roll=T1`)).toBe('0.4');
  });

  it('For a whole table of units', async () => {
    const rows = 'cols=firingBases&rows=4~2~x';
    expect(await cell(`${fire}/odds/batch?${volley.replace('firingBases=4&', '')}&${rows}&out=losses&atleast=1`)).toBe(
      '40\n20\nERR firingBases: Basette che tirano: serve un numero intero da 0 a 200; ricevuto «x».',
    );
  });

  it.each([
    ['&of=1', 'of'],
    ['&out=losses&of=uno', 'of'],
    ['&out=losses&of=1&atleast=1', 'of'],
    ['&out=losses;percentage&of=1', 'of'],
    ['&out=reason&atleast=out-of-range', 'atleast'],
    ['&out=modifiers', 'out'],
    ['&out=perdite', 'out'],
  ])('%s is at fault', async (more, name) => {
    expect(await cell(encodeURI(odds + more))).toMatch(new RegExp(`^ERR ${name}: `));
  });
});

describe('Which parameters are there?', () => {
  it.each(['/help?', '?help=1&'])('%s in the cell, in both languages', async help => {
    const italian = await cell(`${fire}${help}`);
    expect(italian).toContain(
      'Tiro di un’unità (ordre-mixte.fire.resolve)\nparametro arm (obbligatorio): Arma di chi tira; fanteria o artiglieria\n',
    );
    expect(italian).toContain(
      '\nparametro quality (se manca: regolari): Classe di addestramento; élite, veterani, regolari o reclute\n',
    );
    expect(italian).toContain('\ncomune dec: Segno dei decimali; . ,\n');
    expect(italian).toContain('\ninterpretazione ruling.combined-fire (se manca: separate-rolls): ');
    expect(await cell(`${fire}${help}lang=en`)).toContain(
      '\nparameter quality (if left out: regular): Training class; elite, veteran, regular or recruit\n',
    );
  });

  it('As a table', async () => {
    const table = await cell(`/v1/sheet/ordre-mixte/fire/firing-bases/help?fmt=csv&head=1&lang=en`);
    expect(table.split('\n').slice(0, 2)).toEqual([
      'kind,name,needed,means,holds',
      'parameter,arm,needed,Arm of the unit,infantry or artillery',
    ]);
    expect(table).toContain(
      '\nlist,allocation,optional,How the bases are divided among targets,a list of 1 to 20 items; in one cell: targetId;side;bases~…\n',
    );
    expect(table).toContain(
      '\nparameter,allocation.N.bases,if its item is given,Bases that fire,a whole number from 0 to 200\n',
    );
  });

  it('Its example can be sent as it stands', async () => {
    const example = /\nesempio (\S+): /.exec(await cell(`${fire}/help`))?.[1] ?? '';
    expect(await cell(encodeURI(example))).toBe(await sentence(17));
  });
});

/** XML as we write it, back into texts and lists. */
type Element = { readonly name: string; readonly inside: readonly Element[] | string };
const elements = (xml: string): readonly Element[] | string => {
  const found: Element[] = [];
  let at = 0;
  while (at < xml.length) {
    const open = /<([\w.]+)[^>]*?(\/?)>/y;
    open.lastIndex = at;
    const [tag, name, closed] = open.exec(xml) ?? [];
    if (tag === undefined || name === undefined) return xml;
    at += tag.length;
    if (closed === '/') {
      found.push({ name, inside: '' });
      continue;
    }
    let depth = 1;
    const each = new RegExp(`<(/?)${name.replaceAll('.', '\\.')}(?:\\s[^>]*)?(/?)>`, 'g');
    each.lastIndex = at;
    for (let next = each.exec(xml); next !== null; next = each.exec(xml)) {
      depth += next[1] === '/' ? -1 : next[2] === '/' ? 0 : 1;
      if (depth > 0) continue;
      found.push({ name, inside: elements(xml.slice(at, next.index)) });
      at = each.lastIndex;
      break;
    }
  }
  return found;
};

const shown = (value: unknown): string => {
  if (typeof value === 'number')
    return String(Math.round((value + Number.EPSILON * Math.sign(value)) * 100) / 100 || 0);
  return value === null || value === undefined
    ? ''
    : String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
};

/** An outcome as its elements should be: groups by dotted names, lists item by item. */
const expectedOf = (fields: Facts, outcome: unknown, prefix = ''): readonly Element[] =>
  Object.entries(fields).flatMap(([name, fact]) => {
    const value: unknown = typeof outcome === 'object' && outcome !== null ? Reflect.get(outcome, name) : null;
    if (fact.shape.kind === 'group') return expectedOf(fact.shape.facts, value, `${prefix}${name}.`);
    return [{ name: prefix + name, inside: insideOf(fact, value) }];
  });

const insideOf = (fact: Fact, value: unknown): Element['inside'] => {
  const { shape } = fact;
  if (shape.kind === 'list')
    return Array.isArray(value) && value.length > 0
      ? value.map(item => ({ name: 'i', inside: itemOf(shape.of, item) }))
      : '';
  return shown(value);
};

const itemOf = (fact: Fact, value: unknown): Element['inside'] => {
  const { shape } = fact;
  if (shape.kind !== 'group') return insideOf(fact, value);
  return Object.entries(shape.facts).map(([name, part]) => {
    const own: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
    if (part.shape.kind === 'group')
      return { name, inside: own === null ? '' : [{ name: 'i', inside: itemOf(part, own) }] };
    return { name, inside: insideOf(part, own) };
  });
};

describe.each(books.flatMap(book => proceduresOf(book).map(procedure => ({ id: procedure.id, procedure }))))(
  '$id by sheet',
  ({ id, procedure }) => {
    const path = `/v1/sheet/${id.replaceAll('.', '/')}`;
    const byHand: Hand = { language: 'it', words: true, decimal: ',' };
    const ask = async (url: string): Promise<string> => (await doors.app.inject({ method: 'GET', url })).body;

    it('Every example has the outcome it has by REST, and in Italian words the same', async () => {
      for (const example of procedure.examples) {
        const { outcome } = (
          await doors.app.inject({
            method: 'POST',
            url: `/v1/${id.replaceAll('.', '/')}`,
            payload: { ...exampleRequest(example), lang: 'it' },
          })
        ).json<{ readonly outcome: unknown }>();
        const xml = await ask(`${path}?${queryOf(exampleParameters(procedure, example))}&fmt=xml&words=0`);
        const [sheet] = elements(xml);
        const [row] = typeof sheet === 'object' && typeof sheet.inside === 'object' ? sheet.inside : [];
        const [, , , ...fields] = typeof row?.inside === 'object' ? row.inside : [];
        expect({ says: example.says.en, xml: fields }).toEqual({
          says: example.says.en,
          xml: expectedOf(procedure.outcome, outcome),
        });

        const italian = await ask(`${path}?${queryOf(exampleParameters(procedure, example, byHand))}&fmt=xml&words=0`);
        expect({ says: example.says.en, xml: italian }).toEqual({ says: example.says.en, xml });
      }
    });
  },
);

describe('Nothing a caller sends is our error', () => {
  const hostile = [
    '__proto__=1',
    '__proto__.x=1&constructor=2&toString=3&hasOwnProperty=4',
    'a.__proto__.b=1&allocation.__proto__=1',
    'arm[]=1&arm[0]=2&arm=1&arm=2',
    'firingBases=%00&arm=%ED%A0%80&rangeBand=%FF%FE&targetFormation=%',
    '=&=1&&&&;;;&=%=',
    '%=%&%zz=%zz',
    'ruling.__proto__=x&house.__proto__=1&house.constructor=off&ruling.=&house.=1',
    'dice.__proto__=1&dice.=2&dice.seed=3',
    'dice=1e9;NaN;-1;0;1.5',
    `dice=${'1;'.repeat(10_500)}`,
    `firingBases=${'9'.repeat(400)}`,
    `firingBases=${'x'.repeat(50_000)}`,
    `${'x'.repeat(50_000)}=1`,
    `${'a.'.repeat(20_000)}=1`,
    'a&'.repeat(10_000),
    Array.from({ length: 5_000 }, (_, i) => `p${i}=1`).join('&'),
    Array.from({ length: 900 }, (_, i) => `p${i}=1`).join('&'),
    Array.from({ length: 900 }, (_, i) => `ruling.p${i}=1`).join('&'),
    Array.from({ length: 900 }, (_, i) => `allocation.${i + 1}.bases=1`).join('&'),
    'out=__proto__;constructor;dice.0;dice.99999;answer.__proto__;modifiers.1.__proto__',
    `out=${'x;'.repeat(10_000)}`,
    'fmt=__proto__&dec=..&lang=xx&head=maybe&errors=constructor&words=2',
    'roll=%0D%0ASet-Cookie:x=1',
    'cols=__proto__;constructor&rows=1;2',
    `cols=${'roll;'.repeat(1_000)}&rows=${'~'.repeat(499)}`,
    `cols=roll&rows=${'~'.repeat(30_000)}`,
    'of=__proto__&atleast=NaN&out=losses',
    'help=1&fmt=xml&lang=zz',
  ];
  const doorsOf = (query: string) => [
    `${fire}?${query}`,
    `${fire}?${volley}&dice=1&${query}`,
    `${fire}/batch?${query}`,
    `${fire}/batch?${volley}&cols=roll&rows=a&${query}`,
    `${fire}/odds?${query}`,
    `${fire}/odds?${volley}&${query}`,
    `/v1/sheet/ordre-mixte/fire/firing-bases?${query}`,
    `${fire}/help?${query}`,
    `/v1/sheet/x/y/z?${query}`,
  ];

  it.each(hostile)('%.60s', async query => {
    for (const url of doorsOf(query)) {
      const started = performance.now();
      const answer = await doors.app.inject({ method: 'GET', url });
      expect(answer.statusCode).toBe(200);
      expect(answer.body.length).toBeLessThan(60_000);
      expect(answer.body).not.toMatch(/\n$|^\uFEFF/);
      expect(performance.now() - started).toBeLessThan(2_000);
    }
    expect(({} as { readonly x?: unknown }).x).toBeUndefined();
  });

  it('Whatever the names and the cells', async () => {
    const names = [
      'arm',
      'firingBases',
      'rangeBand',
      'targetFormation',
      'targetPm',
      'dice',
      'roll',
      'out',
      'fmt',
      'dec',
      'cols',
      'rows',
      'of',
      'allocation.1.bases',
      'ruling.combined-fire',
      'house.elite',
    ];
    const words = [
      'fanteria',
      '4',
      'lunga',
      'linea',
      '5',
      '17',
      'xml',
      'csv',
      ',',
      'losses',
      'roll;firingBases',
      'a;4~b;5',
      '1',
    ];
    const parameter = fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string({ unit: 'binary' })),
      fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary' })),
    );
    const address = fc.tuple(
      fc.constantFrom('', '/batch', '/odds', '/odds/batch', '/help'),
      fc.array(parameter, { maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(address, async ([door, parameters]) => {
        const query = parameters
          .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
          .join('&');
        const { statusCode } = await doors.app.inject({ method: 'GET', url: `${fire}${door}?${query}` });
        return statusCode === 200 || statusCode === 422;
      }),
      { numRuns: 500 },
    );
  });

  /** What comes back for the bytes of a request, sent as they are. */
  const raw = (head: Buffer, port = Number(new URL(doors.url).port)): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', piece => (answer += piece.toString('utf8')));
      socket.on('close', () => resolve(answer));
      socket.on('error', error => (answer === '' ? reject(error) : resolve(answer)));
      socket.end(head);
    });

  it('An address beyond the limit is refused by the server itself', async () => {
    expect(await raw(Buffer.from(`GET ${fire}?x=${'x'.repeat(1024 * 1024)} HTTP/1.1\r\nHost: x\r\n\r\n`))).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  it('The key and the game of a caller are not written in any log, at any level', async () => {
    @Module({})
    class Logged {}
    let log = '';
    const token = makePrivateGame();
    const secrets = `key=SECRETKEY&game=${token}`;
    const logger = pino({ level: 'trace' }, { write: (line: string) => void (log += line) });
    const app = await openServer(
      { module: Logged, imports: [ApiModule.of(doors.shelf, testPool()), SheetModule.of(seed)] },
      logger,
      new Metrics(),
      { maxInFlight: 100 },
    );
    await app.listen(0, '127.0.0.1');
    const url = await app.getUrl();
    for (const path of [
      `${fire}?${volley}&roll=1`,
      `${fire}?x=1`,
      `${fire}?x=1&errors=http`,
      '/v1/sheet/a/b/c?x=1',
      '/v1/nowhere?x=1',
      '/v1/sheet/%zz?x=1',
    ]) {
      await request(url).get(`${path}&${secrets}`);
      await request(url).head(`${path}&${secrets}`);
      await request(url).options(`${path}&${secrets}`);
    }
    const port = Number(new URL(url).port);
    await raw(Buffer.from(`GET ${fire}?x=${'x'.repeat(100_000)}&${secrets} HTTP/1.1\r\nHost: x\r\n\r\n`), port);
    await raw(Buffer.from(`GET ${fire}?${secrets} nonsense\r\n\r\n`), port);
    await app.close();
    expect(log).toContain('/v1/sheet/:ruleset/:area/:procedure');
    expect(log).not.toContain('SECRETKEY');
    expect(log).not.toContain(token.slice(2, 26));
  });
});
