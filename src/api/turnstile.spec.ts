import { setImmediate as turn } from 'node:timers/promises';
import { Turnstile } from './turnstile.js';

/** A clock that goes on only while somebody works, so that no other process of the machine has a say. */
let now = 0;
const clock = (): number => now;
const work = (ms: number): void => void (now += ms);

/** A turnstile that has learnt how long requests take. */
const used = async (ms: number): Promise<Turnstile> => {
  const turnstile = new Turnstile(32, clock);
  for (let i = 0; i < 500; i++) {
    turnstile.enter(() => work(ms));
    await turn();
  }
  return turnstile;
};

describe('The turnstile', () => {
  it('Whoever comes alone is served at once', () => {
    let served = false;
    expect(new Turnstile(32, clock).enter(() => (served = true))).toBe(true);
    expect(served).toBe(true);
  });

  it('Of many who come at once all are served, in their order, a few each turn', async () => {
    const turnstile = new Turnstile(32, clock);
    const served: number[] = [];
    for (let i = 0; i < 1000; i++) expect(turnstile.enter(() => served.push(i))).toBe(true);
    expect(served.length).toBeLessThan(100);
    let turns = 0;
    for (; served.length < 1000 && turns < 1000; turns++) await turn();
    expect(served).toEqual(Array.from({ length: 1000 }, (_, i) => i));
    expect(turns).toBeGreaterThan(3);
  });

  it('When requests take long, fewer may wait, and the others are turned away unserved', async () => {
    const turnstile = await used(2);
    let served = 0;
    const entered = Array.from({ length: 1000 }, () => turnstile.enter(() => served++)).filter(Boolean).length;
    expect(entered).toBeGreaterThanOrEqual(32);
    expect(entered).toBeLessThan(200);
    for (let i = 0; i < 1000; i++) await turn();
    expect(served).toBe(entered);
    expect(turnstile.enter(() => served++)).toBe(true);
  });

  it('More may wait for a moment than may wait for long', async () => {
    const turnstile = new Turnstile(8, clock);
    let [entered, served] = [0, 0];
    const ask = (): void => {
      if (turnstile.enter(() => (work(0.8), served++))) entered++;
    };
    for (let i = 0; i < 400; i++) {
      ask();
      await turn();
    }
    for (let i = 0; i < 1000; i++) ask();
    expect(entered - served).toBeGreaterThan(30);
    for (const until = now + 1000; now < until; await turn()) {
      for (let i = 0; i < 10; i++) ask();
    }
    expect(entered - served).toBeGreaterThanOrEqual(8);
    expect(entered - served).toBeLessThan(20);
  });

  it('When somebody connects, the next is let in first, but those who wait do not wait for ever', async () => {
    const turnstile = new Turnstile(32, clock);
    let served = 0;
    turnstile.connection();
    turnstile.enter(() => served++);
    expect(served).toBe(0);
    const began = now;
    while (served === 0 && now - began < 1000) {
      turnstile.connection();
      work(1);
      await turn();
    }
    expect(served).toBe(1);
    expect(now - began).toBeLessThan(20);
  });
});
