import { frontOf, outlineOf } from './index.js';

describe('A base', () => {
  const north = { x: 10, y: 20, headingDegrees: 90, width: 4, depth: 2 };

  it('has its corners from the front left clockwise', () =>
    expect(outlineOf(north)).toEqual([
      { x: 8, y: 21 },
      { x: 12, y: 21 },
      { x: 12, y: 19 },
      { x: 8, y: 19 },
    ]));

  it('has its front from left to right', () =>
    expect(frontOf({ ...north, headingDegrees: 180 })).toEqual([
      { x: 9, y: 18 },
      { x: 9, y: 22 },
    ]));

  it('may be a point', () =>
    expect(new Set(outlineOf({ ...north, width: 0, depth: 0 }).map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(['10 20']),
    ));
});
