import fc from 'fast-check';
import {
  compileReader,
  proceduresOf,
  readRequest,
  type Book,
  type Declared,
  type Fact,
  type Facts,
  type Procedure,
  type Reading,
} from '../../src/core/index.js';
import { books } from '../../src/rulesets/index.js';

/** Every procedure of every book, for laws that hold for all. */
export const everyProcedure = books.flatMap(book =>
  proceduresOf(book).map(procedure => ({ book, procedure, id: procedure.id })),
);

interface Range {
  readonly min: number;
  readonly max: number;
}

/** How the numbers of a request are chosen. */
export interface Numbers {
  count(range: Range): fc.Arbitrary<number>;
  measure(range: Range): fc.Arbitrary<number>;
}

/** Numbers as on a table, which is small: the low end is where the rules bite. */
const usual: Numbers = {
  count: ({ min, max }) =>
    fc.oneof(
      fc.integer({ min: Math.max(min, -10), max: Math.max(min, Math.min(max, 12)) }),
      fc.integer({ min, max: Math.max(min, Math.min(max, min > 400 ? 2000 : 400)) }),
    ),
  measure: ({ min, max }) =>
    fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.min(max, 60) }), fc.double({ min, max, noNaN: true })),
};

/** Numbers at the ends of what is accepted. */
export const atTheEnds: Numbers = {
  count: ({ min, max }) => fc.constantFrom(min, Math.min(min + 1, max), Math.max(min, max - 1), max),
  measure: ({ min, max }) => fc.constantFrom(min, min + 1e-7, max - 1e-7, max),
};

/** Any value that a fact may have. */
const valueOf = ({ shape, absent }: Fact, numbers: Numbers): fc.Arbitrary<unknown> => {
  const given = ((): fc.Arbitrary<unknown> => {
    switch (shape.kind) {
      case 'count':
        return numbers.count(shape);
      case 'measure':
        return numbers.measure(shape);
      case 'oneOf':
        return fc.constantFrom(...shape.vocabulary.values);
      case 'yesNo':
        return fc.boolean();
      case 'text':
        return fc.constantFrom('a', 'b', 'c', 'nord');
      case 'list':
        return fc.array(valueOf(shape.of, numbers), {
          minLength: shape.fewest,
          maxLength: Math.min(shape.most, shape.fewest + 3),
        });
      case 'group': {
        // What cannot hold together within a group is sorted out here: several groups would hardly ever fit at once.
        const read = compileReader({ group: { says: { it: '', en: '' }, shape, absent: undefined } });
        return factsOf(shape.facts, numbers).filter(group => read({ group }).ok);
      }
    }
  })();
  return absent === undefined ? given : fc.option(given, { nil: undefined, freq: 3 });
};

/** Any facts of the declared shape; those that cannot hold together are told apart by reading them. */
export const factsOf = (facts: Facts, numbers = usual): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, valueOf(fact, numbers)])));

/** Any choice of the rulings a procedure can reach. */
const rulingsFor = (procedure: Procedure): fc.Arbitrary<Record<string, string>> => {
  const reachable = (of: Procedure): Procedure['rulings'] => [...of.rulings, ...of.calls.flatMap(reachable)];
  return fc
    .record(Object.fromEntries(reachable(procedure).map(ruling => [ruling.id, fc.constantFrom(...ruling.values)])), {
      requiredKeys: [],
    })
    .map(chosen =>
      Object.fromEntries(
        Object.entries(chosen).flatMap(([id, option]) => (option === undefined ? [] : [[id, option]])),
      ),
    );
};

/** Any legal request about a procedure, as it is sent. */
export const anyRequest = (book: Book, procedure: Procedure, numbers = usual) =>
  fc
    .record({ input: factsOf(procedure.facts, numbers), rulings: fc.option(rulingsFor(procedure), { nil: {} }) })
    .filter(asked => readRequest(book, procedure, asked).ok);

/** Any legal request about a procedure, as it was read. */
export const anyReading = (book: Book, procedure: Procedure): fc.Arbitrary<Reading> =>
  anyRequest(book, procedure).map(asked => {
    const read = readRequest(book, procedure, asked);
    if (!read.ok) throw new Error('only requests that are understood pass the filter');
    return read.value;
  });

/** Whether a value is what a fact declares. */
export const fits = (fact: Fact, value: unknown): boolean => {
  if (value === null) return fact.absent === null;
  const { shape } = fact;
  switch (shape.kind) {
    case 'count':
      return Number.isInteger(value) && Number(value) >= shape.min && Number(value) <= shape.max;
    case 'measure':
      return typeof value === 'number' && Number.isFinite(value) && value >= shape.min && value <= shape.max;
    case 'oneOf':
      return typeof value === 'string' && shape.vocabulary.values.includes(value);
    case 'yesNo':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && value.length <= shape.longest;
    case 'list':
      return (
        Array.isArray(value) &&
        value.length >= shape.fewest &&
        value.length <= shape.most &&
        value.every(item => fits(shape.of, item))
      );
    case 'group':
      return typeof value === 'object' && outcomeFits(shape.facts, value as Record<string, unknown>);
  }
};

/** Whether an outcome has exactly the declared fields, each as declared. */
export const outcomeFits = (fields: Facts, outcome: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(outcome).sort().join() === Object.keys(fields).sort().join() &&
  Object.entries(fields).every(([name, fact]) => fits(fact, outcome[name]));

export type AnyFacts = Declared<Facts>;
