import { Worker } from 'node:worker_threads';
import { printSchema, type GraphQLSchema } from 'graphql';

/*
 * Tools ask the schema about itself as a whole: thousands of types, most of a second of work. That is done in a thread
 * of its own, which begins when somebody asks and ends when nobody does, and the answers are kept.
 */

/** What the thread does: it builds the schema from its text, and writes the JSON of what is asked about it. */
const thread = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { buildSchema, executeSync, parse } = require(workerData.graphql);
  const schema = buildSchema(workerData.text, { assumeValid: true, noLocation: true });
  const inAscii = json => json.replace(/[\\u0080-\\uffff]/g, letter => '\\\\u' + letter.charCodeAt(0).toString(16).padStart(4, '0'));
  parentPort.on('message', ({ id, query, operationName, variableValues }) => {
    const { data, errors } = executeSync({ schema, document: parse(query, { noLocation: true }), operationName, variableValues });
    parentPort.postMessage({ id, json: errors ? null : inAscii(JSON.stringify(data)) });
  });
`;

const idleAfter = 30_000;
const longest = 20_000;
const mostKept = 4;
const mostWaiting = 8;

export interface SchemaQuestion {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variableValues: { readonly [name: string]: unknown };
}

/** The JSON of the data, or null if there is something wrong with the question that the general executor must say. */
type Told = string | null;

/** Tells about the schema without keeping anybody waiting who did not ask. */
export class Introspection {
  private readonly text: string;
  private readonly kept = new Map<string, Promise<Told>>();
  private readonly waiting = new Map<number, { told(json: Told): void; failed(): void }>();
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private asked = 0;

  constructor(schema: GraphQLSchema) {
    this.text = printSchema(schema);
  }

  /** Rejects if too many ask at once, or the thread ends before it has told. */
  tell(question: SchemaQuestion): Promise<Told> {
    const key = JSON.stringify(question);
    const known = this.kept.get(key);
    if (known) return known;
    const [oldest] = this.kept.keys();
    if (this.kept.size >= mostKept && oldest !== undefined) this.kept.delete(oldest);
    const told = this.ask(question);
    this.kept.set(key, told);
    told.catch(() => this.kept.delete(key));
    return told;
  }

  stop(): void {
    clearTimeout(this.idle);
    void this.worker?.terminate();
    this.worker = undefined;
    for (const { failed } of this.waiting.values()) failed();
    this.waiting.clear();
  }

  private ask(question: SchemaQuestion): Promise<Told> {
    if (this.waiting.size >= mostWaiting) return Promise.reject(new Error('too many ask about the schema'));
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => this.stop(), longest).unref();
      this.waiting.set(id, {
        told(json) {
          clearTimeout(tooLong);
          resolve(json);
        },
        failed() {
          clearTimeout(tooLong);
          reject(new Error('the thread that tells about the schema has ended'));
        },
      });
      clearTimeout(this.idle);
      this.worker ??= this.begin();
      this.worker.postMessage({ id, ...question });
    });
  }

  private begin(): Worker {
    const worker = new Worker(thread, {
      eval: true,
      workerData: { text: this.text, graphql: require.resolve('graphql') },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    worker.on('message', ({ id, json }: { readonly id: number; readonly json: Told }) => {
      this.waiting.get(id)?.told(json);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.idle = setTimeout(() => this.stop(), idleAfter).unref();
    });
    worker.on('error', () => this.stop());
    return worker;
  }
}
