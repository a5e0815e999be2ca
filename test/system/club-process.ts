import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, firstClub, peopleAt, type Club, type People } from '../clubs/club-server.js';
import { Caller, type Answered } from './caller.js';
import type { Home } from '../database/databases.js';
import { freePort, ServerProcess } from './server-process.js';

/** The doors of a battle, and who knocks there. */
export interface Field {
  readonly battle: string;
  /** Where the battle is. */
  readonly path: string;
  readonly referee: Caller;
}

/** Whether as a mutant, and in which surroundings. */
interface How {
  readonly mutant: string | undefined;
  readonly env: NodeJS.ProcessEnv;
}

/** An Arbitro with a club on a given database, which may be killed and started again at the same address. */
export class ClubProcess {
  private constructor(
    readonly home: Home,
    readonly port: number,
    private readonly how: How,
    private running: ServerProcess,
    /** How long the first start took: how fast this machine is at present. */
    readonly startMs: number,
  ) {}

  static async start(home: Home, mutant?: string, env: NodeJS.ProcessEnv = {}): Promise<ClubProcess> {
    const how = { mutant, env };
    const port = await freePort();
    const begun = Date.now();
    const running = await boot(home, port, how).catch(async (fault: unknown) => {
      await home.close();
      throw fault;
    });
    const club = new ClubProcess(home, port, how, running, Date.now() - begun);
    await club.untilReady();
    return club;
  }

  get process(): ServerProcess {
    return this.running;
  }

  get nobody(): Caller {
    return Caller.at(this.port);
  }

  async startAgain(): Promise<void> {
    this.running = await boot(this.home, this.port, this.how);
  }

  async untilReady(ms = 60_000): Promise<void> {
    const asking = this.nobody;
    for (const end = Date.now() + ms; (await asking.get('/health/ready')).status !== 200; await pause(20))
      if (Date.now() > end) throw new Error('It did not become ready.');
    asking.hangUp();
  }

  /** The first club, with everybody in it. */
  people(): Promise<People> {
    return peopleAt({ setUp: () => this.found() });
  }

  /** The first club; a program of its owner judges battles, and another, which was never used, may read. */
  async setUp(): Promise<{ readonly club: string; readonly referee: Caller; readonly reader: Caller }> {
    const club = await this.found();
    const program = async (scope: 'read' | 'write'): Promise<Caller> => {
      const { key } = await club.program(club.owner, scope);
      return this.nobody.with({ authorization: `Bearer ${key}` });
    };
    return { club: club.id, referee: await program('write'), reader: await program('read') };
  }

  private async found(): Promise<Club> {
    const [, code = ''] = await this.running.says(/\b((?:[a-z0-9]{4}-){7}[a-z0-9]{4})\b/);
    const { url } = this.running;
    return firstClub({ url, nobody: new Client(url) }, code);
  }

  async openBattle({ club, referee }: { readonly club: string; readonly referee: Caller }): Promise<Field> {
    const opening = { name: 'Elchingen', ruleset: 'murat', scenario: 'elchingen' };
    const { body } = good(await referee.post(`/v1/clubs/${club}/battles`, opening));
    return { battle: body.id, path: `/v1/battles/${body.id}`, referee };
  }

  /** Stops it in good order, and its database after it. */
  async close(): Promise<number | null> {
    const code = await this.running.stop();
    await this.home.close();
    return code;
  }
}

/** One book is enough, and the sooner it is open; the limits are another experiment's. */
const boot = (home: Home, port: number, { mutant, env }: How): Promise<ServerProcess> =>
  ServerProcess.start(mutant, {
    ...home.env,
    PORT: String(port),
    ARBITRO_RULESETS: 'murat',
    ARBITRO_LIMITS: 'off',
    ARBITRO_MAX_IN_FLIGHT: '1000',
    LOG_LEVEL: 'warn',
    ...env,
  });

export const good = <A extends Pick<Answered, 'status' | 'text'>>(answered: A): A => {
  if (answered.status >= 300) throw new Error(`${answered.status} ${answered.text}`);
  return answered;
};

/** A correction that says in the log what it was for, and leaves its number where every reader of the battle sees it. */
export const correction = (turn: number) => ({ turn, why: `prova ${turn}` });

export const newKey = (): { readonly 'idempotency-key': string } => ({ 'idempotency-key': randomUUID() });
