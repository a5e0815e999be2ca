import { AnswerHeaders, mayHoldSecret } from './answer-headers.js';

describe('The headers of every answer', () => {
  it('let other sites read what is public, and browsers run nothing', () => {
    expect(new AnswerHeaders().at('/v1/rulesets')).toEqual({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringMatching(
        /^ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id\b/,
      ),
    });
  });

  it('declare TLS for a year once the operator has, and not before', () => {
    const hstsOf = (publicUrl?: string) => [
      new AnswerHeaders(publicUrl).at('/')['strict-transport-security'],
      new AnswerHeaders(publicUrl).at('/v1/sheet/a/b/c?key=x')['strict-transport-security'],
    ];
    expect(hstsOf('https://arbitro.example')).toEqual(['max-age=31536000', 'max-age=31536000']);
    expect(hstsOf('http://192.168.1.5:3000')).toEqual([undefined, undefined]);
    expect(hstsOf()).toEqual([undefined, undefined]);
  });

  it('are the same for answers that are written as a list', () => {
    const headers = new AnswerHeaders('https://arbitro.example');
    for (const url of ['/', '/?key=x']) expect(headers.listedAt(url)).toEqual(Object.entries(headers.at(url)).flat());
  });

  it.each([
    '/v1/sheet/battles/a',
    '/v1/sheet/battles/a/units?fmt=csv',
    '/v1/sheet/a/b/c?x=1&key=wk_s_x',
    '/v1/sheet/a/b/c?game=x',
    '/v1/sheet/a/b/c?%6bey=x',
    '/v1/sheet/a/b/c?+key%20=x',
    '/v1/sheet/a/b/c?%zz=1&KEY=x',
    '/v1/battles?key',
  ])('tell no other site of %s', url => {
    expect(mayHoldSecret(url)).toBe(true);
    const headers = new AnswerHeaders().at(url);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([]);
  });

  it.each(['/', '/v1/sheet/a/b/c?keys=1', '/v1/sheet/a/b/c?x=key=1', '/key=1', '/v1/sheet/battles', '/?%zz'])(
    'take %s for an address without a secret',
    url => expect(mayHoldSecret(url)).toBe(false),
  );
});
