import type { Text } from './text.js';

/** One word of a rulebook: how it is said in both languages, and the other Italian words players use for it. */
export interface Word extends Text {
  readonly also?: readonly string[];
}

/** A closed list of words with a name, such as the formations of a book. The keys are the values of the API. */
export interface Vocabulary<W extends string = string> {
  readonly name: string;
  readonly words: { readonly [K in W]: Word };
  readonly values: readonly W[];
}

export type WordOf<V> = V extends Vocabulary<infer W> ? W : never;

/** Declares a vocabulary; the name is in PascalCase and unique within its book. */
export const vocabulary = <W extends string>(name: string, words: { readonly [K in W]: Word }): Vocabulary<W> => ({
  name,
  words,
  // Object.keys loses the key type that the parameter just stated.
  values: Object.keys(words) as W[],
});

/** A vocabulary with some of another one's words, under a name of its own. */
export const someOf = <W extends string, S extends W>(
  name: string,
  from: Vocabulary<W>,
  values: readonly S[],
): Vocabulary<S> =>
  vocabulary<S>(
    name,
    // Each of the chosen words is a word of the larger vocabulary.
    Object.fromEntries(values.map(value => [value, from.words[value]])) as { readonly [K in S]: Word },
  );
