import fc from 'fast-check';
import { publicLog } from '../../src/campaign/domain/event.js';
import { replayed } from '../../src/campaign/domain/replay.js';
import { stateHash, verify, type Verification } from '../../src/campaign/domain/verify.js';
import { books } from '../../src/rulesets/index.js';
import { murat } from '../../src/rulesets/murat/index.js';
import { ordreMixte } from '../../src/rulesets/ordre-mixte/index.js';
import type { Client, People } from '../clubs/club-server.js';
import { Elchingen } from '../clubs/elchingen.js';
import { databases, forMutants, type Home } from '../database/databases.js';
import { anyDeed } from '../laws/battles/deeds.js';
import { BattleAtDoors } from './battle-at-doors.js';
import { ClubProcess, good } from './club-process.js';
import { checkedOffline } from './offline.js';

/**
 * P5 of our bar: whoever reads a battle again has it as it stands, wherever he is. Battles at random and a turn of
 * Elchingen are fought through the doors of a server in one place and checked in others. ARBITRO_FULL=1: 40 battles a
 * database, otherwise 6; a thousand more are fought in memory by the laws.
 */

const full = process.env['ARBITRO_FULL'] === '1';
const battles = full ? 40 : 6;
const anyCourse = fc.array(anyDeed, { minLength: 20, maxLength: 40 });

const server = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', ARBITRO_RULESETS: 'murat,ordre-mixte' };
/** Where it is another day, where no hour is a full one, and where an I is not the capital of an i. */
const places: readonly NodeJS.ProcessEnv[] = [
  { TZ: 'UTC', LANG: 'en_GB.UTF-8' },
  { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' },
  { TZ: 'America/St_Johns', LC_ALL: 'C' },
];

/** What is not in order when the log is read again in each of these places, with whatever rules the server has. */
const elsewhere = async (log: string, mutant?: string): Promise<readonly string[]> => {
  const told = [];
  for (const env of places) told.push(await checkedOffline(log, { env, mutant, words: ['--json'] }));
  const [first] = told;
  return told.flatMap(({ text }, i) => {
    // With --json the verifier prints its report.
    const { checks } = JSON.parse(text) as Verification;
    const where = places[i]?.['TZ'] ?? '';
    return [
      ...checks.filter(({ ok }) => !ok).map(({ name, says, at }) => `${where}: ${name} ${says.en} ${at?.seq ?? ''}`),
      ...(text === first?.text ? [] : [`${where} is told something else`]),
    ];
  });
};

/** What is wrong with a battle as it is told and as it is stored. */
const faultsOf = async (home: Home, battle: BattleAtDoors): Promise<readonly string[]> => {
  const { text, log } = await battle.exported();
  const rows = await battle.rows(home);
  const faults = [...(await elsewhere(text))];
  if (stateHash(replayed(rows)) !== log.state) faults.push('the rows make another state than the server has');
  if (rows.some(({ edition }) => edition !== battle.book.edition)) faults.push('an event of other rules');
  for (const by of [...battle.people.players, battle.people.spectator]) {
    const report = verify((await battle.exported(by)).log, books);
    faults.push(...report.checks.filter(({ ok }) => !ok).map(({ says }) => says.en));
  }
  return faults;
};

/** Takes back so many times from so far back, and restores it all: what has changed by that. */
const thereAndBack = async (battle: BattleAtDoors, steps: readonly number[]): Promise<readonly string[]> => {
  const before = await battle.exported();
  let undone = 0;
  for (const step of steps) {
    const last = (await battle.exported()).log.logs[publicLog]?.length ?? 1;
    const reply = await battle.referee.post(`${battle.path}/undo`, { from: Math.max(2, last - step), why: 'prova' });
    if (reply.status === 201) undone++;
  }
  for (let i = 0; i < undone; i++) good(await battle.referee.post(`${battle.path}/redo`));
  const after = await battle.exported();
  return after.log.state === before.log.state ? [] : [`${undone} times there and back is somewhere else`];
};

/** A turn of Elchingen, exported. */
const elchingen = async (people: People, seenBy: (people: People) => Client): Promise<string> => {
  const game = await Elchingen.open(people);
  await game.turn();
  return good(await seenBy(people).get(`${game.path}/log.json`)).text;
};

describe.each(databases)('Battles fought on $name', ({ make }) => {
  let club: ClubProcess | undefined;
  let people: People;
  const fought: BattleAtDoors[] = [];
  beforeAll(async () => {
    club = await ClubProcess.start(await make(), undefined, server);
    people = await club.people();
  }, 300_000);
  afterAll(async () => {
    expect(await club?.close()).toBe(0);
  });

  it(`at random, ${battles} of them, are read again as they stand, whatever the place and the language`, async () => {
    const home = club?.home;
    const courses = fc.sample(
      fc.tuple(anyCourse, fc.array(fc.nat({ max: 8 }), { minLength: 1, maxLength: 3 })),
      battles,
    );
    for (const [i, [deeds, steps]] of courses.entries()) {
      const battle = await BattleAtDoors.open(people, [murat, ordreMixte][i % 2] ?? murat);
      await battle.fight(deeds);
      expect(await thereAndBack(battle, steps)).toEqual([]);
      expect(home && (await faultsOf(home, battle))).toEqual([]);
      fought.push(battle);
    }
    const done = fought.reduce((sum, { count }) => sum + count.done, 0);
    expect(done).toBeGreaterThan(3 * battles);
  }, 3_600_000);

  it('at Elchingen, by two players and a referee, likewise', async () => {
    expect(await elsewhere(await elchingen(people, ({ referee }) => referee))).toEqual([]);
    expect(await elsewhere(await elchingen(people, ({ spectator }) => spectator))).toEqual([]);
  }, 600_000);

  it('are to the letter the same for a server that has to read them anew', async () => {
    const before = await Promise.all(fought.map(async battle => (await battle.exported()).text));
    await club?.process.kill();
    await club?.startAgain();
    await club?.untilReady();
    expect(await Promise.all(fought.map(async battle => (await battle.exported()).text))).toEqual(before);
  }, 300_000);
});

describe('A rule', () => {
  it.each([
    ['asks what time it is', 'asks-the-clock'],
    ['throws a die that nobody sees', 'rolls-by-itself'],
    ['writes a number as the language of the machine has it', 'writes-by-locale'],
  ])(
    'that %s is found out',
    async (_, mutant) => {
      const club = await ClubProcess.start(await forMutants(), mutant);
      try {
        const log = await elchingen(await club.people(), ({ referee }) => referee);
        expect(await elsewhere(log, mutant)).toContainEqual(expect.stringContaining('rulings'));
      } finally {
        await club.close();
      }
    },
    600_000,
  );
});
