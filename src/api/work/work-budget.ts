/** How many milliseconds of work an address may ask for at once, and within how many seconds as much comes back. */
const burstMs = 5_000;
const seconds = 20;
/** How many addresses are remembered; the one that was not heard of for the longest is forgotten first. */
const mostKept = 10_000;

interface Account {
  left: number;
  at: number;
}

/** The work that each address may still ask for, in milliseconds of a worker. What is owed is paid off by waiting. */
export class WorkBudget {
  private readonly accounts = new Map<string, Account>();

  /** The factor widens or narrows every budget; infinite, there are none. The clock is in milliseconds. */
  constructor(
    private readonly factor = 1,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether there is anything left. */
  allows(client: string): boolean {
    return this.factor === Infinity || this.account(client).left > 0;
  }

  /** Seconds until there is something left. */
  wait(client: string): number {
    const perSecond = this.most / seconds;
    return Math.max(1, Math.ceil((1 - this.account(client).left) / perSecond));
  }

  /** Counts work that was done, once it is known how much it was. */
  spend(client: string, ms: number): void {
    if (this.factor !== Infinity) this.account(client).left -= ms;
  }

  /** The headers that tell of the budget, as the IETF's draft has them. */
  headers(client: string): { readonly [name: string]: string } {
    if (this.factor === Infinity) return {};
    const { left } = this.account(client);
    const back = Math.max(1, Math.ceil(((this.most - left) * seconds) / this.most));
    return {
      'ratelimit-policy': `"work-ms";q=${Math.round(this.most)};w=${seconds}`,
      ratelimit: `"work-ms";r=${Math.max(0, Math.floor(left))};t=${left > 0 ? back : this.wait(client)}`,
    };
  }

  private get most(): number {
    return burstMs * this.factor;
  }

  private account(client: string): Account {
    const now = this.now();
    const account = this.accounts.get(client) ?? { left: this.most, at: now };
    account.left = Math.min(this.most, account.left + ((now - account.at) / 1000) * (this.most / seconds));
    account.at = now;
    // Put in anew, so that the first is always the one that was not heard of for the longest.
    this.accounts.delete(client);
    this.accounts.set(client, account);
    const [oldest] = this.accounts.keys();
    if (this.accounts.size > mostKept && oldest !== undefined) this.accounts.delete(oldest);
    return account;
  }
}
