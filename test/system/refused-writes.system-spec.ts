import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databases, embedded, forMutants, type Home } from '../database/databases.js';
import { canMount, SmallDisk } from '../database/small-disk.js';
import type { Answered, Caller } from './caller.js';
import { ClubProcess, correction, good, newKey, type Field } from './club-process.js';

/**
 * P19 of our bar, a database that can be read but not written: readiness and one line of the log say so, writes are
 * told to come back, reading goes on, nothing acknowledged is lost, and nobody has to start anything again.
 */

/** How the database comes to refuse writes, and to take them again. */
interface Refusal {
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** What readiness says of it. */
  readonly reason: string;
}

const readOnly = (home: Home): Refusal => ({
  begin: () => home.refuseWrites(true),
  end: () => home.refuseWrites(false),
  reason: 'The database is read-only; point DATABASE_URL at the primary server.',
});

/** Many more than are ever needed: a full disk still has room in the pages that are there. */
const mostWrites = 5_000;

const lines = (log: string, sentence: string): number => log.split(sentence).length - 1;

/** A refusal from its beginning to its end; answers what was not as it should be. */
const refused = async (club: ClubProcess, { begin, end, reason }: Refusal): Promise<readonly string[]> => {
  const people = await club.setUp();
  const field = await club.openBattle(people);
  const { nobody, process } = club;
  const found: string[] = [];
  const check = (isSo: boolean, fault: string) => void (isSo || found.push(fault));

  let [written, tried] = [0, 0];
  const write = async (): Promise<Answered> => {
    const answered = await field.referee.with(newKey()).post(`${field.path}/corrections`, correction(++tried));
    if (answered.status < 300) written++;
    return answered;
  };
  good(await write());
  await begin();
  let answered = await write();
  while (answered.status < 300 && tried < mostWrites) answered = await write();

  const { status, headers, body } = answered;
  check(status === 503 && body?.code === 'writes-refused', `write: ${status} ${JSON.stringify(body)}`);
  check(Number(headers['retry-after']) > 0, 'write: not told when to come back');
  await trial(club);
  for (let i = 0; i < 20; i++) {
    const again = await write();
    check(again.status < 300 || again.status === 503, `write: ${again.status} ${again.text}`);
  }
  found.push(...(await reading(field, nobody, people.reader)));

  const ready = await nobody.get('/health/ready');
  const state = { status: 'not-ready', rules: 'ready', database: reason, writes: 'refused' };
  check(ready.status === 503 && Number(ready.headers['retry-after']) > 0, `ready: ${ready.status}`);
  check(JSON.stringify(ready.body) === JSON.stringify(state), `ready: ${ready.text}`);
  check(lines(process.logged, 'The database refuses writes') === 1, 'not logged once');
  check(lines(process.logged, 'takes writes again') === 0, 'logged too soon that it writes again');
  if (found.length > 0) return found;

  await end();
  await club.untilReady();
  await process.says(/takes writes again/);
  good(await write());
  const events = good(await field.referee.get(`${field.path}/log.json`)).text;
  check(lines(events, '"why":"prova ') === written, `${written} acknowledged, ${lines(events, '"why":"prova ')} kept`);
  check(lines(process.logged, 'takes writes again') === 1, 'not logged once that it writes again');
  check(process.isRunning && process.complaints === '', `ended or complained: ${process.complaints}`);
  nobody.hangUp();
  return found;
};

/** What must go on. That the reader's key is used for the first time would be noted. */
const reading = async ({ referee, path }: Field, nobody: Caller, reader: Caller): Promise<readonly string[]> => {
  const general = { input: { nation: 'french', year: 1805 }, dice: [8] };
  const answers = await Promise.all([
    referee.get(path),
    referee.get(`${path}/events`),
    reader.get(path),
    nobody.post('/v1/murat/general/value-roll', general),
    nobody.get('/health/live'),
  ]);
  return answers.filter(({ status }) => status !== 200).map(({ status, text }) => `reading: ${status} ${text}`);
};

/** Waits until it was tried whether the database writes again: the database or the log tells of it, if it happens at all. */
const trial = async ({ home, process }: ClubProcess): Promise<void> => {
  const seen = `SELECT FROM pg_stat_activity WHERE query LIKE 'SELECT arbitro_trial_write%'`;
  for (const end = Date.now() + 10_000; Date.now() < end; await pause(100))
    if (lines(process.logged, 'takes writes again') > 0 || (await home.ask(seen)).length > 0) return;
};

const start = (home: Home, mutant?: string) => ClubProcess.start(home, mutant, { LOG_LEVEL: 'info' });

describe('While the database refuses writes, that is told, reading goes on, and it heals without hands', () => {
  it.each(databases)('read-only, on $name', async ({ make }) => {
    const club = await start(await make());
    try {
      expect(await refused(club, readOnly(club.home))).toEqual([]);
    } finally {
      expect(await club.close()).toBe(0);
    }
  });

  (canMount ? it : it.skip)('with its disk full, on the embedded database', async () => {
    const disk = await SmallDisk.make(320);
    try {
      const club = await start(await embedded(join(disk.folder, 'data')));
      const fill = async (): Promise<void> => {
        // The log has its files beforehand: those that it could not make would stop the whole server.
        for (const statement of ['SELECT pg_switch_wal()', 'CHECKPOINT', 'SELECT pg_switch_wal()', 'CHECKPOINT'])
          await club.home.ask(statement);
        await disk.fill();
      };
      try {
        const reason = 'The disk of the database is full; make room there.';
        expect(await refused(club, { begin: fill, end: () => disk.makeRoom(), reason })).toEqual([]);
      } finally {
        await disk.makeRoom();
        expect(await club.close()).toBe(0);
      }
    } finally {
      await disk.remove();
    }
  });

  it.each([
    ['keeps-refusals-to-itself', 'ready: 200'],
    ['believes-any-write', 'logged too soon that it writes again'],
  ])('finds the mutant that %s', async (mutant, fault) => {
    const club = await start(await forMutants(), mutant);
    try {
      expect(await refused(club, readOnly(club.home))).toContain(fault);
    } finally {
      await club.home.refuseWrites(false);
      await club.close();
    }
  });
});
