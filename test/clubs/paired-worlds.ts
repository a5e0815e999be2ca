import fc from 'fast-check';
import type { RosterUnit } from '../../src/campaign/domain/open-battle.js';
import { murat } from '../../src/rulesets/murat/index.js';
import { unitsOf } from '../laws/battles/small-battle.js';
import type { Answered } from './club-server.js';
import { graphqlOf } from './graphql-fields.js';
import { doors } from './matrix.js';
import { strangers, type Headed, type Stage, type Stranger, type Who } from './stages.js';

/** Something that is done alike in both worlds, and how much is done unseen in each before it. */
interface Step {
  readonly what: 'advance' | 'correct' | 'lay' | 'turn' | 'act' | 'throw' | 'conceal' | 'reveal' | 'undo' | 'redo';
  readonly by: 'north' | 'south';
  readonly unseen: readonly [readonly number[], readonly number[]];
  readonly pick: number;
}

/** Two worlds that differ in what the south hides, and what happens in them. */
export interface Scenario {
  readonly hidden: readonly [number, number];
  readonly steps: readonly Step[];
}

const anyUnseen = fc.array(fc.nat({ max: 99 }), { maxLength: 3 });
const anyStep: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(
    'advance',
    'correct',
    'lay',
    'lay',
    'turn',
    'act',
    'throw',
    'conceal',
    'reveal',
    'undo',
    'redo',
  ),
  by: fc.constantFrom('north', 'south'),
  unseen: fc.tuple(anyUnseen, anyUnseen),
  pick: fc.nat({ max: 99 }),
});
export const anyScenario: fc.Arbitrary<Scenario> = fc
  .record({
    hidden: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
    steps: fc.array(anyStep, { minLength: 2, maxLength: 6 }),
  })
  // There is something to hide in one of them at least.
  .map(({ hidden: [one, other], steps }) => ({ hidden: [one === other ? one + 1 : one, other], steps }));

/** One in which much is done unseen in the first world and little in the second. */
export const busyScenario: Scenario = {
  hidden: [2, 1],
  steps: [
    { what: 'lay', by: 'south', unseen: [[0, 1, 2], []], pick: 1 },
    { what: 'act', by: 'north', unseen: [[1, 1], [3]], pick: 0 },
    { what: 'advance', by: 'north', unseen: [[2, 4], []], pick: 0 },
  ],
};

/** The words that only those may read who know of what is hidden. */
const canaries = ['Zaffiro', 'Quaglia', 'Wagram', 'Yverdon', 'Xilofono'] as const;
const canary = (i: number): string => `${canaries[i % canaries.length] ?? ''}kanarie${i}`;

/** Every way in which a word may still be found. */
export const disguises = (word: string): readonly string[] => {
  const bytes = Buffer.from(word);
  // Inside other text the first and last letters of base64 depend on what is beside it.
  const shifted = [0, 1, 2].map(shift =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '')
      .slice(shift + 1, -2),
  );
  return [
    word,
    word.toLowerCase(),
    word.toUpperCase(),
    [...word].reverse().join(''),
    bytes.toString('hex'),
    [...bytes].map(byte => `%${byte.toString(16).toUpperCase()}`).join(''),
    ...shifted,
  ];
};
const forms = canaries.map(word => `${word}kanarie`).flatMap(disguises);
export const canariesIn = (text: string): readonly string[] => forms.filter(form => text.includes(form));

/** The south's hidden units of a world: how many, and which, is for the world to say. */
const hiddenUnits = (world: number, many: number): readonly RosterUnit[] =>
  Array.from({ length: many }, (_, i) => ({
    id: hiddenIds[i + world] ?? '',
    name: canary(i * 2 + world),
    facts: {
      arm: 'infantry',
      fouInitial: 5 + i + 3 * world,
      experience: world === 0 ? 'elite' : 'veteran',
      divisionId: `south-${canary(3)}`,
      brigadeId: canary(4 + i),
    },
  }));

/** Ids that strangers may well guess; which of them are there differs between the worlds. */
const hiddenIds = ['south~guard', 'south~reserve', 'south~ambush', 'south~train', 'south~band'];
const madeUp = 'south~nobody';

/** A battle of one world, and what is asked of it. */
class World {
  private readonly orders: string[] = [];
  private alike: string[] = [];

  private constructor(
    readonly stage: Stage,
    readonly index: 0 | 1,
    readonly id: string,
    private readonly secret: readonly RosterUnit[],
  ) {}

  static async open(stage: Stage, index: 0 | 1, many: number): Promise<World> {
    const secret = hiddenUnits(index, many);
    const [north, south] = [unitsOf(murat, 'north'), unitsOf(murat, 'south')];
    return stage.withRosters([north, [...south, ...secret]], async ([ofNorth, ofSouth]) => {
      const opened = await stage.ask('referee', 'POST', `/v1/clubs/${stage.club}/battles`, {
        name: 'Paio',
        ruleset: 'murat',
        sides: [
          { id: 'north', roster: ofNorth, players: [stage.members.north], hidden: ['north~horse'] },
          {
            id: 'south',
            roster: ofSouth,
            players: [stage.members.south],
            hidden: ['south~elite', ...secret.map(({ id }) => id)],
          },
        ],
      });
      if (opened.status !== 201) throw new Error(opened.text);
      return new World(stage, index, opened.body.id as string, secret);
    });
  }

  ask(who: Who, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers?: Headed): Promise<Answered> {
    return this.stage.ask(who, method, `/v1/battles/${this.id}${path}`, body, headers);
  }

  /** Something that only the south and the referee know of. */
  async unseen(numbers: readonly number[]): Promise<void> {
    for (const number of numbers) {
      const unit = this.secret[number % Math.max(1, this.secret.length)]?.id;
      if (unit === undefined) return;
      const act = (procedure: string, units: object, circumstances: object, dice: readonly number[]) =>
        this.ask('referee', 'POST', '/actions', { procedure, units, circumstances, dice });
      if (number % 5 === 0) await act('recovery.motivation', { unit }, {}, []);
      if (number % 5 === 1) await act('order.regiment', { unit, general: null }, { charge: true }, [1, 1]);
      if (number % 5 === 2) await act('reserve.arrival', { units: [unit] }, {}, [1 + (number % 6)]);
      if (number % 5 === 3) await this.ask('referee', 'POST', '/conceal', { units: [unit], how: 'off-table' });
      if (number % 5 === 4)
        await this.ask('referee', 'POST', '/corrections', {
          units: { [unit]: { disordered: number % 2 === 0 } },
          why: canary(number),
        });
    }
  }

  /** What happens in both worlds; the answer counts if a stranger gets it. */
  async play({ what, by, pick }: Step): Promise<Answered | null> {
    const visible = ['line', 'guns', 'general'][pick % 3] ?? '';
    const post = (who: Who, path: string, body: object) => this.ask(who, 'POST', path, body);
    switch (what) {
      case 'advance':
        return forStrangers('south', await post('referee', '/advance', {}));
      case 'correct':
        return forStrangers(
          'south',
          await post('referee', '/corrections', {
            units: { [`${by}~${visible}`]: { disordered: pick % 2 === 0 } },
            why: 'svista',
          }),
        );
      case 'lay': {
        // What the south writes differs, and to whom; what both may turn up later does not.
        const isAlike = by === 'north' || pick % 2 === 0;
        const own = { text: `Ordine ${canary(pick + this.index)}`, unit: this.secret[0]?.id ?? 'south~elite' };
        const laid = await post(by, '/orders', isAlike ? { text: 'Avanti' } : own);
        this.orders.push(laid.body.id as string);
        if (isAlike) this.alike.push(laid.body.id as string);
        return forStrangers(by, laid);
      }
      case 'turn': {
        const order = this.alike.at(pick % Math.max(1, this.alike.length));
        return order === undefined
          ? null
          : forStrangers('south', await post('referee', `/orders/${order}/turn-up`, {}));
      }
      case 'act':
        return forStrangers(
          by,
          await post(by, '/actions', { procedure: 'recovery.motivation', units: { unit: `${by}~${visible}` } }),
        );
      case 'throw':
        return forStrangers(
          'south',
          await post('referee', '/actions', {
            procedure: 'reserve.arrival',
            units: { units: [`${by}~line`] },
            dice: [1 + (pick % 6)],
          }),
        );
      case 'conceal':
        return forStrangers('south', await post('referee', '/conceal', { units: ['south~horse'] }));
      case 'reveal':
        return forStrangers('south', await post('referee', '/reveal', { units: ['south~elite'] }));
      case 'undo':
        return forStrangers('south', await post('referee', '/undo', { from: 2 + (pick % 4), why: 'svista' }));
      case 'redo':
        return forStrangers('south', await post('referee', '/redo', {}));
    }
  }

  /** All that strangers can read. */
  async read(who: Stranger, seen: (what: string, reply: Answered) => void): Promise<void> {
    const get = async (path: string, headers?: Headed) => {
      const reply = await this.ask(who, 'GET', path, undefined, headers);
      seen(`GET ${path}`, reply);
      return reply;
    };
    await get('');
    await get('', { 'accept-language': 'it' });
    await get('/units');
    await get('/units?side=south');
    await get('/actions/available');
    let next = '';
    do next = (await get(`/events?first=3${next && `&after=${next}`}`)).body?.next ?? '';
    while (next !== '');
    await get('/log.json');
    await get('/reports/fairness');
    await get('/reports/luck');
    for (const path of ['', '?format=tsv', '/units', '/units?format=tsv&side=south', '/units?format=csv&cols=nonsense'])
      seen(`GET sheet ${path}`, await this.stage.ask(who, 'GET', `/v1/sheet/battles/${this.id}${path}`));
  }

  /** All that strangers can try; whatever succeeds, succeeds in both worlds. */
  async probe(who: Stranger, last: number, seen: (what: string, reply: Answered) => void): Promise<void> {
    const post = async (path: string, body: object, headers?: Headed) =>
      seen(`POST ${path} ${JSON.stringify(body)}`, await this.ask(who, 'POST', path, body, headers));
    // A key that reads is refused all of it alike.
    const ids = who === 'north' || who === 'spectator' ? [...hiddenIds.slice(0, 3), madeUp] : hiddenIds.slice(0, 1);
    for (const unit of ids) {
      const motivation = { procedure: 'recovery.motivation', units: { unit } };
      const volley = { procedure: 'fire.musketry', units: { shooter: 'north~line', target: unit } };
      for (const mode of ['ask', 'weigh', 'do']) {
        await post('/actions', { ...motivation, mode });
        await post('/actions', { ...volley, circumstances: { rangeUm: 1 }, mode });
      }
      await post('/reveal', { units: [unit] });
      await post('/orders', { unit, text: 'Avanti' });
      await post('/conceal', { units: [unit] });
      await post('/corrections', { units: { [unit]: { disordered: true } }, why: 'x' });
    }
    for (const [i, order] of this.orders.entries())
      seen(`POST order ${i}`, await this.ask(who, 'POST', `/orders/${order}/turn-up`, {}));
    await post('/orders', { text: 'Fermi' }, { 'idempotency-key': `${who}-${this.id}` });
    await post('/orders', { text: 'Fermi' }, { 'idempotency-key': `${who}-${this.id}` });
    await post('/orders', { text: 'Altro' }, { 'idempotency-key': `${who}-${this.id}` });
    await post('/advance', {}, { 'if-match': '"1.0"' });
    for (let seq = last + 1; seq >= Math.max(1, last - 3); seq--) await post('/undo', { from: seq, why: 'x' });
    await post('/redo', {});
    await post('/advance', {});
    await post('/close', { outcome: 'x' });
  }

  bytes(reply: Answered): string {
    return bytesOf(reply, this.id);
  }
}

/** A reply about a battle with what is made by chance or by the clock written over, letter for letter. */
export const bytesOf = ({ status, headers, text }: Answered, battle: string): string => {
  const own = [...headers].filter(([name]) => !['date', 'x-request-id', 'ratelimit'].includes(name));
  const over = (letter: string) => (found: string) => letter.repeat(found.length);
  return (
    JSON.stringify([status, own, text])
      .replaceAll(battle, over('b'))
      .replace(/[0-9a-f]{64}/g, over('h'))
      // A signature is made of what is written over already: club, battle, log, number and hash.
      .replace(/(?<![\w-])[\w-]{86}(?![\w-])/g, over('s'))
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, over('t'))
      .replace(/(?<=requestId\\":\\")[^\\]+/g, over('r'))
      .replace(/(?<=\\"(?:id|order)\\":\\")[\w-]{12}(?=\\")/g, over('o'))
  );
};

/** What the south and the referee are told is their own affair. */
const forStrangers = (by: 'north' | 'south', reply: Answered): Answered | null => (by === 'north' ? reply : null);

/** Where two worlds that should look alike do not, and where a canary sings. */
export const differences = async (
  stage: Stage,
  { hidden, steps }: Scenario,
  more?: (worlds: readonly [World, World], compare: Compare) => Promise<void>,
): Promise<readonly string[]> => {
  const worlds = [await World.open(stage, 0, hidden[0]), await World.open(stage, 1, hidden[1])] as const;
  const found: string[] = [];
  const compare: Compare = async (who, ask) => {
    const told = await Promise.all(
      worlds.map(async world => {
        const all: { what: string; bytes: string }[] = [];
        await ask(world, (what, reply) => {
          all.push({ what, bytes: world.bytes(reply) });
          for (const form of canariesIn(`${reply.text} ${JSON.stringify([...reply.headers])}`))
            found.push(`${who}: ${what} sings ${form}`);
        });
        return all;
      }),
    );
    const [one = [], other = []] = told;
    for (const [i, { what, bytes }] of one.entries())
      if (other[i]?.bytes !== bytes) found.push(`${who}: ${what}\n${bytes}\n${other[i]?.bytes}`);
    if (one.length !== other.length) found.push(`${who} is told more in one of them`);
  };
  for (const step of steps) {
    await compare('north', async (world, seen) => {
      await world.unseen(step.unseen[world.index]);
      const reply = await world.play(step);
      if (reply !== null) seen(step.what, reply);
    });
  }
  for (const who of strangers) await compare(who, (world, seen) => world.read(who, seen));
  const { body } = await worlds[0].ask('spectator', 'GET', '');
  const last = Number.parseInt(String(body.version), 10);
  for (const who of strangers) await compare(who, (world, seen) => world.probe(who, last, seen));
  for (const who of ['north', 'sheet'] as const) await compare(who, (world, seen) => world.read(who, seen));
  await more?.(worlds, compare);
  return found;
};

export type Compare = (
  who: Stranger,
  ask: (world: World, seen: (what: string, reply: Answered) => void) => Promise<void>,
) => Promise<void>;
export type { World };

/** Compares, besides, every field of GraphQL that tells of a battle; only a whole server has them. */
export const overGraphql = async (_: readonly [World, World], compare: Compare): Promise<void> => {
  const fields = doors
    .filter(({ graphql, name }) => graphql?.on === 'Battle' || name === 'readBattle')
    .map(said => graphqlOf(said, doors));
  for (const who of strangers)
    await compare(who, async (world, seen) => {
      for (const { name, asking } of fields)
        seen(name, await world.stage.ask(who, 'POST', '/graphql', asking({ battle: world.id }, undefined)));
    });
};
