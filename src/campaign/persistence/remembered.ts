/** The most recently used of many, kept at hand. */
export class Remembered<V> {
  private readonly kept = new Map<string, V>();

  constructor(private readonly most: number) {}

  find(id: string): V | undefined {
    const found = this.kept.get(id);
    if (found === undefined) return undefined;
    // Whatever is looked at goes to the end of the line of those that are forgotten first.
    this.kept.delete(id);
    this.kept.set(id, found);
    return found;
  }

  keep(id: string, value: V): void {
    this.kept.delete(id);
    this.kept.set(id, value);
    if (this.kept.size > this.most) {
      const [oldest] = this.kept.keys();
      if (oldest !== undefined) this.kept.delete(oldest);
    }
  }

  forget(id: string): void {
    this.kept.delete(id);
  }
}
