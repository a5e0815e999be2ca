import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { Shelf } from '../../src/api/desk/shelf.js';
import { parametersOf, type DoorSaid } from '../../src/api/door/index.js';
import { rulesSchema, wholeSchema } from '../../src/api/graphql/schema.js';
import { rooms } from '../../src/rooms.js';
import { books } from '../../src/rulesets/index.js';
import type { Ids } from './houses.js';

const shelf = new Shelf(books);
const whole = wholeSchema(shelf, rooms);
const rules = rulesSchema(shelf);

/** A field of GraphQL, and the request that asks for it. */
export interface GraphqlField {
  readonly name: string;
  readonly asking: (ids: Ids, body: unknown) => { readonly query: string; readonly variables: object };
}

type Field = GraphQLField<unknown, unknown>;

const objectNamed = (name: string): GraphQLObjectType => {
  const type = whole.getType(name);
  if (!isObjectType(type)) throw new Error(`No type ${name}.`);
  return type;
};

const fieldsIn = (type: GraphQLObjectType): readonly Field[] => Object.values(type.getFields());

/** Every field that is not the rules', by the type it stands on. */
export const fieldsOfDoors = (): readonly { readonly on: string; readonly field: Field }[] =>
  Object.values(whole.getTypeMap()).flatMap(type => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    const known = rules.getType(type.name);
    const before = isObjectType(known) ? known.getFields() : {};
    return fieldsIn(type)
      .filter(field => !Object.hasOwn(before, field.name))
      .map(field => ({ on: type.name, field }));
  });

/** The field of a door, with everything in it that is told. */
export const graphqlOf = (said: DoorSaid, doors: readonly DoorSaid[]): GraphqlField => {
  const { on, as } = said.graphql ?? { on: '', as: '' };
  const field = objectNamed(on).getFields()[as];
  if (field === undefined) throw new Error(`No field ${on}.${as}.`);
  const isRoot = on === 'Query' || on === 'Mutation';
  const asked = written(field, doors);
  const parent = isRoot ? undefined : doors.find(door => door.graphql?.on === 'Query' && answersWith(door, on));
  const outer = parent && objectNamed('Query').getFields()[parent.graphql?.as ?? ''];
  const places = [...new Set([...(parent ? parametersOf(parent.path) : []), ...parametersOf(said.path)])];
  const declared = [...places.map(place => `$${place}: ID!`), ...inputsOf(field).map(({ type }) => `$input: ${type}`)];
  const head = `${on === 'Mutation' ? 'mutation' : 'query'}${declared.length > 0 ? `(${declared.join(', ')})` : ''}`;
  const inner = outer && parent ? `${outer.name}${placesOf(outer)} { ${asked} }` : asked;
  return {
    name: `${on}.${as}`,
    asking: (ids, body) => ({
      query: `${head} { ${inner} }`,
      variables: {
        ...Object.fromEntries(places.map(place => [place, ids[place]])),
        ...Object.fromEntries(inputsOf(field).map(({ type }) => ['input', sentAs(type, body)])),
      },
    }),
  };
};

const answersWith = ({ answers, graphql }: DoorSaid, name: string): boolean =>
  answers.kind === 'one' && getNamedType(objectNamed('Query').getFields()[graphql?.as ?? '']?.type)?.name === name;

const inputsOf = ({ args }: Field) => args.filter(({ name }) => name === 'input');

const placesOf = ({ args }: Field): string => {
  const named = args.filter(({ name }) => !['first', 'after', 'side', 'idempotencyKey', 'ifMatch'].includes(name));
  const told = [
    ...named.map(({ name }) => `${name}: $${name}`),
    ...args.flatMap(({ name, type }) => (name === 'side' && isNonNullType(type) ? ['side: $side'] : [])),
    ...(args.some(({ name }) => name === 'first') ? ['first: 2'] : []),
  ];
  return told.length > 0 ? `(${told.join(', ')})` : '';
};

const written = (field: Field, doors: readonly DoorSaid[]): string =>
  `${field.name}${placesOf(field)} ${selection(field.type, doors, 4)}`;

/** All that a type tells by itself; other doors that stand on it are asked on their own. */
const selection = (type: GraphQLOutputType, doors: readonly DoorSaid[], depth: number): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const isDoor = ({ name }: Field): boolean =>
    doors.some(({ graphql }) => graphql?.on === named.name && graphql.as === name);
  const parts = fieldsIn(named).flatMap(field => {
    if (isDoor(field) || field.name === 'edges') return [];
    if (!isObjectType(getNamedType(field.type))) return [field.name];
    return depth === 0 ? [] : [`${field.name} ${selection(field.type, doors, depth - 1)}`];
  });
  return `{ ${parts.join(' ')} }`;
};

/** JSON of REST as GraphQL takes it: words of closed lists are names there. */
const sentAs = (type: GraphQLInputType, value: unknown): unknown => {
  if (isNonNullType(type)) return sentAs(type.ofType, value);
  if (value === undefined || value === null) return value;
  if (isListType(type)) return (value as readonly unknown[]).map(one => sentAs(type.ofType, one));
  if (isEnumType(type)) return type.getValues().find(one => one.value === value)?.name;
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const field = fields[name];
      return [name, field ? sentAs(field.type, held) : held];
    }),
  );
};
