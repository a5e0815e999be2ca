import { knownDevice, withDevice } from './device.js';

const pepper = Buffer.alloc(32, 1);

describe('A device', () => {
  it('is known to whoever signed in on it, and to nobody else', () => {
    const cookie = withDevice(pepper, undefined, 'anna');
    expect(knownDevice(pepper, cookie, 'anna')).toMatch(/^[\w-]{22}$/);
    expect(knownDevice(pepper, cookie, 'bruno')).toBeUndefined();
    expect(knownDevice(Buffer.alloc(32, 2), cookie, 'anna')).toBeUndefined();
    expect(knownDevice(pepper, undefined, 'anna')).toBeUndefined();
  });

  it('stays the same for whoever signs in again', () => {
    const cookie = withDevice(pepper, undefined, 'anna');
    expect(withDevice(pepper, cookie, 'anna')).toBe(cookie);
  });

  it('is shared by the last five who signed in on it', () => {
    const everybody = ['a', 'b', 'c', 'd', 'e', 'f'];
    const cookie = everybody.reduce<string | undefined>((before, one) => withDevice(pepper, before, one), undefined);
    expect(everybody.filter(one => knownDevice(pepper, cookie, one))).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(cookie).toMatch(/^[\w.~-]{1,400}$/);
  });

  it.each(['', '~~', 'x.y', 'x'.repeat(100_000), `${'a'.repeat(22)}.${'b'.repeat(43)}`])(
    'is not made up: %.20s',
    cookie => {
      expect(knownDevice(pepper, cookie, 'anna')).toBeUndefined();
      expect(knownDevice(pepper, withDevice(pepper, cookie, 'anna'), 'anna')).toBeDefined();
    },
  );
});
