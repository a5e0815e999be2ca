import { shown } from './fault.js';

describe('A value in a fault sentence', () => {
  it.each([
    1,
    -0.5,
    'word',
    'with "quotes"',
    true,
    null,
    [],
    {},
    [1, 'a', [null]],
    { a: 1, b: { c: [] } },
    'x'.repeat(37),
    'x'.repeat(38),
    'x'.repeat(39),
    'é\u0000\n',
    Array(30).fill(7),
    { a: 'x'.repeat(100), b: 1 },
    { ['k'.repeat(100)]: 1 },
    '"'.repeat(100),
    '\ud83d\ude00'.repeat(30),
  ])('is its JSON, cut after forty letters: %j', value => {
    const json = JSON.stringify(value);
    expect(shown(value)).toBe(json.length > 40 ? `${json.slice(0, 39)}…` : json);
  });

  it('may be as deep, as wide and as long as it likes', () => {
    let deep: unknown = [];
    for (let i = 0; i < 1_000_000; i++) deep = i % 2 === 0 ? [deep] : { a: deep };
    expect(shown(deep)).toMatch(/^\{"a":\[\{"a":\[.*…$/);
    expect(shown(Array(1_000_000).fill(0))).toMatch(/^\[0,0,.*…$/);
    expect(shown('x'.repeat(1_000_000))).toHaveLength(40);
  });

  it('may be nothing that JSON has', () => {
    expect([shown(undefined), shown(12n)]).toEqual(['undefined', '12']);
  });
});
