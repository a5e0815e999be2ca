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
  type ASTVisitor,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
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
  /** A ruling counts 50, odds 400, the catalogue 1,000, a list of the schema about itself 400, any other field 1. */
  cost: 5000,
  /** Lists of the schema about itself that lead on to further types, within each other. */
  introspection: 1,
} as const;

/** What a selection asks. */
interface Size {
  depth: number;
  aliases: number;
  directives: number;
  cost: number;
  introspection: number;
}

const nothing = (): Size => ({ depth: 0, aliases: 0, directives: 0, cost: 0, introspection: 0 });

const listCost = 400;
const leadsOn: readonly string[] = ['fields', 'inputFields', 'interfaces', 'possibleTypes'];

/** Refuses what is too much to ask, before anything is executed. */
export const limitsRule = (context: ValidationContext): ASTVisitor => {
  const sizes = new Map<string, Size>();
  return {
    OperationDefinition(operation) {
      const refuse = (says: string, limit?: keyof typeof limits) =>
        context.reportError(
          limit
            ? new GraphQLError(`${says} At most ${limits[limit]}.`, {
                nodes: operation,
                extensions: { limit, most: limits[limit] },
              })
            : new GraphQLError(says, { nodes: operation }),
        );
      const root = context.getSchema().getRootType(operation.operation);
      if (!root) return refuse(`The schema has no ${operation.operation}.`);
      const roots = rootFields(operation, name => context.getFragment(name));
      const size = sizeOf(operation.selectionSet, root, sizes, context);
      if (roots.length > limits.rootFields) refuse(`The query asks ${roots.length} fields of the root.`, 'rootFields');
      if (size.depth > limits.depth) refuse(`The query is ${size.depth} levels deep.`, 'depth');
      if (size.aliases > limits.aliases) refuse(`The query uses ${size.aliases} aliases.`, 'aliases');
      if (size.directives > limits.directives) refuse(`The query uses ${size.directives} directives.`, 'directives');
      if (size.introspection > limits.introspection)
        refuse(`The query lists types of the schema within each other ${size.introspection} deep.`, 'introspection');
      if (size.cost > limits.cost) refuse(`The query costs ${size.cost}.`, 'cost');
      if (asksForSchema(roots) && roots.some(({ name }) => !name.value.startsWith('__')))
        refuse('Ask __schema in a query of its own.');
    },
  };
};

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
  return {
    // How a type is wrapped in others is written level below level, and costs nothing.
    depth: inner.depth + (aboutItself ? 0 : 1),
    aliases: inner.aliases + (node.alias ? 1 : 0),
    directives: inner.directives,
    cost: inner.cost + (isList ? listCost : ((field && ownOf(field)?.cost) ?? 1)),
    introspection: inner.introspection + (aboutItself && leadsOn.includes(name) ? 1 : 0),
  };
};

const fieldOf = (parent: Parent, name: string): GraphQLField<unknown, unknown> | undefined => {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
};
