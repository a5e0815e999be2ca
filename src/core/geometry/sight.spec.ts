import { isSightBlocked, outlineOf, type Outline } from './index.js';

const box = (x: number, y: number, width: number, height: number): Outline =>
  outlineOf({ x, y, headingDegrees: 90, width, depth: height });
const here = box(0, 0, 2, 2);
const there = box(20, 0, 2, 2);

describe('Sight', () => {
  it.each([
    ['nothing between', [], false],
    ['a hill across', [box(10, 0, 2, 8)], true],
    ['a hill that leaves one corner free', [box(10, 4, 2, 9)], false],
    ['a hill along whose edge the corners see each other', [box(10, 0, 2, 2)], false],
    ['two woods with a gap', [box(10, 5, 2, 9), box(10, -5, 2, 9)], false],
    ['two woods, one behind the gap of the other', [box(9, 5, 2, 9), box(9, -5, 2, 9), box(12, 0, 1, 4)], true],
    ['a wood in which one stands', [box(0, 0, 12, 12)], false],
    ['a wood in which the other stands', [box(20, 0, 12, 12)], false],
    ['a wood in which only a corner stands', [box(3, 0, 5, 12)], true],
    [
      'a wall without thickness',
      [
        [
          { x: 10, y: -9 },
          { x: 10, y: 9 },
        ],
      ],
      false,
    ],
  ])('is blocked only if every line is: %s', (_, obstacles, blocked) => {
    expect(isSightBlocked(here, there, obstacles)).toBe(blocked);
    expect(isSightBlocked(there, here, obstacles)).toBe(blocked);
  });

  it('is between figures too', () => {
    expect(isSightBlocked([{ x: 0, y: 0 }], [{ x: 9, y: 0 }], [box(5, 0, 1, 1)])).toBe(true);
    expect(isSightBlocked([{ x: 0, y: 0 }], [{ x: 9, y: 0 }], [box(5, 0.5, 1, 1)])).toBe(false);
    expect(isSightBlocked([], [{ x: 9, y: 0 }], [box(5, 0, 1, 1)])).toBe(false);
  });
});
