import { Result, types, type Connection, type PoolClient, type QueryResult, type Submittable } from 'pg';

/** A statement, prepared once a connection if it has a name. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly (string | number | Buffer | null)[];
  /** Whether nobody looks at its rows; then they need no description. */
  readonly isMute?: boolean;
}

/**
 * Sends statements in one message, for one round trip. Where one fails, the server leaves out those after it, and whoever
 * sent them is told of that one failure and nothing else.
 */
export const together = (
  client: Pick<PoolClient, 'query'>,
  statements: readonly Statement[],
  patience?: number,
): Promise<readonly QueryResult[]> =>
  new Promise((resolve, reject) => {
    client.query(new Message(statements, patience, (error, results) => (error ? reject(error) : resolve(results))));
  });

/** pg's connection and results can do more than their types say. */
type Line = Connection & { readonly parsedStatements: { readonly [name: string]: string } };
type Growing = Result & {
  addFields(fields: readonly unknown[]): void;
  parseRow(fields: readonly unknown[]): object;
  addRow(row: object): void;
  addCommandComplete(said: unknown): void;
};

/** What pg takes for a query: it is sent as one, and the answers are handed in as they come. */
class Message implements Submittable {
  private readonly results: readonly Growing[];
  private answered = 0;
  private unreadable: unknown;

  constructor(
    private readonly statements: readonly Statement[],
    /** Milliseconds; pg looks here for it, and takes its usual patience if there is none. */
    readonly query_timeout: number | undefined,
    /** pg puts one of its own before it, to stop the clock. */
    public callback: (error: unknown, results: readonly QueryResult[]) => void,
  ) {
    this.results = statements.map(() => new Result('', types) as Growing);
  }

  /** The statement that is being answered: pg notes by its name that the connection knows it from now on. */
  get name(): string | undefined {
    return this.statements[this.answered]?.name;
  }

  get text(): string | undefined {
    return this.statements[this.answered]?.text;
  }

  submit(connection: Connection): void {
    const line = connection as Line;
    line.stream.cork();
    for (const { name = '', text, values = [], isMute = false } of this.statements) {
      if (line.parsedStatements[name] === undefined) line.parse({ name, text, types: [] }, true);
      line.bind({ statement: name, values: values.map(written) }, true);
      if (!isMute) line.describe({ type: 'P' }, true);
      line.execute({}, true);
    }
    line.sync();
    line.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly unknown[] }): void {
    this.results[this.answered]?.addFields(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly unknown[] }): void {
    const result = this.results[this.answered];
    if (this.statements[this.answered]?.isMute) return;
    try {
      result?.addRow(result.parseRow(fields));
    } catch (error) {
      this.unreadable ??= error;
    }
  }

  handleCommandComplete(said: unknown): void {
    this.results[this.answered++]?.addCommandComplete(said);
  }

  handleReadyForQuery(): void {
    this.callback(this.unreadable, this.results);
  }

  handleError(error: unknown): void {
    this.callback(error, []);
  }
}

const written = (value: string | number | Buffer | null): string | Buffer | null =>
  typeof value === 'number' ? String(value) : value;
