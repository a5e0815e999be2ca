/** Waits in line for each client, and takes the clients in turn, so that nobody waits behind all that another asks for. */
export class FairQueue<T> {
  private readonly lines = new Map<string, T[]>();
  private waiting = 0;

  get length(): number {
    return this.waiting;
  }

  waitingFor(client: string): number {
    return this.lines.get(client)?.length ?? 0;
  }

  add(client: string, item: T): void {
    const line = this.lines.get(client);
    if (line) line.push(item);
    else this.lines.set(client, [item]);
    this.waiting++;
  }

  /** The next of whoever has waited for his turn the longest; his next one then waits behind all others. */
  next(): T | undefined {
    const [first] = this.lines;
    if (!first) return undefined;
    const [client, line] = first;
    const item = line.shift();
    this.lines.delete(client);
    if (line.length > 0) this.lines.set(client, line);
    this.waiting--;
    return item;
  }

  /** Takes out one who waits no longer. */
  remove(client: string, item: T): void {
    const line = this.lines.get(client);
    const place = line?.indexOf(item) ?? -1;
    if (!line || place < 0) return;
    line.splice(place, 1);
    this.waiting--;
    if (line.length === 0) this.lines.delete(client);
  }
}
