import type { PoolClient, QueryResult } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { codeOf } from '../config/index.js';
import type { Database } from './database.js';
import type { DatabaseFault } from './database-fault.js';
import { faultIn, faultOf, isSaidByServer, refusalIn } from './fault-of.js';
import { Lease, type Client } from './lease.js';
import { together, type Statement } from './message.js';
import { WritesRefused } from './writes-refused.js';

/** What a transaction may see. */
export interface Context {
  readonly club?: string;
  readonly account?: string;
  /** The member as whom rosters are looked at. */
  readonly member?: string;
  /** The hash or the id that whoever knocks has shown: it opens the one row that has it. */
  readonly credential?: string;
  /** Whose eyes: `public`, a side's id, `referee` of rosters, or `engine`, which applies the rules and sees all. */
  readonly audience?: string;
}

/** What each setting may be; nothing else is ever said to the database. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const settings = {
  club: uuid,
  account: uuid,
  member: uuid,
  credential: /^[A-Za-z0-9_-]{1,128}$/,
  audience: /^[A-Za-z0-9_-]{1,64}$/,
} as const satisfies { readonly [K in keyof Context]-?: RegExp };

/** Milliseconds: a transaction begins at once, unless it has to wait for a lock. */
const patience = { begin: 2_000, lock: 2_500 };

/** The API's transactions: each sees what its context allows, and what it was told is gone when it ends. */
export class Tenancy {
  constructor(private readonly database: Database) {}

  /** Reads in one READ ONLY transaction that sees what the context allows. */
  read<T>(context: Context, work: (tables: EntityManager) => Promise<T>): Promise<T> {
    return this.transact({ isReading: true, context }, client => this.withTables(client, work));
  }

  /** Reads and writes in one transaction; all or nothing. */
  write<T>(context: Context, work: (tables: EntityManager) => Promise<T>): Promise<T> {
    return this.transact({ context }, client => this.withTables(client, work));
  }

  /** Reads and writes as `write` does, on the bare connection; the results of what was also begun with are handed on. */
  pg<T>(context: Context, work: Work<T>, alsoBegin: readonly Statement[] = []): Promise<T> {
    return this.transact({ context, alsoBegin }, work);
  }

  private withTables<T>(client: Client, work: (tables: EntityManager) => Promise<T>): Promise<T> {
    // The driver of our source is that of PostgreSQL.
    return work(new TransactionRunner(this.database.source.driver as PostgresDriver, client).manager);
  }

  private async transact<T>({ isReading = false, context, alsoBegin = [] }: Beginning, work: Work<T>): Promise<T> {
    const beginnings = [isReading ? beginReading : begin, telling(context)];
    const lease = await this.lease();
    try {
      const begun = await together(
        lease.client,
        [...beginnings, ...alsoBegin],
        alsoBegin.length === 0 ? patience.begin : patience.lock,
      );
      const result = await work(lease.lent, begun.slice(beginnings.length));
      lease.close();
      const results = await together(lease.client, [...lease.last, commit]);
      if (results.at(-1)?.command !== 'COMMIT')
        throw new Error('A statement had failed, so that the transaction kept nothing.');
      lease.giveBack();
      return result;
    } catch (error) {
      const fault = faultDuring(isReading, lease, error);
      await lease.giveUp(fault !== undefined && !isSaidByServer(error));
      if (fault instanceof WritesRefused) this.database.refuse(fault);
      throw fault ?? error;
    }
  }

  private async lease(): Promise<Lease> {
    const { driver } = this.database.tables.dataSource;
    try {
      // TypeORM does not say that this is the connection and how to release it.
      const [client] = (await driver.obtainMasterConnection()) as [PoolClient];
      return new Lease(client);
    } catch (error) {
      throw faultOf(error);
    }
  }
}

/** What is done in a transaction, with the results of the statements that were sent along with its beginning. */
type Work<T> = (client: Client, begun: readonly QueryResult[]) => Promise<T>;

/** How a transaction begins. */
interface Beginning {
  readonly isReading?: boolean;
  readonly context: Context;
  /** Sent along with the beginning, to save a round trip. */
  readonly alsoBegin?: readonly Statement[];
}

const begin: Statement = { name: 'begin', text: 'BEGIN', isMute: true };
const beginReading: Statement = { name: 'begin-reading', text: 'BEGIN READ ONLY', isMute: true };
const commit: Statement = { name: 'commit', text: 'COMMIT', isMute: true };

const names = Object.keys(settings) as (keyof Context)[];
const tell: Statement = {
  name: 'tell',
  text: `SELECT ${names.map((name, i) => `set_config('arbitro.${name}', $${i + 1}, true)`).join(', ')}`,
  isMute: true,
};

/** Tells the transaction its context; what the context leaves out is emptied, and an empty setting opens nothing. */
const telling = (context: Context): Statement => ({ ...tell, values: names.map(name => checked(name, context[name])) });

function checked(name: keyof Context, value = ''): string {
  if (value !== '' && !settings[name].test(value)) throw new Error(`This is no ${name} of a context.`);
  return value;
}

function faultDuring(isReading: boolean, lease: Lease, error: unknown): DatabaseFault | undefined {
  if (lease.isBroken) return faultOf(error);
  if (!isReading) return refusalIn(error) ?? faultIn(error);
  // To write in a transaction that only reads is our mistake, and no fault of the database.
  return codeOf(error) === '25006' ? undefined : faultIn(error);
}

/** TypeORM's way to a connection on which a transaction has begun: what it begins itself is a savepoint in it. */
class TransactionRunner extends PostgresQueryRunner {
  override isTransactionActive = true;
  protected override transactionDepth = 1;

  constructor(driver: PostgresDriver, client: Client) {
    super(driver, 'master');
    this.databaseConnection = client;
    this.manager = driver.dataSource.createEntityManager(this);
  }
}
