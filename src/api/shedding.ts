import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { languages, type Language } from '../core/index.js';
import { languageOf } from './desk/language.js';
import type { ServerSettings } from './server-settings.js';
import type { Metrics } from './operations/metrics.js';
import { problemDetails } from './problem/problem.filter.js';
import { problem } from './problem/problem.js';
import { Turnstile } from './turnstile.js';

/** With more connections than this open, whoever is turned away has to connect anew. */
const manyConnections = 2000;

/** Those who run the server are answered however many others ask. */
const isAboutTheServer = (url: string, metricsHere: boolean): boolean =>
  url.startsWith('/health/') || (metricsHere && url === '/metrics');

const turnedAway = Symbol('turned away');
type Turned = FastifyRequest & { [turnedAway]?: true };

/** Whether a request was turned away; such are counted, and not told one by one. */
export const wasTurnedAway = (request: Turned): boolean => request[turnedAway] === true;

/** Turns away what cannot be served soon, before its body is read, at a fraction of what serving it would cost. */
export const shedLoad = (
  fastify: FastifyInstance,
  log: Logger,
  metrics: Metrics,
  { maxInFlight, metrics: metricsAt = 'on' }: ServerSettings,
): void => {
  const metricsHere = metricsAt === 'public';
  // However slow the machine, as many may wait as may be served side by side.
  const turnstile = new Turnstile(maxInFlight);
  let connections = 0;
  fastify.server.on('connection', (socket: Socket) => {
    connections++;
    socket.once('close', () => connections--);
    turnstile.connection();
  });

  let untold = 0;
  const tell = (): void => {
    log.warn({ turnedAway: untold }, 'Too many requests at once: some were turned away');
    untold = 0;
  };
  const turnAway = (request: Turned, reply: FastifyReply): void => {
    metrics.shed();
    if (untold++ === 0) setTimeout(tell, 1000).unref();
    request[turnedAway] = true;
    const { headers, body } = refusals[languageOf(undefined, request.headers['accept-language'])];
    reply.hijack();
    if (connections > manyConnections) reply.raw.shouldKeepAlive = false;
    const ofEvery = fastify.answerHeaders.listedAt(request.url);
    reply.raw.writeHead(503, [...headers, ...ofEvery, 'x-request-id', request.id]).end(body);
  };

  fastify.addHook('onRequest', (request, reply, done) => {
    if (isAboutTheServer(request.url, metricsHere)) done();
    else if (!turnstile.enter(done)) turnAway(request, reply);
  });
};

/** What is said to those who are turned away: the same each time, so it is written once. */
const refusalIn = (language: Language): { readonly headers: readonly string[]; readonly body: Buffer } => {
  const body = Buffer.from(JSON.stringify(problem('overloaded', problemDetails.overloaded, language)));
  // prettier-ignore
  const headers = [
    'content-type', 'application/problem+json; charset=utf-8',
    'content-length', String(body.length),
    'cache-control', 'no-store',
    'retry-after', '1',
  ];
  return { headers, body };
};

const refusals = Object.fromEntries(languages.map(language => [language, refusalIn(language)])) as {
  // Every language was just gone through.
  readonly [L in Language]: ReturnType<typeof refusalIn>;
};
