/** So long may somebody still be let in whose key was just revoked elsewhere, or who was just removed. */
const memoryMs = 500;
const mostRemembered = 10_000;

/** Whoever was recognised a moment ago is recognised again without asking the database. */
export class Acquaintances {
  private readonly known = new Map<string, { readonly since: number; readonly found: Promise<unknown> }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** What was found out under a name within the last moment, or what is found out now. */
  recall<V>(name: string, findOut: () => Promise<V>): Promise<V> {
    const known = this.known.get(name);
    // Under one name, always the same is found out.
    if (known !== undefined && this.now() - known.since < memoryMs) return known.found as Promise<V>;
    const found = findOut();
    // Faults are not remembered.
    found.catch(() => this.known.delete(name));
    this.known.delete(name);
    this.known.set(name, { since: this.now(), found });
    const [oldest] = this.known.keys();
    if (this.known.size > mostRemembered && oldest !== undefined) this.known.delete(oldest);
    return found;
  }

  /** Rights have changed: everybody is looked at anew. */
  forgetAll(): void {
    this.known.clear();
  }
}
