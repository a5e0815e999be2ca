import fc from 'fast-check';
import {
  readRequest,
  rowsOf,
  ruleOn,
  type Book,
  type DiceSource,
  type Outcome,
  type Procedure,
} from '../../src/core/index.js';
import { anyRequest, atTheEnds, everyProcedure, outcomeFits } from './every-procedure.js';

/** A small generator with a fixed start: the same rolls in every run. */
const rollingFrom = (seed: number): DiceSource => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return { draw: (_id, count, sides) => Array.from({ length: count }, () => 1 + Math.floor(next() * sides)) };
};

const outcomeOf = (book: Book, procedure: Procedure, asked: object, seed: number): Outcome | null => {
  const read = readRequest(book, procedure, { ...asked, dice: { seed: 'x' } });
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const ruled = ruleOn(book, procedure, read.value, {
    language: 'en',
    explain: true,
    roll: () => rollingFrom(seed),
  });
  if (!ruled.ok) throw new Error(JSON.stringify(ruled.faults));
  return ruled.value.outcome;
};

const expectToFit = (procedure: Procedure, outcome: Outcome | null): void =>
  expect(outcomeFits(procedure.outcome, outcome ?? {}) ? 'fits' : { outcome }).toBe('fits');

describe.each(everyProcedure)('Every outcome of $id is in its declared bounds', ({ book, procedure }) => {
  it('with facts at the ends of what is accepted', () => {
    fc.assert(
      fc.property(anyRequest(book, procedure, atTheEnds), fc.nat(), (asked, seed) => {
        expectToFit(procedure, outcomeOf(book, procedure, asked, seed));
      }),
      { numRuns: 200 },
    );
  });
});

const withRows = everyProcedure.filter(({ procedure }) => rowsOf(procedure).length > 0);

describe.each(withRows)('Every outcome of $id is in its declared bounds', ({ book, procedure }) => {
  const ids = [...new Set(rowsOf(procedure).map(({ row }) => row.id))];
  const anyHouse = fc.oneof(
    fc.constantFrom(-100, 100).map(value => Object.fromEntries(ids.map(id => [id, value]))),
    fc.dictionary(fc.constantFrom(...ids), fc.oneof(fc.integer({ min: -100, max: 100 }), fc.constant('off'))),
  );

  it('whatever the house rules say', () => {
    fc.assert(
      fc.property(anyRequest(book, procedure), anyHouse, fc.nat(), (asked, house, seed) => {
        expectToFit(procedure, outcomeOf(book, procedure, { ...asked, house }, seed));
      }),
      { numRuns: 100 },
    );
  });
});
