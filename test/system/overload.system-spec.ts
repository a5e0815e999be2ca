import { runLoad } from './load.js';
import { ServerProcess } from './server-process.js';

/** P13 of our bar: three times the capacity, in an open loop. */

const full = process.env['ARBITRO_FULL'] === '1';
const overloadSeconds = full ? 60 : 15;

interface Seen {
  readonly statuses: { readonly [status: string]: number };
  readonly unsent: number;
  readonly withoutRetryAfter: number;
  readonly goodput: number;
  readonly p50: number;
  readonly p99: number;
  readonly ownLag: { readonly p99: number | null; readonly worst: number | null };
  readonly liveness: { readonly worst: number; readonly failed: number };
}

const volley = {
  arm: 'infantry',
  firingBases: 4,
  rangeBand: 'short',
  quality: 'elite',
  targetFormation: 'column',
  targetPm: 5,
};
const resolve = 'ordre-mixte.fire.resolve';
const rows = Array.from({ length: 100 }, (_, i) => `T${i};${1 + (i % 8)}`).join('~');
const cells = `arm=fanteria&rangeBand=corta&targetFormation=colonna&targetPm=5&cols=roll;firingBases&rows=${rows}`;
const post = (path: string, body: object) => ({ method: 'POST', path, body: JSON.stringify(body) });

/** What a club asks on a busy evening: rulings, odds, whole tables. */
const requests = [
  post('/v1/ordre-mixte/fire/resolve', { input: volley, dice: [17] }),
  post('/v1/ordre-mixte/fire/resolve/odds', { input: { ...volley, firingBases: 60 }, exact: true }),
  post('/graphql', {
    query: `{ ordreMixte { fireResolve(dice: { faces: [17] }, input: { arm: INFANTRY, firingBases: 4, rangeBand: SHORT, targetFormation: COLUMN, targetPm: 5 }) { summary steps { kind text } } } }`,
  }),
  post(
    '/v1/batch',
    Array.from({ length: 100 }, () => ({ procedure: resolve, input: volley, dice: [17] })),
  ),
  { method: 'GET', path: `/v1/sheet/ordre-mixte/fire/resolve/batch?${cells}` },
];

const load = (server: ServerProcess, how: object): Promise<Seen> => runLoad({ port: server.port, requests, ...how });

interface Experiment {
  readonly peak: Seen;
  readonly half: Seen;
  readonly over: Seen;
  readonly after: Seen;
}

/** Finds the capacity, loads half of it, three times of it, and half of it again. */
const experiment = async (server: ServerProcess, seconds: number): Promise<Experiment> => {
  await load(server, { connections: 8, seconds: 3 });
  const peak = await load(server, { connections: 8, seconds: 4 });
  const half = await load(server, { connections: 4000, rate: peak.goodput / 2, seconds: 8 });
  const over = await load(server, { connections: 4000, rate: peak.goodput * 3, seconds });
  const after = await load(server, { connections: 4000, rate: peak.goodput / 2, seconds: 9, skipSeconds: 5 });
  return { peak, half, over, after };
};

/** How many a second were sent. */
const sent = ({ statuses, goodput }: Seen): number =>
  (goodput * Object.values(statuses).reduce((sum, many) => sum + many, 0)) / (statuses['200'] ?? 1);

/** What is not as it should be. */
const violations = ({ peak, half, over, after }: Experiment): readonly string[] => {
  const others = Object.keys(over.statuses).filter(status => !['200', '429', '503'].includes(status));
  const limit = Math.min(500, 5 * half.p99);
  return [
    ...(over.p99 > limit ? [`admitted p99 ${over.p99.toFixed(0)} ms, at most ${limit.toFixed(0)}`] : []),
    ...(over.goodput < 0.6 * peak.goodput
      ? [`goodput ${over.goodput.toFixed(0)}/s of ${peak.goodput.toFixed(0)}/s at its peak`]
      : []),
    ...(others.length > 0 ? [`neither served nor told to come back: ${JSON.stringify(over.statuses)}`] : []),
    ...(over.unsent > 0 ? [`${over.unsent} could not even be sent`] : []),
    ...(over.withoutRetryAfter > 0 ? [`${over.withoutRetryAfter} not told when to come back`] : []),
    ...(over.liveness.failed > 0 || over.liveness.worst > 1000 ? [`liveness ${JSON.stringify(over.liveness)}`] : []),
    ...(after.goodput < 0.95 * sent(after) || after.p99 > limit
      ? [`not back to normal after 5 s: ${JSON.stringify(after)}`]
      : []),
  ];
};

/** The load is that of many clients, which only happen to share an address: the budget of one does not count. */
const ofManyAddresses = { ARBITRO_LIMITS: 'off' };

describe('Three times the capacity', () => {
  it('is served as well as half of it, and what is too much is told to come back', async () => {
    const server = await ServerProcess.start(undefined, ofManyAddresses);
    try {
      const found = await experiment(server, overloadSeconds);
      process.stdout.write(`P13 ${JSON.stringify(found)}\n`);
      expect(violations(found)).toEqual([]);
      expect(found.over.statuses['503']).toBeGreaterThan(0);
      expect(server.complaints).toBe('');
    } finally {
      expect(await server.stop()).toBe(0);
    }
  }, 600_000);

  it('without the turnstile is found out', async () => {
    const server = await ServerProcess.start('no-turnstile', { ...ofManyAddresses, ARBITRO_MAX_IN_FLIGHT: '10000' });
    try {
      const found = violations(await experiment(server, 10));
      process.stdout.write(`P13 mutant ${JSON.stringify(found)}\n`);
      expect(found).toContainEqual(expect.stringMatching(/^admitted p99/));
    } finally {
      await server.stop();
    }
  }, 300_000);
});
