import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { Logger, Module, type DynamicModule } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Shelf } from '../desk/shelf.js';
import { Doors } from '../door/doors.module.js';
import { Gate, type Room } from '../door/index.js';
import { errorText, resultText } from './answering.js';
import { BehindDoors } from './behind-doors.js';
import { Documents } from './documents.js';
import { GraphqlDriver, type GraphqlDriverConfig } from './driver.js';
import { Ide } from './ide.js';
import { limitsRule } from './limits.js';
import { wholeSchema } from './schema.js';

/** More words than this are not read: a query is written by people. */
const maxTokens = 1000;
/** Who is told so many things that are wrong has enough to mend. */
const maxErrors = 10;

const log = new Logger('GraphQL');
/** What Apollo has to say of itself, in our log. */
const logger = {
  debug: (said: unknown) => log.debug(said),
  info: (said: unknown) => log.log(said),
  warn: (said: unknown) => log.warn(said),
  error: (said: unknown) => log.error(said),
};

/** The GraphQL door: the rules, hand-written doors beside them, and class-based resolvers of other modules. */
@Module({})
export class GraphqlModule {
  /** The rooms say what their doors are; those that were made are asked for when the first query wants them. */
  static of(shelf: Shelf, rooms: readonly Room[] = []): DynamicModule {
    const behind = new BehindDoors();
    return {
      module: GraphqlModule,
      imports: [
        GraphQLModule.forRoot<GraphqlDriverConfig>({
          driver: GraphqlDriver,
          path: '/graphql',
          schema: wholeSchema(shelf, rooms, behind),
          context: (_: FastifyRequest, reply: FastifyReply) => ({ reply }),
          ide: new Ide(shelf),
          logger,
          introspection: true,
          csrfPrevention: true,
          allowBatchedHttpRequests: false,
          persistedQueries: false,
          documentStore: new Documents(),
          includeStacktraceInErrorResponses: false,
          parseOptions: { maxTokens },
          validationOptions: { maxErrors },
          validationRules: [limitsRule],
          formatError: errorText,
          stringifyResult: resultText,
          // Errors of fields leave the status alone, and requests still on their way are answered first.
          preserveHttpStatusForExecutionErrors: false,
          stopOnApplicationShutdown: true,
          playground: false,
          plugins: [
            ApolloServerPluginCacheControlDisabled(),
            ApolloServerPluginInlineTraceDisabled(),
            ApolloServerPluginLandingPageDisabled(),
            ApolloServerPluginSchemaReportingDisabled(),
            ApolloServerPluginUsageReportingDisabled(),
          ],
        }),
      ],
      providers: [
        {
          provide: BehindDoors,
          inject: [ModuleRef],
          useFactory: (made: ModuleRef) => {
            const find = () => ({
              gate: made.get(Gate, { strict: false }),
              doors: made.get(Doors, { strict: false }).all,
            });
            return behind.lookIn(find);
          },
        },
      ],
    };
  }
}
