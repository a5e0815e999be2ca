import { doorsSaidOf, parametersOf, type DoorSaid } from '../../src/api/door/index.js';
import { rooms } from '../../src/rooms.js';
import type { Answered, Client } from './club-server.js';
import { graphqlOf, type GraphqlField } from './graphql-fields.js';
import { actors, randomIds, type Actor, type House, type Ids } from './houses.js';
import { lines, may, type Line } from './lines.js';
import type { OwnersEyes } from './owners-eyes.js';

export const doors: readonly DoorSaid[] = rooms.flatMap(doorsSaidOf);

/** What everybody may be told again, and what is new every time. */
const ofEveryReply = ['date', 'x-request-id', 'ratelimit', 'ratelimit-policy'];

/** All of a reply that may tell one thing from another. */
export const bytesOf = ({ status, headers, text }: Answered): string =>
  JSON.stringify([
    status,
    [...headers].filter(([name]) => !ofEveryReply.includes(name)),
    text.replace(/"requestId":"[^"]*"/, ''),
  ]);

type Ask = (by: Client, ids: Ids, body: unknown) => Promise<Answered>;

/** One way to a door: over REST, or as a field of GraphQL. */
interface Way {
  readonly said: DoorSaid;
  readonly name: string;
  readonly ask: Ask;
  readonly statusOf: (reply: Answered) => number;
}

const restWay = (said: DoorSaid): Way => ({
  said,
  name: said.name,
  ask: (by, ids, body) => by.ask(said.method, pathOf(said, ids), body),
  statusOf: ({ status }) => status,
});

const graphqlWay = (said: DoorSaid, field: GraphqlField): Way => ({
  said,
  name: field.name,
  ask: (by, ids, body) => by.post('/graphql', field.asking(ids, body)),
  // A field that answers well answers as REST does.
  statusOf: ({ status, body }) =>
    status !== 200 ? status : body.errors === undefined ? (said.status ?? 200) : body.errors[0].extensions.status,
});

export const restWays = (of: readonly DoorSaid[] = doors): readonly Way[] => of.map(restWay);

export const graphqlWays = (of: readonly DoorSaid[] = doors): readonly Way[] =>
  of.flatMap(said => (said.graphql ? [graphqlWay(said, graphqlOf(said, doors))] : []));

/** A door of sheets says its problems in the cell, unless it is asked for the status. */
export const pathOf = ({ path, sheet }: DoorSaid, ids: Ids): string =>
  path.replace(/:(\w+)/g, (_, place: string) => ids[place] ?? '') + (sheet ? '?errors=http' : '');

/** Who knocks, and who of those that may is to succeed: readers all of them, writers all of them or one. */
interface Size {
  readonly actors: readonly Actor[];
  readonly writeAs: 'everybody' | 'one';
}
export const everybody: Size = { actors, writeAs: 'everybody' };
export const everybodyReads: Size = { actors, writeAs: 'one' };
/** Enough to see a leak while one works: who is nobody, somebody, and a key that may hardly do anything. */
export const aFew: Size = { actors: ['nobody', 'player', 'sheet'], writeAs: 'one' };

/** Both clubs, and what is found out by knocking at every door as everybody. */
export class Matrix {
  constructor(
    readonly ours: House,
    readonly theirs: House,
    private readonly eyes: OwnersEyes,
  ) {}

  /** All that is wrong with some doors, sentence by sentence: nothing, if all is well. */
  async faults(ways: readonly Way[], size: Size): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const way of ways) {
      const line = lines[way.said.name];
      if (line === undefined) faults.push(`${way.name} has no line in the matrix`);
      else faults.push(...(await this.faultsOf(way, line, size)));
    }
    return faults;
  }

  private async faultsOf(way: Way, line: Line, size: Size): Promise<readonly string[]> {
    const { letIn, succeeds } = standing(way.said, line);
    const faults: string[] = [];
    const before = await this.eyes.fingerprint();
    for (const actor of size.actors) {
      if (!succeeds.includes(actor))
        faults.push(...(await this.refusedAtHome(way, line, actor, letIn.includes(actor))));
      faults.push(...(await this.refusedElsewhere(way, line, actor, letIn.includes(actor))));
    }
    if ((await this.eyes.fingerprint()) !== before) faults.push(`${way.name} wrote for somebody who may not`);
    const isForAll = way.said.method === 'GET' || size.writeAs === 'everybody';
    const knocking = isForAll ? succeeds.filter(actor => size.actors.includes(actor)) : [];
    for (const actor of knocking.length > 0 ? knocking : succeeds.slice(0, 1))
      faults.push(...(await this.succeeds(way, line, actor)));
    return faults;
  }

  /** Who may not is told so, and the same whether or not it is there. */
  private async refusedAtHome(way: Way, line: Line, actor: Actor, isLetIn: boolean): Promise<readonly string[]> {
    const reply = await way.ask(this.ours.as(actor), this.ours.ids, line.body?.(this.ours));
    const status = way.statusOf(reply);
    if (isLetIn) return status >= 400 && status < 500 ? [] : [`${way.name} as ${actor}: ${status}, not a refusal`];
    return wrongStatus(way, actor, 'at home', status, actor === 'nobody' ? 401 : 403);
  }

  /** What is another club's is as if it were not there. */
  private async refusedElsewhere(way: Way, line: Line, actor: Actor, isLetIn: boolean): Promise<readonly string[]> {
    const places = parametersOf(way.said.path);
    if (places.length === 0) return [];
    const by = this.ours.as(actor);
    const body = line.body?.(this.ours);
    const faults: string[] = [];
    for (const [where, [foreign, random], expected] of this.elsewhere(places, actor, isLetIn)) {
      const [theirs, nothing] = [await way.ask(by, foreign, body), await way.ask(by, random, body)];
      faults.push(...wrongStatus(way, actor, where, way.statusOf(theirs), expected));
      if (bytesOf(theirs) !== bytesOf(nothing))
        faults.push(`${way.name} as ${actor}, ${where}: foreign is not as random`);
      faults.push(...(await this.leaks(way, actor, theirs, foreign)));
    }
    return faults;
  }

  /** The ids of another club beside ids of nothing; of an address with two, also the second alone. */
  private elsewhere(
    places: readonly string[],
    actor: Actor,
    isLetIn: boolean,
  ): readonly (readonly [where: string, ids: readonly [Ids, Ids], status: number])[] {
    const random = randomIds();
    const [first = '', ...others] = places;
    // A key of a sheet is turned away before anything is looked for, and so is from battles who is in none as he asks.
    const before = actor === 'nobody' ? 401 : actor === 'sheet' && !isLetIn ? 403 : null;
    const notTheirs = first === 'battle' && !isLetIn ? 403 : 404;
    const all = ['in another club', [this.theirs.ids, random], before ?? notTheirs] as const;
    const own = { [first]: this.ours.ids[first] ?? '' };
    const second = [
      { ...this.theirs.ids, ...own },
      { ...random, ...own },
    ] as const;
    // A side goes by its name, which is no other club's.
    return others.length === 0 || others.includes('side')
      ? [all]
      : [all, ['at home with what is another club’s', second, before ?? (isLetIn ? 404 : 403)]];
  }

  private async succeeds(way: Way, line: Line, actor: Actor): Promise<readonly string[]> {
    const ready = await line.ready?.(this.ours, actor);
    const body = ready?.body ?? line.body?.(this.ours);
    const reply = await way.ask(ready?.as ?? this.ours.as(actor), { ...this.ours.ids, ...ready?.ids }, body);
    const expected = way.said.status ?? 200;
    const failed = wrongStatus(way, actor, 'who may', way.statusOf(reply), expected);
    return [
      ...failed.map(fault => `${fault}: ${reply.text.slice(0, 300)}`),
      ...(await this.leaks(way, actor, reply, {})),
    ];
  }

  /** Whether a reply holds anything of the other club that was not sent along. */
  async leaks(way: Way, actor: Actor, { text, headers }: Answered, sent: Ids): Promise<readonly string[]> {
    const told = `${text} ${JSON.stringify([...headers])}`;
    const known = new Set(Object.values(sent));
    const found = [...(await this.marks())].filter(mark => !known.has(mark) && told.includes(mark));
    return found.length === 0
      ? []
      : [`${way.name} as ${actor} tells of the other club: ${found.slice(0, 3).join(', ')}`];
  }

  private known: Promise<ReadonlySet<string>> | undefined;
  private marks(): Promise<ReadonlySet<string>> {
    this.known ??= this.eyes.marksOf(this.theirs.club.id);
    return this.known;
  }

  /** The same knocking where only the database's own security is left: what crosses from one club to the other. */
  async crossings(ways: readonly Way[]): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const way of ways) {
      const before = await this.eyes.fingerprint(this.theirs.club.id);
      const line = lines[way.said.name];
      const places = parametersOf(way.said.path);
      const random = randomIds();
      const own = { [places[0] ?? '']: this.ours.ids[places[0] ?? ''] ?? '' };
      for (const actor of actors) {
        if (ends.includes(way.said.name)) continue;
        for (const ids of [this.theirs.ids, { ...this.theirs.ids, ...own }, { ...random, ...own }]) {
          const reply = await way.ask(this.ours.as(actor), ids, line?.body?.(this.ours));
          faults.push(...(await this.leaks(way, actor, reply, ids)));
        }
      }
      if ((await this.eyes.fingerprint(this.theirs.club.id)) !== before)
        faults.push(`${way.name} wrote in the other club`);
    }
    return faults;
  }
}

/** Doors that name no club, and after which somebody would be gone. */
const ends: readonly string[] = ['eraseMe', 'signOut', 'changePassword', 'makeClub'];

const standing = ({ may: action }: DoorSaid, line: Line) => {
  // The start-up has seen that every door asks something that the policy knows.
  const letIn = line.may ?? may[action as keyof typeof may];
  return { letIn, succeeds: line.succeeds ?? letIn };
};

const wrongStatus = (way: Way, actor: Actor, where: string, got: number, expected: number): readonly string[] =>
  got === expected ? [] : [`${way.name} as ${actor}, ${where}: ${got} instead of ${expected}`];
