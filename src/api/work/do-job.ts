import { parse } from 'secure-json-parse';
import { luckOf } from '../../core/index.js';
import { answerJson, procedurePage } from '../../derive/index.js';
import { rule, weigh } from '../desk/desk.js';
import { languageOf } from '../desk/language.js';
import type { Opened, Shelf } from '../desk/shelf.js';
import { printOf, type Print } from '../documents/print.js';
import type { Room } from '../door/index.js';
import { beyondBounds, jsonBounds } from '../json-bounds.js';
import { batchResult } from '../rest/batch-result.js';
import type { graphqlAnswerer } from '../graphql/answer-apart.js';
import { effortFromNow } from './effort.js';
import type { Rack } from '../pages/rack.js';
import type { Done, DocumentAsked, Job } from './job.js';
import { splitItems } from './split-items.js';

/** After so many milliseconds a worker hands back what it has done of a batch, and others have their turn. */
const sliceMs = 50;

const encoder = new TextEncoder();

/** Does one job after the other; a worker thread has one of these. */
export const worker = (
  shelf: Shelf,
  rooms: () => Promise<readonly Room[]>,
  oddsMs: number,
): (<J extends Job>(job: J) => Promise<Done[J['kind']]>) => {
  const effort = () => effortFromNow(oddsMs);
  // The schema, and the code of the doors, are loaded when the first such job comes: most workers never see one.
  let answerGraphql: ReturnType<typeof graphqlAnswerer> | undefined;
  const racks = new Map<boolean, Rack>();

  const rackWith = async (clubs: boolean): Promise<Rack> => {
    const { Rack } = await import('../pages/rack.js');
    const rack = racks.get(clubs) ?? new Rack(shelf, clubs ? await rooms() : []);
    racks.set(clubs, rack);
    return rack;
  };

  const documentOf = async (asked: DocumentAsked): Promise<Print | null> => {
    switch (asked.of) {
      case 'page':
        return (await rackWith(asked.clubs)).page(asked.path, asked.language, asked.chosen);
      case 'openapi':
        return (await rackWith(asked.clubs)).openApi();
      case 'procedure': {
        const { book, procedure } = openedOf(shelf, asked.procedure);
        return printOf(
          'application/json; charset=utf-8',
          JSON.stringify(procedurePage(book, procedure, asked.language)),
        );
      }
    }
  };

  const does: { readonly [K in Job['kind']]: (job: Extract<Job, { kind: K }>) => Promise<Done[K]> | Done[K] } = {
    odds: ({ procedure, question }) => {
      const weighed = weigh(openedOf(shelf, procedure), question, effort());
      return weighed.ok ? { ok: true, json: encoder.encode(JSON.stringify(weighed.value)) } : weighed;
    },
    unread: ({ procedure, odds, text, acceptLanguage }) => {
      if (beyondBounds(text, { ...jsonBounds, values: Infinity })) return { ok: false, why: 'bad-json' };
      const question = readJson(text);
      if (question === undefined) return { ok: false, why: 'bad-json' };
      const language = languageOf((question as { readonly lang?: unknown } | null)?.lang, acceptLanguage);
      const opened = openedOf(shelf, procedure);
      const read = odds ? weigh(opened, question, effort()) : rule(opened, question, language);
      if (!read.ok) return { ...read, language };
      return {
        ok: true,
        json: encoder.encode('outcomes' in read.value ? JSON.stringify(read.value) : answerJson(read.value)),
      };
    },
    split: ({ body, length, mostItems, mostLevels }) => {
      const bytes = new Uint8Array(body, 0, length);
      const text = textOf(bytes);
      if (beyondBounds(text, { levels: mostLevels, values: Infinity })) return { ok: false, why: 'bad-json' };
      const read = readJson(text);
      if (read === undefined) return { ok: false, why: 'bad-json' };
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
        results.push(batchResult(shelf, item, language, effort()));
      }
      return { json: encoder.encode(results.join(',\n')), items: results.length };
    },
    graphql: async job => {
      answerGraphql ??= (await import('../graphql/answer-apart.js')).graphqlAnswerer(shelf, effort);
      return answerGraphql(job);
    },
    'sheet-odds': async ({ procedure, batch, query }) => {
      const { answerSheet } = await import('../sheet/sheet-desk.js');
      const opened = openedOf(shelf, procedure);
      const noDice = () => Promise.reject(new Error('Odds roll no dice.'));
      return answerSheet(noDice, { opened: { ok: true, value: opened }, question: 'odds', batch, query, effort });
    },
    luck: ({ procedure, question, happened }) => {
      const opened = openedOf(shelf, procedure);
      const weighed = weigh(opened, question, effort());
      return weighed.ok ? luckOf(opened.procedure, weighed.value, happened) : null;
    },
    document: ({ document }) => documentOf(document),
  };
  // Each kind of job has its own line above.
  return async job => (await does[job.kind](job as never)) as Done[(typeof job)['kind']];
};

/** What JSON says, or undefined if it is none: as at every other door, a name that changes what all objects are is none. */
const readJson = (text: string): unknown => {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
};

/** A procedure that the door has found on the same shelf. */
const openedOf = (shelf: Shelf, procedure: string): Opened => {
  const opened = shelf.procedure(procedure);
  if (opened === undefined) throw new Error(`${procedure} is not on the shelf.`);
  return opened;
};

/** Text from memory that two threads share, which only Node's own buffers can read. */
const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
