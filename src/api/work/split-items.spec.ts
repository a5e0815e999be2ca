import fc from 'fast-check';
import { splitItems } from './split-items.js';

/** The items, each read from the bytes between two places. */
const itemsOf = (json: string): readonly unknown[] => {
  const bytes = Buffer.from(json);
  const starts = splitItems(bytes);
  return Array.from(starts.subarray(0, -1), (start, i) =>
    JSON.parse(bytes.subarray(start, (starts[i + 1] ?? 0) - 1).toString()),
  );
};

describe('The items of a JSON list', () => {
  it.each(['[1]', ' [ {"a":[1,2]} , "x" ] ', '["]","\\"[,{",{"}":"\\\\"},[[],[]]]', '["é,…",null,true]'])(
    'are found one by one in %s',
    json => expect(itemsOf(json)).toEqual(JSON.parse(json)),
  );

  it('are found in any list, as it is written with or without spaces', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), fc.nat(2), (list, spaces) => {
        const json = JSON.stringify(list, null, spaces);
        expect(itemsOf(json)).toEqual(JSON.parse(json));
      }),
    );
  });
});
