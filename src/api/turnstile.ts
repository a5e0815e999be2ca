/** How much work is begun in one turn of the event loop. */
const turnMs = 1;
/** How much work may wait in here; whoever comes later is turned away at once. */
const patienceMs = 10;
/** After a pause of the machine, or when a whole club asks at once, more may wait, but not for long. */
const burstMs = 30;
/** To turn somebody away costs a third of a plain ruling: where requests are that cheap, more of them may wait. */
const cheapMs = 0.15;
const patienceWithCheapMs = 500;
/** For how long new connections may go before the work that waits. */
const letInMs = 10;
/** Over how many requests the time of one is averaged. */
const memory = 1000;
/** Over how many the pace is averaged at which those who wait are served. */
const paceMemory = 100;

/**
 * Lets requests in as fast as they can be served, has a few of them wait, and turns the others away before anything is
 * done for them.
 *
 * Nearly every request is served within one turn of the event loop, so that requests do not pile up where they could be
 * counted, but in front of the process; and as each turn accepts one new connection only, long turns keep newcomers
 * waiting for seconds, those who ask after our health among them. So a turn begins only a little work; what it finds
 * beyond that waits in here, and a turn in which somebody connected lets the next in first. How many a turn may begin is
 * reckoned by what a request has taken on the average, which does not mind the odd slow one or a pause of the machine;
 * how many may wait, by the pace at which those who waited were served, which counts also what goes on beside.
 */
export class Turnstile {
  private readonly waiting: (() => void)[] = [];
  private begun = 0;
  private began = 0;
  private meanMs = 0.1;
  private paceMs = 0.1;
  private paceSince: number | undefined;
  private waitingSince = 0;
  private perTurn = turnMs / 0.1;
  private mostWaiting = patienceWithCheapMs / 0.1;
  private mostInBurst = burstMs / 0.1;
  private connected = false;
  private endIsNear = false;
  private lastBegun = 0;

  /** However long requests take of late, so many may wait; the clock is in milliseconds. */
  constructor(
    private readonly fewestWaiting = 32,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Somebody connected: others may stand behind. */
  connection(): void {
    this.connected = true;
  }

  /** Serves now or soon, or answers false: there are too many already. */
  enter(serve: () => void): boolean {
    if (this.waiting.length === 0 && this.begun < this.perTurn && !this.connected) {
      this.begin(serve);
    } else {
      if (this.waiting.length >= this.mostWaiting && !this.isBurst()) return false;
      if (this.waiting.push(serve) === 1) this.waitingSince = this.now();
    }
    this.expectTheEnd();
    return true;
  }

  private isBurst(): boolean {
    return this.waiting.length < this.mostInBurst && this.now() - this.waitingSince < burstMs;
  }

  private begin(serve: () => void): void {
    if (this.begun++ === 0) this.began = this.now();
    serve();
  }

  private expectTheEnd(): void {
    if (this.endIsNear) return;
    this.endIsNear = true;
    setImmediate(this.endTurn);
  }

  private readonly next = (): void => {
    const serve = this.waiting.shift();
    if (serve !== undefined) this.begin(serve);
  };

  private readonly endTurn = (): void => {
    this.endIsNear = false;
    const now = this.now();
    if (this.begun > 0) {
      this.learn(now);
      this.begun = 0;
      this.lastBegun = now;
    }
    const { connected } = this;
    this.connected = false;
    if (this.waiting.length === 0) {
      this.paceSince = undefined;
      return;
    }
    this.paceSince ??= now;
    const elsewhere = now - this.lastBegun;
    if (!connected || elsewhere > letInMs) {
      // At least as long as was spent on letting in and turning away, or those who wait would wait for ever.
      const many = Math.max(this.perTurn, elsewhere / this.meanMs);
      // One at a time, so that each is done before the next is begun.
      for (let i = 0; i < many && i < this.waiting.length; i++) setImmediate(this.next);
    }
    this.expectTheEnd();
  };

  private learn(now: number): void {
    this.meanMs += ((now - this.began) / this.begun - this.meanMs) * Math.min(1, this.begun / memory);
    this.perTurn = Math.max(1, turnMs / this.meanMs);
    // While nobody waits, nothing is known of the pace but that it is no slower than the work.
    const sample = (now - (this.paceSince ?? this.began)) / this.begun;
    this.paceMs += (sample - this.paceMs) * Math.min(1, this.begun / paceMemory);
    this.paceSince = now;
    const patience = this.meanMs < cheapMs ? patienceWithCheapMs : patienceMs;
    this.mostWaiting = Math.max(this.fewestWaiting, patience / this.paceMs);
    this.mostInBurst = burstMs / this.paceMs;
  }
}
