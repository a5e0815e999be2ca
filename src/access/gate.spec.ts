import { Refused, type Credentials, type MemberRole, type Scope } from '../api/door/index.js';
import type { RecognisedKey, RecognisedPerson } from './application/recognise.js';
import { makeKey, type WrittenKey } from './domain/key.js';
import { Limits } from './domain/limits.js';
import { SessionCookie } from './domain/session-cookie.js';
import { AccessGate, PublicAddress, type Recogniser } from './gate.js';

const membership = (club: string, role: MemberRole = 'player') => ({ club, member: 'm', role });

/** Knows the keys it made, and one token. */
class Porter implements Recogniser {
  readonly keys = new Map<string, RecognisedKey>();
  known: RecognisedPerson = { account: 'a', memberships: [membership('c')] };

  key({ whole }: WrittenKey): Promise<RecognisedKey | undefined> {
    return Promise.resolve(this.keys.get(whole));
  }
  person(token: string): Promise<RecognisedPerson | undefined> {
    return Promise.resolve(token === 'token' ? this.known : undefined);
  }
  give(scope: Scope): string {
    const { whole, id } = makeKey(scope);
    const key = { id, scopes: [scope], battle: null, sees: 'public' } as const;
    this.keys.set(whole, { key, membership: membership('c') });
    return whole;
  }
}

const porter = new Porter();
const gate = new AccessGate(
  porter,
  new Limits(),
  new SessionCookie(undefined),
  new PublicAddress('https://arbitro.example'),
);
const shown: Credentials = {
  authorization: undefined,
  cookie: undefined,
  key: undefined,
  origin: undefined,
  fetchSite: undefined,
  reachedAt: 'http://localhost:3000',
  method: 'GET',
  address: '192.0.2.7',
  language: 'en',
  sheet: false,
};
const admit = (more: Partial<Credentials>) => gate.admit({ ...shown, ...more });
const statusOf = async (more: Partial<Credentials>) => {
  try {
    await admit(more);
    return 200;
  } catch (error) {
    return error instanceof Refused ? error.problem.status : error;
  }
};

describe('The gate', () => {
  it('lets nobody in as nobody', async () => {
    const { by, headers } = await admit({});
    expect(by).toEqual({ account: null, memberships: [], key: null, address: '192.0.2.7' });
    expect(headers['ratelimit-policy']).toBe('"anonymous";q=120;w=60');
  });

  it('knows a person by the cookie, and takes a cookie that has ended for nobody’s', async () => {
    const { by } = await admit({ cookie: '__Host-arbitro=token' });
    expect(by).toMatchObject({ account: 'a', key: null, memberships: [{ club: 'c' }], session: expect.any(String) });
    expect((await admit({ cookie: '__Host-arbitro=other' })).by.account).toBeNull();
    expect((await admit({ cookie: 'arbitro=token' })).by.account).toBeNull();
  });

  it('knows a program by its key, even beside a cookie', async () => {
    const authorization = `Bearer ${porter.give('read')}`;
    const { by } = await admit({ authorization, cookie: '__Host-arbitro=token' });
    expect(by).toMatchObject({ account: null, key: { scopes: ['read'] }, memberships: [{ club: 'c' }] });
  });

  it('takes a key in the address for a sheet, at a sheet’s door, and nowhere else', async () => {
    const [sheet, read] = [porter.give('sheet'), porter.give('read')];
    expect(await statusOf({ key: sheet, sheet: true })).toBe(200);
    expect(await statusOf({ key: sheet })).toBe(401);
    expect(await statusOf({ key: read, sheet: true })).toBe(401);
    expect(await statusOf({ key: makeKey('sheet').whole, sheet: true })).toBe(401);
    expect(await statusOf({ key: '', sheet: true })).toBe(401);
  });

  it('lets a sheet’s key in at no other door, not even in a header', async () => {
    const authorization = `Bearer ${porter.give('sheet')}`;
    expect(await statusOf({ authorization, sheet: true })).toBe(200);
    expect(await statusOf({ authorization })).toBe(403);
  });

  it('does not take the cookie from pages of other hosts, but for reading', async () => {
    const cookie = '__Host-arbitro=token';
    const from = (origin: string, method = 'POST') => statusOf({ cookie, origin, method });
    expect(await from('https://evil.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from('https://evil.example', 'GET')).toBe(200);
    expect(await from('http://localhost:3000')).toBe(200);
    expect(await from('https://arbitro.example')).toBe(200);
    expect(await statusOf({ origin: 'https://evil.example', method: 'POST' })).toBe(200);
    expect(
      await statusOf({
        authorization: `Bearer ${porter.give('write')}`,
        origin: 'https://evil.example',
        method: 'POST',
      }),
    ).toBe(200);
  });

  it('compares an origin with its scheme and port', async () => {
    const cookie = '__Host-arbitro=token';
    const from = (origin: string, reachedAt = 'http://localhost:3000') =>
      statusOf({ cookie, origin, reachedAt, method: 'POST' });
    expect(await from('http://arbitro.example')).toBe(403);
    expect(await from('https://arbitro.example:8443')).toBe(403);
    expect(await from('https://localhost:3000')).toBe(403);
    expect(await from('http://localhost')).toBe(403);
    // A proxy with TLS speaks HTTP to us: that is not where our pages are.
    expect(await from('http://arbitro.example', 'http://arbitro.example')).toBe(403);
    expect(await from('https://arbitro.example', 'http://arbitro.example')).toBe(200);
  });

  it('believes what a browser says of the page that a request comes from', async () => {
    const from = (fetchSite: string, more: Partial<Credentials> = {}) =>
      statusOf({ cookie: '__Host-arbitro=token', fetchSite, method: 'POST', ...more });
    expect(await from('same-origin')).toBe(200);
    expect(await from('none')).toBe(200);
    expect(await from('same-site')).toBe(403);
    expect(await from('cross-site')).toBe(403);
    expect(await from('same-origin,cross-site')).toBe(403);
    expect(await from('same-site', { origin: 'https://arbitro.example' })).toBe(403);
    expect(await from('same-origin', { origin: 'https://evil.example' })).toBe(403);
    expect(await from('cross-site', { method: 'GET' })).toBe(200);
    expect(await from('cross-site', { cookie: undefined, authorization: `Bearer ${porter.give('write')}` })).toBe(200);
  });

  it('counts a person against the one club they are in, and against none of several', async () => {
    const policyOf = async () => (await admit({ cookie: '__Host-arbitro=token' })).headers['ratelimit-policy'];
    expect(await policyOf()).toBe('"account";q=600;w=60, "club";q=3000;w=60');
    porter.known = { account: 'a', memberships: [membership('c'), membership('d')] };
    expect(await policyOf()).toBe('"account";q=600;w=60');
  });
});

describe('A server whose public address nobody has set', () => {
  const own = new AccessGate(porter, new Limits(), new SessionCookie(undefined), new PublicAddress(undefined));
  const from = async (origin: string, reachedAt: string, fetchSite?: string) => {
    const sent = { ...shown, cookie: '__Host-arbitro=token', method: 'POST', origin, reachedAt, fetchSite };
    return own.admit(sent).then(
      () => 200,
      (error: unknown) => (error instanceof Refused ? error.problem.status : error),
    );
  };

  it('takes the cookie from its own pages', async () => {
    expect(await from('http://arbitro.lan:3000', 'http://arbitro.lan:3000')).toBe(200);
    expect(await from('http://arbitro.lan', 'http://arbitro.lan:80')).toBe(200);
    expect(await from('https://arbitro.lan:3000', 'http://arbitro.lan:3000')).toBe(403);
    expect(await from('http://arbitro.lan', 'http://arbitro.lan:3000')).toBe(403);
    expect(await from('http://arbitro.lan', '')).toBe(403);
  });

  it('takes it over TLS that a proxy speaks, where the browser vouches for the page', async () => {
    expect(await from('https://arbitro.lan', 'http://arbitro.lan', 'same-origin')).toBe(200);
    expect(await from('https://arbitro.lan', 'http://arbitro.lan')).toBe(403);
    expect(await from('https://evil.example', 'http://arbitro.lan', 'same-origin')).toBe(403);
  });
});

describe('A link to a page', () => {
  const linked = (url: string | undefined, reachedAt: string) =>
    new PublicAddress(url).linkTo('/join', 'abc', { reachedAt });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'https://arbitro.localhost'])(
    'leads to %s for whoever asks there: it is this machine',
    reachedAt => expect(linked(undefined, reachedAt)).toBe(`${reachedAt}/join#abc`),
  );

  it.each([
    'http://evil.example',
    'http://192.168.1.5:3000',
    'http://localhost.evil.example',
    'http://127.0.0.1.nip.io',
    '',
  ])('is a path for whoever asks at %j, which could be anybody’s word', reachedAt =>
    expect(linked(undefined, reachedAt)).toBe('/join#abc'),
  );

  it('leads to the public address wherever one asks', () => {
    expect(linked('https://arbitro.example', 'http://evil.example')).toBe('https://arbitro.example/join#abc');
    expect(linked('https://arbitro.example', 'http://localhost:3000')).toBe('https://arbitro.example/join#abc');
  });

  it('leads to where people reach the server, and keeps its token from every log', () => {
    const asked = { reachedAt: 'http://localhost:3000' };
    expect(new PublicAddress(undefined).linkTo('/join', 'abc', asked)).toBe('http://localhost:3000/join#abc');
    expect(new PublicAddress('https://arbitro.example').linkTo('/reset', 'abc', asked)).toBe(
      'https://arbitro.example/reset#abc',
    );
  });
});
