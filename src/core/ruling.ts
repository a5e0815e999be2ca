import type { Text } from './text.js';

/** A point the book leaves unclear, with the readings a club may choose from; the first is the recommended one. */
export interface Ruling<O extends string = string> {
  readonly id: string;
  readonly rule: string;
  readonly unclear: Text;
  readonly options: { readonly [K in O]: Text };
  readonly recommended: O;
  readonly values: readonly O[];
}

export const ruling = <O extends string>(
  id: string,
  rule: string,
  unclear: Text,
  options: { readonly [K in O]: Text },
): Ruling<O> => {
  // Object.keys loses the key type that the parameter just stated; the list is never empty.
  const values = Object.keys(options) as O[];
  return { id, rule, unclear, options, recommended: values[0] as O, values };
};

/** How a ruling is read: what the club chose, or else the recommended option. */
export type By = <O extends string>(ruling: Ruling<O>) => O;

/** The readings a club has chosen, by ruling id. */
export type ChosenRulings = ReadonlyMap<string, string>;

export const recommended: By = ruling => ruling.recommended;

/** Reads rulings as the club chose them. */
export const chosenBy = (chosen: ChosenRulings | null): By =>
  // The chosen options were checked against the ruling's own when they were read.
  chosen === null
    ? recommended
    : <O extends string>(ruling: Ruling<O>) => (chosen.get(ruling.id) as O | undefined) ?? ruling.recommended;
