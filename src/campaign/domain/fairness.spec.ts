import type { BattleEvent, DiceRecord } from './event.js';
import { linked } from './event.js';
import { chiSquareTail, FaceCount, tallyOf } from './fairness.js';

const acted = (member: string, dice: DiceRecord, sides: number, faces: readonly number[]): BattleEvent =>
  linked<'acted'>({
    battle: 'b1',
    log: 'public',
    seq: 1,
    after: 1,
    type: 'acted',
    by: { member, as: 'french' },
    at: '',
    edition: '',
    body: {
      procedure: 'p',
      units: {},
      facts: {},
      dice,
      throws: [{ id: 't', count: faces.length, sides, faces, needs: null, successes: null }],
      status: 'resolved',
      outcome: {},
      effects: [],
    },
    patch: {},
    prev: '',
  });

const manual: DiceRecord = { kind: 'manual' };
const server: DiceRecord = { kind: 'server', index: 1, seed: '', nonce: '' };

describe('The chance of so uneven dice', () => {
  // From the printed tables of the chi-square distribution, and in closed form for 2 degrees of freedom.
  it.each([
    [3.841, 1, 0.05],
    [10.828, 1, 0.001],
    [4.605, 2, 0.1],
    [11.07, 5, 0.05],
    [20.515, 5, 0.001],
    [1.145, 5, 0.95],
    [18.307, 10, 0.05],
    [30.144, 19, 0.05],
    [49.802, 35, 0.05],
    [66.619, 35, 0.001],
    [124.342, 100, 0.05],
    [77.929, 100, 0.95],
  ])('of chi-square %d with %d degrees of freedom is %d, as printed', (chiSquare, degrees, printed) => {
    expect(chiSquareTail(chiSquare, degrees)).toBeCloseTo(printed, 4);
  });

  it('is exact in closed form for 2 and 4 degrees of freedom', () => {
    for (let x = 0; x < 60; x += 0.37) {
      expect(chiSquareTail(x, 2)).toBeCloseTo(Math.exp(-x / 2), 12);
      expect(chiSquareTail(x, 4)).toBeCloseTo(Math.exp(-x / 2) * (1 + x / 2), 12);
    }
  });

  it('falls from one to nothing', () => {
    for (const degrees of [1, 5, 9, 19, 99]) {
      expect(chiSquareTail(0, degrees)).toBe(1);
      expect(chiSquareTail(10_000, degrees)).toBeLessThan(1e-300);
      for (let x = 0.5; x < 200; x += 0.5)
        expect(chiSquareTail(x, degrees)).toBeLessThanOrEqual(chiSquareTail(x - 0.5, degrees) + 1e-14);
    }
  });
});

describe('A tally', () => {
  it('tells the mean, the unevenness and its chance', () => {
    expect(tallyOf([5, 8, 9, 8, 10, 20])).toMatchObject({ faces: 60, degreesOfFreedom: 5, enough: true });
    expect(tallyOf([5, 8, 9, 8, 10, 20]).chiSquare).toBeCloseTo(13.4, 10);
    expect(tallyOf([5, 8, 9, 8, 10, 20]).probability).toBeCloseTo(0.0199, 3);
    expect(tallyOf([5, 8, 9, 8, 10, 20]).mean).toBeCloseTo(250 / 60, 10);
  });

  it('of no dice, or of dice with one face, has no chance', () => {
    expect(tallyOf([0, 0, 0])).toMatchObject({
      faces: 0,
      mean: null,
      chiSquare: null,
      probability: null,
      enough: false,
    });
    expect(tallyOf([7])).toMatchObject({ faces: 7, mean: 1, probability: null });
  });
});

describe('The fairness of a battle', () => {
  it('keeps players, kinds of dice and where they came from apart', () => {
    const count = new FaceCount();
    count.add([
      acted('anna', manual, 6, [6, 6, 1]),
      acted('anna', server, 6, [2]),
      acted('anna', server, 10, [10, 1]),
      acted('bruno', manual, 6, [3]),
      acted('bruno', { kind: 'none' }, 6, []),
    ]);
    const report = count.report();
    expect(report.map(({ member, sides, all }) => [member, sides, all.counts])).toEqual([
      ['anna', 6, [1, 1, 0, 0, 0, 2]],
      ['anna', 10, [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
      ['bruno', 6, [0, 0, 1, 0, 0, 0]],
    ]);
    expect(report[0]?.manual.counts).toEqual([1, 0, 0, 0, 0, 2]);
    expect(report[0]?.server).toMatchObject({ counts: [0, 1, 0, 0, 0, 0], mean: 2 });
    expect(report[2]?.server.faces).toBe(0);
  });
});
