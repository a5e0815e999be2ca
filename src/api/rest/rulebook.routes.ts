import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nearest, proceduresOf, type Book, type Fault } from '../../core/index.js';
import { answerJson } from '../../derive/index.js';
import { rule, weighHere } from '../desk/desk.js';
import { languageOf } from '../desk/language.js';
import { faultsProblem, problem, Refused } from '../problem/problem.js';
import { BadJson, sendProblem } from '../problem/problem.filter.js';
import type { Opened } from '../desk/shelf.js';
import { UnreadJson } from '../json-bounds.js';
import type { OddsJob, UnreadJob } from '../work/job.js';
import type { WorkPool } from '../work/work-pool.js';
import { sendAscii } from './send-ascii.js';

const languageAsked = ({ body, headers }: FastifyRequest) =>
  languageOf((body as { readonly lang?: unknown } | null | undefined)?.lang, headers['accept-language']);

const sendJson = (reply: FastifyReply, json: string | Buffer): void =>
  void reply.header('content-type', 'application/json; charset=utf-8').send(json);

const sendFaults = (reply: FastifyReply, request: FastifyRequest, faults: readonly Fault[]): void =>
  sendProblem(reply, request, new Refused(faultsProblem(faults, languageAsked(request))));

/*
 * The rules doors are Fastify routes, one a procedure, and not Nest controllers: they are synchronous, need neither
 * guards nor pipes, and Nest's way through a controller costs as much again as the ruling itself (decision 0004).
 */

/** Opens the doors of one rulebook: every procedure under its area, to be ruled on or weighed. */
export const openRulebook = (fastify: FastifyInstance, book: Book, work: WorkPool): void => {
  for (const procedure of proceduresOf(book)) openProcedure(fastify, { book, procedure }, work);
  const unknown = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(reply, request, noSuchProcedure(book, request));
  for (const path of [':area/:procedure', ':area/:procedure/odds']) {
    fastify.route({
      method: ['GET', 'POST'],
      url: `/v1/${book.id}/${path}`,
      config: { elsewhere: true },
      handler: unknown,
    });
  }
};

const openProcedure = (fastify: FastifyInstance, opened: Opened, work: WorkPool): void => {
  const { id } = opened.procedure;
  const way = id.replaceAll('.', '/');
  const path = `/v1/${way}`;
  const config = { manual: `/docs/${way}`, readByWorkers: true };

  fastify.post(path, { config }, (request, reply) => {
    const { body } = request;
    if (body instanceof UnreadJson) return sendFromWorker(work, unread(id, false, body, request), request, reply);
    const ruled = rule(opened, body, languageAsked(request));
    if (ruled.ok) sendAscii(reply, request, answerJson(ruled.value));
    else sendFaults(reply, request, ruled.faults);
  });

  fastify.post(`${path}/odds`, { config }, (request, reply) => {
    const { body } = request;
    if (body instanceof UnreadJson) return sendFromWorker(work, unread(id, true, body, request), request, reply);
    const weighed = weighHere(opened, body);
    if (weighed === 'too-much-work')
      return sendFromWorker(work, { kind: 'odds', procedure: id, question: body }, request, reply);
    if (weighed.ok) sendJson(reply, JSON.stringify(weighed.value));
    else sendFaults(reply, request, weighed.faults);
  });
};

const unread = (procedure: string, odds: boolean, { text }: UnreadJson, { headers }: FastifyRequest): UnreadJob => ({
  kind: 'unread',
  procedure,
  odds,
  text,
  acceptLanguage: headers['accept-language'],
});

/** What would keep the event loop: a worker does and writes it. */
const sendFromWorker = async (
  work: WorkPool,
  job: OddsJob | UnreadJob,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  try {
    const client = { ip: request.ip, language: languageAsked(request) };
    const done = await work.run(job, client);
    void reply.headers(work.headersFor(client));
    if (done.ok) sendJson(reply, Buffer.from(done.json.buffer, done.json.byteOffset, done.json.byteLength));
    else if ('why' in done) sendProblem(reply, request, new BadJson());
    else
      sendProblem(
        reply,
        request,
        new Refused(faultsProblem(done.faults, 'language' in done ? done.language : client.language)),
      );
  } catch (error) {
    sendProblem(reply, request, error);
  }
  return reply;
};

const noSuchProcedure = (book: Book, request: FastifyRequest): Refused => {
  const { area, procedure } = request.params as { readonly area: string; readonly procedure: string };
  const close = nearest(
    `${book.id}.${area}.${procedure}`,
    proceduresOf(book).map(({ id }) => id),
  );
  const like = close.length > 0 ? close.join(', ') : `/v1/rulesets/${book.id}/procedures`;
  return new Refused(
    problem(
      'not-found',
      {
        it: `${book.title.it} non ha questa procedura. Forse: ${like}.`,
        en: `${book.title.en} has no such procedure. Perhaps: ${like}.`,
      },
      languageAsked(request),
      { nearest: close },
    ),
  );
};
