import { Batched } from './batched.js';

/** Writes that end when the test says so. */
const heldWrites = (most?: number) => {
  const writes: { readonly thing: string; readonly items: readonly number[]; readonly end: (error?: Error) => void }[] =
    [];
  const batched = new Batched<number, string>(
    (thing, items) =>
      new Promise((resolve, reject) =>
        writes.push({ thing, items, end: error => (error ? reject(error) : resolve(items.map(String))) }),
      ),
    most,
  );
  return { batched, writes };
};
const turn = () => new Promise(resolve => setImmediate(resolve));

describe('Writes of the same thing', () => {
  it('are shared by all who come while one runs, and everybody gets his own results', async () => {
    const { batched, writes } = heldWrites();
    const first = batched.run('a', [1]);
    const others = [batched.run('a', [2, 3]), batched.run('a', []), batched.run('a', [4])];
    expect(writes.map(({ items }) => items)).toEqual([[1]]);
    writes[0]?.end();
    expect(await first).toEqual(['1']);
    await turn();
    expect(writes.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
    writes[1]?.end();
    expect(await Promise.all(others)).toEqual([['2', '3'], [], ['4']]);
    await turn();
    const later = batched.run('a', [5]);
    writes[2]?.end();
    expect(await later).toEqual(['5']);
  });

  it('do not wait for those of another thing', () => {
    const { batched, writes } = heldWrites();
    void batched.run('a', [1]);
    void batched.run('b', [2]);
    expect(writes.map(({ thing }) => thing)).toEqual(['a', 'b']);
  });

  it('take so many at once and no more, but always one caller', async () => {
    const { batched, writes } = heldWrites(3);
    for (const items of [[1], [2, 3], [4, 5], [6, 7, 8, 9]]) void batched.run('a', items);
    for (let i = 0; i < 4; i++) {
      writes[i]?.end();
      await turn();
    }
    expect(writes.map(({ items }) => items)).toEqual([[1], [2, 3], [4, 5], [6, 7, 8, 9]]);
  });

  it('fail for those whose write failed, and for nobody after them', async () => {
    const { batched, writes } = heldWrites();
    const first = batched.run('a', [1]);
    const second = batched.run('a', [2]);
    writes[0]?.end(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await turn();
    writes[1]?.end();
    expect(await second).toEqual(['2']);
  });
});
