import { Acquaintances } from './acquaintances.js';

const watched = () => {
  let ms = 0;
  let asked = 0;
  const acquaintances = new Acquaintances(() => ms);
  return {
    acquaintances,
    pass: (more: number) => void (ms += more),
    meet: (name = 'a') => acquaintances.recall(name, () => Promise.resolve(++asked)),
  };
};

describe('Whoever was recognised', () => {
  it('is recognised again for half a second, and then looked at anew', async () => {
    const { meet, pass } = watched();
    expect([await meet(), await meet()]).toEqual([1, 1]);
    pass(499);
    expect(await meet()).toBe(1);
    pass(1);
    expect(await meet()).toBe(2);
  });

  it('is looked at anew at once when rights have changed here', async () => {
    const { acquaintances, meet } = watched();
    await meet();
    acquaintances.forgetAll();
    expect(await meet()).toBe(2);
  });

  it('is not mistaken for another', async () => {
    const { meet } = watched();
    expect([await meet('a'), await meet('b'), await meet('a')]).toEqual([1, 2, 1]);
  });

  it('is asked for again after a fault', async () => {
    const acquaintances = new Acquaintances(() => 0);
    await expect(acquaintances.recall('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await acquaintances.recall('a', () => Promise.resolve('back'))).toBe('back');
  });
});
