import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../../core/index.js';
import { languageOf } from '../desk/language.js';
import { jsonBounds } from '../json-bounds.js';
import { BadJson, sendProblem, tooLarge } from '../problem/problem.filter.js';
import { faultsProblem, Refused } from '../problem/problem.js';
import type { NoBatch } from '../work/job.js';
import type { Client, WorkPool } from '../work/work-pool.js';
import { problemResult } from './batch-result.js';

export const mostItems = 10_000;
/** A batch may be larger than a single request. */
export const batchBodyLimit = 16 * 1024 * 1024;
/** So many items are handed to a worker at once; it gives back those it has not come to. */
const itemsAtOnce = 256;

const wrongSize = (found: string): readonly Fault[] => [
  {
    path: '',
    code: 'request/wrong-kind',
    says: {
      it: `Serve un elenco da 1 a ${mostItems} richieste; ricevuto ${found}.`,
      en: `Expected a list of 1 to ${mostItems} requests; got ${found}.`,
    },
  },
];

/**
 * Many requests in one: one result or problem each, in the order asked. The body is only collected here, in memory that
 * the workers share; they read it, and do as many items at a time as fit into a slice.
 */
export const openBatch = (fastify: FastifyInstance, work: WorkPool): void => {
  void fastify.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', async (_request: FastifyRequest, body: AsyncIterable<Buffer>) =>
      collected(body),
    );
    scope.post('/v1/batch', { bodyLimit: batchBodyLimit }, async (request, reply) => {
      await answer(work, request, reply).catch((error: unknown) => sendProblem(reply, request, error));
      return reply;
    });
  });
};

interface Collected {
  readonly memory: SharedArrayBuffer;
  /** How much of it the body takes up. */
  readonly length: number;
}

/** The body in memory that other threads read too, copied there piece by piece as it comes in. */
const collected = async (pieces: AsyncIterable<Buffer>): Promise<Collected> => {
  let memory = new SharedArrayBuffer(64 * 1024);
  let length = 0;
  for await (const piece of pieces) {
    const needed = length + piece.length;
    if (needed > batchBodyLimit) throw tooLarge();
    if (needed > memory.byteLength) memory = grown(memory, Math.min(batchBodyLimit, Math.max(needed, 2 * length)));
    new Uint8Array(memory).set(piece, length);
    length = needed;
  }
  return { memory, length };
};

const grown = (memory: SharedArrayBuffer, bytes: number): SharedArrayBuffer => {
  const larger = new SharedArrayBuffer(bytes);
  new Uint8Array(larger).set(new Uint8Array(memory));
  return larger;
};

const answer = async (work: WorkPool, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const language = languageOf(undefined, request.headers['accept-language']);
  const client = { ip: request.ip, language };
  const { memory: body, length } = (request.body as Collected | undefined) ?? { memory: null, length: 0 };
  if (body === null || length === 0) throw new BadJson('empty');
  const split = await work.run({ kind: 'split', body, length, mostItems, mostLevels: jsonBounds.levels }, client);
  if (!split.ok) throw refusal(split.why, client);
  void reply
    .header('content-type', 'application/json; charset=utf-8')
    .headers(work.headersFor(client))
    .send(Readable.from(pieces(work, body, split.starts, client), { objectMode: false }));
};

const refusal = (why: NoBatch, { language }: Client): Error => {
  if (why === 'bad-json') return new BadJson('not JSON');
  return new Refused(faultsProblem(wrongSize('notAList' in why ? why.notAList : String(why.items)), language));
};

/** The results in pieces; the next are only asked for once the reader has taken these. */
async function* pieces(
  work: WorkPool,
  body: SharedArrayBuffer,
  starts: Uint32Array,
  client: Client,
): AsyncGenerator<Uint8Array | string> {
  const many = starts.length - 1;
  yield '[';
  for (let next = 0; next < many;) {
    const last = Math.min(many, next + itemsAtOnce);
    // An item ends before the comma or the bracket behind it.
    const [from = 0, to = 0] = [starts[next], (starts[last] ?? 0) - 1];
    try {
      const done = await work.run({ kind: 'batch', body, from, to, language: client.language }, client);
      next += done.items;
      yield done.json;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The answer is on its way: what is not done any more is told item by item.
      yield Array.from({ length: many - next }, () => problemResult(error.problem)).join(',\n');
      next = many;
    }
    if (next < many) yield ',\n';
  }
  yield ']';
}
