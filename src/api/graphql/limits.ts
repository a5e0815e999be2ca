import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isInterfaceType,
  getNullableType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type ASTNode,
  type ASTVisitor,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { weightOf } from './weight.js';
import { ownOf } from './written.js';

/*
 * How much one query may ask. All is counted in one walk over the query as it was written, fragments counted as often
 * as they are spread; each fragment is walked once, so that the walk itself is short whatever the query.
 */

export const limits = {
  /** Deep enough for the steps of four calls within each other, with their rows and facts. */
  depth: 12,
  rootFields: 10,
  aliases: 15,
  directives: 8,
  /**
   * A ruling counts 50, odds 400, the catalogue 1,000, a list of the schema about itself 400, a read of the database
   * 100, any other field 1; what is asked of a page counts as often as the page may be long.
   */
  cost: 5000,
  /** Lists of the schema about itself that lead on to further types, within each other. */
  introspection: 1,
  /** Fields written again beside themselves, those with fields of their own counting ten: GraphQL compares all pairs. */
  repeats: 200,
} as const;

/** What a selection asks. */
interface Size {
  depth: number;
  aliases: number;
  directives: number;
  cost: number;
  reads: number;
  introspection: number;
}

const nothing = (): Size => ({ depth: 0, aliases: 0, directives: 0, cost: 0, reads: 0, introspection: 0 });

const listCost = 400;
const readCost = 100;
const leadsOn: readonly string[] = ['fields', 'inputFields', 'interfaces', 'possibleTypes'];

/** Refuses what is too much to ask, before anything else is looked at. */
export const limitsRule = (context: ValidationContext): ASTVisitor => ({
  Document(document) {
    const errors = document.definitions.flatMap(node =>
      node.kind === Kind.OPERATION_DEFINITION ? faultsOf(node, context) : [],
    );
    const repeats = document.definitions.reduce(
      (sum, node) => sum + ('selectionSet' in node && node.selectionSet ? repeatsIn(node.selectionSet) : 0),
      0,
    );
    if (repeats > limits.repeats)
      errors.push(tooMuch(`The document repeats fields ${repeats} times.`, 'repeats', document));
    for (const error of errors) context.reportError(error);
    const last = errors.findLast(({ extensions }) => extensions.limit !== undefined);
    // GraphQL ends a validation that has found many errors: it hears of this one until then.
    for (let told = 0; last && told < 1000; told++) context.reportError(last);
  },
});

/** Of the errors of a query that asks too much, those that say so, each once. */
export const onlyTooMuch = <E extends { readonly message: string; readonly extensions?: { readonly limit?: unknown } }>(
  errors: readonly E[],
): readonly E[] => {
  const found = new Map(errors.filter(({ extensions }) => extensions?.limit).map(error => [error.message, error]));
  return found.size > 0 ? [...found.values()] : errors;
};

const tooMuch = (says: string, limit: keyof typeof limits, nodes: ASTNode): GraphQLError =>
  new GraphQLError(`${says} At most ${limits[limit]}.`, { nodes, extensions: { limit, most: limits[limit] } });

const faultsOf = (operation: OperationDefinitionNode, context: ValidationContext): readonly GraphQLError[] => {
  const root = context.getSchema().getRootType(operation.operation);
  if (!root) return [new GraphQLError(`The schema has no ${operation.operation}.`, { nodes: operation })];
  const roots = rootFields(operation, name => context.getFragment(name));
  const size = sizeOf(operation.selectionSet, root, new Map(), context);
  const { depth, aliases, directives, introspection } = size;
  const cost = size.cost + size.reads * readCost;
  const too = (amount: number, limit: keyof typeof limits, says: string) =>
    amount > limits[limit] ? [tooMuch(says, limit, operation)] : [];
  return [
    ...too(roots.length, 'rootFields', `The query asks ${roots.length} fields of the root.`),
    ...too(depth, 'depth', `The query is ${depth} levels deep.`),
    ...too(aliases, 'aliases', `The query uses ${aliases} aliases.`),
    ...too(directives, 'directives', `The query uses ${directives} directives.`),
    ...too(
      introspection,
      'introspection',
      `The query lists types of the schema within each other ${introspection} deep.`,
    ),
    ...too(cost, 'cost', `The query costs ${cost}.`),
    ...(asksForSchema(roots) && roots.some(({ name }) => !name.value.startsWith('__'))
      ? [new GraphQLError('Ask __schema in a query of its own.', { nodes: operation })]
      : []),
  ];
};

/** How often fields stand beside a field of the same name, here and below. */
const repeatsIn = ({ selections }: SelectionSetNode, seen = new Set<string>()): number =>
  selections.reduce((sum, node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return sum;
    if (node.kind === Kind.INLINE_FRAGMENT) return sum + repeatsIn(node.selectionSet, seen);
    const key = node.alias?.value ?? node.name.value;
    const own = seen.has(key) ? (node.selectionSet ? 10 : 1) : 0;
    seen.add(key);
    return sum + own + (node.selectionSet ? repeatsIn(node.selectionSet) : 0);
  }, 0);

type FindFragment = (name: string) => { readonly selectionSet: SelectionSetNode } | null | undefined;

/** The fields an operation asks of the root, those of fragments too. */
export const rootFields = (operation: OperationDefinitionNode, fragment: FindFragment): readonly FieldNode[] => {
  const spread = new Set<string>();
  const fieldsOf = ({ selections }: SelectionSetNode): readonly FieldNode[] =>
    selections.flatMap(node => {
      if (node.kind === Kind.FIELD) return [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet);
      const found = spread.has(node.name.value) ? undefined : fragment(node.name.value);
      spread.add(node.name.value);
      return found ? fieldsOf(found.selectionSet) : [];
    });
  return fieldsOf(operation.selectionSet);
};

/** Whether the schema is asked about itself as a whole. */
export const asksForSchema = (roots: readonly FieldNode[]): boolean =>
  roots.some(({ name }) => name.value === SchemaMetaFieldDef.name);

type Parent = GraphQLCompositeType | undefined;

const sizeOf = (
  { selections }: SelectionSetNode,
  parent: Parent,
  fragments: Map<string, Size>,
  context: ValidationContext,
): Size => {
  const size = nothing();
  const add = (inner: Size): void => {
    size.depth = Math.max(size.depth, inner.depth);
    size.aliases += inner.aliases;
    size.directives += inner.directives;
    size.cost += inner.cost;
    size.reads += inner.reads;
    size.introspection = Math.max(size.introspection, inner.introspection);
  };
  for (const node of selections) {
    size.directives += node.directives?.length ?? 0;
    switch (node.kind) {
      case Kind.FIELD:
        add(fieldSize(node, parent, fragments, context));
        break;
      case Kind.INLINE_FRAGMENT:
        add(sizeOf(node.selectionSet, conditionOf(node.typeCondition, context) ?? parent, fragments, context));
        break;
      case Kind.FRAGMENT_SPREAD:
        add(fragmentSize(node.name.value, fragments, context));
        break;
    }
  }
  return size;
};

const conditionOf = (condition: NamedTypeNode | undefined, context: ValidationContext): Parent => {
  const type = condition && context.getSchema().getType(condition.name.value);
  return isCompositeType(type) ? type : undefined;
};

const fragmentSize = (name: string, fragments: Map<string, Size>, context: ValidationContext): Size => {
  const known = fragments.get(name);
  if (known) return known;
  // A fragment within itself is refused elsewhere; here it must only end.
  fragments.set(name, nothing());
  const fragment = context.getFragment(name);
  if (!fragment) return nothing();
  const size = sizeOf(fragment.selectionSet, conditionOf(fragment.typeCondition, context), fragments, context);
  fragments.set(name, size);
  return size;
};

const fieldSize = (node: FieldNode, parent: Parent, fragments: Map<string, Size>, context: ValidationContext): Size => {
  const name = node.name.value;
  const field = fieldOf(parent, name);
  const type = field && getNamedType(field.type);
  const inner = node.selectionSet
    ? sizeOf(node.selectionSet, isCompositeType(type) ? type : undefined, fragments, context)
    : nothing();
  const aboutItself = parent !== undefined && isIntrospectionType(parent);
  const isList = aboutItself && field !== undefined && isListType(getNullableType(field.type));
  const { reads = 0, most = 1, pageOf } = (field && weightOf(field)) ?? {};
  const times = pageOf?.(node) ?? 1;
  return {
    // How a type is wrapped in others is written level below level, and costs nothing.
    depth: inner.depth + (aboutItself ? 0 : 1),
    aliases: inner.aliases + (node.alias ? 1 : 0),
    directives: inner.directives,
    cost: inner.cost * times + (isList ? listCost : ((field && ownOf(field)?.cost) ?? 1)),
    // A list is at hand with what it stands in, but what is read for each of it is read as often.
    reads: inner.reads * times * most + reads,
    introspection: inner.introspection + (aboutItself && leadsOn.includes(name) ? 1 : 0),
  };
};

const fieldOf = (parent: Parent, name: string): GraphQLField<unknown, unknown> | undefined => {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
};
