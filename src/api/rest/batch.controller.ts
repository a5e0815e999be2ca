import { Controller, HttpCode, Inject, Post, Req, StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Fault, Language } from '../../core/index.js';
import { answerJson } from '../../derive/index.js';
import { rule, weigh } from '../desk/desk.js';
import { languageOf } from '../desk/language.js';
import { faultsProblem, Refused } from '../problem/problem.js';
import { Shelf } from '../desk/shelf.js';

export const mostItems = 10_000;
/** A batch may be larger than a single request. */
export const batchBodyLimit = 16 * 1024 * 1024;
/** The answer leaves in pieces of about this size; between two, other requests have their turn. */
const pieceLength = 64 * 1024;

interface Item {
  readonly procedure?: unknown;
  readonly odds?: unknown;
  readonly lang?: unknown;
}

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

/** Many requests in one: one result or problem each, in the order asked. */
@Controller('v1/batch')
export class BatchController {
  constructor(@Inject(Shelf) private readonly shelf: Shelf) {}

  @Post()
  @HttpCode(200)
  batch(@Req() request: FastifyRequest): StreamableFile {
    const language = languageOf(undefined, request.headers['accept-language']);
    const { body } = request;
    if (!Array.isArray(body)) throw new Refused(faultsProblem(wrongSize(typeof body), language));
    if (body.length < 1 || body.length > mostItems)
      throw new Refused(faultsProblem(wrongSize(String(body.length)), language));
    const pieces = Readable.from(this.pieces(body, language), { objectMode: false });
    return new StreamableFile(pieces, { type: 'application/json; charset=utf-8' });
  }

  private async *pieces(items: readonly unknown[], language: Language): AsyncGenerator<string> {
    let piece = '[';
    for (let i = 0; i < items.length; i++) {
      if (i > 0) piece += ',\n';
      piece += this.result(items[i], language);
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = '';
      await setImmediate();
    }
    yield `${piece}]`;
  }

  private result(item: unknown, otherwise: Language): string {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return problemJson(notAnItem, otherwise);
    const { procedure, odds, ...question } = item as Item;
    const language = languageOf(question.lang, undefined, otherwise);
    const opened = typeof procedure === 'string' ? this.shelf.procedure(procedure) : undefined;
    if (opened === undefined) return problemJson([this.unknownProcedure(procedure)], language);
    if (odds === true) {
      const weighed = weigh(opened, question);
      return weighed.ok ? `{"odds":${JSON.stringify(weighed.value)}}` : problemJson(weighed.faults, language);
    }
    if (odds !== undefined && odds !== false) return problemJson(notYesNo, language);
    const ruled = rule(opened, question, language);
    return ruled.ok ? `{"answer":${answerJson(ruled.value)}}` : problemJson(ruled.faults, language);
  }

  private unknownProcedure(asked: unknown): Fault {
    const like = typeof asked === 'string' ? this.shelf.proceduresLike(asked).join(', ') : '';
    return {
      path: 'procedure',
      code: 'request/unknown-procedure',
      says: {
        it: `Serve l’id di una procedura, per esempio ${like || this.shelf.procedureIds[0]}.`,
        en: `Expected the id of a procedure, such as ${like || this.shelf.procedureIds[0]}.`,
      },
    };
  }
}

const problemJson = (faults: readonly Fault[], language: Language): string =>
  `{"problem":${JSON.stringify(faultsProblem(faults, language))}}`;

const notAnItem: readonly Fault[] = [
  {
    path: '',
    code: 'request/wrong-kind',
    says: {
      it: 'Serve un oggetto { "procedure": "…", "input": { … } }.',
      en: 'Expected an object { "procedure": "…", "input": { … } }.',
    },
  },
];

const notYesNo: readonly Fault[] = [
  {
    path: 'odds',
    code: 'request/wrong-kind',
    says: { it: 'odds: serve true o false.', en: 'odds: expected true or false.' },
  },
];
