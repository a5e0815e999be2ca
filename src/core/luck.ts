import type { Outcome, Status } from './answer.js';
import { singleFields, type Distribution, type Marginal } from './odds.js';
import type { Procedure } from './procedure.js';

/** A number that came out, against what was to be expected of it. */
export interface FieldLuck {
  readonly field: string;
  readonly happened: number;
  readonly expected: number;
  /** How likely so much or more was, and so little or less. */
  readonly atLeast: number;
  readonly atMost: number;
}

/** What came out, against its odds. */
export interface Luck {
  /** How likely exactly this outcome was. */
  readonly probability: number;
  /** How likely an outcome was that is as rare as this one, or rarer. */
  readonly asRare: number;
  readonly fields: readonly FieldLuck[];
}

/** What happened: how a procedure ended, as it was kept. */
export interface Happened {
  readonly status: Status;
  readonly outcome: Outcome;
}

/** How lucky an outcome was, by the odds before the dice were thrown; null if the odds do not have it. */
export const luckOf = (
  { outcome: fields }: Procedure,
  { outcomes, expected, marginals }: Distribution,
  { status, outcome }: Happened,
): Luck | null => {
  const found = outcomes.find(one => one.status === status && isSame(one.outcome, outcome));
  if (found === undefined) return null;
  // Outcomes that are equally likely may differ in the last digit.
  const rare = found.probability * (1 + 1e-9);
  const asRare = outcomes.reduce((sum, one) => sum + (one.probability <= rare ? one.probability : 0), 0);
  return {
    probability: found.probability,
    asRare: Math.min(1, asRare),
    fields: singleFields(fields).flatMap(({ name, get }) =>
      fieldLuck(name, get(outcome), expected[name] ?? null, marginals[name] ?? []),
    ),
  };
};

/** The luck in one number; none if it could not have been another. */
const fieldLuck = (
  field: string,
  happened: unknown,
  expected: number | null,
  marginal: Marginal,
): readonly FieldLuck[] => {
  const numbers = marginal.flatMap(({ value, probability }) =>
    typeof value === 'number' ? [{ value, probability }] : [],
  );
  if (typeof happened !== 'number' || expected === null || numbers.length < 2) return [];
  const mass = numbers.reduce((sum, { probability }) => sum + probability, 0);
  const share = (fits: (value: number) => boolean): number =>
    Math.min(1, numbers.reduce((sum, { value, probability }) => sum + (fits(value) ? probability : 0), 0) / mass);
  return [
    {
      field,
      happened,
      expected,
      atLeast: share(value => value >= happened),
      atMost: share(value => value <= happened),
    },
  ];
};

/** Whether two values are equal, in whatever order their fields were kept. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every(name => isSame(Reflect.get(a, name), Reflect.get(b, name)));
};
