import fc from 'fast-check';
import { rowsOf, type Fact, type Facts, type Procedure } from '../../src/core/index.js';
import { fits } from '../laws/every-procedure.js';

/** A request body, whatever is in it. */
export type Body = Readonly<Record<string, unknown>>;

/** Any JSON, with what likes to break programs among it. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom<unknown>(-1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 4e-320, -0, '', ' ', '0', 'null', [], {}, [[]]),
  fc.constantFrom<unknown>('\u0000', '\ud800', '\udc00x', '\ufeff', '‮', '${7*7}', '%s%n', '../../etc', "'; --"),
  fc.constantFrom<unknown>('constructor', 'toString', 'hasOwnProperty', { constructor: 1 }, { toString: null }),
  fc.constantFrom<unknown>('x'.repeat(5_000), Array(500).fill(0), { length: 5 }),
);

/** Whether no reading of the declaration lets this value stand. What is left out or null may have its usual value. */
const isWrong = (fact: Fact, value: unknown): boolean => {
  if (value === null || value === undefined) return false;
  if (fact.shape.kind === 'group') return typeof value !== 'object' || Array.isArray(value);
  if (fact.shape.kind === 'list') return !Array.isArray(value) || value.length > fact.shape.most;
  return !fits(fact, value);
};

/** Every place in an input that holds a declared fact. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly fact: Fact;
}

const placesIn = (facts: Facts, input: object, path: Place['path'] = []): readonly Place[] =>
  Object.entries(facts).flatMap(([name, fact]) => {
    const value: unknown = Reflect.get(input, name);
    return [{ path: [...path, name], fact }, ...placesWithin(fact, value, [...path, name])];
  });

const placesWithin = ({ shape }: Fact, value: unknown, path: Place['path']): readonly Place[] => {
  if (shape.kind === 'group' && typeof value === 'object' && value !== null) return placesIn(shape.facts, value, path);
  if (shape.kind !== 'list' || !Array.isArray(value)) return [];
  return value.flatMap((item: unknown, i) => [
    { path: [...path, i], fact: shape.of },
    ...placesWithin(shape.of, item, [...path, i]),
  ]);
};

/** A copy with one value in another's place. */
const withAt = (within: unknown, [first, ...rest]: Place['path'], value: unknown): unknown => {
  if (first === undefined) return value;
  if (Array.isArray(within)) return within.map((item, i) => (i === first ? withAt(item, rest, value) : item));
  const record = typeof within === 'object' && within !== null ? within : {};
  return { ...record, [first]: withAt(Reflect.get(record, first), rest, value) };
};

const wrongFact = (procedure: Procedure, body: Body, lists = true): fc.Arbitrary<Body> => {
  const all = placesIn(procedure.facts, Object(body['input']));
  const places = all.filter(({ fact }) => lists || fact.shape.kind !== 'list');
  if (places.length === 0) return wrongInput(body);
  return fc
    .constantFrom(...places)
    .chain(({ path, fact }) =>
      anything.filter(value => isWrong(fact, value)).map(value => withAt(body, ['input', ...path], value)),
    )
    .map(spoiled => Object(spoiled));
};

const wrongInput = (body: Body): fc.Arbitrary<Body> =>
  fc.constantFrom(1, 'x', true, [], [{}]).map(input => ({ ...body, input }));

const unknownFact = (procedure: Procedure, body: Body): fc.Arbitrary<Body> =>
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 40 }), anything)
    .filter(([name]) => !Object.hasOwn(procedure.facts, name) && name !== '__proto__')
    .map(([name, value]) => ({ ...body, input: { ...Object(body['input']), [name]: value } }));

const missingFact = (procedure: Procedure, body: Body): fc.Arbitrary<Body> => {
  const needed = Object.keys(procedure.facts).filter(name => procedure.facts[name]?.absent === undefined);
  if (needed.length === 0) return wrongInput(body);
  return fc.constantFrom(...needed).map(name => {
    const { [name]: _left, ...input } = Object(body['input']);
    return { ...body, input };
  });
};

/** Dice of a throw that is not asked for are left out here: while others are awaited they may yet be. */
const wrongDice = (body: Body): fc.Arbitrary<Body> =>
  fc
    .oneof(
      fc.constantFrom<unknown>('throw', '', 7, true, [0], [-1], [1.5], ['6'], [null], [[6]], [1e9]),
      fc.constantFrom<unknown>({ seed: '' }, { seed: 5 }, { seed: 'x'.repeat(201) }, { seed: null }),
      fc.constantFrom<unknown>({ loss: 'x' }, { loss: {} }, { loss: [0] }, Array(10_001).fill(1)),
    )
    .map(dice => ({ ...body, dice }));

const wrongChoices = (procedure: Procedure, body: Body): fc.Arbitrary<Body> => {
  const [ruling] = procedure.rulings;
  const [row] = rowsOf(procedure);
  return fc.constantFrom<Body>(
    { ...body, rulings: { 'no-such-ruling': 'x' } },
    { ...body, rulings: { [ruling?.id ?? 'none']: 'no-such-option' } },
    { ...body, rulings: { [ruling?.id ?? 'none']: { toString: 'x' } } },
    { ...body, rulings: { constructor: 'x' } },
    { ...body, rulings: ['x'] },
    { ...body, rulings: 'x' },
    { ...body, house: { 'no-such-row': 1 } },
    { ...body, house: { [row?.row.id ?? 'none']: 'on' } },
    { ...body, house: { [row?.row.id ?? 'none']: 101 } },
    { ...body, house: { [row?.row.id ?? 'none']: null } },
    { ...body, house: { toString: 1 } },
    { ...body, house: [1] },
    { ...body, house: 5 },
  );
};

const wrongEnvelope = (body: Body): fc.Arbitrary<Body> =>
  fc.oneof(
    fc.constantFrom<Body>({ ...body, lang: 'fr' }, { ...body, lang: {} }, { ...body, inputs: {} }, { ...body, '': 1 }),
    anything.map(value => ({ ...body, 'no such field': value })),
  );

/** A legal request, spoiled so that no reading of it can stand. */
export const spoiled = (procedure: Procedure, body: Body): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 6, arbitrary: wrongFact(procedure, body) },
    { weight: 2, arbitrary: unknownFact(procedure, body) },
    { weight: 1, arbitrary: missingFact(procedure, body) },
    { weight: 2, arbitrary: wrongDice(body) },
    { weight: 2, arbitrary: wrongChoices(procedure, body) },
    { weight: 1, arbitrary: wrongEnvelope(body) },
    { weight: 1, arbitrary: wrongInput(body) },
  );

/** A legal request whose facts are spoiled so that GraphQL cannot take them either; it takes one for a list of one. */
export const spoiledFacts = (procedure: Procedure, body: Body): fc.Arbitrary<Body> =>
  fc.oneof(wrongFact(procedure, body, false), unknownFact(procedure, body), missingFact(procedure, body));
