import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  isIntrospectionType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  printSchema,
  printType,
  type GraphQLSchema,
} from 'graphql';

/*
 * Tools ask the schema about itself as a whole: thousands of types, most of a second of work. That is done in a thread
 * of its own, which begins when somebody asks and ends when nobody does, and the answers are kept.
 */

/** What the thread does: it builds the schema from its text, and writes the JSON of what is asked about it. */
const thread = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { buildSchema, executeSync, parse } = require(workerData.graphql);
  const schema = buildSchema(workerData.text, { assumeValid: true, noLocation: true });
  schema.description = workerData.description;
  const inAscii = json => json.replace(/[\\u0080-\\uffff]/g, letter => '\\\\u' + letter.charCodeAt(0).toString(16).padStart(4, '0'));
  parentPort.on('message', ({ id, query, operationName, variableValues }) => {
    const { data, errors } = executeSync({ schema, document: parse(query, { noLocation: true }), operationName, variableValues });
    parentPort.postMessage({ id, json: errors ? null : inAscii(JSON.stringify(data)) });
  });
`;

/** The text of all types, printed a few at a time so that others have their turn. */
const textOf = async (schema: GraphQLSchema): Promise<string> => {
  // Directives of somebody else's are only printed with the whole.
  if (!schema.getDirectives().every(isSpecifiedDirective)) return printSchema(schema);
  const types = Object.values(schema.getTypeMap()).filter(
    type => !isSpecifiedScalarType(type) && !isIntrospectionType(type),
  );
  let text = '';
  for (const [i, type] of types.entries()) {
    if (i % atATime === 0) await setImmediate();
    text += `${printType(type)}\n\n`;
  }
  return text;
};

const atATime = 50;
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
  private readonly kept = new Map<string, Promise<Told>>();
  private readonly waiting = new Map<number, { told(json: Told): void; failed(): void }>();
  private worker: Worker | undefined;
  private text: Promise<string> | undefined;
  private idle: NodeJS.Timeout | undefined;
  private asked = 0;

  constructor(private readonly schema: GraphQLSchema) {}

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

  private async ask(question: SchemaQuestion): Promise<Told> {
    const text = await (this.text ??= textOf(this.schema));
    if (this.waiting.size >= mostWaiting) throw new Error('too many ask about the schema');
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.begin(text));
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
      worker.postMessage({ id, ...question });
    });
  }

  private begin(text: string): Worker {
    const worker = new Worker(thread, {
      eval: true,
      workerData: { text, description: this.schema.description, graphql: require.resolve('graphql') },
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
