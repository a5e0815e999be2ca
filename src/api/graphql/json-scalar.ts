import { GraphQLScalarType } from 'graphql';

/** Any value. Class-based resolvers that answer JSON name this very type, for a schema has each name but once. */
export const jsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'A value as JSON; words are those of the catalogue, as the REST doors give them.',
});
