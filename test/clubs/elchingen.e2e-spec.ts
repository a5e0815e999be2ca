import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stateHash, verify } from '../../src/campaign/domain/verify.js';
import { replayed } from '../../src/campaign/domain/replay.js';
import { books } from '../../src/rulesets/index.js';
import { remove, scratchFolder } from '../database/scratch.js';
import { ClubServer, peopleAt } from './club-server.js';
import { Elchingen } from './elchingen.js';

describe('Elchingen, played through the doors', () => {
  let server: ClubServer;
  let game: Elchingen;
  let folder: string;

  beforeAll(async () => {
    folder = await scratchFolder();
    server = await ClubServer.start();
    game = await Elchingen.open(await peopleAt(server));
  });
  afterAll(async () => {
    await server?.close();
    await remove(folder);
  });

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

    const file = join(folder, 'log.json');
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
