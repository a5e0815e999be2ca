/** One caller's items, waiting to be written with others'. */
interface Waiting<I, O> {
  readonly items: readonly I[];
  readonly resolve: (results: readonly O[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes what many ask for at once in few writes: while one write for a thing runs, those who come wait and share the
 * next. Hundreds of cells that are calculated together so take one connection and a handful of transactions.
 */
export class Batched<I, O> {
  private readonly waiting = new Map<string, Waiting<I, O>[]>();

  /** `write` answers with one result for each item, in their order; one write takes about `most` items. */
  constructor(
    private readonly write: (thing: string, items: readonly I[]) => Promise<readonly O[]>,
    private readonly most = 250,
  ) {}

  run(thing: string, items: readonly I[]): Promise<readonly O[]> {
    return new Promise((resolve, reject) => {
      const caller = { items, resolve, reject };
      const queue = this.waiting.get(thing);
      if (queue !== undefined) return void queue.push(caller);
      const fresh = [caller];
      this.waiting.set(thing, fresh);
      void this.work(thing, fresh);
    });
  }

  private async work(thing: string, queue: Waiting<I, O>[]): Promise<void> {
    while (queue.length > 0) await this.writeNext(thing, queue);
    this.waiting.delete(thing);
  }

  private async writeNext(thing: string, queue: Waiting<I, O>[]): Promise<void> {
    const callers: Waiting<I, O>[] = [];
    for (let many = 0; queue[0] !== undefined && (many === 0 || many + queue[0].items.length <= this.most);) {
      many += queue[0].items.length;
      callers.push(...queue.splice(0, 1));
    }
    try {
      const results = await this.write(
        thing,
        callers.flatMap(({ items }) => items),
      );
      let from = 0;
      for (const { items, resolve } of callers) resolve(results.slice(from, (from += items.length)));
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }
}
