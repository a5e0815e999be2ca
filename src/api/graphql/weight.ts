import type { FieldNode, GraphQLField } from 'graphql';

/** What a field weighs in the cost of a query, besides itself. */
export interface Weight {
  /** How often it asks the database. */
  readonly reads?: number;
  /** How many it may hold, if it is a list of things of which more can be asked. */
  readonly most?: number;
  /** How many are asked for, if it is a page. */
  readonly pageOf?: (node: FieldNode) => number;
}

/** The key under which a field keeps it. */
export const weight = 'weight';

export const weightOf = (field: GraphQLField<unknown, unknown>): Weight | undefined =>
  // Only the schema of the doors writes under this key.
  field.extensions[weight] as Weight | undefined;
