import { isNestedDeeper } from './nesting.js';

describe('JSON is nested deeper than two levels', () => {
  it.each(['[[[]]]', '{"a":[{"b":1}]}', '[[],[[]]]', '["]",["\\"]",[]]]', '[[['])('%s is', json =>
    expect(isNestedDeeper(json, 2)).toBe(true),
  );

  it.each(['', '1', '[[],[],{}]', '["[[[["]', '["\\"[[[",[]]', '{"{{{":["\\\\"],"[":{}}', ']]][['])('%s is not', json =>
    expect(isNestedDeeper(json, 2)).toBe(false),
  );
});
