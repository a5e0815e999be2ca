import { hashKey, makeKey, readKey, sameHash } from './key.js';

describe('A key', () => {
  it.each(['read', 'write', 'sheet'] as const)('says of itself that it is for %s', scope => {
    const { whole, id } = makeKey(scope);
    expect(whole).toMatch(new RegExp(`^wk_${scope[0]}_${id}_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$`));
    expect(readKey(whole)).toEqual({ scope, id, whole });
  });

  it('is never made twice', () => {
    expect(new Set(Array.from({ length: 200 }, () => makeKey('read').whole)).size).toBe(200);
  });

  it('with any one letter wrong is no key, and nobody asks the database', () => {
    const { whole } = makeKey('write');
    for (let i = 0; i < whole.length; i++) {
      const wrong = whole.slice(0, i) + (whole[i] === 'x' ? 'y' : 'x') + whole.slice(i + 1);
      expect(readKey(wrong)).toBeUndefined();
    }
  });

  it.each(['', 'wk_', 'wk_x_00000000_', 'Bearer wk_r', `wk_r_${'0'.repeat(300)}`, '\0'])('is not %j', text => {
    expect(readKey(text)).toBeUndefined();
  });

  it('is stored as a hash that another installation does not understand', () => {
    const { whole } = makeKey('read');
    const [here, there] = [hashKey(Buffer.from('here'), whole), hashKey(Buffer.from('there'), whole)];
    expect(here).toMatch(/^[0-9a-f]{64}$/);
    expect(sameHash(here, hashKey(Buffer.from('here'), whole))).toBe(true);
    expect(sameHash(here, there)).toBe(false);
    expect(sameHash(here, here.slice(1))).toBe(false);
  });
});
