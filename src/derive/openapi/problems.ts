import type { Text } from '../../core/index.js';
import { pascalCase, type JsonSchema } from '../json-schema.js';
import { schemaRef } from './schemas.js';

/** Problems in the document: each answer to them is kept once. */

/** What is said of a kind of problem. */
export interface ProblemSaid {
  readonly status: number;
  readonly title: Text;
}

/** Statuses whose answers say when to try again. */
const passing: readonly number[] = [429, 503];

const example = (kind: string): string => kind.replace(/-./g, dash => dash.slice(1).toUpperCase());

/** The name under which the answer to some kinds of problem is kept. */
export const problemName = (kinds: readonly string[]): string => kinds.map(pascalCase).join('Or');

/** The answer to problems of one status, with an example of each kind. */
export const problemResponse = (
  kinds: readonly string[],
  said: { readonly [kind: string]: ProblemSaid },
  exampleOf: (kind: string) => object,
): JsonSchema => {
  const title = (kind: string): string => said[kind]?.title.en ?? kind;
  return {
    description: kinds.map((kind, i) => (i === 0 ? title(kind) : title(kind).toLowerCase())).join(', or '),
    ...(kinds.some(kind => passing.includes(said[kind]?.status ?? 0)) && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
    content: {
      'application/problem+json': {
        schema: schemaRef('Problem'),
        examples: Object.fromEntries(
          kinds.map(kind => [example(kind), { summary: title(kind), value: exampleOf(kind) }]),
        ),
      },
    },
  };
};

/** Some kinds of problem by their status, each in the order in which it is said. */
export const byStatus = (
  kinds: readonly string[],
  said: { readonly [kind: string]: ProblemSaid },
): ReadonlyMap<number, readonly string[]> => {
  const grouped = new Map<number, readonly string[]>();
  for (const kind of Object.keys(said)) {
    const status = said[kind]?.status ?? 0;
    if (kinds.includes(kind)) grouped.set(status, [...(grouped.get(status) ?? []), kind]);
  }
  return new Map([...grouped].sort(([a], [b]) => a - b));
};
