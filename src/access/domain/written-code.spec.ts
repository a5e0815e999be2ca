import { derivedCode, plainCode, randomCode } from './written-code.js';

describe('A code that people type in', () => {
  it('has groups of four letters, none of which looks like a digit', () => {
    expect(randomCode(5)).toMatch(/^([2-9a-hjkmnp-z]{4}-){4}[2-9a-hjkmnp-z]{4}$/);
    expect(randomCode(5)).not.toBe(randomCode(5));
  });

  it('is read however it is typed', () => {
    expect(plainCode(' ABCD efgh-2345\t')).toBe('abcd-efgh-2345');
    const code = randomCode(5);
    expect(plainCode(code.toUpperCase().replaceAll('-', ' '))).toBe(code);
  });

  it('follows from a secret and a salt, and from nothing less', () => {
    const secret = Buffer.alloc(32, 1);
    const code = derivedCode(secret, 'salt');
    expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){7}[2-9a-hjkmnp-z]{4}$/);
    expect(derivedCode(secret, 'salt')).toBe(code);
    expect(derivedCode(secret, 'other')).not.toBe(code);
    expect(derivedCode(Buffer.alloc(32, 2), 'salt')).not.toBe(code);
  });
});
