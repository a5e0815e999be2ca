import { setTimeout as pause } from 'node:timers/promises';
import { Caller, type Answered } from './caller.js';
import { ClubProcess, correction, newKey, type Field } from './club-process.js';
import { databases, forMutants } from '../database/databases.js';
import { loggedIn } from './skirmish.js';

/** P16 of our bar: told to stop under load, it fails nobody; and where another takes over, nobody notices. */

const clients = 16;

/** Clients that ask one of several servers, and another that says it is ready only if a connection is refused. */
class Clientele {
  readonly failures: string[] = [];
  readonly acknowledged: number[] = [];
  answers = 0;
  refusals = 0;
  /** Answers that said that the connection would be closed. */
  closing = 0;
  private marks = 0;
  private at = 0;
  private isOver = false;
  private everybody: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly field: Field,
    private readonly servers: readonly Caller[],
  ) {}

  begin(): void {
    this.everybody = Promise.all(Array.from({ length: clients }, (_, i) => this.goOn(i)));
  }

  /** Waits until some more were answered. */
  async goesOn(): Promise<void> {
    for (const enough = this.answers + 100; this.answers < enough;) await pause(20);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.everybody;
  }

  private async goOn(i: number): Promise<void> {
    const { path } = this.field;
    const deeds = [
      (to: Caller) => this.write(to),
      (to: Caller) => to.get(path),
      (to: Caller) => to.get('/v1/rulesets'),
      (to: Caller) => to.post('/graphql', { query: `{ battle(battle: "${this.field.battle}") { turn } }` }),
    ];
    for (let n = i; !this.isOver; n++) {
      const deed = deeds[n % deeds.length];
      if (deed) await this.do(deed);
    }
  }

  private async do(deed: (to: Caller) => Promise<Answered>): Promise<void> {
    const to = this.servers[this.at % this.servers.length];
    if (!to) return;
    const before = this.at;
    try {
      const { status, headers, text } = await deed(to);
      this.answers++;
      if (headers.connection === 'close') this.closing++;
      if (status >= 300 || text.includes('"errors"')) this.failures.push(`${status} ${text.slice(0, 300)}`);
    } catch (error) {
      if (codeOf(error) !== 'ECONNREFUSED') this.failures.push(String(codeOf(error) ?? error));
      this.refusals++;
      if (this.at === before) this.at++;
      await this.someoneReady();
    }
  }

  private async someoneReady(): Promise<void> {
    for (; !this.isOver; await pause(50)) {
      const answered = await this.servers[this.at % this.servers.length]?.get('/health/ready').catch(() => undefined);
      if (answered?.status === 200) return;
    }
  }

  private async write(to: Caller): Promise<Answered> {
    const mark = ++this.marks;
    const answered = await to.with(newKey()).post(`${this.field.path}/corrections`, correction(mark));
    if (answered.status === 201) this.acknowledged.push(mark);
    return answered;
  }
}

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

/** What /health/ready says, on connections of its own, until nobody is there to say it. */
const readiness = async (port: number): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (;;) {
    const asking = Caller.at(port, { connection: 'close' });
    const answered = await asking.get('/health/ready').catch(() => undefined);
    asking.hangUp();
    if (answered === undefined) return statuses;
    statuses.push(answered.status);
    await pause(20);
  }
};

/** Stops a server under load; answers what was wrong with that, but for what its clients have to say. */
const stop = async (clientele: Clientele, club: ClubProcess): Promise<readonly string[]> => {
  await clientele.goesOn();
  const begun = Date.now();
  const stopped = club.process.stop();
  const statuses = await readiness(club.port);
  const code = await stopped;
  const ms = Date.now() - begun;
  // The signal may arrive a moment after it was sent.
  const told = statuses.slice(statuses.indexOf(503));
  return [
    ...(code === 0 ? [] : [`exit code ${code}`]),
    ...(ms <= 10_000 ? [] : [`took ${ms} ms`]),
    ...(statuses.includes(503) && told.every(status => status === 503) ? [] : [`readiness: ${statuses.join()}`]),
  ];
};

describe.each(databases)('Told to stop under load on $name', ({ name, make }) => {
  // An embedded database belongs to one: there the first comes again when it has gone.
  const isShared = name !== 'the embedded database';
  const who = isShared ? 'whoever goes to another then' : 'whoever comes again when it is ready again';

  it(`it is not ready at once, answers whatever it has accepted, and ends with 0 within 10 s; ${who} sees no failure`, async () => {
    const home = await make();
    const first = await ClubProcess.start(home);
    const field = await first.openBattle(await first.setUp());
    const second = isShared ? await ClubProcess.start(home) : undefined;
    const clientele = new Clientele(field, [field.referee, ...(second ? [field.referee.at(second.port)] : [])]);
    try {
      clientele.begin();
      expect(await stop(clientele, first)).toEqual([]);
      await first.startAgain();
      await first.untilReady();
      if (second) expect(await stop(clientele, second)).toEqual([]);
      await clientele.goesOn();
      await clientele.end();
      expect(clientele.failures.slice(0, 5)).toEqual([]);
      expect(clientele.refusals).toBeGreaterThan(0);
      expect(clientele.closing).toBeGreaterThan(0);
      const log = loggedIn(await field.referee.get(`${field.path}/log.json`));
      const marks = new Set(log.map(({ mark }) => mark));
      expect(clientele.acknowledged.filter(mark => !marks.has(mark))).toEqual([]);
      expect(marks.size).toBe(log.length);
    } finally {
      await clientele.end();
      await second?.process.kill();
      await first.close();
    }
  }, 300_000);
});

it('An Arbitro that exits when it is told to stop is found out', async () => {
  const club = await ClubProcess.start(await forMutants(), 'exits-at-once');
  const field = await club.openBattle(await club.setUp());
  const clientele = new Clientele(field, [field.referee]);
  try {
    clientele.begin();
    expect(await stop(clientele, club)).toContainEqual(expect.stringMatching(/^readiness/));
    await clientele.end();
    expect(clientele.failures).toContainEqual(expect.stringMatching(/ECONNRESET/));
  } finally {
    await clientele.end();
    await club.close();
  }
}, 300_000);
