import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Language, Text } from '../../core/index.js';
import { DatabaseFault, OtherSeed, WritesRefused } from '../../database/index.js';
import { languageOf } from '../desk/language.js';
import { problem, Refused, type Problem, type ProblemKind } from './problem.js';

/** The body of a request is not JSON. */
export class BadJson extends Error {}

/** A body that is larger than its door takes. */
export const tooLarge = (): Error => Object.assign(new Error('too large'), { statusCode: 413 });

/** What a thrown error means for the caller, by its code or status; anything unknown is our own error. */
const kindOf = (error: unknown): ProblemKind => {
  if (error instanceof BadJson) return 'bad-json';
  if (error instanceof OtherSeed) return 'other-seed';
  if (error instanceof WritesRefused) return 'writes-refused';
  if (error instanceof DatabaseFault) return 'database-away';
  const status = error instanceof HttpException ? error.getStatus() : (error as Partial<FastifyError>).statusCode;
  if (status === 413) return 'too-large';
  if (status === 415) return 'unsupported-media';
  if (status === 404) return 'not-found';
  if (status === 503) return 'overloaded';
  if (status !== undefined && status >= 400 && status < 500) return 'bad-request';
  return 'internal';
};

/** What each kind of problem says unless there is more to say. */
// prettier-ignore
export const problemDetails: { readonly [K in ProblemKind]: Text } = {
  'not-understood':     { it: 'La richiesta ha degli errori.', en: 'The request has faults.' },
  'bad-json':           { it: 'Il corpo della richiesta è vuoto o non è JSON valido: controllare virgole, virgolette e parentesi. Il nome __proto__ non è ammesso, e nemmeno più di 64 livelli uno dentro l’altro.', en: 'The body is empty or not valid JSON: check commas, quotes and brackets. The name __proto__ is not allowed, nor are more than 64 levels one inside the other.' },
  'bad-request':        { it: 'La richiesta HTTP non è valida.', en: 'The HTTP request is not valid.' },
  'not-found':          { it: 'Qui non c’è nulla: l’elenco delle porte è in /docs, quello delle procedure in /v1/rulesets.', en: 'There is nothing here: the doors are listed at /docs, the procedures at /v1/rulesets.' },
  'not-signed-in':      { it: 'Accedere con POST /v1/session, oppure mandare una chiave: Authorization: Bearer wk_….', en: 'Sign in with POST /v1/session, or send a key: Authorization: Bearer wk_….' },
  'not-permitted':      { it: 'Il ruolo o la chiave non lo consentono: chiedere al responsabile del club.', en: 'The role or key does not permit it: ask the owner of the club.' },
  'method-not-allowed': { it: 'L’indirizzo è giusto, il metodo no: quelli ammessi sono nell’intestazione Allow.', en: 'The address is right, the method is not: those allowed are in the header Allow.' },
  'not-now':            { it: 'In questo momento non si può fare.', en: 'It cannot be done at this moment.' },
  'key-running':        { it: 'Una richiesta con la stessa Idempotency-Key è ancora in corso: riprovare tra un secondo.', en: 'A request with the same Idempotency-Key is still running: try again in a second.' },
  'key-reused':         { it: 'La stessa Idempotency-Key è già servita per un’altra richiesta: usarne una nuova.', en: 'The same Idempotency-Key was used for another request: use a new one.' },
  'stale':              { it: 'Nel frattempo qualcosa è cambiato: leggere di nuovo e mandare il nuovo ETag in If-Match.', en: 'Something has changed since: read it again and send the new ETag in If-Match.' },
  'too-large':          { it: 'Al massimo 512 kB e 10.000 valori (16 MB per /v1/batch, 100 kB per /graphql): dividere la richiesta.', en: 'At most 512 kB and 10,000 values (16 MB for /v1/batch, 100 kB for /graphql): divide the request.' },
  'unsupported-media':  { it: 'Inviare Content-Type: application/json.', en: 'Send Content-Type: application/json.' },
  'too-many':           { it: 'Troppe richieste: aspettare quanto dice Retry-After.', en: 'Too many requests: wait as long as Retry-After says.' },
  'overloaded':         { it: 'Riprovare tra un secondo.', en: 'Try again in a second.' },
  'database-away':      { it: 'L’archivio non risponde: le porte delle regole funzionano, quelle dei club tornano con esso. Riprovare tra poco.', en: 'The database does not answer: the rules doors work, those of the clubs come back with it. Try again shortly.' },
  'other-seed':         { it: 'Il seme di questo server non è quello con cui l’archivio è stato usato: le porte delle regole funzionano, quelle dei club no. Chi gestisce il server ripristini il seme, oppure, se è perduto, usi npx arbitro accept-seed.', en: 'The seed of this server is not the one the database was used with: the rules doors work, those of the clubs do not. Whoever runs the server restores the seed or, if it is lost, runs npx arbitro accept-seed.' },
  'writes-refused':     { it: 'L’archivio si può leggere, ma al momento non si può scrivere. Riprovare tra poco; se dura, avvertire chi gestisce il server.', en: 'The database can be read, but not written at present. Try again shortly; if it lasts, tell whoever runs the server.' },
  'internal':           { it: 'L’errore è nostro ed è stato registrato con il numero della richiesta.', en: 'The error is ours and has been logged with the request id.' },
};

export const problemFor = (error: unknown, language: Language): Problem => {
  if (error instanceof Refused) return error.problem;
  const kind = kindOf(error);
  return problem(kind, problemDetails[kind], language);
};

/** The one place where what went wrong becomes an HTTP answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    // GraphQL says its errors itself.
    if (host.getType<string>() === 'graphql') throw error;
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    sendProblem(http.getResponse<FastifyReply>(), request, error);
  }
}

export const sendProblem = (reply: FastifyReply, request: FastifyRequest, error: unknown): void => {
  const said = problemFor(error, languageOf(undefined, request.headers['accept-language']));
  if (said.status >= 500 && said.code === 'internal')
    request.log.error({ err: error, reqId: request.id }, 'internal error');
  if (reply.sent) return;
  if (said.status === 503 || said.status === 429) void reply.header('retry-after', String(said.retryAfter ?? 1));
  if (said.status === 401) void reply.header('www-authenticate', 'Bearer realm="arbitro"');
  if (error instanceof Refused) void reply.headers({ ...error.headers });
  void reply
    .code(said.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...said, requestId: request.id }));
};
