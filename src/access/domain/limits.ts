import { isIPv6 } from 'node:net';

/** A named limit: so many within so many seconds, for each address, account, device, key or club. */
interface Limit {
  readonly per: 'address' | 'account' | 'device' | 'key' | 'club';
  readonly many: number;
  readonly seconds: number;
  /** Where it is counted: what is rare and touches security in the database, for all processes; the rest in each of them, as its share. */
  readonly counted: 'here' | 'database';
}

/** Every limit of the clubs' doors. */
// prettier-ignore
export const limits = {
  'anonymous':          { per: 'address', many: 120,  seconds: 60,   counted: 'here' },
  'denied':             { per: 'address', many: 30,   seconds: 60,   counted: 'here' },
  'account':            { per: 'account', many: 600,  seconds: 60,   counted: 'here' },
  'key':                { per: 'key',     many: 600,  seconds: 60,   counted: 'here' },
  // A workbook that is opened asks for all its cells at once.
  'sheet':              { per: 'key',     many: 1500, seconds: 60,   counted: 'here' },
  'club':               { per: 'club',    many: 3000, seconds: 60,   counted: 'here' },
  'set-up':             { per: 'address', many: 10,   seconds: 600,  counted: 'database' },
  // From a device that the account knows, this alone counts.
  'sign-in-device':     { per: 'device',  many: 10,   seconds: 600,  counted: 'database' },
  // From others: for the account at one address, for the address, and for the account wherever it is tried.
  'sign-in-account':    { per: 'account', many: 5,    seconds: 300,  counted: 'database' },
  'sign-in-address':    { per: 'address', many: 10,   seconds: 600,  counted: 'database' },
  'sign-in-everywhere': { per: 'account', many: 30,   seconds: 3600, counted: 'database' },
  'links':              { per: 'address', many: 20,   seconds: 600,  counted: 'database' },
  'clubs':              { per: 'account', many: 10,   seconds: 3600, counted: 'database' },
  'invitations':        { per: 'club',    many: 60,   seconds: 3600, counted: 'database' },
  'keys':               { per: 'club',    many: 60,   seconds: 3600, counted: 'database' },
} as const satisfies { readonly [name: string]: Limit };

export type LimitName = keyof typeof limits;

/** Those that are counted in one place. */
type CountedIn<P extends Limit['counted']> = {
  [N in LimitName]: (typeof limits)[N]['counted'] extends P ? N : never;
}[LimitName];
export type RateName = CountedIn<'here'>;
export type SharedName = CountedIn<'database'>;

/** A limit as it stands after something was taken from it. */
export interface Level {
  readonly name: LimitName;
  readonly allowed: boolean;
  readonly most: number;
  readonly seconds: number;
  readonly left: number;
  /** Seconds until there is one to take, or, if there is, until all are back. */
  readonly wait: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** How many buckets are remembered of each limit; the one that was not asked for the longest is forgotten first. */
const mostBuckets = 10_000;

/** How many a limit lets through within its time, by the operator's factor. */
export const mostOf = (name: LimitName, factor: number): number => Math.max(1, Math.floor(limits[name].many * factor));

/** The limits of this process, which are its share of all: buckets that fill again as time goes by. */
export class Limits {
  private readonly buckets = new Map<LimitName, Map<string, Bucket>>();

  /**
   * The factor makes every limit wider or narrower; infinite, there are none. The clock is in seconds. With several
   * processes on one database, each lets through its share.
   */
  constructor(
    private readonly factor = 1,
    private readonly now: () => number = () => performance.now() / 1000,
    private readonly processes: () => number = () => 1,
  ) {}

  /** Takes one from a limit, if there is one. */
  take(name: LimitName, of: string): Level {
    if (this.factor === Infinity) return noLimit(name);
    const bucket = this.bucketOf(name, of);
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens--;
    return this.levelOf(name, bucket, allowed);
  }

  /** Gives one back: what was taken beforehand turned out not to count. */
  giveBack(name: LimitName, of: string): void {
    if (this.factor === Infinity) return;
    const bucket = this.bucketOf(name, of);
    bucket.tokens = Math.min(this.mostOf(name), bucket.tokens + 1);
  }

  private bucketOf(name: LimitName, of: string): Bucket {
    const buckets = this.buckets.get(name) ?? new Map<string, Bucket>();
    this.buckets.set(name, buckets);
    const [most, now] = [this.mostOf(name), this.now()];
    const bucket = buckets.get(of) ?? { tokens: most, at: now };
    bucket.tokens = Math.min(most, bucket.tokens + ((now - bucket.at) * most) / limits[name].seconds);
    bucket.at = now;
    // Put in anew, so that the first is always the one that nobody has asked for the longest.
    buckets.delete(of);
    buckets.set(of, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > mostBuckets && oldest !== undefined) buckets.delete(oldest);
    return bucket;
  }

  private mostOf(name: LimitName): number {
    return mostOf(name, this.factor / this.processes());
  }

  private levelOf(name: LimitName, { tokens }: Bucket, allowed: boolean): Level {
    const [most, { seconds }] = [this.mostOf(name), limits[name]];
    const missing = allowed ? most - tokens : 1 - tokens;
    const wait = Math.max(1, Math.ceil((missing * seconds) / most));
    return { name, allowed, most, seconds, left: Math.floor(tokens), wait };
  }
}

export const noLimit = (name: LimitName): Level => ({
  name,
  allowed: true,
  most: Infinity,
  seconds: limits[name].seconds,
  left: Infinity,
  wait: 0,
});

/** The headers that tell of limits, as the IETF's draft has them. */
export const limitHeaders = (levels: readonly Level[]): { readonly [header: string]: string } => {
  const told = levels.filter(({ most }) => most !== Infinity);
  if (told.length === 0) return {};
  // What is left of a club's would tell how much its other members do, unseen or not.
  const own = told.filter(({ name, allowed }) => limits[name].per !== 'club' || !allowed);
  return {
    'ratelimit-policy': told.map(({ name, most, seconds }) => `"${name}";q=${most};w=${seconds}`).join(', '),
    ratelimit: own.map(({ name, left, wait }) => `"${name}";r=${left};t=${wait}`).join(', '),
  };
};

/** An address as limits know it: of IPv6, the network that one household has. */
export const limitedAddress = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
};
