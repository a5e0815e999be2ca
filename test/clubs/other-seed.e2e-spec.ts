import { pino } from 'pino';
import { acceptSeedCommand } from '../../src/cli/accept-seed.js';
import { createOwnerCommand } from '../../src/cli/create-owner.js';
import type { DatabaseState } from '../../src/database/index.js';
import { setEmailCommand } from '../../src/cli/set-email.js';
import { ClubServer, goodPassword, type Club } from './club-server.js';

const [oldSeed, newSeed] = ['o'.repeat(32), 'n'.repeat(32)];

/** A server whose seed is not the one its database was used with. */
describe('A server with another seed', () => {
  const environment = process.env;
  const lines: string[] = [];
  let server: ClubServer;
  let club: Club;
  let battle: string;
  let key: string;

  beforeAll(async () => {
    const first = await ClubServer.start({ env: { ARBITRO_SEED: oldSeed } });
    club = await first.setUp();
    key = (await club.program(club.owner, 'read')).key;
    const opened = await club.owner.post(`${club.path}/battles`, {
      name: 'X',
      ruleset: 'murat',
      scenario: 'elchingen',
    });
    battle = `/v1/battles/${opened.body.id}`;
    await first.app.close();
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const until = (state: DatabaseState) => !state.ready && state.reason.includes('seed');
    server = await ClubServer.start({ home: first.home, env: { ARBITRO_SEED: newSeed }, log, until });
  });
  afterAll(async () => {
    process.env = environment;
    await server.close();
  });

  const said: string[] = [];
  const console = {
    write: (line: string) => void said.push(line),
    complain: (line: string) => void said.push(line),
    read: () => Promise.resolve(''),
  };
  const asOperator = () => {
    process.env = { ...environment, ...server.home.env, ARBITRO_SEED: newSeed, ARBITRO_PASSWORD: goodPassword };
    said.length = 0;
  };
  const signIn = (email: string) => server.nobody.post('/v1/session', { email, password: goodPassword });

  it('does not serve clubs and says why, while the rules doors answer', async () => {
    const owner = club.owner.at(server.url);
    for (const reply of [await owner.get(club.path), await owner.get(battle), await signIn(club.owner.email)])
      expect([reply.status, reply.body.code, reply.body.detail]).toEqual([
        503,
        'other-seed',
        expect.stringContaining('npx arbitro accept-seed'),
      ]);
    const ready = await server.nobody.get('/health/ready');
    expect([ready.status, ready.body.rules]).toEqual([503, 'ready']);
    expect(ready.body.database).toMatch(/restore the file seed .* or, if it is lost, run: npx arbitro accept-seed/);
    expect((await server.nobody.get('/v1/rulesets')).status).toBe(200);
    expect((await server.nobody.get('/v1/signing-keys')).status).toBe(200);
    expect(lines.filter(line => line.includes('accept-seed'))).toHaveLength(1);
  });

  it('keeps commands from writing with the wrong seed, too', async () => {
    asOperator();
    const words = ['--email', 'x@club.example', '--name', 'Olga', '--club', 'Second club'];
    expect(await createOwnerCommand.run(words, console)).toBe(1);
    expect(said[0]).toContain('npx arbitro accept-seed');
  });

  it('serves once its seed was accepted on purpose, and every address can be set again', async () => {
    asOperator();
    expect(await acceptSeedCommand.run([], console)).toBe(2);
    expect(await acceptSeedCommand.run(['--yes'], console)).toBe(0);
    expect(said.at(-1)).toBe(`arbitro set-email --account ${club.owner.account} --email <address of Carlo>`);
    const owner = club.owner.at(server.url);
    // The server comes back to its database by itself.
    while ((await server.nobody.get('/health/ready')).status !== 200)
      await new Promise(resolve => setTimeout(resolve, 50));
    expect((await owner.get(battle)).status).toBe(200);
    expect((await owner.post(`${battle}/corrections`, { turn: 2, why: 'x' })).status).toBe(201);
    expect((await signIn(club.owner.email)).status).toBe(401);
    expect((await server.nobody.with({ authorization: `Bearer ${key}` }).get(battle)).status).toBe(401);
    const words = ['--account', club.owner.account, '--email', club.owner.email];
    expect(await setEmailCommand.run(words, console)).toBe(0);
    expect((await signIn(club.owner.email)).status).toBe(200);
    expect(await setEmailCommand.run(['--account', battle.slice(-36), '--email', 'x@club.example'], console)).toBe(1);
    const other = await club.owner.at(server.url).post(`${club.path}/keys`, { name: 'x', scope: 'read' });
    expect(other.status).toBe(201);
  });
});
