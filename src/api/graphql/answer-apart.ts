import { execute, getOperationAST, parse } from 'graphql';
import type { Effort } from '../../core/index.js';
import type { Shelf } from '../desk/shelf.js';
import type { Done, GraphqlJob } from '../work/job.js';
import { rulesSchema } from './schema.js';
import { compile } from './written.js';

/** Answers queries about the rules in a worker thread: the door has found them valid, and not too much to ask. */
export const graphqlAnswerer = (
  shelf: Shelf,
  effortNow: () => Effort,
): ((job: GraphqlJob) => Promise<Done['graphql']>) => {
  const schema = rulesSchema(shelf);
  return async ({ query, operationName, variables, acceptLanguage }) => {
    const document = parse(query);
    const operation = getOperationAST(document, operationName);
    // One query has as much time as one request for odds, however many it asks for.
    const effort = effortNow();
    const asker = { req: { headers: { 'accept-language': acceptLanguage } }, effort: () => effort };
    const written = operation ? compile(schema, document, operation)(variables, asker) : null;
    if (written !== null) return { data: written, errors: undefined };
    const { data, errors } = await execute({
      schema,
      document,
      contextValue: asker,
      variableValues: variables,
      operationName: operationName ?? null,
    });
    return {
      data: data ? JSON.stringify(data) : null,
      errors: errors?.map(error => error.toJSON()),
    };
  };
};
