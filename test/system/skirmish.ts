import { setTimeout as pause } from 'node:timers/promises';
import type { Answered } from './caller.js';
import { correction, good, newKey, type Field } from './club-process.js';
import type { Logged, Operation } from './history.js';

const now = (): number => performance.now();

/** Writers and readers on one battle, all at once, who note down whatever they do. */
export class Skirmish {
  readonly operations: Operation[] = [];
  /** Answers that nobody should ever get. */
  readonly strange: string[] = [];
  /** How often a request had to be sent again. */
  retries = 0;
  private marks = 0;
  private isOver = false;
  private readonly acknowledgements: number[] = [];
  private everybody: Promise<unknown> = Promise.resolve();

  constructor(private readonly field: Field) {}

  begin({ writers, readers }: { readonly writers: number; readonly readers: number }): void {
    this.everybody = Promise.all([
      ...Array.from({ length: writers }, () => this.goOn(() => this.write())),
      ...Array.from({ length: readers }, () => this.goOn(() => this.look())),
      this.follow(),
      this.goOn(() => this.readAll()),
    ]);
  }

  /** When so many writes were acknowledged after a moment. */
  async acknowledged(since: number, many = 1, ms = 120_000): Promise<number> {
    for (const end = now() + ms; ; await pause(20)) {
      const found = this.acknowledgements[this.acknowledgements.findIndex(at => at > since) + many - 1];
      if (found !== undefined && found > since) return found;
      if (now() > end)
        throw new Error(`No write was acknowledged within ${ms} ms. ${this.strange.slice(0, 5).join('\n')}`);
    }
  }

  /** Waits until so much was done. */
  async count(many: number, ms = 300_000): Promise<void> {
    for (const end = now() + ms; this.operations.length < many; await pause(20))
      if (now() > end) throw new Error(`Only ${this.operations.length} operations within ${ms} ms.`);
  }

  /** Nobody begins anything more; whatever was begun is followed to its answer. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.everybody;
  }

  /** The log at the end, read as anybody may. */
  async log(): Promise<readonly Logged[]> {
    return loggedIn(good(await this.field.referee.get(`${this.field.path}/log.json`)));
  }

  private async goOn(act: () => Promise<void>): Promise<void> {
    while (!this.isOver) await act();
  }

  private async write(): Promise<void> {
    const mark = ++this.marks;
    const asking = this.field.referee.with(newKey());
    const start = now();
    for (;;) {
      const answered = await asking.post(`${this.field.path}/corrections`, correction(mark)).catch(() => undefined);
      if (answered !== undefined && !isToBeAskedAgain(answered)) {
        if (answered.status !== 201) this.strange.push(`${answered.status} ${answered.text}`);
        const place = answered.status === 201 ? placeIn(answered) : null;
        this.operations.push({ kind: 'write', mark, start, end: now(), place });
        if (place !== null) this.acknowledgements.push(now());
        return;
      }
      this.retries++;
      await pause(100 + 200 * Math.random());
    }
  }

  /** Looks at the battle as it stands. */
  private async look(): Promise<void> {
    const read = await this.read(this.field.path);
    if (read === undefined) return;
    const { answered, start } = read;
    this.note({ start, upTo: placeIn(answered), mark: answered.body.turn, events: [] });
    await pause(5);
  }

  /** Reads the events page by page, and the last page again and again. */
  private async follow(): Promise<void> {
    let after = '';
    await this.goOn(async () => {
      const read = await this.read(`${this.field.path}/events?first=100${after}`);
      if (read === undefined) return;
      const { items, next } = read.answered.body;
      this.note({ start: read.start, upTo: next === null ? (items.at(-1)?.seq ?? null) : null, events: items });
      if (next !== null) after = `&after=${next}`;
      await pause(10);
    });
  }

  private async readAll(): Promise<void> {
    const read = await this.read(`${this.field.path}/log.json`);
    if (read === undefined) return;
    const { public: events } = read.answered.body.logs;
    this.note({ start: read.start, upTo: events.length, events });
    await pause(1_000);
  }

  /** A read that was answered; one that was not is none. */
  private async read(path: string): Promise<{ readonly answered: Answered; readonly start: number } | undefined> {
    const start = now();
    const answered = await this.field.referee.get(path).catch(() => undefined);
    if (answered?.status === 200) return { answered, start };
    if (answered !== undefined && !isToBeAskedAgain(answered)) this.strange.push(`${answered.status} ${answered.text}`);
    await pause(200);
    return undefined;
  }

  private note({
    start,
    upTo,
    mark,
    events,
  }: {
    readonly start: number;
    readonly upTo: number | null;
    readonly mark?: number;
    readonly events: readonly { readonly seq: number; readonly hash: string }[];
  }): void {
    const shown = events.map(({ seq, hash }) => ({ seq, hash }));
    this.operations.push({ kind: 'read', start, end: now(), upTo, mark, events: shown });
  }
}

/** Not now, but soon: the database is away, or the same request is still under way. */
const isToBeAskedAgain = ({ status, body }: Answered): boolean =>
  (status === 503 && body !== undefined) || (status === 409 && body?.code === 'key-running');

/** How far the public log had come, by the version of the battle. */
export const placeIn = ({ headers }: Answered): number => Number(/^"(\d+)/.exec(headers.etag ?? '')?.[1]);

export const loggedIn = ({ body }: Answered): readonly Logged[] =>
  body.logs.public.map(
    ({ seq, hash, patch, type }: { seq: number; hash: string; patch: { turn?: number }; type: string }) => ({
      seq,
      hash,
      mark: type === 'corrected' ? (patch.turn ?? null) : null,
    }),
  );
