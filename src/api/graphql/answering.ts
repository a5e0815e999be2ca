import { HeaderMap, type ApolloServerPlugin, type GraphQLRequestListener, type GraphQLResponse } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  GraphQLError,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Introspection } from './introspection.js';
import { asksForSchema, onlyTooMuch, rootFields } from './limits.js';
import { languageOf } from '../desk/language.js';
import { Refused } from '../problem/problem.js';
import type { GraphqlJob } from '../work/job.js';
import type { WorkPool } from '../work/work-pool.js';
import { problemError } from './problem-error.js';
import { compile, ownOf, type Written } from './written.js';

/** What a resolver of ours or of Nest is given: the HTTP request, as Nest puts it there, and what will answer it. */
export interface GraphqlContext {
  readonly req: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Data whose JSON is already written. */
class WrittenData {
  readonly [name: string]: unknown;
  constructor(readonly json: string) {}
}

/** The text of a result, what went wrong first; data already written goes out as it is. */
export const resultText = ({ errors, data, extensions }: FormattedExecutionResult): string =>
  data instanceof WrittenData
    ? `{${errors ? `"errors":${JSON.stringify(errors)},` : ''}"data":${data.json}}\n`
    : `${JSON.stringify({ errors, data, extensions })}\n`;

/** A head that adds nothing; Apollo only reads it. */
const plainHead = { headers: new HeaderMap() };

const written = (json: string): GraphQLResponse => ({
  http: plainHead,
  body: { kind: 'single', singleResult: { data: new WrittenData(json) } },
});

/** How an operation is answered, seen once. */
interface Plan {
  readonly aboutSchema: boolean;
  /** Where it is answered: by a worker, if it is much work; here, if it is little; nowhere, if it is much beside clubs. */
  readonly where: Where;
  readonly write: Written;
}

const planOf = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Plan => {
  const fragment = (name: string) =>
    document.definitions.find(node => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name);
  const roots = rootFields(operation, name => {
    const found = fragment(name);
    return found && 'selectionSet' in found ? found : undefined;
  });
  return {
    aboutSchema: asksForSchema(roots),
    where: whereToAnswer(schema, document),
    write: compile(schema, document, operation),
  };
};

/** Where Apollo asks us: what can be written at once is, what is about the schema goes its way, all else is Apollo's. */
export const answering = (introspection: Introspection, work: WorkPool): ApolloServerPlugin<GraphqlContext> => {
  // A document lives in a bounded store; what was seen of it goes with it.
  const plans = new WeakMap<DocumentNode, Map<OperationDefinitionNode, Plan>>();

  const find = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Plan => {
    const known = plans.get(document) ?? new Map<OperationDefinitionNode, Plan>();
    plans.set(document, known);
    const plan = known.get(operation) ?? planOf(schema, document, operation);
    known.set(operation, plan);
    return plan;
  };

  const listener: GraphQLRequestListener<GraphqlContext> = {
    async responseForOperation({ schema, document, operation, source, request, contextValue }) {
      // Apollo says there is always one, but asks before it has seen that the name fits none.
      if (!(operation as OperationDefinitionNode | undefined)) return null;
      const { aboutSchema, where, write } = find(schema, document, operation);
      const { operationName, variables = {} } = request;
      const answer = (json: string | null) => (json === null ? null : written(json));
      if (where === 'nowhere') return tooMixed;
      if (where === 'worker') return answerApart(work, { query: source, operationName, variables }, contextValue);
      if (!aboutSchema) return answer(write(variables, contextValue));
      const told = introspection.tell({ query: source, operationName, variableValues: variables });
      return told.then(answer, () => overloaded);
    },
    async didEncounterErrors({ errors, contextValue: { req } }) {
      for (const error of errors) {
        if (isOurs(error)) req.log.error({ err: error.originalError ?? error, reqId: req.id }, 'internal error');
      }
    },
    async willSendResponse({ request, response, errors }) {
      if (!errors) return;
      const { body } = response;
      if (body.kind === 'single' && body.singleResult.errors)
        body.singleResult.errors = onlyTooMuch(body.singleResult.errors);
      if (isOldJson(request.http?.headers.get('accept')) && errors.every(isAboutTheQuery)) response.http.status = 200;
    },
  };
  return { requestDidStart: async () => listener };
};

type Where = 'here' | 'worker' | 'nowhere';

/** More rulings than this in one query, with all their reasons, would keep the event loop. */
const mostRulingsHere = 3;

/** Where a document is answered: a worker knows the rules alone, and only this thread knows clubs and battles. */
const whereToAnswer = (schema: GraphQLSchema, document: DocumentNode): Where => {
  const types = new TypeInfo(schema);
  let [odds, rulings, elsewhere, inFragment] = [false, 0, false, false];
  visit(
    document,
    visitWithTypeInfo(types, {
      FragmentDefinition: { enter: () => void (inFragment = true), leave: () => void (inFragment = false) },
      Field() {
        const field = types.getFieldDef();
        const own = field && ownOf(field);
        if (own?.long) odds = true;
        // A fragment may be spread again and again.
        if (own?.cost !== undefined) rulings += inFragment ? mostRulingsHere + 1 : 1;
        if (field && !own && !field.name.startsWith('__')) elsewhere = true;
      },
    }),
  );
  if (!elsewhere) return odds || rulings > mostRulingsHere ? 'worker' : 'here';
  return rulings > mostRulingsHere ? 'nowhere' : 'here';
};

/** Has a worker answer a query; what it may not, or cannot do in time, is an error of the whole. */
const answerApart = async (
  work: WorkPool,
  asked: Pick<GraphqlJob, 'query' | 'operationName' | 'variables'>,
  { req, reply }: GraphqlContext,
): Promise<GraphQLResponse> => {
  const acceptLanguage = req.headers['accept-language'];
  const client = { ip: req.ip, language: languageOf(undefined, acceptLanguage) };
  try {
    const { data, errors } = await work.run({ kind: 'graphql', ...asked, acceptLanguage }, client);
    void reply.headers(work.headersFor(client));
    const singleResult = {
      ...(errors && { errors: errors.map(error => errorText(error as GraphQLFormattedError)) }),
      data: data === null ? null : new WrittenData(data),
    };
    return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { problem, headers } = error;
    const told = new HeaderMap(Object.entries(headers));
    told.set('retry-after', String(problem.retryAfter ?? 1));
    const { message, extensions } = problemError(problem);
    return {
      http: { status: problem.status, headers: told },
      body: { kind: 'single', singleResult: { errors: [{ message, extensions }] } },
    };
  }
};

const tooMixed: GraphQLResponse = {
  http: { status: 400, headers: new HeaderMap() },
  body: {
    kind: 'single',
    singleResult: {
      errors: [
        {
          message: `A query that also asks about clubs or battles may hold at most ${mostRulingsHere} rulings: ask for the others in a query of their own.`,
          extensions: {
            code: ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
            limit: 'rulings',
            most: mostRulingsHere,
          },
        },
      ],
    },
  },
};

const overloaded: GraphQLResponse = {
  http: { status: 503, headers: new HeaderMap([['retry-after', '1']]) },
  body: {
    kind: 'single',
    singleResult: {
      errors: [
        {
          message: 'Too many ask about the schema at once: try again in a second.',
          extensions: { code: 'OVERLOADED' },
        },
      ],
    },
  },
};

/** An error of ours is one that nobody has given a code. */
const isOurs = ({ extensions, originalError }: GraphQLError): boolean =>
  extensions.code === undefined && originalError !== undefined && !(originalError instanceof GraphQLError);

/** Clients of before the specification take any status but 200 for a failure of the network. */
const isOldJson = (accept: string | undefined): boolean =>
  accept !== undefined && accept.includes('application/json') && !accept.includes('application/graphql-response+json');

const aboutTheQuery: readonly unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
];

/** What is wrong with a query in itself; one that asks too much is refused in any case. */
const isAboutTheQuery = ({ extensions }: GraphQLError): boolean =>
  aboutTheQuery.includes(extensions.code) && extensions.limit === undefined;

/** What leaves the server of an error: no word of ours but those meant for others, and no hints at other names. */
export const errorText = (said: GraphQLFormattedError): GraphQLFormattedError => {
  if (said.extensions?.code === ApolloServerErrorCode.INTERNAL_SERVER_ERROR) {
    const { path, locations } = said;
    return {
      message: 'The error is ours and has been logged with the request id.',
      ...(path && { path }),
      ...(locations && { locations }),
      extensions: { code: ApolloServerErrorCode.INTERNAL_SERVER_ERROR },
    };
  }
  return { ...said, message: said.message.replace(/ ?Did you mean [^?]+\?/g, '') };
};
