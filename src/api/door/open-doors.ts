import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem/problem.filter.js';
import { asksForHeadOnly, sendHead, toldInCell } from '../sheet/in-cell.js';
import { admit, languageAsked, readAsked } from './ask-door.js';
import { Reply, type Gate } from './asked.js';
import type { Answers, Door, Page } from './door.js';
import { asWritten } from './read.js';

/** Opens hand-written doors: each is read, answered and refused in the same way. */
export const openDoors = (fastify: FastifyInstance, gate: Gate, doors: readonly Door[]): void => {
  for (const door of doors) {
    fastify.route({
      method: door.said.method,
      url: door.said.path,
      config: { countedAs: 'clubs' },
      handler: (request, reply) => void serve(gate, door, request, reply),
    });
  }
};

const serve = async (gate: Gate, door: Door, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const { sheet = false } = door.said;
  if (sheet && asksForHeadOnly(request)) return void sendHead(reply);
  try {
    const language = languageAsked(request, sheet);
    const admission = await admit(gate, request, sheet);
    void reply.headers(admission.headers);
    const { lang: _, key: __, ...written } = request.query as { readonly [name: string]: unknown };
    const query = door.said.query === undefined ? written : asWritten(door.said.query, written);
    const params = request.params as { readonly [name: string]: string };
    const asked = readAsked(door, { params, body: request.body, query }, request, admission, language);
    // What was read is what the door declares.
    const answered = await door.handle(asked as never);
    send(reply, door, answered instanceof Reply ? answered : new Reply(answered, door.said.status));
  } catch (error) {
    if (!sheet || !toldInCell(request, reply, error)) sendProblem(reply, request, error);
  }
};

const send = (reply: FastifyReply, { said }: Door, { body, status, headers, cookies }: Reply): void => {
  if (reply.sent) return;
  if (!('cache-control' in headers)) void reply.header('cache-control', 'no-store');
  void reply.code(status).headers({ ...headers });
  for (const cookie of cookies) void reply.header('set-cookie', cookie);
  if (body === undefined || body === null) return void reply.send();
  if (said.answers.kind === 'file')
    return void reply.header('content-type', headers['content-type'] ?? said.answers.type).send(body);
  void reply.header('content-type', 'application/json; charset=utf-8').send(jsonOf(said.answers, body));
};

/** JSON that was kept from before goes out as it was. */
const jsonOf = (answers: Answers, body: unknown): string => {
  if (typeof body === 'string') return body;
  if (answers.kind !== 'page') return JSON.stringify(body);
  // A door that is said to answer with pages does.
  const { edges, hasNext } = body as Page<unknown>;
  return JSON.stringify({ items: edges.map(({ node }) => node), next: hasNext ? edges.at(-1)?.cursor : null });
};
