import { DatabaseFault } from '../../database/index.js';

/** Milliseconds for which somebody may wait for his turn, as he would for a lock. */
const usualPatience = 2_500;

/** What there was to say when somebody's turn was over: the database was away, or nothing. */
type Over = DatabaseFault | undefined;

/**
 * Lets one after another at each thing, in the order of their coming. Where the database is away for one, it is for those
 * who wait behind him: were each to find out for himself, the last would wait for the patience of all.
 */
export class OneAtATime {
  private readonly last = new Map<string, Promise<Over>>();

  constructor(private readonly patience = usualPatience) {}

  async run<V>(thing: string, work: () => Promise<V>): Promise<V> {
    const before = this.last.get(thing);
    let end: (over: Over) => void = () => {};
    const mine = new Promise<Over>(resolve => (end = resolve));
    // Who gives up leaves his place in the line: those behind him still come after those before him.
    const turn = before === undefined ? mine : before.then(over => over ?? mine);
    this.last.set(thing, turn);
    void turn.then(() => this.last.get(thing) === turn && this.last.delete(thing));
    let over: Over;
    try {
      if (before !== undefined) await this.turnAfter(before);
      return await work();
    } catch (error) {
      if (error instanceof DatabaseFault && !(error instanceof TooLong)) over = error;
      throw error;
    } finally {
      end(over);
    }
  }

  private async turnAfter(before: Promise<Over>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Over>(resolve => {
      timer = setTimeout(() => resolve(new TooLong()), this.patience);
    });
    const fault = await Promise.race([before, late]);
    clearTimeout(timer);
    if (fault) throw fault;
  }
}

class TooLong extends DatabaseFault {
  constructor() {
    super('Too many wait for the same battle.');
  }
}
