/** Counts the slow requests of one door that are under way: so many in all, and of one address never all of them. */
export class InFlight {
  private readonly byAddress = new Map<string, number>();
  private count = 0;
  private readonly mostOfOne: number;

  constructor(private readonly most: number) {
    this.mostOfOne = Math.max(1, Math.floor((most * 3) / 4));
  }

  /** Takes a place and answers how to give it back, or null if there is none. */
  enter(address: string): (() => void) | null {
    const own = this.byAddress.get(address) ?? 0;
    if (this.count >= this.most || own >= this.mostOfOne) return null;
    this.count++;
    this.byAddress.set(address, own + 1);
    return () => this.leave(address);
  }

  private leave(address: string): void {
    this.count--;
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
  }
}
