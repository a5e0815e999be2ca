import { setTimeout as pause } from 'node:timers/promises';
import { Caller, type Answered } from './caller.js';
import { ClubProcess, correction, newKey, type Field } from './club-process.js';
import { databases, forMutants, type Home } from '../database/databases.js';
import { anomalies } from './history.js';
import { ServerProcess } from './server-process.js';
import { Skirmish } from './skirmish.js';

/**
 * P15 of our bar, the database gone for a minute (ARBITRO_FULL=1; otherwise for 6 s), dead or not answering, while 16 write:
 * the rules go on, the battles say to come back, and nobody has to start anything again.
 */

const awayMs = process.env['ARBITRO_FULL'] === '1' ? 60_000 : 6_000;
const mostMs = 3_000;

interface Timed {
  readonly answered: Answered;
  readonly ms: number;
}

const timed = async (asking: Promise<Answered>): Promise<Timed> => {
  const begun = performance.now();
  return { answered: await asking, ms: performance.now() - begun };
};

const general = { input: { nation: 'french', year: 1805 }, dice: [8] };

/** One look at every kind of door while there is no database; answers what was not as it should be. */
const look = async ({ referee, path }: Field, nobody: Caller): Promise<readonly string[]> => {
  const [rules, live, ready, ...battles] = await Promise.all([
    timed(nobody.post('/v1/murat/general/value-roll', general)),
    timed(nobody.get('/health/live')),
    timed(nobody.get('/health/ready')),
    timed(referee.get(path)),
    timed(referee.get(`${path}/events`)),
    timed(referee.with(newKey()).post(`${path}/corrections`, correction(99_000))),
    timed(referee.with(newKey()).post(`${path}/undo`, { from: 1, why: 'prova' })),
  ]);
  // What a door that needs no database takes is the machine's doing, not the database's.
  const most = mostMs + Math.max(rules.ms, live.ms);
  return [
    ...(rules.answered.status === 200 ? [] : [`rules: ${rules.answered.status}`]),
    ...(live.answered.status === 200 ? [] : [`live: ${live.answered.status}`]),
    ...(ready.answered.status === 503 ? [] : [`ready: ${ready.answered.status}`]),
    ...battles.flatMap(({ answered: { status, headers, body }, ms }) => [
      ...(status === 503 && body?.code === 'database-away' ? [] : [`battle: ${status} ${JSON.stringify(body)}`]),
      ...(headers['content-type']?.startsWith('application/problem+json') ? [] : ['battle: no problem']),
      ...(Number(headers['retry-after']) > 0 ? [] : ['battle: not told when to come back']),
      ...(ms <= most ? [] : [`slow: ${Math.round(ms)} ms, at most ${Math.round(most)}`]),
    ]),
  ];
};

interface Absence {
  readonly leave: (home: Home) => Promise<void>;
  readonly come: (home: Home) => Promise<void>;
}
const frozen: Absence = { leave: async home => home.freeze(true), come: async home => home.freeze(false) };
const dead: Absence = { leave: home => home.kill(), come: home => home.startAgain() };

/** Sends the database away for a while and looks about meanwhile; answers what was wrong. */
const away = async (club: ClubProcess, field: Field, { leave, come }: Absence): Promise<readonly string[]> => {
  const { nobody } = club;
  const found = new Set<string>();
  await leave(club.home);
  try {
    for (const end = Date.now() + awayMs; Date.now() < end; await pause(500))
      for (const wrong of await look(field, nobody)) found.add(wrong);
  } finally {
    await come(club.home);
  }
  nobody.hangUp();
  return [...found];
};

/** Sends the database away while many write, and waits until they write again; answers what was wrong. */
const absence = async (club: ClubProcess, field: Field, how: Absence): Promise<readonly string[]> => {
  const { process } = club;
  const skirmish = new Skirmish(field);
  skirmish.begin({ writers: 16, readers: 2 });
  await skirmish.acknowledged(performance.now(), 20);
  const wrong = await away(club, field, how);
  await skirmish.acknowledged(performance.now(), 20);
  await skirmish.end();
  const ready = await club.nobody.get('/health/ready');
  return [
    ...wrong,
    ...skirmish.strange,
    ...anomalies(skirmish.operations, await skirmish.log()),
    ...(ready.status === 200 ? [] : ['not ready again']),
    ...(process.isRunning && process.complaints === '' ? [] : [`ended or complained: ${process.complaints}`]),
  ];
};

describe.each(databases)('While there is no database, on $name', ({ name, make }) => {
  let club: ClubProcess | undefined;
  let people: Awaited<ReturnType<ClubProcess['setUp']>>;
  beforeAll(async () => {
    club = await ClubProcess.start(await make());
    people = await club.setUp();
  }, 300_000);
  afterAll(async () => {
    expect(await club?.close()).toBe(0);
  });

  // Arbitro starts its own database again by itself: that one can only be held up.
  const ways = name === 'the embedded database' ? { frozen } : { frozen, dead };
  it.each(Object.entries(ways))(
    `(%s for ${awayMs / 1000} s) rules are answered, battles say when to come back, and all goes on afterwards`,
    async (_, how) => {
      expect(club && (await absence(club, await club.openBattle(people), how))).toEqual([]);
    },
    300_000,
  );

  if (name === 'the embedded database')
    it('a second Arbitro on the same folder says why it will not start, and leaves the first alone', async () => {
      await expect(ServerProcess.start(undefined, club?.home.env)).rejects.toThrow(
        /Another Arbitro \(process \d+\) uses the data folder .+; stop it, or give this one another ARBITRO_DATA or a DATABASE_URL\./,
      );
      expect((await club?.nobody.get('/health/ready'))?.status).toBe(200);
    });
});

it('An Arbitro that waits for its database for ever is found out', async () => {
  const club = await ClubProcess.start(await forMutants(), 'waits-for-ever');
  const field = await club.openBattle(await club.setUp());
  club.home.freeze(true);
  try {
    const answered = look(field, club.nobody);
    const found = await Promise.race([answered, pause(2 * mostMs, ['slow: no answer'])]);
    expect(found).toContainEqual(expect.stringMatching(/^slow/));
    void answered.catch(() => undefined);
  } finally {
    club.home.freeze(false);
    await club.close();
  }
}, 300_000);
