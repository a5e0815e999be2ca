import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stateHash, verify } from '../../src/campaign/domain/verify.js';
import { replayed } from '../../src/campaign/domain/replay.js';
import { books } from '../../src/rulesets/index.js';
import { ClubServer, peopleAt, type Client, type People } from './club-server.js';

interface Unit {
  readonly id: string;
  readonly side: string;
  readonly facts: { readonly [field: string]: unknown };
}

/** Elchingen, played through the doors as two players and a referee would. */
class Elchingen {
  private constructor(
    readonly people: People,
    readonly path: string,
  ) {}

  static async open(people: People): Promise<Elchingen> {
    const opened = await people.referee.post(`${people.club.path}/battles`, {
      name: 'Elchingen',
      ruleset: 'murat',
      scenario: 'elchingen',
      sides: [
        { id: 'french', players: [people.players[0].member] },
        { id: 'austrian', players: [people.players[1].member] },
      ],
    });
    expect(opened.status).toBe(201);
    return new Elchingen(people, `/v1/battles/${opened.body.id}`);
  }

  player(side: string): Client {
    return this.people.players[side === 'french' ? 0 : 1];
  }

  async battle() {
    return (await this.people.referee.get(this.path)).body;
  }

  async units(): Promise<readonly Unit[]> {
    return (await this.people.referee.get(`${this.path}/units`)).body.units;
  }

  async events() {
    const { body } = await this.people.referee.get(`${this.path}/log.json`);
    return body.logs.public;
  }

  /** What must go well, does. */
  async act(by: Client, body: object) {
    const reply = await by.post(`${this.path}/actions`, body);
    if (reply.status !== 201) throw new Error(`${JSON.stringify(body)}: ${reply.status} ${reply.text.slice(0, 1500)}`);
    return reply.body.answer;
  }

  async advance(circumstances: object = {}) {
    const reply = await this.people.referee.post(`${this.path}/advance`, { circumstances });
    if (reply.status !== 201) throw new Error(reply.text);
    return reply.body.battle;
  }

  /** One whole turn: arrivals, generals, initiative, and every division in its order. */
  async turn(): Promise<void> {
    await this.advance();
    await this.act(this.player('french'), {
      procedure: 'general.move',
      units: { general: 'ney' },
      circumstances: { distanceUm: 4 },
    });
    await this.advance();
    await this.advance();
    const divisions = [...new Map((await this.units()).map(unit => [unit.facts['divisionId'], unit.side]))]
      .filter(([id]) => typeof id === 'string' && id !== '')
      .map(([id, side]) => ({ id, side }));
    await this.act(this.player('french'), {
      procedure: 'initiative.divisions',
      circumstances: { divisions },
      dice: 'roll',
      nonce: 'tocca a noi',
    });
    for (let battle = await this.advance(); battle.phase.id === 'activation/recovery';) {
      const [side] = battle.toAct;
      battle = await this.advance();
      battle = await this.advance({ event: 'choose-brigade-orders' });
      await this.fire(side, battle.order.find(({ active }: { active: boolean }) => active).group);
      while (battle.phase.id === 'activation/brigade') battle = await this.advance();
    }
    await this.advance();
    await this.advance();
  }

  /** The first regiment of a division that can fires at the first enemy, some with dice of their own. */
  private async fire(side: string, division: string): Promise<void> {
    const units = (await this.units()).filter(
      ({ facts }) => facts['arm'] === 'infantry' && facts['dissolved'] !== true,
    );
    const shooter = units.find(unit => unit.facts['divisionId'] === division && unit.facts['firedThisTurn'] !== true);
    const target = units.find(unit => unit.side !== side);
    if (!shooter || !target) return;
    const action = {
      procedure: 'fire.musketry',
      units: { shooter: shooter.id, target: target.id },
      circumstances: { rangeUm: 1 },
    };
    const { body } = await this.player(side).post(`${this.path}/actions`, { ...action, mode: 'ask' });
    if (body.answer?.status !== 'awaiting-dice') return;
    const { body: odds } = await this.player(side).post(`${this.path}/actions`, { ...action, mode: 'weigh' });
    expect(odds.odds.outcomes.length).toBeGreaterThan(1);
    await this.act(this.player(side), { ...action, dice: 'roll', nonce: division });
    for (const { id } of (await this.people.referee.get(`${this.path}/actions/available`)).body.owed)
      await this.people.referee.post(`${this.path}/corrections`, { waives: [id], why: 'giocato al tavolo' });
  }
}

describe('Elchingen, played through the doors', () => {
  let server: ClubServer;
  let game: Elchingen;

  beforeAll(async () => {
    server = await ClubServer.start();
    game = await Elchingen.open(await peopleAt(server));
  });
  afterAll(() => server.close());

  it('Three turns by two players and a referee, undone in part, replayed to the same hash and verified', async () => {
    for (let turn = 1; turn <= 3; turn++) {
      expect((await game.battle()).turn).toBe(turn);
      await game.turn();
    }
    expect((await game.battle()).turn).toBe(4);

    const events = await game.events();
    const fired = events.findLast(({ type }: { type: string }) => type === 'acted');
    const before = await game.units();
    const byPlayer = await game.player('french').post(`${game.path}/undo`, { from: fired.seq, why: 'ripensamento' });
    expect(byPlayer.status).toBe(403);
    const byReferee = await game.people.referee.post(`${game.path}/undo`, { from: fired.seq, why: 'tiro annullato' });
    expect(byReferee.status).toBe(201);
    expect(await game.units()).not.toEqual(before);
    expect((await game.people.referee.post(`${game.path}/redo`)).status).toBe(201);
    expect(await game.units()).toEqual(before);
    await game.people.referee.post(`${game.path}/undo`, { from: fired.seq, why: 'tiro annullato davvero' });

    const log = await game.people.spectator.get(`${game.path}/log.json`);
    const report = verify(log.body, books, {});
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(report.serverDice).toBeGreaterThan(3);
    expect(report.state).toBe(stateHash(replayed(log.body.logs.public)));
    const units = await game.units();
    const again = replayed(log.body.logs.public);
    expect(units.map(({ id, facts }) => [id, facts])).toEqual(units.map(({ id }) => [id, again.units[id]?.facts]));

    const file = join(server.dataFolder, 'log.json');
    await writeFile(file, log.text);
    const cli = join(__dirname, '../../src/cli/arbitro.ts');
    const run = promisify(execFile)(process.execPath, ['-r', runner, cli, 'verify', file]);
    expect((await run).stdout).toContain('The battle is in order.');
    await writeFile(file, log.text.replace('"rangeUm":1', '"rangeUm":2'));
    await expect(promisify(execFile)(process.execPath, ['-r', runner, cli, 'verify', file])).rejects.toMatchObject({
      code: 1,
    });
  });
});

const runner = join(__dirname, '../database/run-typescript.cjs');
