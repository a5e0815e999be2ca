import type { GraphQLFieldResolver } from 'graphql';
import { admit, parametersOf, Refused, Reply, shapeOf, type Answers, type DoorSaid, type Page } from '../door/index.js';
import { languageAsked, readAsked, type Brought } from '../door/ask-door.js';
import { problemFor } from '../problem/problem.filter.js';
import type { GraphqlContext } from './answering.js';
import type { BehindDoors } from './behind-doors.js';
import { etags } from './door-types.js';
import { problemError } from './problem-error.js';

type Arguments = { readonly [name: string]: unknown };

/** Brings what is asked of a field to its door: the same way as over REST, with the same refusals. */
export const askingDoor =
  (said: DoorSaid, behind: BehindDoors): GraphQLFieldResolver<unknown, GraphqlContext, Arguments> =>
  async (parent, args, { req, reply }) => {
    const language = languageAsked(req);
    try {
      const admission = await admit(behind.gate, req);
      void reply.headers({ ...admission.headers, 'cache-control': 'no-store' });
      const door = behind.door(said);
      const asked = readAsked(door, broughtIn(said, parent, args), req, admission, language);
      // What was read is what the door declares.
      const answered = await door.handle(asked as never);
      const { body, headers, cookies } = answered instanceof Reply ? answered : new Reply(answered);
      const cookie = headers['set-cookie'];
      if (cookie !== undefined) void reply.header('set-cookie', cookie);
      for (const one of cookies) void reply.header('set-cookie', one);
      for (const name of Object.keys(said.replyHeaders ?? {})) {
        const value = headers[name.toLowerCase()];
        if (value !== undefined) void reply.header(name, value);
      }
      return valueOf(said.answers, body, headers['etag']);
    } catch (error) {
      if (error instanceof Refused) void reply.headers({ ...error.headers });
      const problem = problemFor(error, language);
      // What is our own error is logged and hidden where all such errors are.
      throw problem.code === 'internal' ? error : problemError(problem);
    }
  };

/** The arguments of a field as what REST would be sent. */
const broughtIn = ({ path, query, graphql }: DoorSaid, parent: unknown, args: Arguments): Brought => {
  const names = parametersOf(path);
  const ofParent = isRoot(graphql?.on) ? [] : names.slice(0, 1);
  const params = names.map(name => {
    // A shape that doors stand on has an id, and the others are arguments that must be given.
    const from = ofParent.includes(name) ? Reflect.get(parent as object, 'id') : args[name];
    return [name, String(from)] as const;
  });
  const asked = (query === undefined ? [] : shapeOf(query).fields).flatMap(({ name }) =>
    args[name] === undefined ? [] : [[name, args[name]] as const],
  );
  const headers = { 'idempotency-key': args['idempotencyKey'], 'if-match': args['ifMatch'] };
  return {
    params: Object.fromEntries(params),
    body: args['input'] === undefined ? undefined : plain(args['input']),
    query: Object.fromEntries(asked),
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  };
};

/** Whether a field stands at the root, and not on a shape. */
export const isRoot = (on: string | undefined): boolean => on === 'Query' || on === 'Mutation';

/** The same as ordinary objects, whatever GraphQL made of what was written. */
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, plain(held)]));
};

/** What a door answered as REST would have written it, in the form of its field. */
const valueOf = (answers: Answers, body: unknown, etag: string | undefined): unknown => {
  if (answers.kind === 'nothing') return true;
  if (answers.kind !== 'page') return withEtag(asWritten(body), etag);
  // A door that is said to answer with pages does.
  const { edges, hasNext } = body as Page<unknown>;
  const read = edges.map(({ cursor, node }) => ({ cursor, node: asWritten(node) }));
  return {
    edges: read,
    nodes: read.map(({ node }) => node),
    pageInfo: { hasNextPage: hasNext, endCursor: read.at(-1)?.cursor ?? null },
  };
};

/** A value after its JSON was written and read again; JSON that was kept from before is only read. */
const asWritten = (body: unknown): unknown => JSON.parse(typeof body === 'string' ? body : JSON.stringify(body));

const withEtag = (value: unknown, etag: string | undefined): unknown => {
  if (etag !== undefined && typeof value === 'object' && value !== null) etags.set(value, etag);
  return value;
};
