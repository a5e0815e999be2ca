import { type Answered, type Client, type People } from './club-server.js';
import { bytesOf, disguises } from './paired-worlds.js';

export type Side = 'italian' | 'native';
type Facts = { readonly [field: string]: unknown };

/** The column: two companies, a squadron, two machine guns, the mules and the general. */
const column = {
  line: ['Fanteria di linea', { kind: 'italian-infantry', subtype: 'line-infantry', figures: 10, formation: 'line' }],
  ascari: ['Ascari', { kind: 'italian-infantry', subtype: 'ascari', figures: 12 }],
  squadron: ['Penne di Falco', { kind: 'italian-cavalry', figures: 6, weapon: 'lance-and-carbine' }],
  guns: [
    'Mitragliatrici',
    {
      kind: 'artillery',
      figures: 6,
      weapon: 'machine-gun',
      weaponModel: 'gatling',
      machineGuns: 2,
      formation: 'in-battery',
    },
  ],
  mules: ['Salmerie', { kind: 'baggage', figures: 4, weapon: 'carbine', quality: 'recruit' }],
  general: ['Il generale', { kind: 'commander-in-chief', figures: 1, weapon: 'carbine', hasHeliograph: true }],
} as const;

/** The host; those with names that nobody would write by chance are hidden when the battle opens. */
const host = {
  spears: ['Lance di Alula', { kind: 'native-infantry', figures: 16, weapon: 'javelin' }],
  muskets: ['Moschetti', { kind: 'native-infantry', figures: 14, weapon: 'musket' }],
  rifles: ['Fucili', { kind: 'native-infantry', figures: 12, weapon: 'rifle' }],
  camp: ['Il campo', { kind: 'baggage', figures: 4, weapon: 'javelin', quality: 'recruit', people: 'abyssinian' }],
  ras: ['Il ras', { kind: 'commander-in-chief', figures: 1, weapon: 'lance', people: 'abyssinian' }],
  horse: ['Zaffirocavalli', { kind: 'native-cavalry', figures: 8, weapon: 'lance', people: 'dervish', hidden: true }],
  ambush: ['Quagliagguato', { kind: 'native-infantry', figures: 15, weapon: 'javelin', hidden: true }],
  // Its roster says nothing of hiding: that it is kept out of sight is enough.
  reserve: ['Xilofonoriserva', { kind: 'native-infantry', figures: 13, weapon: 'musket' }],
} as const;

export type Name = keyof typeof column | keyof typeof host;
const sideOf = (name: Name): Side => (name in column ? 'italian' : 'native');
/** What the natives keep out of sight when the battle opens. */
export const hiddenAtFirst = ['horse', 'ambush', 'reserve'] as const;
export const secretOrder = 'Yverdonagguato: tutti nel bosco';

interface Unit {
  readonly id: string;
  readonly name: string;
  readonly hidden: string | null;
  readonly facts: Facts;
}

const namesOf = (troops: typeof column | typeof host) => Object.keys(troops) as readonly Name[];
const written = (troops: typeof column | typeof host) =>
  Object.values(troops).map(([name, facts]) => ({ name, facts }));

interface Check {
  readonly procedure: string;
  readonly status: string;
  readonly cites: readonly string[];
}
const isComposition = (check: Check | undefined): check is Check =>
  check?.procedure === 'guaitana.setup.unit-composition';

/** Two rosters, made by those who play them. */
const rostersOf = async ({ club, players: [anna, bruno], spectator }: People) => {
  const ids = {} as { [N in Name]: string };
  const make = async (by: Client, name: string, troops: typeof column | typeof host): Promise<string> => {
    const made = await by.post(`${club.path}/rosters`, { ruleset: 'guaitana', name, units: written(troops) });
    if (made.status !== 201) throw new Error(made.text);
    namesOf(troops).forEach((unit, i) => (ids[unit] = made.body.units[i].id));
    return made.body.id;
  };
  const italian = await make(anna, 'Colonna', column);
  const native = await make(bruno, 'Oste', host);
  for (const roster of [italian, native]) {
    const { body } = await spectator.get(`/v1/rosters/${roster}/report`);
    expect(body.ready).toBe(true);
    // Baggage and commanders have a composition of their own, which no single unit shows.
    const judged = body.units.map(({ checks }: { checks: readonly Check[] }) => checks[0]).filter(isComposition);
    expect(judged).toHaveLength(roster === italian ? 4 : 6);
    for (const { status, cites } of judged) {
      expect(status).toBe('resolved');
      expect(cites).toContainEqual(expect.stringMatching(/^Guaitana Capitano, Tipi di truppe, L5/));
    }
  }
  return { italian, native, ids };
};

/** One battle, and how it is played. */
export class World {
  readonly orders: { readonly id: string; readonly by: Side; readonly unit: Name | null }[] = [];

  constructor(
    readonly people: People,
    readonly id: string,
    readonly ids: { readonly [N in Name]: string },
    readonly hasReserve: boolean,
  ) {}

  get path(): string {
    return `/v1/battles/${this.id}`;
  }
  player(side: Side): Client {
    return this.people.players[side === 'italian' ? 0 : 1];
  }

  async must(by: Client, path: string, body: object = {}): Promise<Answered> {
    const reply = await by.post(`${this.path}${path}`, body);
    if (reply.status > 201) throw new Error(`${path} ${JSON.stringify(body)}: ${reply.status} ${reply.text}`);
    return reply;
  }

  /** An action of the side that its first unit is of; it comes to its end. */
  async act(procedure: string, units: Units, circumstances: object = {}, dice?: unknown, by?: Client) {
    const [first] = Object.values(units).flat();
    const client = by ?? (first === undefined ? this.people.referee : this.player(sideOf(first)));
    const body = { procedure: `guaitana.${procedure}`, units: this.named(units), circumstances, ...rolled(dice) };
    const { answer } = (await this.must(client, '/actions', body)).body;
    if (answer.status !== 'resolved')
      throw new Error(`${procedure} ${JSON.stringify(units)}: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** What a procedure would say, and nothing is done. */
  async ask(by: Client, procedure: string, units: Units, circumstances: object) {
    const body = { procedure: `guaitana.${procedure}`, units: this.named(units), circumstances };
    return (await this.must(by, '/actions', body)).body.answer;
  }

  /** A written order, laid face down by the side it is for. */
  async lay(unit: Name | null, text: string): Promise<void> {
    const by = unit === null ? 'native' : sideOf(unit);
    const { body } = await this.must(this.player(by), '/orders', {
      text,
      ...(unit !== null && { unit: this.ids[unit] }),
    });
    this.orders.push({ id: body.id, by, unit });
  }

  named(units: Units): object {
    const id = (name: Name): string => this.ids[name];
    return Object.fromEntries(
      Object.entries(units).map(([role, one]) => [role, typeof one === 'string' ? id(one) : one.map(id)]),
    );
  }

  async units(by: Client = this.people.referee): Promise<readonly Unit[]> {
    return (await by.get(`${this.path}/units`)).body.units;
  }
  async factsOf(name: Name): Promise<Facts> {
    return (await this.units()).find(({ id }) => id === this.ids[name])?.facts ?? {};
  }
  async owed(by: Client = this.people.referee): Promise<readonly string[]> {
    const { body } = await by.get(`${this.path}/actions/available`);
    const name = (unit: string) => Object.entries(this.ids).find(([, id]) => id === unit)?.[0];
    return body.owed
      .map(({ procedure, unit }: { procedure: string; unit: string }) => `${procedure} ${name(unit)}`)
      .sort();
  }
}

type Units = { readonly [role: string]: Name | readonly Name[] };
const rolled = (dice: unknown): object => {
  if (dice === undefined) return {};
  return dice === 'roll' ? { dice, nonce: 'sia quel che sia' } : { dice };
};
/** So many dice with one face, and so many with another. */
export const faces = (...groups: readonly (readonly [count: number, face: number])[]): readonly number[] =>
  groups.flatMap(([count, face]) => Array<number>(count).fill(face));

/**
 * The same battle twice: in the first world the natives hide one unit more than in the second, and do with it what
 * they like. Whoever must not know of it can tell neither world from the other, nor read of what is hidden in both.
 */
export class PairedBattle {
  /** What only the natives and the referee may read, as long as it is so. */
  private readonly secrets = new Set<string>();

  private constructor(
    readonly people: People,
    readonly first: World,
    public worlds: readonly World[],
  ) {
    for (const name of hiddenAtFirst) this.keepSecret(host[name][0], first.ids[name]);
    this.keepSecret(secretOrder.split(':')[0] ?? '');
  }

  static async open(people: People): Promise<PairedBattle> {
    const { italian, native, ids } = await rostersOf(people);
    const secretary = people.owner;
    const open = async (hidden: readonly Name[]): Promise<World> => {
      const opened = await secretary.post(`${people.club.path}/battles`, {
        name: 'Saganeiti',
        ruleset: 'guaitana',
        sides: [
          { id: 'italian', roster: italian, players: [people.players[0].member] },
          { id: 'native', roster: native, players: [people.players[1].member], hidden: hidden.map(name => ids[name]) },
        ],
      });
      if (opened.status !== 201) throw new Error(opened.text);
      return new World(people, opened.body.id, ids, hidden.includes('reserve'));
    };
    const one = await open(hiddenAtFirst);
    const bruno = people.players[1];
    const { body: roster } = await bruno.get(`/v1/rosters/${native}`);
    const units = roster.units.filter(({ id }: { id: string }) => id !== ids.reserve);
    expect((await bruno.put(`/v1/rosters/${native}`, { name: 'Oste', units })).status).toBe(200);
    const other = await open(['horse', 'ambush']);
    // Nobody needs a roster that was copied.
    expect((await bruno.delete(`/v1/rosters/${native}`)).status).toBe(204);
    return new PairedBattle(people, one, [one, other]);
  }

  /** The server throws otherwise in each world: from here on only the first goes on. */
  part(): void {
    this.worlds = [this.first];
  }

  private keepSecret(...words: readonly string[]): void {
    for (const form of words.flatMap(disguises)) this.secrets.add(form);
  }
  /** What was hidden in both worlds is shown in both. */
  private tell(name: Name): void {
    for (const form of [host[name as keyof typeof host][0], this.first.ids[name]].flatMap(disguises))
      this.secrets.delete(form);
  }

  private get strangers(): readonly Client[] {
    return [this.people.players[0], this.people.spectator];
  }

  /** Something that is done in both worlds, before the eyes of all. */
  async both<V>(work: (world: World) => Promise<V>): Promise<V> {
    const [answer] = await inTurn(this.worlds, work);
    await this.looksAlike();
    // There is always the first world.
    return answer as V;
  }
  act(procedure: string, units: Units, circumstances: object = {}, dice?: unknown, by?: Client) {
    return this.both(world => world.act(procedure, units, circumstances, dice, by));
  }
  /** Something of which the others must not even know that it was done. */
  async unseen<V>(work: (world: World) => Promise<V>, worlds: readonly World[] = this.worlds): Promise<V | undefined> {
    const seen = (): Promise<readonly string[]> =>
      Promise.all(
        this.worlds.flatMap(({ id, path }) =>
          this.strangers.flatMap(who =>
            ['', '/actions/available', '/log.json'].map(async page => bytesOf(await who.get(`${path}${page}`), id)),
          ),
        ),
      );
    const before = await seen();
    const [answer] = await inTurn(worlds, work);
    expect(await seen()).toEqual(before);
    await this.looksAlike();
    return answer;
  }

  /** Shows what was hidden in both worlds. */
  async show(name: Name): Promise<void> {
    this.tell(name);
    await this.both(world => world.must(world.player('native'), '/reveal', { units: [world.ids[name]] }));
  }

  async goOn(phase: string): Promise<void> {
    await this.both(async world => {
      const { body } = await world.must(this.people.referee, '/advance');
      expect(body.battle.phase.id).toBe(phase);
    });
  }

  /** Whatever strangers read says the same in both worlds, and nothing of what is hidden. */
  async looksAlike(paths: readonly string[] = ['', '/units', '/actions/available', '/events?first=100']) {
    for (const who of this.strangers)
      for (const path of paths) await this.alike(world => who.get(`${world.path}${path}`));
  }
  async looksAlikeEverywhere(): Promise<void> {
    const pages = ['/log.json', '/reports/fairness', '/reports/luck', '/units?side=native'];
    await this.looksAlike(pages);
    for (const path of ['', '?format=tsv', '/units', '/units?format=csv&side=native'])
      for (const who of this.strangers) await this.alike(world => who.get(`/v1/sheet/battles/${world.id}${path}`));
  }
  private async alike(ask: (world: World) => Promise<Answered>): Promise<void> {
    const told = await inTurn(this.worlds, async world => {
      const reply = await ask(world);
      const all = `${reply.text} ${JSON.stringify([...reply.headers])}`;
      expect([...this.secrets].filter(secret => all.includes(secret))).toEqual([]);
      return bytesOf(reply, world.id);
    });
    for (const one of told) expect(one).toBe(told[0]);
  }

  /** Whoever names a hidden unit is told what he would be told of one that he has made up. */
  async probe(): Promise<void> {
    const madeUp = '0000000000';
    for (const who of this.strangers) {
      const tries: readonly ((unit: string) => readonly [string, object])[] = [
        unit => ['/actions', { procedure: 'guaitana.hidden.reveal', units: { unit } }],
        unit => ['/actions', { procedure: 'guaitana.fire.unit', units: { firer: this.first.ids.line, target: unit } }],
        unit => ['/actions', { procedure: 'guaitana.morale.fired-upon', units: { unit }, mode: 'weigh' }],
        unit => ['/actions', { procedure: 'guaitana.orders.messenger', units: { recipient: unit }, mode: 'ask' }],
        unit => ['/reveal', { units: [unit] }],
        unit => ['/conceal', { units: [unit] }],
        unit => ['/orders', { unit, text: 'Avanti' }],
        unit => ['/corrections', { units: { [unit]: { figures: 1 } }, why: 'x' }],
      ];
      for (const ask of tries)
        for (const { id, path, ids } of this.worlds) {
          const told = async (unit: string): Promise<string> => {
            const [door, body] = ask(unit);
            return bytesOf(await who.post(`${path}${door}`, body), id).replaceAll(unit, madeUp);
          };
          expect(await told(ids.reserve)).toBe(await told(madeUp));
        }
    }
    await this.looksAlike();
  }
}

/** One world after the other. */
const inTurn = async <V>(worlds: readonly World[], work: (world: World) => Promise<V>): Promise<readonly V[]> => {
  const all: V[] = [];
  for (const world of worlds) all.push(await work(world));
  return all;
};
