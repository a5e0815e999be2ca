import type { Text } from './text.js';
import type { Vocabulary } from './vocabulary.js';
import type { By } from './ruling.js';

/** What a fact may look like. */
export type Shape =
  | { readonly kind: 'count'; readonly min: number; readonly max: number }
  | { readonly kind: 'measure'; readonly min: number; readonly max: number; readonly unit: string }
  | { readonly kind: 'oneOf'; readonly vocabulary: Vocabulary }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'text'; readonly longest: number }
  | { readonly kind: 'list'; readonly of: Fact; readonly fewest: number; readonly most: number }
  | { readonly kind: 'group'; readonly name: string; readonly facts: Facts; readonly checks: readonly Check[] };

/** One declared fact: what it means, what it may look like, and what holds when it is left out. */
export interface Fact<V = unknown> {
  readonly says: Text;
  readonly shape: Shape;
  /** The value of a fact left out: null if it then has none, undefined if it must be given. */
  readonly absent: V | undefined;
  /** Of a field of an outcome: it tells how that came about, and odds leave it out. */
  readonly aside?: true;
}

export interface Facts {
  readonly [name: string]: Fact;
}

/** The TypeScript type of declared facts, once read. */
export type Declared<F extends Facts> = { readonly [K in keyof F]: F[K] extends Fact<infer V> ? V : never };

/** Facts as a caller gives them: whatever has a value of its own may be left out. */
export type Given<V> = V extends readonly (infer I)[]
  ? readonly Given<I>[]
  : V extends object
    ? { readonly [K in keyof V]?: Given<V[K]> }
    : V;

/** A case in which a fact is at fault, and the sentence that says so. */
export interface Case<F> {
  readonly says: Text;
  when(facts: F, by: By): boolean;
}

/** The cases in which a fact is at fault: one, or several with a sentence each. */
export type Cases<F> = Case<F> | readonly Case<F>[];

/** Conditions over several facts: when an optional one must be given, and when facts cannot hold together. */
export interface Conditions<F extends Facts> {
  readonly needed?: { readonly [K in keyof F]?: Cases<Declared<F>> };
  readonly impossible?: { readonly [K in keyof F]?: Cases<Declared<F>> };
}

/** One such condition, once it is known what it is about. */
export interface Check {
  readonly fact: string;
  readonly code: 'fact/missing' | 'fact/impossible';
  readonly says: Text;
  fails(facts: { readonly [fact: string]: unknown }, by: By): boolean;
}

export const checksOf = <F extends Facts>({ needed = {}, impossible = {} }: Conditions<F>): readonly Check[] => {
  // A case is only ever asked about the facts it was declared with.
  const cases = (of: object) =>
    (Object.entries(of) as [string, Cases<unknown>][]).flatMap(([fact, some]) =>
      [some].flat().map(one => [fact, one] as const),
    );
  return [
    ...cases(needed).map(([fact, { says, when }]): Check => ({
      fact,
      code: 'fact/missing',
      says,
      fails: (facts, by) => facts[fact] === null && when(facts, by),
    })),
    ...cases(impossible).map(([fact, { says, when }]): Check => ({ fact, code: 'fact/impossible', says, fails: when })),
  ];
};

const fact = <V>(says: Text, shape: Shape): Fact<V> => ({ says, shape, absent: undefined });

/** A whole number. */
export const count = (says: Text, min: number, max: number): Fact<number> => fact(says, { kind: 'count', min, max });

/** A number that may have decimals, in a unit. */
export const measure = (says: Text, min: number, max: number, unit: string): Fact<number> =>
  fact(says, { kind: 'measure', min, max, unit });

/** One word of a vocabulary. */
export const oneOf = <W extends string>(says: Text, vocabulary: Vocabulary<W>): Fact<W> =>
  fact(says, { kind: 'oneOf', vocabulary });

/** True or false. */
export const yesNo = (says: Text): Fact<boolean> => fact(says, { kind: 'yesNo' });

/** A short free text, such as the name of a unit. */
export const text = (says: Text, longest = 100): Fact<string> => fact(says, { kind: 'text', longest });

/** Several of the same. */
export const list = <V>(says: Text, of: Fact<V>, fewest: number, most: number): Fact<readonly V[]> =>
  fact(says, { kind: 'list', of, fewest, most });

/** Facts that belong together, such as those of one unit; the name is in PascalCase and unique within its book. */
export const group = <F extends Facts>(
  says: Text,
  name: string,
  facts: F,
  conditions: Conditions<F> = {},
): Fact<Declared<F>> => fact(says, { kind: 'group', name, facts, checks: checksOf(conditions) });

/** A fact that may be left out, and then has no value. */
export const optional = <V>(fact: Fact<V>): Fact<V | null> => ({ ...fact, absent: null });

/** A fact that may be left out, and then has a value all the same. */
export const usually = <V>(absent: V, fact: Fact<V>): Fact<V> => ({ ...fact, absent });

/** A field of an outcome that tells how it came about: an answer has it; in odds, which it would only split, it is null. */
export const aside = <V>(fact: Fact<V>): Fact<V | null> => ({ ...optional(fact), aside: true });
