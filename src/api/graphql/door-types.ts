import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  isEnumType,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLNullableType,
  type GraphQLOutputType,
  type GraphQLScalarType,
} from 'graphql';
import { enumOf, type GraphqlEnum } from '../../derive/index.js';
import { expected, shapeOf, type FieldSaid, type Kind, type Shaped } from '../door/index.js';
import { etagOf, hasVersion } from '../door/etag.js';
import { inputName } from '../door/plain.js';
import { jsonScalar } from './json-scalar.js';
import type { GraphqlContext } from './answering.js';
import { weight } from './weight.js';

type Field = GraphQLFieldConfig<unknown, GraphqlContext>;
type Fields = GraphQLFieldConfigMap<unknown, GraphqlContext>;

/** Fields that doors add to a shape, by its name. */
export type Added = (shape: string) => Fields;

/** The ETag that came with an answer, for those that change it later. */
export const etags = new WeakMap<object, string>();

// A shape's fields are asked of objects, and of those with a version if it has one.
type Versioned = { readonly version: string | number };

const etagOfVersion: Field = {
  type: new GraphQLNonNull(GraphQLString),
  description: 'Its version as `ifMatch` takes it.',
  resolve: of => etags.get(of as Versioned) ?? etagOf((of as Versioned).version),
};

const etagOfChange: Field = {
  type: GraphQLString,
  description: 'The version after the change, as `ifMatch` takes it; null where nothing was changed.',
  resolve: of => etags.get(of as object),
};

const pageInfo = new GraphQLObjectType<unknown, GraphqlContext>({
  name: 'PageInfo',
  description: 'How a list goes on.',
  fields: {
    hasNextPage: { type: new GraphQLNonNull(GraphQLBoolean), description: 'Whether there are more.' },
    endCursor: { type: GraphQLString, description: 'Send it as `after` for the next page; null if this one is empty.' },
  },
});

/** GraphQL's Int has 32 bits. */
const fitsInt = ({ min, max }: { readonly min: number; readonly max: number }): boolean =>
  min >= -(2 ** 31) && max < 2 ** 31;

/** The types of what hand-written doors are sent and answer with, each made once. */
export class DoorTypes {
  private readonly made = new Map<string, { readonly of: unknown; readonly type: GraphQLNamedType }>();

  constructor(
    /** A type of this name that is there already. */
    private readonly known: (name: string) => GraphQLNamedType | undefined,
    private readonly added: Added,
    /** Whether a shape is what a change of something with a version is answered with. */
    private readonly changed: (of: Shaped) => boolean,
  ) {}

  get all(): readonly GraphQLNamedType[] {
    return [...this.made.values()].map(({ type }) => type);
  }

  /** What is answered. */
  object(of: Shaped): GraphQLObjectType<unknown, GraphqlContext> {
    const { name, says, fields } = shapeOf(of);
    return this.once(name, of, () => {
      return new GraphQLObjectType<unknown, GraphqlContext>({
        name,
        description: says.en,
        fields: () => this.together(name, [this.outputs(fields), this.etagFields(of), this.added(name)]),
      });
    });
  }

  /** What is sent. */
  input(of: Shaped): GraphQLInputObjectType {
    const { name, says, fields } = shapeOf(of);
    return this.once(
      inputName(name),
      of,
      () =>
        new GraphQLInputObjectType({
          name: inputName(name),
          description: says.en,
          fields: () => Object.fromEntries(fields.map(field => [field.name, this.argument(field)])),
        }),
    );
  }

  /** An argument, or a field of what is sent. */
  argument({ kind, says, optional }: FieldSaid): { readonly type: GraphQLInputType; readonly description: string } {
    const type = this.sent(kind);
    return { type: optional ? type : new GraphQLNonNull(type), description: withBounds(says.en, kind) };
  }

  /** One page of a list, as cursor connections have it. */
  connection(of: Shaped): GraphQLObjectType<unknown, GraphqlContext> {
    const node = this.object(of);
    const edge = this.once(
      `${node.name}Edge`,
      of,
      () =>
        new GraphQLObjectType<unknown, GraphqlContext>({
          name: `${node.name}Edge`,
          description: 'One of a list, with its place in it.',
          fields: {
            cursor: {
              type: new GraphQLNonNull(GraphQLString),
              description: 'Its place: send it as `after` to go on from here.',
            },
            node: { type: new GraphQLNonNull(node), description: 'What stands there.' },
          },
        }),
    );
    this.once(pageInfo.name, pageInfo, () => pageInfo);
    return this.once(
      `${node.name}Connection`,
      of,
      () =>
        new GraphQLObjectType<unknown, GraphqlContext>({
          name: `${node.name}Connection`,
          description: 'One page of a list.',
          fields: {
            edges: { type: listOf(edge), description: 'What the page holds, each with its place.' },
            nodes: { type: listOf(node), description: 'The same without their places.' },
            pageInfo: { type: new GraphQLNonNull(pageInfo), description: 'How the list goes on.' },
          },
        }),
    );
  }

  private etagFields(of: Shaped): Fields {
    if (hasVersion(of)) return { etag: etagOfVersion };
    return this.changed(of) ? { etag: etagOfChange } : {};
  }

  private outputs(fields: readonly FieldSaid[]): Fields {
    return Object.fromEntries(
      fields.map(({ name, kind, says, optional }) => {
        const type = this.answered(kind);
        const most = kind.kind === 'several' ? { extensions: { [weight]: { most: kind.most } } } : {};
        return [name, { type: optional ? type : new GraphQLNonNull(type), description: says.en, ...most }] as const;
      }),
    );
  }

  private answered(kind: Kind): GraphQLNullableType & GraphQLOutputType {
    if (kind.kind === 'shape') return this.object(kind.of());
    return kind.kind === 'several' ? new GraphQLList(new GraphQLNonNull(this.answered(kind.of))) : this.single(kind);
  }

  private sent(kind: Kind): GraphQLNullableType & GraphQLInputType {
    if (kind.kind === 'shape') return this.input(kind.of());
    return kind.kind === 'several' ? new GraphQLList(new GraphQLNonNull(this.sent(kind.of))) : this.single(kind);
  }

  private single(kind: Exclude<Kind, { kind: 'shape' | 'several' }>): GraphQLScalarType | GraphQLEnumType {
    switch (kind.kind) {
      case 'words':
        return kind.pattern?.format === 'uuid' ? GraphQLID : GraphQLString;
      case 'whole':
        return fitsInt(kind) ? GraphQLInt : GraphQLFloat;
      case 'number':
        return GraphQLFloat;
      case 'yesNo':
        return GraphQLBoolean;
      case 'time':
        return GraphQLString;
      case 'json':
        return jsonScalar;
      case 'choice': {
        const words = kind.values;
        return this.choice(
          enumOf(kind.name, 'One of a closed list.', Object.keys(words), value => words[value]?.en ?? value),
        );
      }
    }
  }

  /** A closed list; one that the rules have, such as that of the languages, is the same. */
  private choice({ name, says, values }: GraphqlEnum): GraphQLEnumType {
    const known = this.known(name);
    const words = values.map(({ name: word }) => word).join();
    if (
      isEnumType(known) &&
      words ===
        known
          .getValues()
          .map(value => value.name)
          .join()
    )
      return known;
    return this.once(
      name,
      words,
      () =>
        new GraphQLEnumType({
          name,
          description: says,
          values: Object.fromEntries(
            values.map(({ name: word, value, says: description }) => [word, { value, description }]),
          ),
        }),
    );
  }

  private once<T extends GraphQLNamedType>(name: string, of: unknown, make: () => T): T {
    const known = this.made.get(name);
    // What was made of the same thing under the same name was made here.
    if (known !== undefined && known.of === of) return known.type as T;
    const other = known ?? this.known(name);
    if (other !== undefined) throw new Error(`The GraphQL type ${name} would mean two things: rename a shape.`);
    const type = make();
    this.made.set(name, { of, type });
    return type;
  }

  /** Fields from several places, once it is seen that no two have the same name. */
  private together(of: string, parts: readonly Fields[]): Fields {
    const names = parts.flatMap(part => Object.keys(part));
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice !== undefined) throw new Error(`${of} would have two GraphQL fields called ${twice}.`);
    return Object.assign({}, ...parts);
  }
}

const listOf = (type: GraphQLObjectType): GraphQLOutputType =>
  new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));

/** What an argument says, with what it may hold where its type does not say it. */
const withBounds = (says: string, kind: Kind): string => {
  const bounds = boundsOf(kind);
  return bounds === null ? says : `${says.replace(/\.$/, '')}: ${bounds}.`;
};

const boundsOf = (kind: Kind): string | null => {
  switch (kind.kind) {
    case 'words':
      return kind.pattern?.format === 'uuid' ? null : expected(kind).en;
    case 'whole':
      return `${kind.min} to ${kind.max}`;
    case 'several':
      return `at most ${kind.most}`;
    case 'time':
      return expected(kind).en;
    case 'json':
    case 'number':
    case 'yesNo':
    case 'choice':
    case 'shape':
      return null;
  }
};
