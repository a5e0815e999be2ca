import { inArc, offFront, outlineOf, sideFacing, sideOf, type Outline } from './index.js';

const base = { x: 0, y: 0, headingDegrees: 90, width: 4, depth: 2 };
const at = (x: number, y: number): Outline => [{ x, y }];
const box = (x: number, y: number, width: number, height: number): Outline =>
  outlineOf({ x, y, headingDegrees: 90, width, depth: height });

describe('What lies off the front', () => {
  it.each([
    ['straight ahead', at(0, 9), 0],
    ['at the middle of the front itself', at(0, 1), 0],
    ['to the right', at(3, 4), 45],
    ['to the left', at(-3, 4), 45],
    ['level with the front', at(5, 1), 90],
    ['straight behind', at(0, -5), 180],
    ['an edge across the line ahead', box(0, 6, 10, 2), 0],
    ['a box, by its corner farthest ahead', box(7, 3, 6, 2), 53.13010235415598],
    [
      'a wall behind, across',
      [
        { x: -5, y: -4 },
        { x: 5, y: -4 },
      ],
      135,
    ],
    ['a wood all round', box(0, 0, 30, 30), 0],
    ['nothing', [], 180],
  ])('is measured from the middle of the front edge: %s', (_, outline, degrees) =>
    expect(offFront(base, outline)).toBeCloseTo(degrees, 9),
  );

  it('is in the arc up to its limits', () => {
    expect(inArc(base, at(3, 4), 90)).toBe(true);
    expect(inArc(base, at(3, 4), 89.9)).toBe(false);
    expect(inArc(base, at(0, -5), 360)).toBe(true);
    expect(inArc(base, [], 360)).toBe(false);
  });
});

describe('The side of a base', () => {
  it.each([
    [0, 5, 'front'],
    [50, 1.1, 'front'],
    [50, 1, 'front'],
    [50, 0.9, 'flank'],
    [0, 0, 'flank'],
    [-50, -0.9, 'flank'],
    [-50, -1, 'rear'],
    [0, -5, 'rear'],
  ])('on which %d, %d lies is the %s', (x, y, side) => expect(sideOf(base, { x, y })).toBe(side));

  it('is front or rear without depth', () => {
    const line = { ...base, depth: 0 };
    expect(sideOf(line, { x: 9, y: 0 })).toBe('front');
    expect(sideOf(line, { x: 9, y: -0.1 })).toBe('rear');
  });

  it.each([
    ['ahead', box(0, 5, 4, 2), 'front'],
    ['front to front', box(0, 2, 4, 2), 'front'],
    ['beside, touching all the side', box(4, 0, 4, 2), 'flank'],
    ['beside, touching and reaching ahead', box(4, 1, 4, 2), 'flank'],
    ['beside, some way off, level', box(9, 0, 4, 2), 'flank'],
    ['behind, touching', box(0, -2, 4, 2), 'rear'],
    ['behind and aside', box(9, -9, 4, 2), 'rear'],
    ['a corner at the corner, ahead', box(4, 2, 4, 2), 'front'],
    ['a corner at the rear corner', box(4, -2, 4, 2), 'rear'],
    ['a wood all round', box(0, 0, 30, 30), 'front'],
    ['something within', box(0, 0, 0.5, 0.5), 'flank'],
    ['overlapping its side only', box(2, 0, 1, 1), 'flank'],
    ['nothing', [], 'flank'],
  ])('that something faces is where its nearest point lies: %s', (_, outline, side) =>
    expect(sideFacing(base, outline)).toBe(side),
  );
});
