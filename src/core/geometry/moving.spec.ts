import { closestOn, firstWithin, lastOutside, outlineOf, type Outline } from './index.js';

const box = (x: number, y: number, width: number, height: number): Outline =>
  outlineOf({ x, y, headingDegrees: 90, width, depth: height });
const from = { x: 0, y: 0 };
const to = { x: 10, y: 0 };
const mover = box(0, 0, 2, 2);
/** A gate open to the left: two arms and a back. */
const gate: Outline = [
  { x: 5, y: -5 },
  { x: 15, y: -5 },
  { x: 15, y: 5 },
  { x: 5, y: 5 },
  { x: 5, y: 4 },
  { x: 14, y: 4 },
  { x: 14, y: -4 },
  { x: 5, y: -4 },
];

describe('A straight move comes first within a limit', () => {
  it.each([
    ['contact ahead', box(7, 0, 2, 2), 0, 0.5],
    ['a distance ahead', box(7, 0, 2, 2), 2, 0.3],
    ['a corner ahead: 3 up, 4 along', box(9, 5, 2, 2), 5, 0.3],
    ['starting there', box(2.5, 0, 2, 2), 1, 0],
    ['starting within', box(0, 0, 9, 9), 0, 0],
    ['starting round it', [{ x: 0.1, y: 0.1 }], 0, 0],
    ['passing at just the limit', box(5, 4, 2, 2), 2, 0.3],
    ['sliding along an edge', box(5, 2, 2, 2), 0, 0.3],
    ['passing by', box(5, 5, 2, 2), 2, null],
    ['stopping short', box(15, 0, 2, 2), 2, null],
    ['just reaching it', box(14, 0, 2, 2), 2, 1],
    ['behind', box(-5, 0, 2, 2), 1, null],
    ['a figure', [{ x: 6, y: 0.5 }], 0, 0.5],
    [
      'a wall across',
      [
        { x: 6, y: -9 },
        { x: 6, y: 9 },
      ],
      0,
      0.5,
    ],
    ['the back of a gate', gate, 1, null],
    ['the arms of a gate', gate, 3, 0.4],
    ['nothing', [], 5, null],
    ['less than nothing', box(0, 0, 1, 1), -1, null],
  ])('%s', (_, obstacle, limit, share) => {
    const found = firstWithin(mover, from, to, obstacle, limit);
    if (share === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(share, 12);
  });

  it('as a point or a wall too', () => {
    expect(firstWithin([from], from, to, box(6, 0, 2, 2), 0)).toBeCloseTo(0.5, 12);
    expect(firstWithin([from, { x: 0, y: 3 }], from, to, [{ x: 8, y: 1 }], 1)).toBeCloseTo(0.7, 12);
  });

  it('or never moves at all', () => {
    expect(firstWithin(mover, from, from, box(3, 0, 2, 2), 1)).toBe(0);
    expect(firstWithin(mover, from, from, box(4, 0, 2, 2), 1)).toBeNull();
    expect(lastOutside(mover, from, from, box(3, 0, 2, 2), 2)).toBeNull();
    expect(lastOutside(mover, from, from, box(3, 0, 2, 2), 1)).toBe(1);
    expect(closestOn(mover, from, from, box(4, 0, 2, 2))).toBe(2);
  });
});

describe('A straight move is outside a limit for the last time', () => {
  it.each([
    ['at its end, having gone past', box(2, 0, 2, 2), 3, 1],
    ['on the way in', box(11, 0, 2, 2), 3, 0.6],
    ['never, within all the way', box(5, 0, 12, 12), 3, null],
    ['never, starting within and ending near', box(8, 0, 12, 2), 3, null],
    ['at its end, just the limit away', box(5, 0, 2, 2), 3, 1],
    ['passing at just the limit', box(10, 4, 2, 2), 2, 1],
    ['at its start only', box(12, 0, 12, 2), 5, 0],
    ['in the mouth of a gate', gate, 3.5, 0.4 - Math.sqrt(3.5 ** 2 - 3 ** 2) / 10],
    ['anywhere, for no limit', box(5, 0, 50, 50), 0, 1],
    ['from nothing', [], 9, 1],
  ])('%s', (_, obstacle, limit, share) => {
    const found = lastOutside(mover, from, to, obstacle, limit);
    if (share === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(share, 12);
  });

  it('but not deep in an area, far from its edges', () => {
    const wood = box(50, 0, 90, 90);
    expect(lastOutside(mover, from, { x: 60, y: 0 }, wood, 1)).toBeCloseTo(3 / 60, 12);
    expect(lastOutside(mover, { x: 0, y: 0 }, { x: -1, y: 0 }, box(0, 0, 90, 90), 1)).toBeNull();
  });
});

describe('A straight move is closest', () => {
  it.each([
    ['in passing', box(5, 5, 2, 2), 3],
    ['at its start', box(-5, 0, 2, 2), 3],
    ['at its end', box(15, 0, 2, 2), 3],
    ['in passing a corner between its steps', [{ x: 5, y: 3 }], 2],
    ['in contact', box(5, 0, 1, 1), 0],
    ['within', box(5, 0, 90, 90), 0],
    ['between the arms of a gate', gate, 3],
    ['to nothing', [], Infinity],
  ])('%s', (_, obstacle, distance) => expect(closestOn(mover, from, to, obstacle)).toBeCloseTo(distance, 12));
});
