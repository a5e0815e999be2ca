import { Writable } from 'node:stream';
import { pino } from 'pino';
import { SetUpCode } from '../../src/access/index.js';
import { Processes } from '../../src/access/application/processes.js';
import { SharedLimits } from '../../src/access/persistence/shared-limits.repository.js';
import { urlOf } from '../../src/database/database-place.js';
import { runningServer } from '../../src/database/embedded/embedded-server.js';
import { embedded, type Home } from '../database/databases.js';
import { remove, scratchFolder } from '../database/scratch.js';
import { ClubServer, goodPassword, type Answered } from './club-server.js';

/** Two servers on one database, as an operator runs them behind a proxy. */
describe('Two processes on one database', () => {
  let servers: readonly ClubServer[] = [];
  let folder: string;
  let logged = '';
  const log = pino(
    { level: 'warn' },
    new Writable({
      write: (line: Buffer, _, done) => {
        logged += line.toString();
        done();
      },
    }),
  );

  beforeAll(async () => {
    const env = { ARBITRO_LIMITS: '1', ARBITRO_SEED: 'the same on every instance of one installation' };
    const home = await embedded();
    const first = await ClubServer.start({ env, home, log });
    folder = await scratchFolder();
    const address = urlOf(await runningServer(home.env['ARBITRO_DATA'] ?? ''));
    const beside: Home = {
      ...home,
      env: { ARBITRO_DATA: folder, DATABASE_URL: address },
      close: () => Promise.resolve(),
    };
    servers = [first, await ClubServer.start({ env, home: beside, log })];
  });
  afterAll(async () => {
    for (const server of [...servers].reverse()) await server.close();
    await remove(folder);
  });
  beforeEach(() => servers[0]?.home.ask('DELETE FROM limit_bucket'));

  /** Asks one process after the other until one has enough of it. */
  const inTurns = async (ask: (server: ClubServer) => Promise<Answered>): Promise<readonly number[]> => {
    const statuses: number[] = [];
    while (statuses.at(-1) !== 429 && statuses.length < 2000) {
      const server = servers[statuses.length % 2];
      if (server) statuses.push((await ask(server)).status);
    }
    return statuses;
  };

  it('tell and take the same set-up code, once', async () => {
    for (const { app } of servers) await app.get(SetUpCode, { strict: false }).tellWhenOpen('http://localhost:3000');
    const told = [...logged.matchAll(/with the code ([\w-]{39})/g)].map(([, code]) => code);
    expect(told).toHaveLength(2);
    expect(new Set(told).size).toBe(1);
    const person = { code: told[0], name: 'Carla', password: goodPassword, club: 'Club' };
    const setUp = (server: ClubServer, email: string) => server.nobody.post('/v1/setup', { ...person, email });
    const replies = await Promise.all(servers.map((server, i) => setUp(server, `owner-${i}@club.example`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('count wrong passwords, set-up codes and links together', async () => {
    const wrong = await inTurns(({ nobody }) =>
      nobody.post('/v1/session', { email: 'nobody@club.example', password: 'a wrong password' }),
    );
    expect(wrong).toEqual([...Array<number>(5).fill(401), 429]);
    const codes = await inTurns(({ nobody }) =>
      nobody.post('/v1/setup', { code: 'aaaa', name: 'X', email: 'x@club.example', password: goodPassword, club: 'X' }),
    );
    expect(codes).toEqual([...Array<number>(10).fill(403), 429]);
    const links = await inTurns(({ nobody }) =>
      nobody.post('/v1/invitations/accept', {
        token: 'x'.repeat(43),
        name: 'X',
        email: 'x@club.example',
        password: goodPassword,
      }),
    );
    expect(links).toEqual([...Array<number>(20).fill(404), 429]);
  });

  it('let through no more together than one, however many come at once', async () => {
    const limits = servers.map(({ app }) => app.get(SharedLimits, { strict: false }));
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, i) => limits[i % 2]?.take('sign-in-account', 'somebody at once')),
    );
    expect(taken.filter(level => level?.allowed)).toHaveLength(5);
  });

  it('know of each other, and each lets through its share of the requests', async () => {
    const processes = servers.map(({ app }) => app.get(Processes, { strict: false }));
    for (const one of processes) await one.look();
    for (const one of processes) await one.look();
    expect(processes.map(({ many }) => many)).toEqual([2, 2]);
    const policies = await Promise.all(servers.map(({ nobody }) => nobody.get('/v1/session')));
    for (const { headers } of policies) expect(headers.get('ratelimit-policy')).toBe('"anonymous";q=60;w=60');
  });

  it('forget a process that has gone without a word', async () => {
    const [first] = servers;
    const processes = first?.app.get(Processes, { strict: false });
    await first?.home.ask(`INSERT INTO instance VALUES (gen_random_uuid(), now() - interval '31 seconds')`);
    await processes?.look();
    expect(processes?.many).toBe(2);
  });
});
