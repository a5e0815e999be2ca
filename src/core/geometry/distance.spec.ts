import { distanceBetween, outlineOf, overlaps, type Outline } from './index.js';

const box = (x: number, y: number, width: number, height: number): Outline =>
  outlineOf({ x: x + width / 2, y: y + height / 2, headingDegrees: 90, width, depth: height });
const bent = [
  { x: 0, y: 0 },
  { x: 4, y: 0 },
  { x: 4, y: 1 },
  { x: 1, y: 1 },
  { x: 1, y: 4 },
  { x: 0, y: 4 },
];

describe('The distance between outlines', () => {
  it.each([
    ['side by side', box(0, 0, 2, 2), box(5, 1, 2, 2), 3],
    ['corner to corner', box(0, 0, 2, 2), box(5, 6, 1, 1), 5],
    ['touching', box(0, 0, 2, 2), box(2, 1, 2, 2), 0],
    ['overlapping', box(0, 0, 2, 2), box(1, 1, 2, 2), 0],
    ['a cross, with no corner in the other', box(0, 2, 6, 1), box(2, 0, 1, 6), 0],
    ['one in the other', box(0, 0, 6, 6), box(2, 2, 1, 1), 0],
    ['in the bend of an L', bent, box(2, 3, 1, 1), 1],
    ['a figure and a box', [{ x: -3, y: -4 }], box(0, 0, 2, 2), 5],
    ['a figure in a box', [{ x: 1, y: 1 }], box(0, 0, 2, 2), 0],
    ['two figures', [{ x: 0, y: 0 }], [{ x: 3, y: 4 }], 5],
    [
      'a wall and a figure',
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      [{ x: 5, y: 2 }],
      2,
    ],
    [
      'two walls that cross',
      [
        { x: 0, y: 0 },
        { x: 2, y: 2 },
      ],
      [
        { x: 0, y: 2 },
        { x: 2, y: 0 },
      ],
      0,
    ],
    ['nothing', [], [{ x: 0, y: 0 }], Infinity],
  ])('is reckoned from their nearest points: %s', (_, a, b, distance) => {
    expect(distanceBetween(a, b)).toBeCloseTo(distance, 12);
    expect(distanceBetween(b, a)).toBeCloseTo(distance, 12);
  });
});

describe('Outlines overlap', () => {
  it.each([
    ['corners in each other', box(0, 0, 2, 2), box(1, 1, 2, 2), true],
    ['a cross', box(0, 2, 6, 1), box(2, 0, 1, 6), true],
    ['one in the other', box(0, 0, 6, 6), box(2, 2, 1, 1), true],
    ['the same', bent, bent, true],
    ['the same width, a part of the height', box(0, 0, 2, 2), box(0, 1, 2, 2), true],
    ['edges in touch', box(0, 0, 2, 2), box(2, 0, 2, 2), false],
    ['a corner in touch', box(0, 0, 2, 2), box(2, 2, 2, 2), false],
    ['filling the bend of an L', bent, box(1, 1, 3, 3), false],
    ['by less than the rounding', box(0, 0, 2, 2), box(2 - 1e-10, 0, 2, 2), false],
    [
      'a wall across',
      box(0, 0, 2, 2),
      [
        { x: -1, y: 1 },
        { x: 3, y: 1 },
      ],
      false,
    ],
    ['a base without width', box(0, 0, 2, 2), box(1, -1, 0, 4), false],
  ])('if they share some area: %s', (_, a, b, shared) => {
    expect(overlaps(a, b)).toBe(shared);
    expect(overlaps(b, a)).toBe(shared);
  });
});
