import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { Logger, Module, type DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Shelf } from '../desk/shelf.js';
import { errorText, resultText } from './answering.js';
import { Documents } from './documents.js';
import { GraphqlDriver, type GraphqlDriverConfig } from './driver.js';
import { Ide } from './ide.js';
import { limitsRule } from './limits.js';
import { rulesSchema } from './schema.js';

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

/** The GraphQL door. Class-based resolvers of other modules are served beside the rules. */
@Module({})
export class GraphqlModule {
  static of(shelf: Shelf): DynamicModule {
    return {
      module: GraphqlModule,
      imports: [
        GraphQLModule.forRoot<GraphqlDriverConfig>({
          driver: GraphqlDriver,
          path: '/graphql',
          schema: rulesSchema(shelf),
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
    };
  }
}
