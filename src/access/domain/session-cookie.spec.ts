import { SessionCookie } from './session-cookie.js';

describe('The cookie of a session', () => {
  it.each([undefined, 'https://arbitro.example', 'http://localhost:3000'])(
    'at %s is one that only TLS carries',
    url => {
      expect(new SessionCookie(url).give('t')).toBe(
        '__Host-arbitro=t; Path=/; Max-Age=34560000; HttpOnly; Secure; SameSite=Lax',
      );
    },
  );

  it('on a network without TLS is plain, and known to be', () => {
    const cookie = new SessionCookie('http://192.168.1.5:3000');
    expect(cookie.isSecure).toBe(false);
    expect(cookie.give('t')).toBe('arbitro=t; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax');
  });

  it('is found among others, by its whole name', () => {
    const cookie = new SessionCookie(undefined);
    expect(cookie.read('a=b; __Host-arbitro=token; arbitro=other')).toBe('token');
    expect(cookie.read('x__Host-arbitro=token; arbitro=other')).toBeUndefined();
    expect(cookie.read(undefined)).toBeUndefined();
  });
});
