import { Writable } from 'node:stream';
import { pino } from 'pino';
import { ClubServer, peopleAt, type Answered, type Client, type People } from './club-server.js';

let logged = '';
const log = pino(
  { level: 'trace' },
  new Writable({
    write(line: Buffer, _, done) {
      logged += line.toString();
      done();
    },
  }),
);

let server: ClubServer;
let people: People;
let battle: string;
/** A key that sees what everybody sees, as an owner makes it for the club's sheet. */
let key: string;
beforeAll(async () => {
  server = await ClubServer.start({ log });
  people = await peopleAt(server);
  const [french, austrian] = people.players;
  const opened = await people.referee.post(`${people.club.path}/battles`, {
    name: '=Elchingen',
    ruleset: 'murat',
    scenario: 'elchingen',
    sides: [
      { id: 'french', players: [french.member] },
      { id: 'austrian', players: [austrian.member], hidden: ['laudon'] },
    ],
    units: { 'french-6th-chasseurs': { disordered: true } },
  });
  if (opened.status !== 201) throw new Error(opened.text);
  battle = opened.body.id as string;
  key = (await people.club.program(people.referee, 'sheet')).key;
});
afterAll(() => server?.close());

const at = (path: string, query: string, by: Client = server.nobody): Promise<Answered> =>
  by.get(`/v1/sheet/battles/${battle}${path}?${query}`);
const standing = (query = '', by?: Client) => at('', `key=${key}&${query}`, by);
const units = (query = '', shown = key) => at('/units', `key=${shown}&${query}`);

describe('How a battle stands, in a cell', () => {
  it('is one line in Italian, unless another language is asked for', async () => {
    const { status, text, headers } = await standing();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Mossa 1 · Inizio della mossa[^·]* · tocca a: francesi, austriaci$/);
    expect((await standing('', server.nobody.with({ 'accept-language': 'en' }))).text).toBe(text);
    expect((await standing('lang=en')).text).toMatch(/^Turn 1 · Start of the turn/);
  });

  it('is a number, a word or a whole row, as it is asked for', async () => {
    expect((await standing('cols=turn')).text).toBe('1');
    expect((await standing('cols=turn;phase;toAct&words=0')).text).toBe('1|turn-start|french; austrian');
    const { text, headers } = await standing('cols=name;turn&fmt=csv&head=1&dec=,');
    expect(text).toBe("name;turn\n'=Elchingen;1");
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await standing('cols=turn&fmt=xml')).text).toBe('<r><u ok="1"><turn>1</turn></u></r>');
  });
});

describe('The units of a battle, in cells', () => {
  it('stand one a line, in the words of the book', async () => {
    const { text } = await units('cols=id;arm;fouCurrent;disordered&fmt=csv&dec=,&head=1&side=francesi');
    const [head, ...lines] = text.split('\n');
    expect(head).toBe('id;arm;fouCurrent;disordered');
    expect(lines).toContainEqual(expect.stringMatching(/^french-6th-chasseurs;fanteria;[\d,]+;sì$/));
    expect(lines.every(line => !line.startsWith('austrian'))).toBe(true);
    const english = await units('cols=id;arm;disordered&lang=en&side=french');
    expect(english.text).toMatch(/^french-6th-chasseurs\|infantry\|yes$/m);
    expect((await units('cols=id;arm;disordered&words=0')).text).toMatch(/^french-6th-chasseurs\|infantry\|true$/m);
  });

  it('have all their columns in a table, and their names in a text', async () => {
    const table = (await units('fmt=tsv&head=1')).text.split('\n').map(line => line.split('\t'));
    expect(table[0]?.slice(0, 4)).toEqual(['id', 'side', 'name', 'hidden']);
    expect(table[0]).toContain('fouCurrent');
    expect(new Set(table.map(({ length }) => length)).size).toBe(1);
    expect((await units()).text.split('\n')).toHaveLength(54);
  });

  it('begin with no mark and end with no line end', async () => {
    const reply = await fetch(`${server.url}/v1/sheet/battles/${battle}/units?key=${key}&cols=id`);
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect([bytes[0], bytes.at(-1)]).not.toContain(0xef);
    expect(bytes.at(-1)).not.toBe(0x0a);
  });
});

describe('What a key sees', () => {
  const ids = async (shown: string) => (await units('cols=id', shown)).text.split('\n');

  it('is what everybody sees, or its maker’s side', async () => {
    const [french, austrian] = people.players;
    const ofMaker = async (of: Client) => (await people.club.program(of, 'sheet', { sees: 'maker' })).key;
    expect(await ids(key)).not.toContain('laudon');
    expect(await ids(await ofMaker(french))).not.toContain('laudon');
    expect(await ids(await ofMaker(austrian))).toContain('laudon');
    expect((await units('cols=hidden&side=austrian', await ofMaker(austrian))).text).toContain('nascosta sul tavolo');
  });

  it('is never what the referee sees, even if its maker becomes one', async () => {
    const player = await people.club.join('player');
    const { key: shown } = await people.club.program(player, 'sheet', { sees: 'maker' });
    const promoted = await people.owner.patch(`${people.club.path}/members/${player.member}`, { role: 'referee' });
    expect(promoted.status).toBe(200);
    expect((await player.get(`/v1/battles/${battle}/units`)).text).toContain('laudon');
    expect(await ids(shown)).not.toContain('laudon');
    expect((await units('cols=side', shown)).text.split('\n')).toHaveLength(54);
  });
});

describe('What a referee can mend is read in the cell', () => {
  const told = ({ status, text, headers }: Answered) => [status, headers.get('x-arbitro-status'), text];

  it('with the status beside it', async () => {
    expect(told(await units('cols=name;fuoco'))).toEqual([200, '422', expect.stringMatching(/^ERR cols: .*fuoco/)]);
    expect(told(await units('side=prussian'))).toEqual([200, '422', expect.stringMatching(/^ERR side: .*french/)]);
    expect(told(await units('fmt=pdf'))).toEqual([200, '422', expect.stringMatching(/^ERR fmt: /)]);
    expect(told(await units('colz=name'))).toEqual([200, '422', expect.stringMatching(/^ERR colz: .*cols/)]);
    expect(told(await units('cols=x&fmt=xml'))).toEqual([
      200,
      '422',
      expect.stringMatching(/^<r><u ok="0"><error>cols/),
    ]);
    expect(told(await units('side=x&cols=x&lang=en'))[2]).toMatch(
      /^ERR cols: The answer has no.*\| side: The sides are/,
    );
  });

  it('also when the key or the battle is wrong', async () => {
    expect(told(await at('', ''))).toEqual([200, '401', expect.stringMatching(/^ERR Manca la chiave/)]);
    expect(told(await at('/units', 'key=wk_s_x'))).toEqual([
      200,
      '401',
      expect.stringMatching(/^ERR La chiave non vale/),
    ]);
    const elsewhere = await server.nobody.get(`/v1/sheet/battles/x/units?key=${key}`);
    expect(told(elsewhere)).toEqual([200, '404', expect.stringMatching(/^ERR Non esiste/)]);
    const { key: other } = await people.club.program(people.referee, 'sheet', { battle });
    expect((await units('cols=id', other)).headers.get('x-arbitro-status')).toBeNull();
  });

  it('and by HTTP for programs that ask for it', async () => {
    expect((await units('cols=x&errors=http')).status).toBe(422);
    expect((await at('', 'errors=http')).status).toBe(401);
  });

  it('where a key of another kind stands in the address, and in the header it is good', async () => {
    for (const scope of ['read', 'write'] as const) {
      const program = await people.club.program(people.players[0], scope);
      expect(told(await at('/units', `key=${program.key}`))).toEqual([
        200,
        '401',
        expect.stringMatching(/^ERR .*wk_s_/),
      ]);
      expect((await at('', 'cols=turn', program)).text).toBe('1');
    }
  });
});

describe('The address of a sheet', () => {
  it('is told to nobody: not kept, not linked from, not searched, not logged', async () => {
    for (const reply of [await standing(), await units('cols=nothing'), await at('', '')]) {
      expect(reply.headers.get('cache-control')).toContain('no-store');
      expect(reply.headers.get('referrer-policy')).toBe('no-referrer');
      expect(reply.headers.get('x-robots-tag')).toBe('noindex');
    }
    expect(logged).toContain('/v1/sheet/battles/:battle/units');
    expect(logged).not.toContain(key.slice(14, 57));
  });

  it('is asked about before it is fetched, which costs nothing', async () => {
    const limited = await ClubServer.start({ env: { ARBITRO_LIMITS: '1' } });
    try {
      for (const method of ['OPTIONS', 'HEAD']) {
        const { status, headers } = await limited.nobody.ask(method, '/v1/sheet/battles/x/units?key=wrong');
        expect([method, status < 300, headers.get('ratelimit')]).toEqual([method, true, null]);
      }
      const { headers } = await limited.nobody.get('/v1/sheet/battles/x/units?key=wrong');
      expect(headers.get('ratelimit')).toContain('denied');
    } finally {
      await limited.close();
    }
  });
});
