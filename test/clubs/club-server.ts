import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino, type Logger } from 'pino';
import { SetUpCode } from '../../src/access/index.js';
import { Shelf } from '../../src/api/desk/shelf.js';
import { Metrics } from '../../src/api/operations/metrics.js';
import { openServer } from '../../src/api/server.js';
import { AppModule } from '../../src/app.module.js';
import { readEnvironment, seedOf } from '../../src/config/index.js';
import { Database, type DatabaseState } from '../../src/database/index.js';
import { books } from '../../src/rulesets/index.js';
import { embedded, type Home } from '../database/databases.js';
import { testPool } from '../work-pool.js';

export const goodPassword = 'quattro parole messe a caso';

/** What a door answered. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // What an answer holds is for each test to say.
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any
}

/** Somebody at the doors: nobody, a person with a cookie, or a program with a key. */
export class Client {
  constructor(
    readonly url: string,
    private readonly headers: { readonly [name: string]: string } = {},
  ) {}

  with(headers: { readonly [name: string]: string }): Client {
    return new Client(this.url, { ...this.headers, ...headers });
  }

  get(path: string): Promise<Answered> {
    return this.ask('GET', path);
  }
  post(path: string, body?: unknown): Promise<Answered> {
    return this.ask('POST', path, body);
  }
  put(path: string, body?: unknown): Promise<Answered> {
    return this.ask('PUT', path, body);
  }
  patch(path: string, body?: unknown): Promise<Answered> {
    return this.ask('PATCH', path, body);
  }
  delete(path: string): Promise<Answered> {
    return this.ask('DELETE', path);
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answered> {
    const reply = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...this.headers },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, text, body: jsonIn(text) };
  }
}

/** What a text says, if it is JSON. */
export const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A person who has signed in, with where they stand in the club. */
export class SignedIn extends Client {
  constructor(
    url: string,
    readonly email: string,
    readonly cookie: string,
    readonly account: string,
    readonly member: string,
  ) {
    super(url, { cookie });
  }

  /** The same person at another server of the same installation. */
  at(url: string): SignedIn {
    return new SignedIn(url, this.email, this.cookie, this.account, this.member);
  }
}

export const cookieOf = ({ headers }: Answered): string => headers.get('set-cookie')?.split(';')[0] ?? '';

/** How a server is to start; by default quietly, on an embedded database. */
interface Starting {
  readonly env?: NodeJS.ProcessEnv;
  readonly log?: Logger;
  readonly home?: Home;
  /** What is waited for before the server is handed on; by default that the database is open. */
  readonly until?: (state: DatabaseState) => boolean;
}

/** A whole Arbitro in this process, with a database of its own. */
export class ClubServer {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly database: Database,
    readonly home: Home,
    readonly url: string,
    readonly metrics: Metrics,
  ) {}

  /** The environment wins over the defaults of tests: a free port, no limits. The database ends with the server. */
  static async start({
    env,
    log = pino({ level: 'silent' }),
    home,
    until = ({ ready }) => ready,
  }: Starting = {}): Promise<ClubServer> {
    const own = home ?? (await embedded());
    try {
      return await ClubServer.open(own, { ARBITRO_LIMITS: 'off', ARBITRO_MAX_IN_FLIGHT: '1000', ...env }, log, until);
    } catch (error) {
      await own.close();
      throw error;
    }
  }

  private static async open(
    home: Home,
    env: NodeJS.ProcessEnv,
    log: Logger,
    until: (state: DatabaseState) => boolean,
  ): Promise<ClubServer> {
    const read = readEnvironment({ ...home.env, ...env });
    if (!read.ok) throw new Error(read.faults.join('\n'));
    const { environment } = read;
    const shelf = new Shelf(books);
    const metrics = new Metrics();
    const editions = shelf.books.map(({ id, edition }) => ({ ruleset: id, edition }));
    const database = await Database.begin(environment, { editions, seed: () => seedOf(environment) });
    try {
      const module = AppModule.of(environment, shelf, metrics, database, testPool({ limits: environment.limits }));
      const app = await openServer(module, log, metrics, environment);
      await app.listen(0, '127.0.0.1');
      const { port } = app.getHttpServer().address() as AddressInfo;
      await open(database, until);
      return new ClubServer(app, database, home, `http://127.0.0.1:${port}`, metrics);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** The code that the server would tell its operator. */
  setUpCode(): Promise<string> {
    return this.app.get(SetUpCode, { strict: false }).code();
  }

  get nobody(): Client {
    return new Client(this.url);
  }

  /** The first owner, with the first club. */
  async setUp(club?: string): Promise<Club> {
    return firstClub(this, await this.setUpCode(), club);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.home.close();
  }
}

const addressOf = (who: string): string => `${who}-${randomBytes(4).toString('hex')}@club.example`;

const open = async (database: Database, isSo: (state: DatabaseState) => boolean): Promise<void> => {
  for (const until = Date.now() + 120_000; !isSo(await database.state()); await pause(20))
    if (Date.now() > until) throw new Error('The database did not open.');
};

/** Where a server is found. */
type Doors = Pick<ClubServer, 'url' | 'nobody'>;

/** The first owner of a server, with the first club, by the code that the server told its operator. */
export const firstClub = async (doors: Doors, code: string, name = 'Club di Elchingen'): Promise<Club> => {
  const email = addressOf('owner');
  const person = { name: 'Carlo', email, password: goodPassword };
  const reply = await doors.nobody.post('/v1/setup', { code, ...person, club: name });
  if (reply.status !== 201) throw new Error(`No set-up: ${reply.text}`);
  const { account, clubs } = reply.body;
  const owner = new SignedIn(doors.url, email, cookieOf(reply), account, clubs[0].member);
  return new Club(doors, clubs[0].club, owner);
};

/** A club at a server, and how its people come in. */
export class Club {
  constructor(
    readonly server: Doors,
    readonly id: string,
    readonly owner: SignedIn,
  ) {}

  get path(): string {
    return `/v1/clubs/${this.id}`;
  }

  /** Somebody new, by invitation. */
  async join(role: 'owner' | 'referee' | 'player' | 'spectator', name: string = role): Promise<SignedIn> {
    const { body: invitation } = await this.owner.post(`${this.path}/invitations`, { role });
    const email = addressOf(role);
    const person = { name, email, password: goodPassword };
    const reply = await this.server.nobody.post('/v1/invitations/accept', { token: invitation.token, ...person });
    if (reply.status !== 200) throw new Error(`${role} did not get in: ${reply.text}`);
    const { account, clubs } = reply.body;
    const member = clubs.find(({ club }: { club: string }) => club === this.id).member;
    return new SignedIn(this.server.url, email, cookieOf(reply), account, member);
  }

  /** A program with a key of somebody's. */
  async program(
    of: Client,
    scope: 'read' | 'write' | 'sheet',
    more: object = {},
  ): Promise<Client & { readonly key: string }> {
    const { body, text } = await of.post(`${this.path}/keys`, { name: scope, scope, ...more });
    if (body?.key === undefined) throw new Error(`No key: ${text}`);
    const client = new Client(this.server.url, { authorization: `Bearer ${body.key}` });
    return Object.assign(client, { key: body.key as string });
  }
}

/** Everybody a club needs. */
export interface People {
  readonly club: Club;
  readonly owner: SignedIn;
  readonly referee: SignedIn;
  readonly players: readonly [SignedIn, SignedIn];
  readonly spectator: SignedIn;
}

/** A club with an owner, a referee, two players and a spectator; the first of its server. */
export const peopleAt = async (server: { readonly setUp: () => Promise<Club> }): Promise<People> => {
  const club = await server.setUp();
  const referee = await club.join('referee', 'Rita');
  const players = [await club.join('player', 'Anna'), await club.join('player', 'Bruno')] as const;
  return { club, owner: club.owner, referee, players, spectator: await club.join('spectator', 'Sara') };
};
