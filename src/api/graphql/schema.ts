import { setImmediate } from 'node:timers/promises';
import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  isInputType,
  isInterfaceType,
  isOutputType,
  printSchema,
  specifiedScalarTypes,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';
import { languages } from '../../core/index.js';
import {
  graphqlCatalogue,
  graphqlOf,
  type GraphqlArgument,
  type GraphqlField,
  type GraphqlObject,
  type GraphqlType,
} from '../../derive/index.js';
import type { Shelf } from '../desk/shelf.js';
import { doorsSaidOf, type Room } from '../door/index.js';
import { askingOf, languageAsked, type Asker } from './ask.js';
import type { BehindDoors } from './behind-doors.js';
import { withDoors } from './door-fields.js';
import { jsonScalar } from './json-scalar.js';
import { ownField, repeats, type OwnField } from './written.js';

/** Makes the executable schema of the books on a shelf. */
export const rulesSchema = (shelf: Shelf): GraphQLSchema => {
  const { types, roots } = graphqlOf(shelf.books);
  const named = new Map<string, GraphQLNamedType>([...specifiedScalarTypes, jsonScalar].map(type => [type.name, type]));
  const find = finder(named);
  for (const type of types) named.set(type.name, executable(type, find, shelf));
  const fields: GraphQLFieldConfigMap<unknown, Asker> = {
    rulesets: rulesetsField(find, shelf),
    ...Object.fromEntries(
      // A book is opened by naming it; there is nothing to fetch.
      roots.map(root => [root.name, { ...outputField(root, find, shelf), ...resolving({ read: () => opened }) }]),
    ),
  };
  return new GraphQLSchema({
    description:
      'Arbitro: rulings, reasons and exact odds for miniature wargames. One field for each rulebook; below it one ' +
      'field for each procedure (area and name in camelCase: fire.resolve is fireResolve) and its odds beside it ' +
      '(fireResolveOdds). Words are the catalogue’s in UPPER_SNAKE: out-of-range is OUT_OF_RANGE. What is at fault ' +
      'in a request stands in extensions.faults of the error, with extensions.code NOT_UNDERSTOOD.',
    query: new GraphQLObjectType({ name: 'Query', description: 'What can be asked.', fields }),
    types: types.flatMap(({ name }) => named.get(name) ?? []),
  });
};

const opened = Object.freeze({});

/** The catalogue, made once in each language. */
const rulesetsField = (find: Find, shelf: Shelf): GraphQLFieldConfig<unknown, Asker> => {
  const catalogues = new Map(languages.map(language => [language, graphqlCatalogue(shelf.books, language)]));
  const lang = {
    name: 'lang',
    type: 'Language',
    says: 'Language of the texts; else that of the header, else English.',
  };
  return {
    ...outputField(
      { name: 'rulesets', type: '[Ruleset!]!', says: 'The rulebooks on the shelf.', args: [lang] },
      find,
      shelf,
    ),
    ...resolving({ ask: ({ lang }, asker) => catalogues.get(languageAsked(lang, asker)), cost: 1000 }),
  };
};

/** The whole schema: that of the rules, with the fields of hand-written doors beside it. */
export const wholeSchema = (shelf: Shelf, rooms: readonly Room[], behind?: BehindDoors): GraphQLSchema =>
  withDoors(rulesSchema(shelf), rooms.flatMap(doorsSaidOf), behind);

/** The schema as its definition language prints it: the same text for the same declarations. */
export const schemaText = (shelf: Shelf, rooms: readonly Room[] = []): string =>
  `${printSchema(wholeSchema(shelf, rooms))}\n`;

/** Finds a type as GraphQL writes it: `[Step!]!`. */
type Find = (written: string) => GraphQLType;

const finder = (named: ReadonlyMap<string, GraphQLNamedType>): Find => {
  const found = new Map<string, GraphQLType>();
  const make: Find = written => {
    if (written.endsWith('!')) return new GraphQLNonNull(find(written.slice(0, -1)));
    if (written.startsWith('[')) return new GraphQLList(find(written.slice(1, -1)));
    const type = named.get(written);
    if (type === undefined) throw new Error(`There is no GraphQL type ${written}.`);
    return type;
  };
  const find: Find = written => {
    const type = found.get(written) ?? make(written);
    found.set(written, type);
    return type;
  };
  return find;
};

const executable = (type: GraphqlType, find: Find, shelf: Shelf): GraphQLNamedType => {
  const { name, says: description } = type;
  switch (type.kind) {
    case 'enum':
      return new GraphQLEnumType({
        name,
        description,
        values: Object.fromEntries(
          type.values.map(({ name, value, says }) => [name, { value, description: says }] as const),
        ),
      });
    case 'input':
      return new GraphQLInputObjectType({
        name,
        description,
        fields: () => inputFields(type.fields, find),
        isOneOf: type.oneOf === true,
      });
    case 'interface':
      return new GraphQLInterfaceType({ name, description, fields: () => outputFields(type, find, shelf) });
    case 'object':
      return new GraphQLObjectType({
        name,
        description,
        fields: () => outputFields(type, find, shelf),
        extensions: { [repeats]: type.repeats },
        interfaces: () => (type.implements === undefined ? [] : [find(type.implements)].filter(isInterfaceType)),
      });
  }
};

/** Arguments and the fields of inputs are configured alike. */
const inputFields = (fields: readonly GraphqlArgument[], find: Find) =>
  Object.fromEntries(
    fields.map(({ name, says, type: written, absent }) => {
      const type = find(written);
      if (!isInputType(type)) throw new Error(`${written} cannot be sent.`);
      return [name, { type, description: says || undefined, defaultValue: absent }] as const;
    }),
  );

const outputFields = ({ fields }: GraphqlObject, find: Find, shelf: Shelf): GraphQLFieldConfigMap<unknown, Asker> =>
  Object.fromEntries(fields.map(field => [field.name, outputField(field, find, shelf)]));

const outputField = (field: GraphqlField, find: Find, shelf: Shelf): GraphQLFieldConfig<unknown, Asker> => {
  const type = find(field.type);
  if (!isOutputType(type)) throw new Error(`${field.type} cannot be answered.`);
  return {
    type,
    description: field.says || undefined,
    args: inputFields(field.args ?? [], find),
    ...resolving(ownFieldOf(field, shelf)),
  };
};

const ownFieldOf = ({ made, from, asks }: GraphqlField, shelf: Shelf): OwnField => {
  if (asks) return { ask: askingOf(shelf, asks), long: asks.odds, cost: asks.odds ? 400 : 50 };
  if (made) return { read: made };
  // Whatever is read by name is a record.
  return from === undefined ? {} : { read: of => (of as { readonly [name: string]: unknown })[from] };
};

/** The same field for both who read it: the general executor, and the short cut. */
const resolving = (own: OwnField): Pick<GraphQLFieldConfig<unknown, Asker>, 'resolve' | 'extensions'> => {
  const { read, ask, long } = own;
  const extensions = { [ownField]: own };
  if (read) return { extensions, resolve: of => read(of) };
  if (!ask) return { extensions };
  if (!long) return { extensions, resolve: (_, args, asker) => ask(args, asker) };
  return {
    extensions,
    resolve: async (_, args, asker) => {
      // Several in one request take turns, and others are served in between.
      await setImmediate();
      return ask(args, asker);
    },
  };
};
