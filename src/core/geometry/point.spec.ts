import { along, bearingOf, distanceOf, heading, moved, turnBetween } from './index.js';

const origin = { x: 0, y: 0 };

describe('Points', () => {
  it('are apart by Pythagoras', () => expect(distanceOf({ x: 1, y: 1 }, { x: 4, y: 5 })).toBe(5));

  it.each([
    [1, 0, 0],
    [1, 1, 45],
    [0, 1, 90],
    [-1, 1, 135],
    [-1, 0, 180],
    [0, -1, 270],
    [1, -1, 315],
    [0, 0, 0],
  ])('bear counter-clockwise from the x axis: to %d, %d at %d', (x, y, degrees) =>
    expect(bearingOf(origin, { x, y })).toBe(degrees),
  );

  it('lie along a way by its share', () =>
    expect(along({ x: 1, y: 2 }, { x: 5, y: 4 }, 0.25)).toEqual({ x: 2, y: 2.5 }));

  it('move exactly along the axes, and by sines elsewhere', () => {
    expect(moved({ x: 1, y: 1 }, 90, 3)).toEqual({ x: 1, y: 4 });
    expect(moved({ x: 1, y: 1 }, -90, 3)).toEqual({ x: 1, y: -2 });
    expect(moved({ x: 1, y: 1 }, 540, 3)).toEqual({ x: -2, y: 1 });
    expect(moved(origin, 30, 2).y).toBeCloseTo(1, 12);
    expect(moved(origin, 0, -2)).toEqual({ x: -2, y: 0 });
  });
});

describe('Headings', () => {
  it.each([
    [0, 0],
    [360, 0],
    [-360, 0],
    [-90, 270],
    [725, 5],
    [-1e-20, 0],
  ])('are brought from %d to %d', (degrees, normal) => expect(heading(degrees)).toBe(normal));

  it.each([
    [0, 0, 0],
    [350, 10, 20],
    [10, 350, 20],
    [0, 180, 180],
    [90, 271, 179],
    [-30, 690, 0],
  ])('turn from %d to %d by %d', (a, b, turn) => expect(turnBetween(a, b)).toBe(turn));
});
