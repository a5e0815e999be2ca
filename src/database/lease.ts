import type { PoolClient } from 'pg';
import type { Statement } from './message.js';

/** A connection, as a transaction may use it. */
export interface Client extends Pick<PoolClient, 'query'> {
  /** Leaves a statement to be sent along with COMMIT, after all others: it saves a round trip. */
  alsoCommit(statement: Statement): void;
}

/** A connection of the pool, taken for one transaction and always given back. */
export class Lease {
  /** For the work of the transaction, and no longer: afterwards the connection is somebody else's. */
  readonly lent: Client;
  /** What was left for COMMIT. */
  readonly last: Statement[] = [];
  private isOver = false;
  private hasFallen = false;
  private readonly fall = () => (this.hasFallen = true);

  constructor(readonly client: PoolClient) {
    client.once('error', this.fall).once('end', this.fall);
    const query = (...asked: Parameters<PoolClient['query']>): unknown =>
      this.isOver ? Promise.reject(new Error('The transaction is over.')) : client.query(...asked);
    const alsoCommit = (statement: Statement): void => {
      if (this.isOver) throw new Error('The transaction is over.');
      this.last.push({ ...statement, isMute: true });
    };
    // Whatever is asked is handed on as it is, and so is the answer.
    this.lent = { query: query as PoolClient['query'], alsoCommit };
  }

  /** Whether the connection broke meanwhile. */
  get isBroken(): boolean {
    return this.hasFallen;
  }

  /** From now on nothing more is asked in this transaction's name. */
  close(): void {
    this.isOver = true;
  }

  /** After COMMIT. */
  giveBack(): void {
    this.letGo();
  }

  /** After an error: undoes what was begun, or drops a connection on which that cannot be said. */
  async giveUp(isUnusable: boolean): Promise<void> {
    this.close();
    const undone = isUnusable || this.isBroken ? false : await this.rollBack();
    this.letGo(!undone);
  }

  private async rollBack(): Promise<boolean> {
    try {
      await this.client.query('ROLLBACK');
      return true;
    } catch {
      return false;
    }
  }

  private letGo(isLost = false): void {
    this.client.removeListener('error', this.fall).removeListener('end', this.fall);
    this.client.release(isLost);
  }
}
