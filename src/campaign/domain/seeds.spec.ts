import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { chainFrom, chainLength, rolledDice, seedBefore } from './seeds.js';

const chain = chainFrom(Buffer.alloc(32, 1));

/** How unevenly things fell that are all equally likely. */
const chiSquare = (counts: readonly number[]): number => {
  const due = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
};

const spread = (faces: readonly number[]): number => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of faces) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return chiSquare(counts);
};

const spreadOfPairs = (faces: readonly number[]): number => {
  const counts = Array.from({ length: 36 }, () => 0);
  for (let i = 0; i + 1 < faces.length; i += 2) {
    const pair = 6 * ((faces[i] ?? 0) - 1) + (faces[i + 1] ?? 0) - 1;
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  return chiSquare(counts);
};

/** What fair dice exceed once in a thousand times, with 5 and with 35 degrees of freedom. */
const limit = { faces: 20.5, pairs: 66.6 };

describe('A chain of seeds', () => {
  it('leads from every seed back to the commitment, by plain SHA-256', () => {
    const before = (seed: string): string =>
      createHash('sha256').update('arbitro.seed.1').update(Buffer.from(seed, 'hex')).digest('hex');
    expect(before(chain.seedAt(1))).toBe(chain.commitment);
    expect(before(chain.seedAt(101))).toBe(chain.seedAt(100));
    expect(seedBefore(chain.seedAt(chainLength), chainLength)).toBe(chain.commitment);
    expect(chain.seedAt(chainLength)).toBe('01'.repeat(32));
  });

  it('is the same for ever', () => {
    expect(chain.commitment).toBe('b89b572474e5f56b1f5f0e8a4f3d19e5a6a1dacbc8f607ff9d2a193ecc584078');
    expect(chain.seedAt(1)).toBe('45abed3b9b51cc0be3507b95243750d27a7646d08da8a95a8d5374c5b52a8cd6');
  });

  it('gives each seed as the hash of the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: chainLength - 1 }), place => {
        expect(seedBefore(chain.seedAt(place + 1), 1)).toBe(chain.seedAt(place));
      }),
    );
  });

  it('has no seed before the first or after the last', () => {
    for (const place of [0, -1, 1.5, chainLength + 1, NaN]) expect(() => chain.seedAt(place)).toThrow();
  });
});

describe('Rolled dice', () => {
  it('fall the same for ever', () => {
    const dice = rolledDice('b1', 1, chain.seedAt(1), 'nonce');
    expect([dice.draw('a', 10, 6), dice.draw('b', 3, 20), dice.draw('c', 0, 6), dice.draw('d', 2, 100)]).toEqual([
      [1, 5, 3, 6, 4, 4, 6, 5, 4, 5],
      [20, 17, 12],
      [],
      [84, 7],
    ]);
  });

  it('depend on the battle, the number, the seed, the nonce and the throw', () => {
    const seed = chain.seedAt(1);
    const rolls = [
      rolledDice('b1', 1, seed, 'n'),
      rolledDice('b2', 1, seed, 'n'),
      rolledDice('b1', 2, seed, 'n'),
      rolledDice('b1', 1, chain.seedAt(2), 'n'),
      rolledDice('b1', 1, seed, 'm'),
    ].flatMap(dice => [dice.draw('a', 40, 6), dice.draw('a', 40, 6)]);
    expect(new Set(rolls.map(faces => faces.join())).size).toBe(rolls.length);
  });

  it('show only faces that they have, as many as are thrown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 0, max: 100 }), (sides, count) => {
        const faces = rolledDice('b1', 1, chain.seedAt(1), '').draw('a', count, sides);
        expect(faces).toHaveLength(count);
        expect(faces.every(face => Number.isInteger(face) && face >= 1 && face <= sides)).toBe(true);
      }),
    );
  });

  // With 120,000 faces the bias of a byte shows only every other time; with ten times as many it always does.
  const many = Array.from({ length: chainLength }, (_, i) => i + 1);

  it('fall evenly, alone and in pairs', () => {
    const faces = many.flatMap(index => rolledDice('b1', index, chain.seedAt(index), 'n').draw('a', 120, 6));
    expect(spread(faces.slice(0, 120_000))).toBeLessThan(limit.faces);
    expect(spreadOfPairs(faces.slice(0, 120_000))).toBeLessThan(limit.pairs);
    expect(spread(faces)).toBeLessThan(limit.faces);
    expect(spreadOfPairs(faces)).toBeLessThan(limit.pairs);
  });

  it('would be caught if a face were the rest of a byte', () => {
    const faces = many.flatMap(index =>
      [0, 1, 2, 3].flatMap(block => {
        const bytes = createHmac('sha256', chain.seedAt(index)).update(`${block}`).digest();
        return [...bytes.subarray(0, 30)].map(byte => 1 + (byte % 6));
      }),
    );
    expect(faces).toHaveLength(1_200_000);
    expect(spread(faces)).toBeGreaterThan(limit.faces);
    expect(spreadOfPairs(faces)).toBeGreaterThan(limit.pairs);
  });
});
