import { setTimeout as pause } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fingerprintOf, type Environment } from '../config/index.js';
import { apiRole, refuseUnguarded } from './api-role.js';
import { dataSourceOptions, serving } from './data-source.js';
import { DatabaseFault, OtherSeed } from './database-fault.js';
import { placeAs, type DatabasePlace } from './database-place.js';
import { EmbeddedServer, type EmbeddedOptions } from './embedded/embedded-server.js';
import { FolderInUse } from './embedded/folder-claim.js';
import { faultIn, faultOf, refusalIn } from './fault-of.js';
import { prepare, type ServedEdition } from './prepare.js';
import { refuseOtherSeed } from './seed-of-database.js';
import { within } from './within.js';
import type { WritesRefused } from './writes-refused.js';

/** What /health/ready tells of the database. */
export type DatabaseState =
  | { readonly ready: true }
  /** Where it only refuses to write, it can be read. */
  | { readonly ready: false; readonly reason: string; readonly writes?: 'refused' };

type WhichDatabase = Pick<Environment, 'databaseUrl' | 'dataFolder'>;

export interface DatabaseOptions {
  /** The editions of the rules that are served, recorded each time the database opens. */
  readonly editions: readonly ServedEdition[];
  /** The seed of this installation: a database that was used with another is not opened. Absent = any. */
  readonly seed?: () => string;
  /** What else is done in the name of the tables' owner before the database opens. */
  readonly asOwner?: (tables: EntityManager) => Promise<void>;
  readonly embedded?: Omit<EmbeddedOptions, 'dataFolder'>;
}

const pingPatience = 1_000;
const backoff = { first: 100, last: 2_000 };
/** Milliseconds between two trials of a database that refuses writes. */
const trialEvery = 1_000;

/** The embedded server's place is known only once it runs. */
const nowhere: DatabasePlace = { host: '127.0.0.1', port: 0, username: '', password: '', database: '' };

/** The database, kept open in the background: whatever befalls it, Arbitro goes on and comes back to it. */
export class Database implements OnApplicationShutdown {
  /** One and the same for as long as Arbitro runs; without connections while there is no database. */
  readonly source: DataSource;
  private readonly log = new Logger(Database.name);
  private readonly closing = new AbortController();
  private readonly server: EmbeddedServer | undefined;
  private readonly place: DatabasePlace;
  private fault: DatabaseFault | undefined = new DatabaseFault('The database is starting.');
  private kept: Promise<void> = Promise.resolve();
  private ping: Promise<unknown> | undefined;
  private isTroubled = false;
  private refusal: WritesRefused | undefined;

  private constructor(
    { databaseUrl, dataFolder }: WhichDatabase,
    private readonly options: DatabaseOptions,
  ) {
    this.server = databaseUrl === undefined ? new EmbeddedServer({ dataFolder, ...options.embedded }) : undefined;
    this.place = databaseUrl === undefined ? nowhere : { url: databaseUrl };
    this.source = new DataSource(
      dataSourceOptions(this.place, serving, {
        connected: () => this.settle(),
        failed: error => this.trouble(error),
      }),
    );
  }

  /** Begins to open the database and returns at once; throws only if another Arbitro has the data folder. */
  static async begin(environment: WhichDatabase, options: DatabaseOptions): Promise<Database> {
    const database = new Database(environment, options);
    await database.server?.claimFolder().catch((error: unknown) => {
      if (error instanceof FolderInUse) throw error;
    });
    database.kept = database.keepOpen();
    return database;
  }

  /** The way to the tables; throws a DatabaseFault while there is none. */
  get tables(): EntityManager {
    if (this.fault) throw this.fault;
    return this.source.manager;
  }

  /** Whether it stays shut because it was used with another seed. */
  get isOfOtherSeed(): boolean {
    return this.fault instanceof OtherSeed;
  }

  /** Whether the database answers now, and if not, why. */
  async state(): Promise<DatabaseState> {
    const unanswered = this.fault ? undefined : await this.faultOnPing();
    const fault = this.fault ?? unanswered;
    if (fault) return { ready: false, reason: fault.message };
    return this.refusal ? { ready: false, reason: this.refusal.message, writes: 'refused' } : { ready: true };
  }

  /** Takes note that a write was refused. The log tells it once, and once when the database writes again. */
  refuse(refusal: WritesRefused): void {
    if (this.closing.signal.aborted) return;
    const isKnown = this.refusal !== undefined;
    this.refusal = refusal;
    if (isKnown) return;
    const { message, detail } = refusal;
    this.log.warn(['The database refuses writes, reading goes on.', message, detail].filter(Boolean).join(' '));
    void this.untilWritesPass();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  /** Ends the connections and stops the embedded server. */
  async close(): Promise<void> {
    this.fault = new DatabaseFault('The database is closing.');
    this.closing.abort();
    await this.kept;
    await this.server?.stop();
  }

  private async keepOpen(): Promise<void> {
    const { signal } = this.closing;
    for (let wait = backoff.first; !signal.aborted; wait = Math.min(2 * wait, backoff.last)) {
      try {
        await this.open(signal);
        wait = backoff.first;
        await unlessAborted(signal, this.server?.ended ?? forever);
        this.suffer(new DatabaseFault('The embedded database stopped; starting it again.'));
      } catch (error) {
        this.suffer(faultOf(error));
      }
      await this.disconnect();
      await pause(wait * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
    }
  }

  private async open(signal: AbortSignal): Promise<void> {
    const place = this.server ? await this.server.start(signal) : this.place;
    await unlessAborted(
      signal,
      prepare(place, this.options.editions, tables => this.settleOwner(tables)),
    );
    this.source.setOptions(placeAs(apiRole, place));
    await this.source.initialize();
    await refuseUnguarded(this.source.manager);
    signal.throwIfAborted();
    this.fault = undefined;
    this.tellOpen();
  }

  private async settleOwner(tables: EntityManager): Promise<void> {
    const { seed, asOwner } = this.options;
    await asOwner?.(tables);
    if (seed !== undefined) await refuseOtherSeed(tables, fingerprintOf(seed()));
  }

  private tellOpen(): void {
    if (!this.server) return this.log.log('The database is open.');
    const sentence = `The embedded database is open, ${this.server.whereabouts}.`;
    // Where nobody would look for the data, the operator must be told.
    if (this.server.isElsewhere) this.log.warn(sentence);
    else this.log.log(sentence);
  }

  /** Also after an opening that failed half-way; where there is nothing to end, that is well too. */
  private async disconnect(): Promise<void> {
    const ended = this.source.isInitialized ? this.source.destroy() : this.source.driver.disconnect();
    await ended.catch(() => undefined);
  }

  private async faultOnPing(): Promise<DatabaseFault | undefined> {
    // One at a time: a server that hangs would else take every connection, one ping after the other.
    this.ping ??= this.source.query('SELECT 1').finally(() => (this.ping = undefined));
    try {
      if (await within(pingPatience, this.ping)) return undefined;
      return new DatabaseFault('The database does not answer in time.');
    } catch (error) {
      return faultOf(error);
    }
  }

  /** Nobody may want to write for a long time: it is tried out, so that readiness comes back without that. */
  private async untilWritesPass(): Promise<void> {
    const { signal } = this.closing;
    do await pause(trialEvery, undefined, { signal, ref: false }).catch(() => undefined);
    while (!signal.aborted && (await this.isRefusing()));
    if (signal.aborted) return;
    this.refusal = undefined;
    this.log.log('The database takes writes again.');
  }

  /** Whether a write would fail, also for want of an answer. Any other error is one of the trial, and no refusal. */
  private async isRefusing(): Promise<boolean> {
    if (this.fault) return true;
    try {
      await this.source.query('SELECT arbitro_trial_write()');
      return false;
    } catch (error) {
      return (refusalIn(error) ?? faultIn(error)) !== undefined;
    }
  }

  private suffer(fault: DatabaseFault): void {
    if (this.closing.signal.aborted) return;
    if (fault.message !== this.fault?.message) this.log.warn([fault.message, fault.detail].filter(Boolean).join(' '));
    this.fault = fault;
  }

  private trouble(error: unknown): void {
    if (this.isTroubled || this.closing.signal.aborted) return;
    this.isTroubled = true;
    this.log.warn(`A connection to the database failed. ${String(error)}`);
  }

  private settle(): void {
    if (this.isTroubled) this.log.log('The database answers again.');
    this.isTroubled = false;
  }
}

const forever = new Promise<void>(() => {});

async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => (abort = () => reject(signal.reason)));
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort));
}
