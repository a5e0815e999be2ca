import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { DynamicModule, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { destination, pino, type Logger } from 'pino';
import type { LogLevel } from '../config/index.js';
import { Addresses, methods } from './addresses.js';
import { AnswerHeaders, mayHoldSecret, neverKept } from './answer-headers.js';
import { InFlight } from './in-flight.js';
import { beyondBounds, jsonBounds, longestReadHere, UnreadJson } from './json-bounds.js';
import { Metrics } from './operations/metrics.js';
import { isoTime, requestLog } from './operations/request-log.js';
import { refusesRepeated } from './repeated-parameters.js';
import { BadJson, ProblemFilter, sendProblem, tooLarge } from './problem/problem.filter.js';
import type { ServerSettings } from './server-settings.js';
import { shedLoad, wasTurnedAway } from './shedding.js';

const bodyLimit = 512 * 1024;
/** Long enough for a spreadsheet's batch row; what is longer is answered 431. */
const longestHeaders = 64 * 1024;

/** Of an error its name, sentence and place: what else it carries may be a statement with somebody's data in it. */
const serializers = {
  err: (error: unknown): unknown =>
    error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : String(error),
};

/** Structured logs on standard output, written in pieces so that a request does not wait for them. */
export const logTo = (level: LogLevel): Logger =>
  pino(
    { level, base: null, timestamp: isoTime, serializers },
    destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );

/** A caller's own request id, if it is one that may stand in a log. */
const requestIdOf = (raw: {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
}): string => {
  const given = raw.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
};

/** Answers what is not even HTTP. Nothing of it is logged: its first bytes may hold a key. */
const brokenRequest = (error: { readonly code?: string }, socket: Socket): void => {
  if (socket.destroyed || !socket.writable) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
  );
};

/** Answers an address that cannot be read, before any route or hook of ours sees it. */
const brokenAddress = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void reply.header('x-request-id', request.id).headers(request.server.answerHeaders.at(request.url));
  sendProblem(reply, request, error);
};

/** Opens the server: Fastify with our limits, logs and headers, and the given module behind it. */
export const openServer = async (
  module: DynamicModule,
  log: Logger,
  metrics: Metrics,
  settings: ServerSettings,
): Promise<NestFastifyApplication> => {
  const { proxies = 0 } = settings;
  const adapter = new FastifyAdapter({
    // No middleware stands in front of the doors.
    skipMiddie: true,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    clientErrorHandler: brokenRequest,
    frameworkErrors: brokenAddress,
    genReqId: requestIdOf,
    // Only what our own proxies say of where a request comes from is believed.
    trustProxy: (_address: string, hop: number) => hop < proxies,
    // One logger for all: a child per request costs more than writing its id.
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: longestHeaders, headersTimeout: 10_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  prepare(adapter.getInstance(), log, metrics, settings);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    logger: nestLog(log),
    abortOnError: false,
  });
  app.useGlobalFilters(new ProblemFilter());
  return app;
};

const refusalDelayMs = 200;
const tooManyInFlight = (): Error => Object.assign(new Error('too many in flight'), { statusCode: 503 });

/** The routes whose work does not end within one turn of the event loop. */
const takesLong: readonly string[] = ['/v1/batch', '/graphql'];

const prepare = (fastify: FastifyInstance, log: Logger, metrics: Metrics, settings: ServerSettings): void => {
  const { maxInFlight, publicUrl } = settings;
  const headers = new AnswerHeaders(publicUrl);
  fastify.decorate('answerHeaders', headers);
  /** Lets only so many slow requests in at once; counted once the body is here, so that slow senders take no place. */
  const fewAtOnce = () => {
    const inFlight = new InFlight(maxInFlight);
    return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
      const leave = inFlight.enter(request.ip);
      if (leave === null) {
        metrics.shed();
        // Told after a moment: whoever sends the same again at once would have us read bodies and nothing else.
        setTimeout(() => sendProblem(reply, request, tooManyInFlight()), refusalDelayMs);
        return;
      }
      reply.raw.once('close', leave);
      done();
    };
  };
  const addresses = new Addresses();
  fastify.addHook('onRoute', route => {
    addresses.add(route);
    if (takesLong.includes(route.url)) route.preHandler = fewAtOnce();
  });
  fastify.removeContentTypeParser('text/plain');
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.length > longestReadHere && request.routeOptions.config.readByWorkers === true)
      return done(null, new UnreadJson(body));
    const beyond = beyondBounds(body, jsonBounds);
    if (beyond === 'levels') return done(new BadJson('nested too deep'));
    if (beyond === 'values') return done(tooLarge());
    void parseJson(request, body, (error, value) => (error ? done(new BadJson(error.message)) : done(null, value)));
  });
  shedLoad(fastify, log, metrics, settings);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).headers(headers.at(request.url));
    if (mayHoldSecret(request.url)) void reply.header('cache-control', neverKept);
    if (request.method === 'OPTIONS') {
      // Browsers and spreadsheets ask first; the answer touches nothing, and lets them read why an address is wrong.
      void reply
        .code(204)
        .header('allow', addresses.allowed(request))
        .header('access-control-allow-methods', methods.join(', '))
        .header(
          'access-control-allow-headers',
          'content-type, accept-language, authorization, idempotency-key, if-match, x-request-id, apollo-require-preflight, x-apollo-operation-name',
        )
        .header('access-control-max-age', '86400')
        .send();
      return;
    }
    if (!addresses.refuses(request, reply) && !refusesRepeated(request, reply)) done();
  });
  const tell = requestLog(log);
  fastify.addHook('onResponse', (request, reply, done) => {
    if (wasTurnedAway(request)) return done();
    const milliseconds = reply.elapsedTime;
    const route = request.routeOptions.url ?? 'none';
    metrics.served(...countedAs(request, route, reply.statusCode), milliseconds / 1000);
    tell(request.id, request.method, route, reply.statusCode, milliseconds);
    done();
  });
};

/** What is counted of a request: of the clubs' doors only how it went, or a count would tell what is done unseen. */
const countedAs = (request: FastifyRequest, route: string, status: number): [string, string, number] => {
  const { countedAs: together } = request.routeOptions.config as { readonly countedAs?: string };
  return together === undefined ? [request.method, route, status] : ['any', together, Math.floor(status / 100) * 100];
};

/** What the framework says of itself at every start; of interest only to those who look for a fault. */
const framework = new Set<unknown>([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
  'GraphQLModule',
]);

/** Nest's own messages, in the same log. */
const nestLog = (log: Logger): LoggerService => {
  const say =
    (level: 'info' | 'error' | 'warn' | 'debug') =>
    (message: unknown, ...rest: unknown[]) => {
      const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
      if (message instanceof Error) log[level]({ err: message, context });
      else log[level]({ context }, String(message));
    };
  return {
    log: (message, ...rest) => say(framework.has(rest.at(-1)) ? 'debug' : 'info')(message, ...rest),
    error: say('error'),
    warn: say('warn'),
    debug: say('debug'),
    verbose: say('debug'),
  };
};
