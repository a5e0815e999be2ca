import { readRequest } from '../../src/core/index.js';
import { everyProcedure } from './every-procedure.js';

const nonsense: readonly unknown[] = [-1, 'zzz', {}, [], 1e308];

describe.each(everyProcedure)('Facts of $id', ({ book, procedure }) => {
  const names = Object.keys(procedure.facts);
  const thrown = (asked: object): readonly unknown[] => {
    try {
      readRequest(book, procedure, asked);
      return [];
    } catch (error) {
      return [{ asked, error }];
    }
  };

  it('are read or at fault, whatever else of them is nonsense', () => {
    const all: unknown[] = [];
    for (const { facts, rulings } of procedure.examples.slice(0, 4))
      for (const one of names)
        for (const other of names)
          for (const spoiled of nonsense)
            all.push(...thrown({ input: { ...facts, [other]: 'zzz', [one]: spoiled }, rulings }));
    expect(all).toEqual([]);
  });
});
