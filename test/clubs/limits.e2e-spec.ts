import { Writable } from 'node:stream';
import { pino } from 'pino';
import { SetUpCode } from '../../src/access/index.js';
import { createOwnerCommand } from '../../src/cli/create-owner.js';
import { resetPasswordCommand } from '../../src/cli/reset-password.js';
import { makeKey } from '../../src/access/domain/key.js';
import { Secrets } from '../../src/access/domain/secrets.js';
import { SharedLimits } from '../../src/access/persistence/shared-limits.repository.js';
import { ClubServer, goodPassword, type Answered, type Club } from './club-server.js';

let server: ClubServer;
let club: Club;
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
const environment = { ...process.env };
beforeAll(async () => {
  server = await ClubServer.start({ env: { ARBITRO_LIMITS: '1', ARBITRO_PUBLIC_URL: 'http://192.168.1.5:3000' }, log });
});
afterAll(async () => {
  process.env = environment;
  await server.close();
});

const signIn = (email: string, password = goodPassword) => server.nobody.post('/v1/session', { email, password });
/** Asks until somebody has enough of it. */
const untilRefused = async (
  ask: () => Promise<Answered>,
  most: number,
): Promise<{ reply: Answered; times: number }> => {
  for (let times = 1; times <= most; times++) {
    const reply = await ask();
    if (reply.status === 429) return { reply, times };
  }
  throw new Error(`Not refused ${most} times.`);
};

describe('An empty installation', () => {
  it('tells its operator the code once, and takes it until there is an owner', async () => {
    const code = server.app.get(SetUpCode, { strict: false });
    await code.tellWhenOpen('http://192.168.1.5:3000');
    expect(logged).toContain(`http://192.168.1.5:3000/setup with the code ${await code.code()}`);
    expect(await code.code()).toMatch(/^([2-9a-hjkmnp-z]{4}-){7}[2-9a-hjkmnp-z]{4}$/);
    club = await server.setUp();
    logged = '';
    await code.tellWhenOpen('http://192.168.1.5:3000');
    expect(logged).toBe('');
  });

  it('on a network without TLS has a cookie that browsers take there, and says so', async () => {
    const [session, device] = (await signIn(club.owner.email)).headers.getSetCookie();
    expect(session).toMatch(/^arbitro=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^arbitro-device=[\w.-]{66}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  });
});

describe('Limits', () => {
  it('are told with every answer of a club’s door, but not how much the others have used', async () => {
    const program = await club.program(club.owner, 'read');
    expect((await server.nobody.get('/v1/session')).headers.get('ratelimit')).toMatch(/^"anonymous";r=\d+;t=\d+$/);
    expect((await club.owner.get('/v1/session')).headers.get('ratelimit')).toMatch(/^"account";r=\d+;t=\d+$/);
    const { headers } = await program.get(club.path);
    expect(headers.get('ratelimit')).toBe('"key";r=599;t=1');
    expect(headers.get('ratelimit-policy')).toBe('"key";q=600;w=60, "club";q=3000;w=60');
  });

  it('are each program’s own', async () => {
    const [noisy, quiet] = [await club.program(club.owner, 'read'), await club.program(club.owner, 'read')];
    const { reply } = await untilRefused(() => noisy.get(club.path), 3000);
    expect(reply.body).toMatchObject({ code: 'too-many', retryAfter: 1 });
    expect(reply.headers.get('retry-after')).toBe('1');
    expect(reply.headers.get('ratelimit')).toBe('"key";r=0;t=1');
    expect((await quiet.get(club.path)).status).toBe(200);
    expect((await club.owner.get(club.path)).status).toBe(200);
  });

  it('stop whoever guesses a password, whether or not there is an account, and let others in', async () => {
    const player = await club.join('player');
    for (const email of [player.email, 'nobody@club.example']) {
      const { times, reply } = await untilRefused(() => signIn(email, 'a wrong password'), 20);
      expect(times).toBeGreaterThan(5);
      expect(reply.headers.get('ratelimit')).toMatch(/^"sign-in-(account|address)";r=0;t=\d+$/);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(10);
    }
    // The right password does not help either: it would tell that it is right.
    expect((await signIn(player.email)).status).toBe(429);
    expect((await player.get('/v1/session')).status).toBe(200);
  });

  it('do not keep out whoever comes from a device on which they signed in before, whatever others try', async () => {
    await server.home.ask('DELETE FROM limit_bucket');
    const anna = await club.join('player');
    const [, device = ''] = (await signIn(anna.email)).headers.getSetCookie();
    const known = server.nobody.with({ cookie: device.split(';')[0] ?? '' });
    const fromKnown = (password: string) => known.post('/v1/session', { email: anna.email, password });
    await untilRefused(() => signIn(anna.email, 'a wrong password'), 20);
    await untilRefused(() => signIn('nobody@club.example', 'a wrong password'), 20);
    expect((await signIn(anna.email)).status).toBe(429);
    for (let i = 0; i < 12; i++) expect((await fromKnown(goodPassword)).status).toBe(200);
    // Nobody else is let in by that device, and it may not try for ever either.
    expect((await known.post('/v1/session', { email: club.owner.email, password: goodPassword })).status).toBe(429);
    const { times, reply } = await untilRefused(() => fromKnown('a wrong password'), 20);
    expect(times).toBe(11);
    expect(reply.headers.get('ratelimit')).toMatch(/^"sign-in-device";r=0;t=\d+$/);
    await server.home.ask('DELETE FROM limit_bucket');
  });

  it('stop whoever tries one account from everywhere, and forget what has filled again', async () => {
    const anna = await club.join('player');
    const limits = server.app.get(SharedLimits, { strict: false });
    const emailHash = server.app.get(Secrets, { strict: false }).emailHash(anna.email);
    for (let i = 0; i < 30; i++)
      expect(await limits.take('sign-in-everywhere', emailHash)).toMatchObject({ allowed: true });
    const { reply, times } = await untilRefused(() => signIn(anna.email), 1);
    expect(times).toBe(1);
    expect(reply.headers.get('ratelimit')).toMatch(/^"sign-in-everywhere";r=0;t=1[12]\d$/);
    // Whoever is stopped by one limit is not counted by the others.
    expect(await limits.take('sign-in-address', '127.0.0.1')).toMatchObject({ allowed: true, left: 9 });
    await server.home.ask(`UPDATE limit_bucket SET full_at = full_at - interval '1 hour'`);
    expect((await signIn(anna.email)).status).toBe(200);
    await server.home.ask('DELETE FROM limit_bucket');
  });

  it('stop whoever tries keys', async () => {
    const guess = () => server.nobody.with({ authorization: `Bearer ${makeKey('read').whole}` }).get(club.path);
    const { times } = await untilRefused(guess, 200);
    expect(times).toBeGreaterThan(30);
    expect((await club.owner.get(club.path)).status).toBe(200);
  });
});

describe('Whoever runs the server', () => {
  const said: string[] = [];
  const console = {
    write: (line: string) => void said.push(line),
    complain: (line: string) => void said.push(line),
    read: () => Promise.resolve(''),
  };
  const asOperator = (password: string) => {
    process.env = { ...environment, ...server.home.env, ARBITRO_PASSWORD: password };
    said.length = 0;
  };
  const words = ['--email', 'operator@club.example', '--name', 'Olga', '--club', 'Second club'];

  it('makes an owner beside it', async () => {
    asOperator(goodPassword);
    expect(await createOwnerCommand.run(words, console)).toBe(0);
    expect(said[0]).toMatch(/^Olga owns Second club now/);
    expect(await createOwnerCommand.run(words, console)).toBe(1);
    expect(said[1]).toContain('already');
  });

  it('is held to the same passwords, and told how to ask', async () => {
    asOperator('password');
    expect(await createOwnerCommand.run(words, console)).toBe(1);
    asOperator('short');
    expect(await createOwnerCommand.run(words, console)).toBe(1);
    expect(said).toEqual(['A password has at least 8 characters.']);
    for (const wrong of [[], ['--email', 'x'], ['--strange'], words.slice(2)])
      expect(await createOwnerCommand.run(wrong, console)).toBe(2);
  });

  it('sets a password for whoever belongs to several clubs', async () => {
    asOperator('five words nobody would guess');
    expect(await resetPasswordCommand.run(['--email', 'Operator@club.example'], console)).toBe(0);
    expect(await resetPasswordCommand.run(['--email', 'unknown@club.example'], console)).toBe(1);
    expect(said).toEqual([expect.stringContaining('The password is set'), 'There is no account with this address.']);
    expect(said[0]).toContain('0 of its keys are revoked');
    expect(await server.home.ask(`SELECT way, used_at IS NOT NULL AS used FROM password_reset`)).toEqual([
      { way: 'operator', used: true },
    ]);
  });
});
