import { partBeyond, type Segment } from './index.js';

const segment: Segment = [
  { x: 0, y: 0 },
  { x: 8, y: 0 },
];

describe('The part beyond a line', () => {
  it('is on the left or the right of its bearing', () => {
    expect(partBeyond(segment, { x: 2, y: 7 }, 90, 'left')).toBe(0.25);
    expect(partBeyond(segment, { x: 2, y: 7 }, 90, 'right')).toBe(0.75);
    expect(partBeyond(segment, { x: 2, y: 7 }, 270, 'left')).toBe(0.75);
  });

  it('is all or nothing where the line passes by or ends touch it', () => {
    expect(partBeyond(segment, { x: -1, y: 0 }, 90, 'right')).toBe(1);
    expect(partBeyond(segment, { x: 0, y: 0 }, 90, 'right')).toBe(1);
    expect(partBeyond(segment, { x: 0, y: 0 }, 90, 'left')).toBe(0);
    expect(partBeyond(segment, { x: 8, y: 0 }, 90, 'right')).toBe(0);
  });

  it('is nothing along the line itself', () => {
    expect(partBeyond(segment, { x: 3, y: 0 }, 0, 'left')).toBe(0);
    expect(partBeyond(segment, { x: 3, y: 0 }, 0, 'right')).toBe(0);
  });

  it('is all or nothing for a point', () => {
    const point = { x: 1, y: 1 };
    expect(partBeyond([point, point], { x: 0, y: 0 }, 0, 'left')).toBe(1);
    expect(partBeyond([point, point], { x: 0, y: 0 }, 0, 'right')).toBe(0);
    expect(partBeyond([point, point], point, 0, 'left')).toBe(0);
  });
});
