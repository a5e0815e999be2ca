import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { proceduresOf, type Fact, type Facts } from '../../src/core/index.js';
import { books } from '../../src/rulesets/index.js';
import { runLoad } from './load.js';
import { ServerProcess } from './server-process.js';

/*
 * A stranger cannot stop the service: while clients send the worst request of each door again and again, everybody else
 * is served. The requests are the worst that `worst-requests.mjs` found, and those by which the service was once stopped.
 */

const full = process.env['ARBITRO_FULL'] === '1';
const seconds = full ? 30 : 6;

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

interface Seen {
  readonly statuses: { readonly [status: string]: number };
  readonly p50: number;
  readonly p99: number;
  readonly liveness: { readonly worst: number; readonly failed: number };
}

/** Every fact at its largest, with all lists full: a body of some hundred kilobytes. */
const fullest = (facts: Facts): object =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, largest(fact)]));
const largest = ({ shape }: Fact): unknown => {
  switch (shape.kind) {
    case 'count':
    case 'measure':
      return shape.max;
    case 'oneOf':
      return shape.vocabulary.values[0];
    case 'yesNo':
      return true;
    case 'text':
      return 'é'.repeat(Math.min(shape.longest, 20));
    case 'list':
      return Array.from({ length: shape.most }, () => largest(shape.of));
    case 'group':
      return fullest(shape.facts);
  }
};
const factsOf = (id: string): Facts => {
  const found = books.flatMap(proceduresOf).find(procedure => procedure.id === id);
  if (!found) throw new Error(id);
  return found.facts;
};

const post = (path: string, body: unknown): Asked => ({ method: 'POST', path, body: JSON.stringify(body) });
const many = <V>(count: number, make: (i: number) => V): readonly V[] =>
  Array.from({ length: count }, (_, i) => make(i));
const melee = (figures = 100) => ({ first: { figures }, second: { figures } });
const attack = '/v1/guaitana/melee/attack';

const attacks: { readonly [door: string]: readonly Asked[] } = {
  'a ruling on the largest facts': [
    post('/v1/murat/state/division-withdrawal', { input: fullest(factsOf('murat.state.division-withdrawal')) }),
    post('/v1/ordre-mixte/melee/order', { input: fullest(factsOf('ordre-mixte.melee.order')), dice: 'roll' }),
  ],
  odds: [post(`${attack}/odds`, { input: melee() })],
  'odds as fractions': [post(`${attack}/odds`, { input: melee(), exact: true })],
  'a batch of odds': [
    post(
      '/v1/batch',
      many(40, () => ({ procedure: 'guaitana.melee.attack', input: melee(), odds: true, exact: true })),
    ),
  ],
  'a batch of misspelt names': [
    post(
      '/v1/batch',
      many(10_000, i => ({ procedure: `murat.fire.musketri${i}` })),
    ),
  ],
  'a GraphQL query of odds': [
    post('/graphql', {
      query: `{ guaitana { ${many(10, i => `a${i}: meleeAttackOdds(input: { first: { figures: ${91 + i} }, second: { figures: 100 } }, exact: true) { outcomes { probability exact { numerator denominator } } }`).join(' ')} } }`,
    }),
  ],
  'odds in a cell': [{ method: 'GET', path: `/v1/sheet${attack.slice(3)}/odds?first.figures=100&second.figures=100` }],
  'every page of the manual': books.flatMap(book =>
    proceduresOf(book).map(({ id }) => ({ method: 'GET', path: `/docs/${id.replaceAll('.', '/')}` })),
  ),
  'a body of many names': [
    post('/v1/murat/fire/musketry', { input: Object.fromEntries(many(9_000, i => [`fact${i}`, 1])) }),
  ],
};

const plain = post('/v1/ordre-mixte/fire/resolve', {
  input: { arm: 'infantry', firingBases: 4, rangeBand: 'short', targetFormation: 'column', targetPm: 5 },
  dice: [17],
});

const load = (server: ServerProcess, how: object): Promise<Seen> => runLoad({ port: server.port, ...how });

/** An ordinary client, who asks for a plain ruling fifty times a second. */
const ordinary = (server: ServerProcess, forSeconds = seconds): Promise<Seen> =>
  load(server, { requests: [plain], rate: 50, connections: 100, seconds: forSeconds, skipSeconds: 1 });

interface Experiment {
  readonly alone: Seen;
  readonly attacked: { readonly [door: string]: Seen & { readonly attackers: Seen['statuses'] } };
}

const experiment = async (server: ServerProcess, doors = Object.keys(attacks)): Promise<Experiment> => {
  await ordinary(server);
  // Three times as long: of a few hundred requests the slowest hundredth is a matter of luck.
  const alone = await ordinary(server, 3 * seconds);
  const attacked: { [door: string]: Seen & { readonly attackers: Seen['statuses'] } } = {};
  for (const door of doors) {
    const [seen, attackers] = await Promise.all([
      ordinary(server),
      load(server, { requests: attacks[door], connections: 16, seconds }),
    ]);
    attacked[door] = { ...seen, attackers: attackers.statuses };
  }
  return { alone, attacked };
};

/** What is not as it should be. */
const violations = ({ alone, attacked }: Experiment): readonly string[] =>
  Object.entries(attacked).flatMap(([door, { p99, liveness, statuses, attackers }]) => {
    const limit = Math.min(100, 5 * alone.p99);
    const wrong = Object.keys({ ...attackers }).filter(status => !['200', '413', '422', '429', '503'].includes(status));
    return [
      ...(p99 > limit ? [`${door}: a plain ruling takes ${p99.toFixed(1)} ms, at most ${limit.toFixed(1)}`] : []),
      ...(liveness.failed > 0 || liveness.worst > 100 ? [`${door}: liveness ${JSON.stringify(liveness)}`] : []),
      // Under overload one in a hundred may be told to come back.
      ...((statuses['200'] ?? 0) < 0.99 * Object.values(statuses).reduce((sum, some) => sum + some, 0)
        ? [`${door}: plain rulings were answered ${JSON.stringify(statuses)}`]
        : []),
      ...(wrong.length > 0 ? [`${door}: the attackers were answered ${JSON.stringify(attackers)}`] : []),
    ];
  });

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe('The worst requests, again and again', () => {
  // Without the budgets of addresses: as if each client came from another one.
  it('keep nobody else waiting, and leave no memory behind', async () => {
    const server = await ServerProcess.start(undefined, { ARBITRO_LIMITS: 'off' });
    let peak = 0;
    const watching = setInterval(() => (peak = Math.max(peak, residentMb(server.pid))), 50);
    try {
      await ordinary(server);
      const before = await server.memory();
      const found = await experiment(server);
      // The worker threads end when there was no work for a while, and their memory goes with them.
      await pause(35_000);
      const after = await server.memory();
      process.stdout.write(`Freeze ${JSON.stringify({ ...found, before, peak, after })}\n`);
      expect(violations(found)).toEqual([]);
      expect(peak).toBeLessThan(1024);
      // The documents of the manual that were asked for are kept ready, up to 48 MB.
      expect(after.rss - before.rss).toBeLessThan(150);
      expect(server.complaints).toBe('');
    } finally {
      clearInterval(watching);
      expect(await server.stop()).toBe(0);
    }
  }, 900_000);

  it('are refused from one address once its budget is spent, while another client is served', async () => {
    const server = await ServerProcess.start();
    try {
      const attackers = await load(server, { requests: attacks['a batch of odds'], connections: 16, seconds: 12 });
      expect(attackers.statuses['429'] ?? 0).toBeGreaterThan(0);
      const answer = await fetch(`${server.url}${plain.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: plain.body ?? '',
      });
      expect(answer.status).toBe(200);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  }, 300_000);

  it('are found out where odds are reckoned on the event loop', async () => {
    const server = await ServerProcess.start('no-workers', { ARBITRO_LIMITS: 'off' });
    try {
      const found = violations(await experiment(server, ['odds as fractions']));
      process.stdout.write(`Freeze mutant ${JSON.stringify(found)}\n`);
      expect(found).toContainEqual(expect.stringMatching(/^odds as fractions: a plain ruling takes/));
    } finally {
      await server.kill();
    }
  }, 300_000);
});
