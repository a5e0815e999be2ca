import { passwordFaults, Passwords } from './password.js';

const isRefused = (password: string, own: readonly string[] = []) =>
  passwordFaults(password, 'password', own).length > 0;

describe('A new password', () => {
  // prettier-ignore
  it.each([
    'password', 'Password1', 'P@ssw0rd', 'passw0rd!!', '12345678', '87654321', '11111111', 'aaaaaaaaaa', 'qwertyuiop',
    'qwerty123', '123456789abc', 'juventus1897', 'forzanapoli', 'napoleone1805', 'ciaociao', 'ciaociaociaociao',
    'abcdefgh', '!!!!!!!!', 'Arbitro2026',
  ])('is not %s, which everybody tries', password => {
    expect(isRefused(password)).toBe(true);
  });

  // prettier-ignore
  it.each([
    'quattro parole messe a caso', 'tJ8#kQz!', 'la vecchia guardia muore ma non si arrende', '39 40 1805 12 02', 'ñandú-ñandú-7',
  ])('may be %s', password => {
    expect(isRefused(password)).toBe(false);
  });

  it('is not one’s own name or address', () => {
    expect(isRefused('annarossi1', ['annarossi@club.example'])).toBe(true);
    expect(isRefused('Annarossi', ['Anna Rossi', 'AnnaRossi'])).toBe(true);
    expect(isRefused('annarossi1', ['bruno@club.example'])).toBe(false);
  });

  it('that is refused says what to do', () => {
    expect(passwordFaults('password', 'newPassword', [])).toMatchObject([
      {
        path: 'newPassword',
        says: { it: expect.stringContaining('quattro parole'), en: expect.stringContaining('four words') },
      },
    ]);
  });
});

describe('Passwords', () => {
  const passwords = new Passwords();

  it('are hashed with argon2id, salted each time anew', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('a long password', 'en'),
      passwords.hash('a long password', 'en'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
    expect(one).not.toBe(other);
    expect(await passwords.isRight('a long password', one, 'en')).toBe(true);
    expect(await passwords.isRight('a long passworD', one, 'en')).toBe(false);
  });

  it('are wrong where there is no account, whatever they are', async () => {
    expect(await passwords.isRight('', undefined, 'en')).toBe(false);
    expect(await passwords.isRight('a long password', undefined, 'en')).toBe(false);
  });

  it('wait for their turn, and too many of them are turned away', async () => {
    const busy = new Passwords();
    const all = await Promise.allSettled(Array.from({ length: 70 }, () => busy.hash('a long password', 'it')));
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(70 - 66);
    expect(all.at(-1)).toMatchObject({ reason: { problem: { code: 'overloaded' } } });
    expect(await busy.hash('a long password', 'it')).toMatch(/^\$argon2id/);
  });
});
