/** Names and values of headers. */
type Headers = { readonly [name: string]: string };

/** What pages of other sites may read of an answer, besides its body. */
const exposed =
  'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Idempotency-Replayed, Arbitro-Head, X-Arbitro-Dice, X-Arbitro-Status';

const aYear = 365 * 86_400;

/** An address with a secret in it is for its reader alone: no other site, no search engine and no cache learns of it. */
const ofSecrets: Headers = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
export const neverKept = 'private, no-store';

/** The doors that take a key in their address; each of them says so with `sheet` where it is declared. */
const keyDoors: readonly string[] = ['/v1/sheet/battles/', '/v1/sheet/games/'];
/** The parameters that hold a secret: a sheet's key, the token of a game. */
const secretParameters: readonly string[] = ['key', 'game'];

/** What every answer carries besides its own headers. */
export class AnswerHeaders {
  private readonly open: Headers;
  private readonly secret: Headers;
  private readonly openListed: readonly string[];
  private readonly secretListed: readonly string[];

  /** Once the operator has declared TLS, browsers are told to use nothing else. */
  constructor(publicUrl?: string) {
    const every = {
      'x-content-type-options': 'nosniff',
      // Pages have a policy of their own; of anything else a browser runs and loads nothing.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...(publicUrl?.startsWith('https:') && { 'strict-transport-security': `max-age=${aYear}` }),
    };
    this.open = { ...every, 'access-control-allow-origin': '*', 'access-control-expose-headers': exposed };
    this.secret = { ...every, ...ofSecrets };
    this.openListed = Object.entries(this.open).flat();
    this.secretListed = Object.entries(this.secret).flat();
  }

  /** For the answer to a request at this address. */
  at(url: string): Headers {
    return mayHoldSecret(url) ? this.secret : this.open;
  }

  /** The same as a list of names and values, for answers that are written without the framework. */
  listedAt(url: string): readonly string[] {
    return mayHoldSecret(url) ? this.secretListed : this.openListed;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    answerHeaders: AnswerHeaders;
  }
}

/** Whether an address holds a secret, or is one where it may. */
export const mayHoldSecret = (url: string): boolean => {
  if (keyDoors.some(door => url.startsWith(door))) return true;
  const mark = url.indexOf('?');
  return (
    mark >= 0 &&
    url
      .slice(mark + 1)
      .split('&')
      .some(pair => secretParameters.includes(nameIn(pair)))
  );
};

const nameIn = (pair: string): string => {
  const [raw = ''] = pair.split('=', 1);
  const name = raw.replaceAll('+', ' ').trim();
  if (!name.includes('%')) return name.toLowerCase();
  try {
    return decodeURIComponent(name).trim().toLowerCase();
  } catch {
    return name;
  }
};
