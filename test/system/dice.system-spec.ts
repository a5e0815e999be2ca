import type { ActionRecord, BattleEvent } from '../../src/campaign/domain/event.js';
import { chiSquareTail } from '../../src/campaign/domain/fairness.js';
import { chainLength } from '../../src/campaign/domain/seeds.js';
import { verify, type ExportedLog } from '../../src/campaign/domain/verify.js';
import { books } from '../../src/rulesets/index.js';
import type { Client, People } from '../clubs/club-server.js';
import { databases, forMutants, type Home } from '../database/databases.js';
import { ClubProcess, good } from './club-process.js';
import { chiSquare, facesOf, seedBefore } from './dice-by-hand.js';
import { checkedOffline } from './offline.js';

/**
 * P10 of our bar: the server's dice are fair, and everybody can see that they are. ARBITRO_FULL=1: more rolls in one
 * battle than a chain of seeds is long, of 12 dice and more each; otherwise 300.
 */

const rolls = process.env['ARBITRO_FULL'] === '1' ? chainLength + 100 : 300;
const divisions = Array.from({ length: 12 }, (_, i) => ({ id: `d${i}`, side: i % 2 === 0 ? 'french' : 'austrian' }));

/** Initiative is thrown with ten-sided dice. */
const sidesThrown = 10;

/** Fair dice are more uneven than this once in a thousand million runs. */
const never = 1e-9;

/** A battle in which nothing is done but throw dice. */
class Gamblers {
  private constructor(
    readonly club: ClubProcess,
    private readonly referee: Client,
    readonly battle: string,
  ) {}

  static async open(home: Home, mutant?: string): Promise<Gamblers> {
    const club = await ClubProcess.start(home, mutant);
    const people: People = await club.people();
    const opening = { name: 'Dadi', ruleset: 'murat', scenario: 'elchingen' };
    const { body } = good(await people.referee.post(`${people.club.path}/battles`, opening));
    return new Gamblers(club, people.referee, body.id as string);
  }

  async roll(many: number): Promise<void> {
    for (let i = 0; i < many; i++) {
      const action = { procedure: 'initiative.divisions', circumstances: { divisions }, dice: 'roll', nonce: `n${i}` };
      good(await this.post('actions', action));
    }
  }

  /** Takes the last roll back. */
  async takeBack(): Promise<void> {
    const { seq } = (await this.log()).heads['public'] ?? { seq: 0 };
    good(await this.post('undo', { from: seq, why: 'non valeva' }));
  }

  /** What the server believes to have rolled so far is another number. */
  async miscount(by: number): Promise<void> {
    await this.club.home.ask('UPDATE battle_head SET rolls = rolls + $2 WHERE battle_id = $1', [this.battle, by]);
    // It is believed by a server that does not remember.
    await this.club.process.stop();
    await this.club.startAgain();
    await this.club.untilReady();
  }

  async text(): Promise<string> {
    return good(await this.referee.get(`/v1/battles/${this.battle}/log.json`)).text;
  }

  async log(): Promise<ExportedLog> {
    // The export is one.
    return JSON.parse(await this.text()) as ExportedLog;
  }

  private post(door: string, body: object) {
    return this.referee.post(`/v1/battles/${this.battle}/${door}`, body);
  }
}

const actionsIn = ({ logs }: ExportedLog): readonly ActionRecord[] =>
  (logs['public'] ?? []).filter(({ type }) => type === 'acted').map(({ body }: BattleEvent) => body as ActionRecord);

/** The faces of all dice, which have the sides that the book gives to these. */
const facesIn = (log: ExportedLog): readonly number[] =>
  actionsIn(log).flatMap(({ throws }) =>
    throws.flatMap(({ faces, sides }) => {
      if (sides !== sidesThrown) throw new Error(`A die with ${sides} sides.`);
      return faces;
    }),
  );

/** What is wrong with the dice of a log, reckoned by hand from the log alone. */
const wrongDice = (log: ExportedLog): readonly string[] => {
  const wrong: string[] = [];
  let due = 1;
  const chains = new Map<number, string>();
  let before = '';
  for (const event of log.logs['public'] ?? []) {
    const said = event.body as { readonly commitment?: string; readonly from?: number };
    if (said.commitment !== undefined) chains.set(said.from ?? 1, said.commitment);
    if (event.type !== 'acted') continue;
    const { dice, throws } = event.body as ActionRecord;
    if (dice.kind !== 'server') continue;
    if (dice.index !== due) wrong.push(`number ${due} was due, not ${dice.index}`);
    before = chains.get(dice.index) ?? before;
    if (seedBefore(dice.seed) !== before) wrong.push(`the seed of ${dice.index} was not committed to`);
    for (const [i, { count, sides, faces }] of throws.entries())
      if (facesOf({ battle: log.battle, ...dice }, i + 1, count, sides).join() !== faces.join())
        wrong.push(`other faces at ${dice.index}`);
    before = dice.seed;
    due = dice.index + 1;
  }
  return wrong;
};

/** How unlikely fair dice of so many sides were to fall so unevenly: alone, and each with the next. */
const unlikely = (faces: readonly number[], sides: number): readonly [alone: number, inPairs: number] => {
  const alone = Array.from({ length: sides }, () => 0);
  const pairs = Array.from({ length: sides * sides }, () => 0);
  faces.forEach((face, i) => {
    alone[face - 1] = (alone[face - 1] ?? 0) + 1;
    const pair = sides * ((faces[i - 1] ?? 0) - 1) + face - 1;
    if (i % 2 === 1) pairs[pair] = (pairs[pair] ?? 0) + 1;
  });
  return [chiSquareTail(chiSquare(alone), sides - 1), chiSquareTail(chiSquare(pairs), sides * sides - 1)];
};

const all: number[] = [];

describe.each(databases)('The server’s dice on $name', ({ make }) => {
  let gamblers: Gamblers;
  let log: ExportedLog;
  beforeAll(async () => {
    gamblers = await Gamblers.open(await make());
    await gamblers.roll(rolls - 1);
    await gamblers.takeBack();
    await gamblers.roll(1);
    log = await gamblers.log();
    for (const face of facesIn(log)) all.push(face);
  }, 3_600_000);
  afterAll(async () => {
    expect(await gamblers?.club.close()).toBe(0);
  });

  it(`fall evenly, alone and in pairs, in ${rolls} rolls`, () => {
    expect(facesIn(log).length).toBeGreaterThanOrEqual(12 * rolls);
    for (const chance of unlikely(facesIn(log), sidesThrown)) expect(chance).toBeGreaterThan(never);
  });

  it('are those that were committed to, numbered without a gap, also where one was taken back', () => {
    expect(actionsIn(log)).toHaveLength(rolls);
    expect(wrongDice(log)).toEqual([]);
  });

  it('are found in order offline', async () => {
    expect(await checkedOffline(JSON.stringify(log))).toMatchObject({ code: 0 });
  }, 600_000);

  it.each([
    ['left out', 1],
    ['used twice', -1],
  ])(
    'show if a number was %s',
    async (_, by) => {
      await gamblers.miscount(by);
      await gamblers.roll(1);
      const after = await gamblers.log();
      expect(wrongDice(after)).not.toEqual([]);
      expect(verify(after, books).checks).toContainEqual(expect.objectContaining({ name: 'rolls', ok: false }));
    },
    300_000,
  );
});

it('The server’s dice on both together fall evenly', () => {
  for (const chance of unlikely(all, sidesThrown)) expect(chance).toBeGreaterThan(never);
});

describe('Found out are', () => {
  const wrongWith = async (mutant: string): Promise<readonly string[]> => {
    const gamblers = await Gamblers.open(await forMutants(), mutant);
    try {
      await gamblers.roll(20);
      return wrongDice(await gamblers.log());
    } finally {
      await gamblers.club.close();
    }
  };

  it('faces that are the rest of a byte', async () => {
    expect(await wrongWith('rest-of-a-byte')).toContainEqual(expect.stringContaining('other faces'));
  }, 300_000);

  it('seeds that are chosen once the nonce is known', async () => {
    expect(await wrongWith('seed-after-nonce')).toContainEqual(expect.stringContaining('not committed to'));
  }, 300_000);

  it('dice that favour a face', () => {
    const loaded = Array.from({ length: 5_000 }, (_, i) => (i % 20 === 0 ? 6 : 1 + ((i * 7) % 6)));
    expect(Math.min(...unlikely(loaded, 6))).toBeLessThan(never);
  });
});
