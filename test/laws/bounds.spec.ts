import fc from 'fast-check';
import { readRequest, rowsOf, ruleOn, type DiceSource } from '../../src/core/index.js';
import { anyRequest, everyProcedure, outcomeFits } from './every-procedure.js';

/** A small generator with a fixed start: the same rolls in every run. */
const rollingFrom = (seed: number): DiceSource => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return { draw: (_id, count, sides) => Array.from({ length: count }, () => 1 + Math.floor(next() * sides)) };
};

const withRows = everyProcedure.filter(({ procedure }) => rowsOf(procedure).length > 0);

describe.each(withRows)('House rules for $id', ({ book, procedure }) => {
  const ids = [...new Set(rowsOf(procedure).map(({ row }) => row.id))];
  const anyHouse = fc.oneof(
    fc.constantFrom(-100, 100).map(value => Object.fromEntries(ids.map(id => [id, value]))),
    fc.dictionary(fc.constantFrom(...ids), fc.oneof(fc.integer({ min: -100, max: 100 }), fc.constant('off'))),
  );

  it('keep every outcome in its declared bounds, whatever they say', () => {
    fc.assert(
      fc.property(anyRequest(book, procedure), anyHouse, fc.nat(), (asked, house, seed) => {
        const read = readRequest(book, procedure, { ...asked, house, dice: { seed: 'x' } });
        if (!read.ok) throw new Error(JSON.stringify(read.faults));
        const ruled = ruleOn(book, procedure, read.value, {
          language: 'en',
          explain: true,
          roll: () => rollingFrom(seed),
        });
        if (!ruled.ok) throw new Error(JSON.stringify(ruled.faults));
        expect({ ...ruled.value.outcome, fits: outcomeFits(procedure.outcome, ruled.value.outcome ?? {}) }).toEqual({
          ...ruled.value.outcome,
          fits: true,
        });
      }),
      { numRuns: 100 },
    );
  });
});
