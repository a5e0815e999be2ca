/*
 * Facts are never changed, so what is found of them holds as long as they do: which others say the same, and what they
 * become by a change. Odds ask for both again and again, on thousands of paths.
 */

type Parts = { readonly [name: string]: unknown };

const numbers = new WeakMap<object, number>();
const numbersBySaying = new Map<string, number>();
const mostSayings = 5_000;
let lastNumber = 0;

/** The number of a part of facts, which others that say the same mostly share, and no others ever do. */
const numberOf = (part: object): number => {
  const known = numbers.get(part);
  if (known !== undefined) return known;
  const saying = sayingOf(part);
  const number = numbersBySaying.get(saying) ?? ++lastNumber;
  if (numbersBySaying.size >= mostSayings) numbersBySaying.clear();
  numbersBySaying.set(saying, number);
  numbers.set(part, number);
  return number;
};

const sayingOfValue = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' && value !== null ? `#${numberOf(value)}` : `${value}`;
};

/** All that facts say, in a few words. */
export const sayingOf = (facts: object): string => {
  let saying = Array.isArray(facts) ? '[' : '{';
  // Facts are records and lists of declared values.
  for (const name in facts) saying += `${name}:${sayingOfValue((facts as Parts)[name])},`;
  return saying;
};

/** What facts become, by the names and values of a change, one after the other. */
interface Branch {
  made: object | null;
  readonly next: Map<unknown, Branch>;
}

const alterations = new WeakMap<object, Branch>();
const noBranch = (): Branch => ({ made: null, next: new Map() });

const branchAt = ({ next }: Branch, value: unknown): Branch => {
  let branch = next.get(value);
  if (branch === undefined) next.set(value, (branch = noBranch()));
  return branch;
};

/** The same facts but for a change; the same change of the same facts gives the very same again. */
export const altered = <F extends object>(facts: F, change: Partial<F>): F => {
  let branch = alterations.get(facts);
  if (branch === undefined) alterations.set(facts, (branch = noBranch()));
  for (const name in change) branch = branchAt(branchAt(branch, name), change[name]);
  // What is kept for these facts is what they became.
  return (branch.made ??= { ...facts, ...change }) as F;
};
