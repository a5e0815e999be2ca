import { readRequest } from '../../src/core/index.js';
import { everyProcedure } from './every-procedure.js';

const nonsense: readonly unknown[] = [-1, 'zzz', {}, [], 1e308];

describe.each(everyProcedure)('Facts of $id', ({ book, procedure }) => {
  const names = Object.keys(procedure.facts);

  it('are read or at fault, whatever else of them is nonsense', () => {
    for (const { facts, rulings } of procedure.examples.slice(0, 4))
      for (const one of names)
        for (const other of names)
          for (const spoiled of nonsense)
            expect(() =>
              readRequest(book, procedure, { input: { ...facts, [other]: 'zzz', [one]: spoiled }, rulings }),
            ).not.toThrow();
  });
});
