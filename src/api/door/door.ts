import type { Text } from '../../core/index.js';
import type { ProblemKind } from '../problem/problem.js';
import type { Asked } from './asked.js';
import type { Shaped } from './kind.js';
import type { DoorTag } from './tags.js';

/** What a door answers with: one of a shape, a page of many, a file, or nothing. */
export type Answers =
  | { readonly kind: 'one'; readonly of: () => Shaped }
  | { readonly kind: 'page'; readonly of: () => Shaped }
  | { readonly kind: 'file'; readonly type: string }
  | { readonly kind: 'nothing' };

export const one = (of: () => Shaped): Answers => ({ kind: 'one', of });
export const page = (of: () => Shaped): Answers => ({ kind: 'page', of });
export const file = (type: string): Answers => ({ kind: 'file', type });
export const nothing: Answers = { kind: 'nothing' };

/** One page of a list: what it holds, each with the cursor after which the next begins. */
export interface Page<V> {
  readonly edges: readonly { readonly cursor: string; readonly node: V }[];
  readonly hasNext: boolean;
}

/** A hand-written door, said once: the REST route, its place in GraphQL and its pages in the documents. */
export interface DoorSaid {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as Fastify writes them: `/v1/battles/:battle`. */
  readonly path: string;
  /** The operation's id. */
  readonly name: string;
  readonly tag: DoorTag;
  /** What the policy is asked, or `anyone`, or `signed-in`. */
  readonly may: string;
  /** A door of spreadsheets, where a sheet's key may stand in the address. */
  readonly sheet?: true;
  readonly says: Text;
  readonly more?: Text;
  readonly body?: Shaped;
  readonly query?: Shaped;
  readonly answers: Answers;
  /** The status of success; 200 if left out. */
  readonly status?: 200 | 201 | 204;
  /** Whether it may succeed and keep nothing: the status then is 200. */
  readonly mayKeepNothing?: true;
  /** The field of GraphQL it is: of `Query`, `Mutation` or a shape, whose id then is its first parameter. */
  readonly graphql?: { readonly on: string; readonly as: string };
  /** Headers of its own that its answer carries, by their names. */
  readonly replyHeaders?: { readonly [name: string]: Text };
  /** The problems it may answer with, besides those of every door. */
  readonly problems?: readonly ProblemKind[];
  /** Bodies and answers that run: each by a name, with the sentence that says what it shows. */
  readonly examples?: readonly DoorExample[];
}

export interface DoorExample {
  readonly says: Text;
  readonly body?: unknown;
  readonly answer?: unknown;
}

/** What stands behind a door. */
export type Handler = (asked: Asked<never, never>) => unknown;

/** A door with the room it stands in. */
export interface Door {
  readonly said: DoorSaid;
  readonly handle: Handler;
}

const said = new Map<object, Map<string, DoorSaid>>();

/** Makes a method of a class of doors one of them. */
export const At =
  (door: DoorSaid): MethodDecorator =>
  (of, name) => {
    const known = said.get(of) ?? new Map<string, DoorSaid>();
    said.set(of, known.set(String(name), door));
  };

/** A class of doors: a room, with what it needs behind them. */
export type Room = new (...made: never[]) => object;

/** What is said of the doors of a class. */
export const doorsSaidOf = (of: Room): readonly DoorSaid[] => [...(said.get(of.prototype as object)?.values() ?? [])];

/** The doors of a class that was made, each with its handler. */
export const doorsIn = (room: object): readonly Door[] =>
  [...(said.get(Object.getPrototypeOf(room) as object) ?? [])].map(([name, door]) => ({
    said: door,
    // A method that was decorated as a door takes what a door is asked.
    handle: (Reflect.get(room, name) as Handler).bind(room),
  }));

/** The names of a path's parameters, in order. */
export const parametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
