import { contains, isConvex, isSimple, type Outline } from './index.js';

const drawn = (...corners: readonly (readonly [number, number])[]): Outline => corners.map(([x, y]) => ({ x, y }));
const square = drawn([0, 0], [4, 0], [4, 4], [0, 4]);
const bent = drawn([0, 0], [4, 0], [4, 1], [1, 1], [1, 4], [0, 4]);

describe('An outline', () => {
  it.each([
    ['a square', square],
    ['a square the other way round', [...square].reverse()],
    ['an L', bent],
    ['a corner on a straight edge', drawn([0, 0], [2, 0], [4, 0], [2, 3])],
  ])('is simple: %s', (_, outline) => expect(isSimple(outline)).toBe(true));

  it.each([
    ['nothing', drawn()],
    ['a figure', drawn([1, 1])],
    ['a wall', drawn([0, 0], [1, 1])],
    ['a bow tie', drawn([0, 0], [4, 4], [4, 0], [0, 4])],
    ['a corner given twice', drawn([0, 0], [4, 0], [4, 0], [4, 4])],
    ['the first corner given again at the end', [...square, { x: 0, y: 0 }]],
    ['all on one line', drawn([0, 0], [2, 2], [5, 5])],
    ['an edge that folds back', drawn([0, 0], [4, 0], [4, 4], [4, 1], [0, 1])],
    ['a corner on a far edge', drawn([0, 0], [4, 0], [4, 4], [2, 0], [0, 4])],
    ['thinner than the rounding', drawn([0, 0], [100, 0], [50, 1e-9])],
  ])('is not simple: %s', (_, outline) => expect(isSimple(outline)).toBe(false));

  it('is convex if nothing of it lies on two sides of an edge', () => {
    expect(isConvex(square)).toBe(true);
    expect(isConvex([...square].reverse())).toBe(true);
    expect(isConvex(drawn([0, 0], [2, 0], [4, 0], [2, 3]))).toBe(true);
    expect(isConvex(bent)).toBe(false);
    expect(isConvex(drawn([0, 0], [4, 4], [4, 0], [0, 4]))).toBe(false);
  });

  it('is convex too as a figure or a wall, but not as a wall with a bend', () => {
    expect(isConvex(drawn([1, 1]))).toBe(true);
    expect(isConvex(drawn([1, 1], [3, 4]))).toBe(true);
    expect(isConvex(drawn([1, 1], [3, 1], [3, 1], [1, 1]))).toBe(true);
    expect(isConvex(drawn([0, 0], [4, 0], [4, 4], [4, 0]))).toBe(false);
  });

  it.each([
    [0.5, 3, true],
    [3, 0.5, true],
    [2, 2, false],
    [1, 2, true],
    [4, 0, true],
    [2, 1 + 1e-12, true],
    [2, 1.001, false],
    [-1, 0, false],
    [-1, 4, false],
  ])('contains its inside and its edge: %d, %d is %s', (x, y, inside) => expect(contains(bent, { x, y })).toBe(inside));

  it('contains as a figure or a wall what lies on it', () => {
    expect(contains(drawn([1, 1]), { x: 1, y: 1 })).toBe(true);
    expect(contains(drawn([1, 1]), { x: 1, y: 2 })).toBe(false);
    expect(contains(drawn([0, 0], [4, 4]), { x: 3, y: 3 })).toBe(true);
    expect(contains(drawn([0, 0], [4, 4]), { x: 5, y: 5 })).toBe(false);
    expect(contains([], { x: 0, y: 0 })).toBe(false);
  });
});
