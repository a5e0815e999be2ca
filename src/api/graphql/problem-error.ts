import { GraphQLError } from 'graphql';
import { enumValueName } from '../../derive/index.js';
import type { Problem } from '../problem/problem.js';

/** A problem as the other doors say it, as a GraphQL error of one field. */
export const problemError = ({ detail, code, status, faults, reasons, retryAfter }: Problem): GraphQLError => {
  const said = faults?.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)) ?? [];
  return new GraphQLError([detail, ...said].join(' ').slice(0, 2000), {
    extensions: {
      code: enumValueName(code),
      status,
      ...(faults && { faults }),
      ...(reasons && { reasons }),
      ...(retryAfter !== undefined && { retryAfter }),
    },
  });
};
