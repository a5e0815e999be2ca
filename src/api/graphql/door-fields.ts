import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  Kind,
  type FieldNode,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLOutputType,
} from 'graphql';
import { mostOnAPage, parametersOf, shapeOf, type Answers, type DoorSaid } from '../door/index.js';
import { takesIdempotencyKey, takesIfMatch } from '../door/etag.js';
import type { GraphqlContext } from './answering.js';
import { askingDoor, isRoot } from './ask-door-field.js';
import { BehindDoors } from './behind-doors.js';
import { besideEachOther } from './beside-each-other.js';
import { DoorTypes } from './door-types.js';
import { weight, type Weight } from './weight.js';

/** How many a page holds where nobody says. */
const usuallyOnAPage = 20;

type Field = GraphQLFieldConfig<unknown, GraphqlContext>;

/** A schema with the fields of hand-written doors put beside its own. */
export const withDoors = (
  rules: GraphQLSchema,
  doors: readonly DoorSaid[],
  behind: BehindDoors = new BehindDoors(),
): GraphQLSchema => {
  const shown = doors.filter(({ graphql }) => graphql !== undefined);
  return shown.length === 0 ? rules : besideEachOther(rules, doorsSchema(rules, shown, behind));
};

const doorsSchema = (rules: GraphQLSchema, doors: readonly DoorSaid[], behind: BehindDoors): GraphQLSchema => {
  const fieldsOn = (on: string): GraphQLFieldConfigMap<unknown, GraphqlContext> => {
    const fields = new Map<string, Field>();
    for (const said of doors) {
      if (said.graphql?.on !== on) continue;
      const { as } = said.graphql;
      if (fields.has(as)) throw new Error(`${on} would have two GraphQL fields called ${as}.`);
      fields.set(as, fieldOf(said, types, behind));
    }
    return Object.fromEntries(fields);
  };
  const changed = new Set(
    doors.flatMap(said => (takesIfMatch(said) && said.answers.kind === 'one' ? [said.answers.of()] : [])),
  );
  const types = new DoorTypes(
    name => rules.getType(name),
    fieldsOn,
    of => changed.has(of),
  );
  const root = (name: 'Query' | 'Mutation', description: string) => {
    const fields = fieldsOn(name);
    return Object.keys(fields).length === 0 ? null : new GraphQLObjectType({ name, description, fields });
  };
  const schema = new GraphQLSchema({
    description:
      'What a club keeps is asked below `Query` and changed by `Mutation`: send a key or a session as over REST. ' +
      'Lists are cursor connections. What goes wrong has the code of the problem in extensions.code, with its status.',
    query: root('Query', 'What can be asked.'),
    mutation: root('Mutation', 'What can be changed; several are done one after another.'),
  });
  const lost = doors.find(({ graphql }) => graphql && !isRoot(graphql.on) && !schema.getType(graphql.on));
  if (lost) throw new Error(`${lost.name}: no door answers with ${lost.graphql?.on}, on which it is to stand.`);
  return schema;
};

const fieldOf = (said: DoorSaid, types: DoorTypes, behind: BehindDoors): Field => {
  const { says, more } = said;
  const weighs: Weight = { reads: 1, ...(said.answers.kind === 'page' && { pageOf: askedOfPage }) };
  return {
    type: typeOf(said, types),
    description: more ? `${sentence(says.en)} ${more.en}` : says.en,
    args: argumentsOf(said, types),
    extensions: { [weight]: weighs },
    resolve: askingDoor(said, behind),
  };
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Every door may refuse, and what else was asked is answered all the same: so each may be null. */
const typeOf = ({ answers, name }: DoorSaid, types: DoorTypes): GraphQLOutputType => {
  switch (answers.kind) {
    case 'one':
      return types.object(answers.of());
    case 'page':
      return types.connection(answers.of());
    case 'nothing':
      return GraphQLBoolean;
    case 'file':
      throw new Error(`${name} answers with a file: files are read over REST.`);
  }
};

const argumentsOf = (said: DoorSaid, types: DoorTypes): GraphQLFieldConfigArgumentMap => {
  const { path, body, query, answers, graphql, name } = said;
  const places = parametersOf(path).slice(isRoot(graphql?.on) ? 0 : 1);
  const asked = query === undefined ? [] : shapeOf(query).fields;
  const paging = pagingOf(answers);
  if (Object.keys(paging).some(one => !asked.some(field => field.name === one)))
    throw new Error(`${name} answers with pages, and must be asked for first and after.`);
  const args = [
    ...places.map(place => [place, { type: new GraphQLNonNull(GraphQLID), description: `Which ${place}.` }] as const),
    ...asked.map(field => [field.name, paging[field.name] ?? types.argument(field)] as const),
    ...(body === undefined ? [] : [['input', inputOf(body, types)] as const]),
    ...(graphql?.on === 'Mutation' ? Object.entries(preconditions(said)) : []),
  ];
  const twice = args.find(([arg], i) => args.findIndex(([other]) => other === arg) !== i);
  if (twice) throw new Error(`${name} would have two GraphQL arguments called ${twice[0]}.`);
  return Object.fromEntries(args);
};

const inputOf = (of: NonNullable<DoorSaid['body']>, types: DoorTypes) => {
  const { fields, says } = shapeOf(of);
  const type = types.input(of);
  return { type: fields.some(({ optional }) => !optional) ? new GraphQLNonNull(type) : type, description: says.en };
};

/** What headers say over REST, where one request is one change. */
const preconditions = (said: DoorSaid): GraphQLFieldConfigArgumentMap => ({
  ...(takesIdempotencyKey(said) && { idempotencyKey }),
  ...(takesIfMatch(said) && { ifMatch }),
});

const idempotencyKey = {
  type: GraphQLString,
  description: 'A name for this change, made up by the caller: sent again with it, it is done once. Else the header’s.',
};
const ifMatch = {
  type: GraphQLString,
  description:
    'The etag of what is changed, as it was read: if it has changed since, nothing is done. Else the header’s.',
};

const pagingOf = ({ kind }: Answers): GraphQLFieldConfigArgumentMap =>
  kind === 'page'
    ? {
        first: {
          type: new GraphQLNonNull(GraphQLInt),
          description: `How many: 1 to ${mostOnAPage}.`,
          defaultValue: usuallyOnAPage,
        },
        after: { type: GraphQLString, description: 'The cursor after which the page begins.' },
      }
    : {};

/** How many of a page a query asks for; what a variable will say is not known yet. */
const askedOfPage = ({ arguments: args = [] }: FieldNode): number => {
  const first = args.find(({ name }) => name.value === 'first')?.value;
  if (first === undefined) return usuallyOnAPage;
  return first.kind === Kind.INT ? Math.min(Math.max(Number(first.value), 0), mostOnAPage) : mostOnAPage;
};
