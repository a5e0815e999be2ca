import { ApolloServer, HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { RESOLVER_TYPE_METADATA } from '@nestjs/graphql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLSchema } from 'graphql';
import { answering, resultText, type GraphqlContext } from './answering.js';
import { besideEachOther } from './beside-each-other.js';
import type { Ide } from './ide.js';
import { WorkPool } from '../work/work-pool.js';
import { Introspection } from './introspection.js';

export interface GraphqlDriverConfig extends ApolloDriverConfig {
  /** The page for those who open the door in a browser. */
  readonly ide: Ide;
}

/** Queries and variables are text that people write: no honest one is longer. */
const bodyLimit = 100 * 1024;

/** What Apollo looks at of the headers. */
const headersRead = ['content-type', 'accept', 'apollo-require-preflight', 'x-apollo-operation-name'] as const;

const httpRequest = ({ body, method, headers, url }: FastifyRequest): HTTPGraphQLRequest => {
  const read = new HeaderMap();
  for (const name of headersRead) {
    const value = headers[name];
    if (typeof value === 'string') read.set(name, value);
  }
  const mark = url.indexOf('?');
  return { body, method, headers: read, search: mark < 0 ? '' : url.slice(mark) };
};

/** A head as most clients send it, with the type they are answered in. */
interface PlainHead {
  readonly http: HTTPGraphQLRequest;
  readonly type: string;
}

const plainHead = (accept: string, type: string): PlainHead => ({
  http: { body: undefined, method: 'POST', headers: new HeaderMap([['accept', accept]]), search: '' },
  type: `${type}; charset=utf-8`,
});

const oldJson = 'application/json';
const newJson = 'application/graphql-response+json';
const plainHeads = new Map<string | undefined, PlainHead>([
  [undefined, plainHead('*/*', oldJson)],
  ['*/*', plainHead('*/*', oldJson)],
  [oldJson, plainHead(oldJson, oldJson)],
  [newJson, plainHead(newJson, newJson)],
]);

/** A question as most clients send it: nothing about it needs Apollo's reading of HTTP, which costs as much again. */
const plainQuestion = ({ body, headers }: FastifyRequest) => {
  const head = plainHeads.get(headers.accept);
  // Only what browsers ask leave for is taken this way; Apollo turns away the rest.
  if (!head || !headers['content-type']?.startsWith(oldJson) || typeof body !== 'object' || body === null) return null;
  // Just seen to be a record, or a list, which has none of these.
  const {
    query,
    variables = null,
    operationName = null,
    extensions = null,
  } = body as Readonly<Record<string, unknown>>;
  if (typeof query !== 'string' || query === '' || extensions !== null) return null;
  if (typeof variables !== 'object' || Array.isArray(variables)) return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  const question = { query, variables: { ...variables }, http: head.http };
  return { head, question: operationName === null ? question : { ...question, operationName } };
};

/** Nest's options are Apollo's, with some of its own that Apollo does not look at; the schema is made by now. */
const apolloOptions = ({ typeDefs: _, resolvers: __, ...options }: ApolloDriverConfig) => options;

/** Nest's driver for Apollo, with the schema of the rules beside that of class-based resolvers, mounted on Fastify. */
@Injectable()
export class GraphqlDriver extends ApolloDriver {
  private introspection: Introspection | undefined;

  constructor(
    private readonly modules: ModulesContainer,
    private readonly work: WorkPool,
  ) {
    super(modules);
  }

  override async generateSchema({ schema: rules, ...options }: ApolloDriverConfig): Promise<GraphQLSchema> {
    if (!rules) throw new Error('The GraphQL door needs the schema of the rules.');
    if (!this.hasResolvers()) return rules;
    const beside = await super.generateSchema({ ...options, autoSchemaFile: true });
    return beside ? besideEachOther(rules, beside) : rules;
  }

  override async stop(): Promise<void> {
    this.introspection?.stop();
    await super.stop();
  }

  protected override async registerFastify(options: ApolloDriverConfig & Partial<GraphqlDriverConfig>): Promise<void> {
    const { path = '/graphql', schema, context, plugins = [], ide } = options;
    if (!schema) throw new Error('The GraphQL door needs a schema.');
    this.introspection = new Introspection(schema);
    const server = new ApolloServer({
      ...apolloOptions(options),
      schema,
      plugins: [...plugins, answering(this.introspection, this.work)],
    });
    await server.start();
    // The first to ask does not wait for what all of them need.
    await server.executeOperation({ query: '{ __typename }' });
    // Nest holds it without knowing what its resolvers are given.
    this.apolloServer = server as unknown as ApolloServer;

    const fastify = this.httpAdapterHost.httpAdapter.getInstance<FastifyInstance>();
    // Nest has made a function of it, whatever it was.
    const contextOf = context as (request: FastifyRequest, reply: FastifyReply) => Promise<GraphqlContext>;
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { status, headers, body } = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: httpRequest(request),
        context: () => contextOf(request, reply),
      });
      for (const [name, value] of headers) void reply.header(name, value);
      // An answer in pieces is only given to queries that defer, and those are not in the language yet.
      void reply.code(status ?? 200).send(body.kind === 'complete' ? body.string : '');
    };
    const answerPost = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const plain = plainQuestion(request);
      if (!plain) return answer(request, reply);
      const contextValue = await contextOf(request, reply);
      const { http, body } = await server.executeOperation(plain.question, { contextValue });
      void reply.header('content-type', plain.head.type);
      for (const [name, value] of http.headers) void reply.header(name, value);
      void reply.code(http.status ?? 200).send(body.kind === 'single' ? resultText(body.singleResult) : '');
    };
    fastify.route({ url: path, method: 'POST', bodyLimit, handler: answerPost });
    fastify.route({
      url: path,
      method: 'GET',
      exposeHeadRoute: false,
      handler: (request, reply) => (ide?.isWanted(request) ? ide.send(request, reply) : answer(request, reply)),
    });
    ide?.open(fastify);
  }

  private hasResolvers(): boolean {
    for (const { providers } of this.modules.values()) {
      for (const { metatype } of providers.values()) {
        if (typeof metatype === 'function' && Reflect.hasMetadata(RESOLVER_TYPE_METADATA, metatype)) return true;
      }
    }
    return false;
  }
}
