import { parse } from 'secure-json-parse';
import { weigh } from '../desk/desk.js';
import type { Shelf } from '../desk/shelf.js';
import { isNestedDeeper } from '../nesting.js';
import { batchResult } from '../rest/batch-result.js';
import type { graphqlAnswerer } from '../graphql/answer-apart.js';
import { effortFromNow } from './effort.js';
import type { Done, Job } from './job.js';
import { splitItems } from './split-items.js';

/** After so many milliseconds a worker hands back what it has done of a batch, and others have their turn. */
const sliceMs = 50;

const encoder = new TextEncoder();

/** Does one job after the other; a worker thread has one of these. */
export const worker = (shelf: Shelf): (<J extends Job>(job: J) => Promise<Done[J['kind']]>) => {
  // The schema, and the code of the doors, are loaded when the first such job comes: most workers never see one.
  let answerGraphql: ReturnType<typeof graphqlAnswerer> | undefined;

  const does: { readonly [K in Job['kind']]: (job: Extract<Job, { kind: K }>) => Promise<Done[K]> | Done[K] } = {
    odds: ({ procedure, question }) => {
      const opened = shelf.procedure(procedure);
      if (opened === undefined) throw new Error(`${procedure} is not on the shelf.`);
      const weighed = weigh(opened, question, effortFromNow());
      return weighed.ok ? { ok: true, json: encoder.encode(JSON.stringify(weighed.value)) } : weighed;
    },
    split: ({ body, mostItems, mostLevels }) => {
      const bytes = new Uint8Array(body);
      const text = textOf(bytes);
      if (isNestedDeeper(text, mostLevels)) return { ok: false, why: 'bad-json' };
      let read: unknown;
      try {
        // As at every other door, a name that changes what all objects are is no JSON.
        read = parse(text);
      } catch {
        return { ok: false, why: 'bad-json' };
      }
      if (!Array.isArray(read)) return { ok: false, why: { notAList: typeof read } };
      if (read.length < 1 || read.length > mostItems) return { ok: false, why: { items: read.length } };
      return { ok: true, starts: splitItems(bytes) };
    },
    batch: ({ body, from, to, language }) => {
      const items = JSON.parse(`[${textOf(new Uint8Array(body, from, to - from))}]`) as readonly unknown[];
      const end = performance.now() + sliceMs;
      const results: string[] = [];
      for (const item of items) {
        if (results.length > 0 && performance.now() > end) break;
        results.push(batchResult(shelf, item, language, effortFromNow()));
      }
      return { json: encoder.encode(results.join(',\n')), items: results.length };
    },
    graphql: async job => {
      answerGraphql ??= (await import('../graphql/answer-apart.js')).graphqlAnswerer(shelf);
      return answerGraphql(job);
    },
    'sheet-odds': async ({ procedure, batch, query }) => {
      const { answerSheet } = await import('../sheet/sheet-desk.js');
      const opened = shelf.procedure(procedure);
      if (opened === undefined) throw new Error(`${procedure} is not on the shelf.`);
      // The odds roll no dice, so that no secret is needed.
      return answerSheet('', { opened: { ok: true, value: opened }, question: 'odds', batch, query });
    },
  };
  // Each kind of job has its own line above.
  return async job => (await does[job.kind](job as never)) as Done[(typeof job)['kind']];
};

/** Text from memory that two threads share, which only Node's own buffers can read. */
const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
