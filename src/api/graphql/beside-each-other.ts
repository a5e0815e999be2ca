import { GraphQLObjectType, GraphQLSchema, isSpecifiedDirective, isIntrospectionType } from 'graphql';

/** One schema of two: the root fields of both, and all types; no name may be in both, but for a type that is the same. */
export const besideEachOther = (one: GraphQLSchema, other: GraphQLSchema): GraphQLSchema => {
  const merged = (
    name: 'Query' | 'Mutation' | 'Subscription',
    of: (schema: GraphQLSchema) => GraphQLObjectType | null | undefined,
  ) => {
    const roots = [one, other].flatMap(schema => of(schema) ?? []);
    const [first] = roots;
    if (roots.length < 2) return first;
    const fields = roots.map(root => root.toConfig().fields);
    for (const field of Object.keys(fields[1] ?? {})) {
      if (fields[0]?.[field]) throw new Error(`${name} has two fields called ${field}.`);
    }
    return new GraphQLObjectType({ ...first?.toConfig(), name, fields: Object.assign({}, ...fields) });
  };
  const roots = new Set(
    [one, other].flatMap(schema => [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]),
  );
  const types = [one, other].flatMap(schema =>
    Object.values(schema.getTypeMap()).filter(
      type => !isIntrospectionType(type) && !(type instanceof GraphQLObjectType && roots.has(type)),
    ),
  );
  return new GraphQLSchema({
    ...one.toConfig(),
    description: [one, other].flatMap(({ description }) => description ?? []).join('\n\n') || null,
    query: merged('Query', schema => schema.getQueryType()),
    mutation: merged('Mutation', schema => schema.getMutationType()),
    subscription: merged('Subscription', schema => schema.getSubscriptionType()),
    types: [...new Set(types)],
    directives: [
      ...one.getDirectives(),
      ...other.getDirectives().filter(directive => !isSpecifiedDirective(directive)),
    ],
  });
};
