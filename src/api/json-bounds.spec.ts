import { beyondBounds } from './json-bounds.js';

describe('JSON nested deeper than two levels', () => {
  const bounds = { levels: 2, values: Infinity };

  it.each(['[[[]]]', '{"a":[{"b":1}]}', '[[],[[]]]', '["]",["\\"]",[]]]', '[[['])('is found: %s', json =>
    expect(beyondBounds(json, bounds)).toBe('levels'),
  );

  it.each(['', '1', '[[],[],{}]', '["[[[["]', '["\\"[[[",[]]', '{"{{{":["\\\\"],"[":{}}', ']]][['])(
    'is not seen in %s',
    json => expect(beyondBounds(json, bounds)).toBeNull(),
  );
});

describe('JSON of more than three values', () => {
  const bounds = { levels: Infinity, values: 3 };

  it.each(['[1,2,3,4]', '{"a":1,"b":2,"c":[3,4]}', '[[],[],[],[]]', ',,,'])('is found: %s', json =>
    expect(beyondBounds(json, bounds)).toBe('values'),
  );

  it.each(['[1,2,3]', '["1,2,3,4,5"]', '{"a,b,c,d":[1,2],"e":"\\",,,"}'])('is not seen in %s', json =>
    expect(beyondBounds(json, bounds)).toBeNull(),
  );
});
