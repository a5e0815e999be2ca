import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { urlOf, type DatabaseAddress } from '../../src/database/database-place.js';
import { runningServer } from '../../src/database/embedded/embedded-server.js';
import { debianPrograms } from './debian.js';
import { freezeServer, PlainServer } from './plain-server.js';
import { isAlive, postmasterOf, remove, scratchFolder, until } from './scratch.js';

/** A database for the experiments, and what may befall it. */
export interface Home {
  /** What Arbitro is told of it. */
  readonly env: NodeJS.ProcessEnv;
  /** Asks the database itself, as its administrator. */
  ask(statement: string, values?: readonly unknown[]): Promise<readonly { readonly [column: string]: unknown }[]>;
  /** A connection of the administrator, to be ended by whoever asked for it. */
  connect(): Promise<Client>;
  /** Ends it as a fault of the machine would. */
  kill(): Promise<void>;
  /** Sees to it that it runs again; the embedded one is Arbitro's own concern. */
  startAgain(): Promise<void>;
  /** Stops it in the middle of whatever it does, or lets it go on. */
  freeze(isFrozen: boolean): void;
  /** Lets it be read only, or written again. */
  refuseWrites(isRefusing: boolean): Promise<void>;
  /** Once Arbitro has ended. */
  close(): Promise<void>;
}

abstract class Asked {
  protected abstract address(): Promise<DatabaseAddress>;

  async connect(): Promise<Client> {
    const client = new Client({ connectionString: urlOf(await this.address()) });
    // When its server is killed, that is what was wanted.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async ask(statement: string, values: readonly unknown[] = []) {
    const client = await this.connect();
    try {
      return (await client.query<{ readonly [column: string]: unknown }>(statement, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  async refuseWrites(isRefusing: boolean): Promise<void> {
    await this.ask(`ALTER SYSTEM SET default_transaction_read_only = ${isRefusing ? 'on' : 'off'}`);
    await this.ask('SELECT pg_reload_conf()');
  }
}

/** The database that Arbitro brings along. */
class Embedded extends Asked implements Home {
  private constructor(private readonly folder: string) {
    super();
  }

  static async make(folder?: string): Promise<Embedded> {
    return new Embedded(folder ?? (await scratchFolder()));
  }

  get env(): NodeJS.ProcessEnv {
    return { ARBITRO_DATA: this.folder, DATABASE_URL: '' };
  }

  async kill(): Promise<void> {
    const pid = await this.pid();
    process.kill(pid, 'SIGKILL');
    await until(() => !isAlive(pid));
  }

  async startAgain(): Promise<void> {}

  freeze(isFrozen: boolean): void {
    freezeServer(postmasterOf(this.folder), isFrozen);
  }

  async close(): Promise<void> {
    await remove(this.folder);
  }

  protected address(): Promise<DatabaseAddress> {
    return runningServer(this.folder);
  }

  /** While it starts anew it may have no lock. */
  private async pid(): Promise<number> {
    for (const end = Date.now() + 120_000; ; await pause(10)) {
      try {
        const pid = postmasterOf(this.folder);
        if (isAlive(pid)) return pid;
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }
}

/** The PostgreSQL of Debian as an operator runs it, in a folder of its own, with an owner who is no superuser. */
class Debian extends Asked implements Home {
  private constructor(
    private readonly folder: string,
    private readonly server: PlainServer,
  ) {
    super();
  }

  static async make(): Promise<Debian> {
    const folder = await scratchFolder();
    const server = await PlainServer.start(join(folder, 'server'), { packaged: undefined, system: [debianPrograms()] });
    const first = new Client({ connectionString: urlOf(server.place) });
    await first.connect();
    await first.query(`CREATE ROLE landlord LOGIN CREATEROLE PASSWORD 'secret'`);
    await first.query('CREATE DATABASE club OWNER landlord');
    await first.end();
    return new Debian(folder, server);
  }

  get env(): NodeJS.ProcessEnv {
    const place = { ...this.server.place, username: 'landlord', password: 'secret', database: 'club' };
    return { ARBITRO_DATA: join(this.folder, 'data'), DATABASE_URL: urlOf(place) };
  }

  kill(): Promise<void> {
    return this.server.kill();
  }

  startAgain(): Promise<void> {
    return this.server.startAgain();
  }

  freeze(isFrozen: boolean): void {
    this.server.freeze(isFrozen);
  }

  async close(): Promise<void> {
    await this.server.stop();
    await remove(this.folder);
  }

  protected async address(): Promise<DatabaseAddress> {
    return { ...this.server.place, database: 'club' };
  }
}

/** The one that needs nothing but Arbitro, in a folder of its own or in a given one, which goes with it. */
export const embedded = (folder?: string): Promise<Home> => Embedded.make(folder);

/** Every experiment runs on both. */
export const databases: readonly { readonly name: string; readonly make: () => Promise<Home> }[] = [
  { name: 'the embedded database', make: embedded },
  { name: 'a PostgreSQL of Debian', make: () => Debian.make() },
];
/** Mutants are hunted on the one that starts sooner. */
export const forMutants = (): Promise<Home> => Debian.make();
