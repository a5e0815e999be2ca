import { outlineOf, stretchesIn, type Outline } from './index.js';

const box = (x: number, y: number, width: number, height: number): Outline =>
  outlineOf({ x, y, headingDegrees: 90, width, depth: height });
const from = { x: 0, y: 0 };
const to = { x: 20, y: 0 };
const mover = box(0, 0, 2, 2);
/** Two towers on one foot, the way passing through both. */
const towers: Outline = [
  { x: 4, y: -9 },
  { x: 16, y: -9 },
  { x: 16, y: 9 },
  { x: 12, y: 9 },
  { x: 12, y: -5 },
  { x: 8, y: -5 },
  { x: 8, y: 9 },
  { x: 4, y: 9 },
];
const close = (found: readonly (readonly [number, number])[], expected: readonly (readonly [number, number])[]) => {
  expect(found).toHaveLength(expected.length);
  expected.flat().forEach((share, i) => expect(found.flat()[i]).toBeCloseTo(share, 12));
};

describe('A way through an area', () => {
  it.each([
    ['from the first corner in to the last one out', mover, box(10, 0, 4, 4), [[0.35, 0.65]]],
    ['of a point', [from], box(10, 0, 4, 4), [[0.4, 0.6]]],
    ['of a wall across', [from, { x: 0, y: 3 }], box(10, 0, 4, 4), [[0.4, 0.6]]],
    ['of a wall along', [from, { x: 2, y: 0 }], box(10, 0, 4, 4), [[0.3, 0.6]]],
    ['round something small', mover, box(10, 0, 1, 1), [[0.425, 0.575]]],
    ['starting in it', mover, box(0, 0, 9, 9), [[0, 5.5 / 20]]],
    ['ending in it', mover, box(20, 0, 9, 9), [[14.5 / 20, 1]]],
    ['all the way', mover, box(10, 0, 90, 90), [[0, 1]]],
    [
      'through two towers',
      [from],
      towers,
      [
        [0.2, 0.4],
        [0.6, 0.8],
      ],
    ],
    [
      'through two towers, on a base',
      mover,
      towers,
      [
        [0.15, 0.45],
        [0.55, 0.85],
      ],
    ],
    ['through two towers, too wide for their gap', box(0, 0, 6, 2), towers, [[0.05, 0.95]]],
    ['along an edge', mover, box(10, 3, 4, 4), []],
    ['along an edge, as a point', [from], box(10, 2, 4, 4), []],
    ['past it', mover, box(10, 9, 4, 4), []],
    ['short of it, in touch', mover, box(23, 0, 4, 4), []],
    [
      'through a wall, which has no inside',
      mover,
      [
        { x: 9, y: -9 },
        { x: 9, y: 9 },
      ],
      [],
    ],
  ] as const)('is known by its shares: %s', (_, outline, area, shares) =>
    close(stretchesIn(outline, from, to, area), shares),
  );

  it('through a corner, as a point along the diagonal, is one stretch', () =>
    close(stretchesIn([from], from, { x: 10, y: 10 }, box(5, 5, 4, 4)), [[0.3, 0.7]]));

  it('through the bend of an L, as a point along its edge and on into it, starts at the bend', () => {
    const bent = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 4 },
      { x: 0, y: 4 },
    ];
    close(stretchesIn([{ x: 5, y: 1 }], { x: 5, y: 1 }, { x: 0, y: 1 }, bent), [[0.8, 1]]);
    close(
      stretchesIn(
        [
          { x: 5, y: 1 },
          { x: 0.5, y: 1 },
        ],
        from,
        { x: 1, y: 0 },
        bent,
      ),
      [[0, 0.5]],
    );
  });

  it('without length is all or nothing', () => {
    close(stretchesIn(mover, from, from, box(1, 0, 4, 4)), [[0, 1]]);
    close(stretchesIn(mover, from, from, box(3, 0, 4, 4)), []);
    close(stretchesIn([from], from, from, box(0, 0, 4, 4)), [[0, 1]]);
    close(stretchesIn([from], from, from, box(2, 0, 4, 4)), []);
  });
});
