import fc from 'fast-check';
import { refusal } from '../../src/access/index.js';
import { ActInBattle } from '../../src/campaign/application/act-in-battle.js';
import { AvailableActions } from '../../src/campaign/application/available-actions.js';
import { Battles } from '../../src/campaign/application/battles.js';
import { ReadBattle } from '../../src/campaign/application/read-battle.js';
import { Refused, Reply } from '../../src/api/door/index.js';
import { BattlesInMemory } from '../clubs/battles-in-memory.js';
import { ClubServer } from '../clubs/club-server.js';
import { Ears } from '../clubs/ears.js';
import { withMutant } from '../clubs/mutant.js';
import { OwnersEyes } from '../clubs/owners-eyes.js';
import { anyScenario, busyScenario, canariesIn, differences, disguises, overGraphql } from '../clubs/paired-worlds.js';
import { median, sameDistribution } from '../clubs/same-distribution.js';
import { stageAt, stageInMemory, type Stage } from '../clubs/stages.js';
import { databases } from '../database/databases.js';

/**
 * P9 of our bar: worlds that differ only in what is hidden are told apart by nobody who may not know of it. 200 pairs at
 * the doors alone, and 20 on the whole server with each database; ARBITRO_FULL=1: 200 there too, and their times.
 */

jest.setTimeout(3_600_000);

const full = process.env['ARBITRO_FULL'] === '1';
const pairs = full ? 200 : 20;

describe.each(databases)('Two worlds that differ in what the south hides, on $name,', ({ make }) => {
  let ears: Ears;
  let server: ClubServer;
  let stage: Stage;
  beforeAll(async () => {
    ears = new Ears();
    server = await ClubServer.start({ log: ears.log, home: await make() });
    stage = await stageAt(server);
  });
  afterAll(async () => {
    ears?.stop();
    await stage?.close();
    await server?.close();
  });

  it(`look the same over HTTP and GraphQL, ${pairs} times`, async () => {
    for (const scenario of [busyScenario, ...fc.sample(anyScenario, pairs - 1)])
      expect(await differences(stage, scenario, overGraphql)).toEqual([]);
  });

  (full ? it : it.skip)('take the same time to be told of', async () => {
    const found = await differences(stage, busyScenario, async ([one, other]) => {
      const times: [number[], number[]] = [[], []];
      const ask = async (world: typeof one, into: number[]): Promise<void> => {
        const begun = performance.now();
        await world.ask('north', 'GET', '');
        into.push(performance.now() - begun);
      };
      for (let i = 0; i < 2_000; i++) {
        const [first, second] = i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
        await ask([one, other][first] ?? one, times[first]);
        await ask([one, other][second] ?? one, times[second]);
      }
      expect(sameDistribution(...times)).toBeGreaterThan(0.01);
      expect(Math.abs(median(times[0]) / median(times[1]) - 1)).toBeLessThan(0.05);
    });
    expect(found).toEqual([]);
  });

  it('leave nothing hidden in the log, and no secret in log or database', async () => {
    expect(ears.logged.split('\n').length).toBeGreaterThan(10_000);
    expect(canariesIn(ears.logged)).toEqual([]);
    expect(ears.secretsIn(ears.logged)).toEqual([]);
    const eyes = await OwnersEyes.open(server);
    const dump = await eyes.dump();
    await eyes.close();
    expect(canariesIn(dump)).not.toEqual([]);
    expect(ears.secretsIn(dump)).toEqual([]);
  });
});

describe('Two such worlds at the doors alone', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await stageInMemory();
  });
  afterAll(() => stage.close());

  it('look the same to strangers, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(anyScenario, async scenario => {
        expect(await differences(stage, scenario)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('are told apart if all logs share one numbering', async () => {
    class SharedNumbers extends BattlesInMemory {
      protected override linked(...[table, before, drafts, by]: Parameters<BattlesInMemory['linked']>) {
        const { events, heads } = super.linked(table, before, drafts, by);
        return { events: events.map((event, i) => ({ ...event, seq: before.length + i + 1 })), heads };
      }
    }
    const mutant = await stageInMemory(new SharedNumbers());
    expect(await differences(mutant, busyScenario)).toContainEqual(expect.stringContaining('GET /events'));
    await mutant.close();
  });

  it('are told apart if what is owed for hidden units is told', async () => {
    await withMutant(
      AvailableActions.prototype,
      'run',
      run =>
        async function (this: AvailableActions, asked) {
          const { table } = await (Reflect.get(this, 'battles') as Battles).see(asked, 'battle.read');
          return { ...(await run.call(this, asked)), owed: table.state.owed };
        },
      async () =>
        expect(await differences(stage, busyScenario)).toContainEqual(
          expect.stringContaining('GET /actions/available'),
        ),
    );
  });

  it('are told apart if a hidden unit is another fault than one that is not there', async () => {
    await withMutant(
      ActInBattle.prototype,
      'run',
      run =>
        async function (this: ActInBattle, asked) {
          const { table } = await (Reflect.get(this, 'battles') as Battles).see(asked, 'battle.read');
          const named = Object.values(asked.body.units ?? {}).flat();
          try {
            return await run.call(this, asked);
          } catch (error) {
            const isThere = named.some(id => Object.hasOwn(table.state.units, String(id)));
            throw error instanceof Refused && isThere ? refusal('not-now', asked.language) : error;
          }
        },
      async () =>
        expect(await differences(stage, busyScenario)).toContainEqual(expect.stringContaining('POST /actions')),
    );
  });

  it('are told apart if the ETag counts every log', async () => {
    await withMutant(
      ReadBattle.prototype,
      'run',
      run =>
        async function (this: ReadBattle, asked) {
          const { table } = await (Reflect.get(this, 'battles') as Battles).see(asked, 'battle.read');
          const { body, status } = await run.call(this, asked);
          const sum = Object.values(table.heads).reduce((all, { seq }) => all + seq, 0);
          return new Reply(body, status, { etag: `"${sum}"` });
        },
      async () => expect(await differences(stage, busyScenario)).toContainEqual(expect.stringContaining('GET \n')),
    );
  });

  it('are told apart if a name is let through, in whatever disguise', () => {
    for (const form of disguises('Zaffirokanarie')) expect(canariesIn(`{"x":"a${form}7 b"}`)).not.toEqual([]);
    const base64 = Buffer.from('units: Zaffirokanarie12, and more').toString('base64');
    expect(canariesIn(base64)).not.toEqual([]);
  });
});
