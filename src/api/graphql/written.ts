import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLString,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { json, quoted } from '../../derive/index.js';
import type { Asked, Asker } from './ask.js';
import { giveUp, leftToOthers } from './give-up.js';
import { jsonScalar } from './json-scalar.js';
import { argumentsReader, variablesReader, type Values } from './given.js';

/*
 * The general executor walks the query anew for every request. Here a query is compiled once into functions that write
 * the JSON of its answer straight from what the desk gives. They know only our own fields and only the regular case:
 * for anything else (a directive, a fault, a null that may not be) they give up, and the general executor, which is
 * asked instead, says what GraphQL says. So there is one meaning, and this is merely a short cut to it.
 */

/** How one of our own fields is read. */
export interface OwnField {
  readonly read?: (of: unknown) => unknown;
  readonly ask?: (args: Asked, asker: Asker) => unknown;
  /** Whether it may take long, so that several in one request must take turns. */
  readonly long?: boolean;
  /** What it counts for in the cost of a query; 1 if not said. */
  readonly cost?: number;
}

/** The keys under which a field keeps how it is read, and a type that its objects repeat. */
export const ownField = 'arbitro';
export const repeats = 'repeats';

export const ownOf = (field: GraphQLField<unknown, unknown>): OwnField | undefined =>
  // Only the schema of the rules writes under this key.
  field.extensions[ownField] as OwnField | undefined;

/** Who asks, with the variables of the request. */
interface Asking {
  readonly variables: Values;
  readonly asker: Asker;
}

type Write = (value: unknown, asking: Asking) => string;

/** Writes the JSON of a query's data, or null if it is not for us to write. */
export type Written = (variables: Values, asker: Asker) => string | null;

const notForUs: Written = () => null;

/** Compiles an operation of a document that was found valid. */
export const compile = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Written => {
  const query = schema.getQueryType();
  if (operation.operation !== OperationTypeNode.QUERY || !query) return notForUs;
  const fragments = new Map(
    document.definitions.flatMap(node =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  try {
    const compiling = { schema, fragments, long: 0 };
    const read = variablesReader(schema, operation.variableDefinitions ?? []);
    const write = objectWriter(query, [operation.selectionSet], compiling);
    if (compiling.long > 1) return notForUs;
    return (given, asker) => {
      try {
        return write(undefined, { variables: read(given), asker });
      } catch {
        // Whatever went wrong goes wrong again in the general executor, which knows how to say it.
        return null;
      }
    };
  } catch (thrown) {
    if (thrown !== leftToOthers) throw thrown;
    return notForUs;
  }
};

interface Compiling {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** How many fields may take long. */
  long: number;
}

/** One selected field: where its value is found, and how it is written. */
interface Part {
  /** Its key, with what comes before it. */
  readonly head: string;
  /** The same with no value, or null if it must have one. */
  readonly headNull: string | null;
  readonly name: string;
  readonly read: ((of: unknown, asking: Asking) => unknown) | null;
  readonly write: Write;
}

const objectWriter = (
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  compiling: Compiling,
): Write => {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  for (const selection of selections) collect(type, selection, fields, spread, compiling);
  const parts = [...fields].map(([key, nodes], i) =>
    partOf(type, inOnePiece(`${i === 0 ? '{' : ','}"${key}":`), nodes, compiling),
  );
  return (of, asking) => {
    let text = '';
    for (let i = 0; i < parts.length; i++) {
      // The loop stays within the list.
      const { head, headNull, name, read, write } = parts[i] as Part;
      // Whatever is read by name is a record.
      const value = read === null ? (of as Values)[name] : read(of, asking);
      if (value !== null && value !== undefined) text += head + write(value, asking);
      else text += headNull ?? giveUp();
    }
    return `${text}}`;
  };
};

/** The same text, which is ASCII, in one piece: one put together from many is taken apart each time it is copied. */
const inOnePiece = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');

const partOf = (parent: GraphQLObjectType, head: string, nodes: readonly FieldNode[], compiling: Compiling): Part => {
  const [node] = nodes;
  if (node === undefined) return giveUp();
  const name = node.name.value;
  if (name === '__typename') return { head, headNull: null, name, read: () => parent, write: () => `"${parent.name}"` };
  const field = parent.getFields()[name];
  const own = field && ownOf(field);
  if (!field || !own) return giveUp();
  if (own.long) compiling.long++;
  const { type } = field;
  const needed = isNonNullType(type);
  return {
    head,
    headNull: needed ? null : inOnePiece(`${head}null`),
    name,
    read: readerOf(field, own, node),
    write: valueWriter(needed ? type.ofType : type, nodes, compiling),
  };
};

const readerOf = (field: GraphQLField<unknown, unknown>, { ask, read }: OwnField, node: FieldNode): Part['read'] => {
  if (!ask) return read ?? null;
  const args = argumentsReader(field, node);
  // Arguments that were read have the types that the schema declares.
  return (_, { variables, asker }) => ask(args(variables) as Asked, asker);
};

/** Gathers the fields selected on a type, those of fragments in their place, each key once. */
const collect = (
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  fields: Map<string, FieldNode[]>,
  spread: Set<string>,
  compiling: Compiling,
): void => {
  for (const node of selections) {
    if (node.directives && node.directives.length > 0) giveUp();
    switch (node.kind) {
      case Kind.FIELD: {
        const key = node.alias?.value ?? node.name.value;
        const known = fields.get(key);
        if (known) known.push(node);
        else fields.set(key, [node]);
        break;
      }
      case Kind.INLINE_FRAGMENT:
        if (node.typeCondition && !isOf(type, node.typeCondition.name.value, compiling)) break;
        collect(type, node.selectionSet, fields, spread, compiling);
        break;
      case Kind.FRAGMENT_SPREAD: {
        const fragment = compiling.fragments.get(node.name.value);
        if (!fragment || spread.has(node.name.value)) break;
        spread.add(node.name.value);
        if (!isOf(type, fragment.typeCondition.name.value, compiling)) break;
        collect(type, fragment.selectionSet, fields, spread, compiling);
        break;
      }
    }
  }
};

const isOf = (type: GraphQLObjectType, name: string, { schema }: Compiling): boolean => {
  const condition = schema.getType(name);
  return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
};

const valueWriter = (type: GraphQLOutputType, nodes: readonly FieldNode[], compiling: Compiling): Write => {
  if (isListType(type)) {
    const { ofType } = type;
    const needed = isNonNullType(ofType);
    const write = valueWriter(needed ? ofType.ofType : ofType, nodes, compiling);
    return (value, asking) => {
      if (!Array.isArray(value)) return giveUp();
      let text = '[';
      for (let i = 0; i < value.length; i++) {
        const item: unknown = value[i];
        if (i > 0) text += ',';
        if (item !== null && item !== undefined) text += write(item, asking);
        else text += needed ? giveUp() : 'null';
      }
      return `${text}]`;
    };
  }
  if (isObjectType(type)) {
    const selected = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const write = objectWriter(type, selected, compiling);
    return type.extensions[repeats] === true ? once(write) : write;
  }
  if (isEnumType(type)) return enumWriter(type);
  switch (type) {
    case GraphQLInt:
      return value => (typeof value === 'number' && (value | 0) === value ? String(value) : giveUp());
    case GraphQLFloat:
      return value => (typeof value === 'number' && Number.isFinite(value) ? String(value) : giveUp());
    case GraphQLString:
      return value => (typeof value === 'string' ? quoted(value) : giveUp());
    case GraphQLBoolean:
      return value => (typeof value === 'boolean' ? String(value) : giveUp());
    default:
      return type === jsonScalar ? json : giveUp();
  }
};

/** More than this is not kept ready. */
const mostKept = 200;

/** Writes a frozen object once: the core hands it out again and again. */
const once = (write: Write): Write => {
  const kept = new WeakMap<object, string>();
  let many = 0;
  return (value, asking) => {
    // What a type of objects writes is an object.
    const of = value as object;
    const known = kept.get(of);
    if (known !== undefined) return known;
    const text = write(of, asking);
    if (many < mostKept && Object.isFrozen(of)) {
      many++;
      kept.set(of, inOnePiece(text));
    }
    return text;
  };
};

const enumWriter = (type: GraphQLEnumType): Write => {
  const names = new Map<unknown, string>(type.getValues().map(({ name, value }) => [value, inOnePiece(`"${name}"`)]));
  return value => names.get(value) ?? giveUp();
};
