import { isSigned, makeResetToken, readResetToken } from './reset-token.js';

const reset = {
  club: '11111111-1111-4111-8111-111111111111',
  account: '22222222-2222-4222-8222-222222222222',
  until: 2_000_000_000,
};
const pepper = Buffer.from('pepper');
const token = makeResetToken(pepper, reset, 'stored hash');

describe('A link for a new password', () => {
  it('says for whom it is, and is signed', () => {
    const read = readResetToken(token);
    expect(read).toMatchObject(reset);
    expect(read && isSigned(pepper, read, 'stored hash')).toBe(true);
  });

  it('is worth nothing once the password was changed', () => {
    const read = readResetToken(token);
    expect(read && isSigned(pepper, read, 'another hash')).toBe(false);
  });

  it('is worth nothing for anybody else, any other club or any longer', () => {
    for (const [from, to] of [
      ['2222', '3333'],
      ['1111', '3333'],
      ['2000000000', '2100000000'],
    ] as const) {
      const read = readResetToken(token.replace(from, to));
      expect(read && isSigned(pepper, read, 'stored hash')).toBe(false);
    }
  });

  it.each(['', 'a.b.c.d', `${token}x`, token.slice(1)])('is not %s', text => {
    expect(readResetToken(text)).toBeUndefined();
  });
});
