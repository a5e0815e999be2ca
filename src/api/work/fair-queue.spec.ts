import { FairQueue } from './fair-queue.js';

const drained = (queue: FairQueue<string>): readonly string[] => {
  const taken: string[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) taken.push(next);
  return taken;
};

describe('A fair queue', () => {
  it('takes clients in turn, and each client’s own items in order', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.charAt(0), item);
    expect([queue.length, queue.waitingFor('a'), queue.waitingFor('d')]).toEqual([6, 3, 0]);
    expect(drained(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect([queue.length, queue.waitingFor('a')]).toEqual([0, 0]);
  });

  it('lets a newcomer wait for one turn of each, however much another has asked for', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 100; i++) queue.add('flood', `flood ${i}`);
    queue.add('guest', 'guest');
    expect([queue.next(), queue.next()]).toEqual(['flood 0', 'guest']);
  });

  it('forgets an item that is removed, and takes no notice of one that is not there', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'b1']) queue.add(item.charAt(0), item);
    queue.remove('a', 'a1');
    queue.remove('a', 'a1');
    queue.remove('z', 'z1');
    queue.remove('b', 'b1');
    expect(queue.length).toBe(1);
    expect(drained(queue)).toEqual(['a2']);
  });
});
