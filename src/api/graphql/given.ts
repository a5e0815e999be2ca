import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  valueFromAST,
  type ArgumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql';
import { giveUp } from './give-up.js';

/*
 * What a request gives, read as GraphQL reads it: variables by the types the query declares, then the arguments of a
 * field. Compiled once per query; as soon as something is not as it should be, it is left to the general executor.
 */

export type Values = { readonly [name: string]: unknown };

type Coerce = (value: unknown) => unknown;
/** Puts one value in its place among the others. */
type Place = (values: { [name: string]: unknown }, given: Values) => void;

/** Runs all of them into one new record. */
const together = (places: readonly Place[]) => {
  return (given: Values): Values => {
    const values: { [name: string]: unknown } = {};
    for (const place of places) place(values, given);
    return values;
  };
};

/** Reads the variables of an operation. */
export const variablesReader = (schema: GraphQLSchema, definitions: readonly VariableDefinitionNode[]) =>
  together(
    definitions.map(({ variable, type: written, defaultValue }): Place => {
      const name = variable.name.value;
      const type = typeFromAST(schema, written);
      if (!isInputType(type)) return giveUp();
      const coerce = coercion(type);
      const needed = isNonNullType(type);
      const absent = defaultValue && valueFromAST(defaultValue, type);
      return (values, given) => {
        if (Object.hasOwn(given, name)) values[name] = coerce(given[name]);
        else if (defaultValue) values[name] = absent;
        else if (needed) giveUp();
      };
    }),
  );

/** Reads the arguments of a field out of the variables. */
export const argumentsReader = (field: GraphQLField<unknown, unknown>, node: FieldNode) =>
  together(
    field.args.map(arg =>
      argumentPlace(
        arg,
        node.arguments?.find(({ name }) => name.value === arg.name),
      ),
    ),
  );

const argumentPlace = ({ name, type, defaultValue }: GraphQLArgument, node: ArgumentNode | undefined): Place => {
  const needed = isNonNullType(type);
  const leaveOut: Place = values => {
    if (defaultValue !== undefined) values[name] = defaultValue;
    else if (needed) giveUp();
  };
  if (node === undefined) return leaveOut;
  const { value: written } = node;
  if (written.kind === Kind.VARIABLE) {
    const variable = written.name.value;
    return (values, given) => {
      if (!Object.hasOwn(given, variable)) return leaveOut(values, given);
      const value = given[variable];
      values[name] = value === null && needed ? giveUp() : value;
    };
  }
  return (values, given) => {
    const value = valueFromAST(written, type, given);
    values[name] = value === undefined ? giveUp() : value;
  };
};

const coercion = (type: GraphQLInputType): Coerce => {
  if (isNonNullType(type)) {
    const coerce = valueCoercion(type.ofType);
    return value => (value === null || value === undefined ? giveUp() : coerce(value));
  }
  const coerce = valueCoercion(type);
  return value => (value === null || value === undefined ? null : coerce(value));
};

const valueCoercion = (type: GraphQLInputType): Coerce => {
  if (isListType(type)) {
    const coerce = coercion(type.ofType);
    return value => (Array.isArray(value) ? value.map(coerce) : [coerce(value)]);
  }
  if (isInputObjectType(type)) return objectCoercion(type);
  if (isEnumType(type)) {
    const values = new Map<unknown, unknown>(type.getValues().map(({ name, value }) => [name, value]));
    return value => (values.has(value) ? values.get(value) : giveUp());
  }
  switch (type) {
    case GraphQLInt:
      return value => (typeof value === 'number' && (value | 0) === value ? value : giveUp());
    case GraphQLFloat:
      return value => (typeof value === 'number' && Number.isFinite(value) ? value : giveUp());
    case GraphQLString:
      return value => (typeof value === 'string' ? value : giveUp());
    case GraphQLBoolean:
      return value => (typeof value === 'boolean' ? value : giveUp());
    default:
      return giveUp();
  }
};

const objectCoercion = (type: GraphQLInputObjectType): Coerce => {
  const exactlyOne = type.isOneOf;
  const known = new Map(
    Object.values(type.getFields()).map(field => [
      field.name,
      { name: field.name, absent: field.defaultValue, needed: isNonNullType(field.type), coerce: coercion(field.type) },
    ]),
  );
  const fields = [...known.values()];
  return given => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return giveUp();
    // Just seen to be a record.
    const record = given as Values;
    for (const name in record) if (!known.has(name)) return giveUp();
    const values: { [name: string]: unknown } = {};
    for (const { name, absent, needed, coerce } of fields) {
      const value = record[name];
      if (value !== undefined) values[name] = coerce(value);
      else if (absent !== undefined) values[name] = absent;
      else if (needed) return giveUp();
    }
    if (exactlyOne) {
      const chosen = Object.values(values);
      if (chosen.length !== 1 || chosen[0] === null) return giveUp();
    }
    return values;
  };
};
