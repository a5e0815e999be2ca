import { execute, getOperationAST, parse } from 'graphql';
import type { Effort } from '../../core/index.js';
import type { Shelf } from '../desk/shelf.js';
import type { Done, GraphqlJob } from '../work/job.js';
import { rulesSchema } from './schema.js';
import { compile } from './written.js';

/** Longer answers than this are not sent: to hand them on would keep the event loop. */
const mostLetters = 5_000_000;

const tooLarge = (letters: number): Done['graphql'] => {
  const mb = (Math.ceil(letters / 100_000) / 10).toFixed(1);
  const message = `The answer would take ${mb} MB, at most ${mostLetters / 1_000_000}: ask for fewer odds at a time, for fewer fields of them, or without exact.`;
  return { data: null, errors: [{ message, extensions: { code: 'ANSWER_TOO_LARGE', most: mostLetters } }] };
};

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
    if (written !== null)
      return written.length > mostLetters ? tooLarge(written.length) : { data: written, errors: undefined };
    const { data, errors } = await execute({
      schema,
      document,
      contextValue: asker,
      variableValues: variables,
      operationName: operationName ?? null,
    });
    const json = data ? JSON.stringify(data) : null;
    if (json !== null && json.length > mostLetters) return tooLarge(json.length);
    return { data: json, errors: errors?.map(error => error.toJSON()) };
  };
};
