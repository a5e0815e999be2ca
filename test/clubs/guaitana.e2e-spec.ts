import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { replayed } from '../../src/campaign/domain/replay.js';
import { stateHash, verify } from '../../src/campaign/domain/verify.js';
import { books } from '../../src/rulesets/index.js';
import { remove, scratchFolder } from '../database/scratch.js';
import { ClubServer, peopleAt, type Client } from './club-server.js';
import { faces, PairedBattle, secretOrder, type Name } from './guaitana-worlds.js';

jest.setTimeout(600_000);

describe('A battle of Guaitana, played through the doors in two worlds that differ in what the natives hide', () => {
  let server: ClubServer;
  let game: PairedBattle;
  let referee: Client;
  let anna: Client;
  let bruno: Client;

  beforeAll(async () => {
    server = await ClubServer.start();
    game = await PairedBattle.open(await peopleAt(server));
    ({
      referee,
      players: [anna, bruno],
    } = game.people);
  });
  afterAll(() => server.close());
  afterEach(() => game.looksAlikeEverywhere());

  const ride = { capacityCm: 30, chargeBonusCm: 20, hasFirearms: true, closeRangeCm: 15, mountedLancers: true };
  const march = (cm: number, terrain = 'open') => ({ actions: [{ type: 'move', terrain, cm }] });

  it('Who is hidden is there for his own side and for the referee, and for nobody else', async () => {
    for (const [who, many] of [
      [referee, 14],
      [bruno, 14],
      [anna, 11],
      [game.people.spectator, 11],
    ] as const)
      expect(await game.first.units(who)).toHaveLength(many);
    expect(await game.worlds.at(-1)?.units(bruno)).toHaveLength(13);
    await game.probe();
  });

  it('Armies are judged, and how many are hidden is written where only the natives read', async () => {
    await game.act('setup.unit-composition', { unit: 'line' });
    await game.act('setup.commander-in-chief', { unit: 'general' }, { armyUnits: 4 });
    await game.act('setup.commander-in-chief', { unit: 'ras' }, { armyUnits: 5, side: 'native' });
    expect(await game.first.factsOf('general')).toMatchObject({ messengersLeft: 2, hasHeliograph: true });
    await game.unseen(world => {
      const hidden: readonly Name[] = world.hasReserve ? ['horse', 'ambush', 'reserve'] : ['horse', 'ambush'];
      const nativeUnits = world.hasReserve ? 6 : 5;
      return world.act('setup.deployment', { hidden }, { nativeUnits, nativeHidden: hidden.length });
    });
    const { body } = await bruno.get(`${game.first.path}/events?first=100`);
    expect(JSON.stringify(body)).toContain('nativeHidden');
  });

  it('Orders are written face down, and hold once they are turned up', async () => {
    const orders = [
      ['line', 'Difesa della quota'],
      ['ascari', 'Movimento lungo la pista'],
      ['squadron', 'Difesa'],
      ['guns', 'Difesa'],
      ['mules', 'Difesa'],
      ['spears', 'Attacco alla fanteria'],
      ['muskets', 'Difesa del torrente'],
      ['rifles', 'Difesa della roccia'],
      ['camp', 'Difesa'],
    ] as const;
    await game.both(async world => {
      for (const [unit, text] of orders) await world.lay(unit, text);
      // To whom the last one is differs between the worlds, and so does what it says.
      await (world.hasReserve ? world.lay('reserve', secretOrder) : world.lay(null, 'Fermi'));
    });
    const seenBy = async (who: Client) => (await who.get(game.first.path)).body.orders;
    for (const { unit, text } of await seenBy(game.people.spectator)) expect([unit, text]).toEqual([null, null]);
    const nativeTexts = (await seenBy(bruno)).map(({ text }: { text: string | null }) => text);
    expect(nativeTexts).toEqual([
      null,
      null,
      null,
      null,
      null,
      ...orders.slice(5).map(([, text]) => text),
      secretOrder,
    ]);

    // Nobody turns up what the other side wrote, and an order to a hidden unit waits for it.
    const [italian, ...others] = game.first.orders;
    const secret = others.at(-1);
    expect((await bruno.post(`${game.first.path}/orders/${italian?.id}/turn-up`)).status).toBe(404);
    expect((await anna.post(`${game.first.path}/orders/${secret?.id}/turn-up`)).status).toBe(404);
    expect((await bruno.post(`${game.first.path}/orders/${secret?.id}/turn-up`)).status).toBe(409);
    await game.both(async world => {
      for (const { id } of world.orders.slice(0, -1)) await world.must(referee, `/orders/${id}/turn-up`);
    });

    const path = [
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ];
    for (const unit of ['line', 'squadron', 'guns', 'mules', 'muskets', 'rifles', 'camp'] as const)
      await game.act('orders.assign-initial', { unit }, { order: 'defence' });
    await game.act('orders.assign-initial', { unit: 'ascari' }, { order: 'movement', path });
    await game.act('orders.assign-initial', { unit: 'spears' }, { order: 'attack' });
    const early = await game.first.ask(bruno, 'orders.assign-initial', { unit: 'reserve' }, { order: 'attack' });
    expect(early).toMatchObject({ status: 'not-allowed', outcome: { reason: 'hidden-unit-has-no-order' } });
    await game.goOn('orders');
  });

  it('First turn: orders in person, by messenger and on initiative, and a unit that springs up', async () => {
    expect(
      await game.act(
        'orders.cinc-direct',
        { commander: 'general', recipient: 'squadron' },
        { distanceCm: 10, visible: true, turn: 1, newOrder: 'attack' },
      ),
    ).toMatchObject({ outcome: { legal: true, effectiveTurn: 1, needsTest: false } });
    expect(
      await game.act(
        'orders.messenger',
        { commander: 'ras', recipient: 'muskets' },
        { distanceCm: 60, turn: 1, newOrder: 'attack' },
      ),
    ).toMatchObject({ outcome: { arrivalTurn: 2, effectiveTurn: 3 } });
    await game.act('orders.initiative-change', { unit: 'muskets' }, { to: 'attack', enemySighted: true });
    expect(await game.first.owed()).toEqual(['guaitana.morale.attack-initiative muskets']);
    const test = { procedure: 'guaitana.morale.attack-initiative', units: { unit: game.first.ids.muskets } };
    const circumstances = { enemySighted: true };
    expect((await anna.post(`${game.first.path}/actions`, { ...test, circumstances, dice: [5] })).status).toBe(403);
    const tested = await game.act('morale.attack-initiative', { unit: 'muskets' }, circumstances, [5]);
    expect(tested.outcome).toMatchObject({ chance: 4, passed: false, orderAfter: 'defence' });
    expect(await game.first.owed()).toEqual([]);
    await game.goOn('movement-alternating');

    await game.act('movement.sequence', { unit: 'ascari' }, { side: 'italian' });
    await game.act('movement.plan', { unit: 'ascari' }, march(10));
    expect((await game.act('orders.movement', { unit: 'ascari' })).outcome.legal).toBe(true);
    await game.act('movement.sequence', { unit: 'spears' }, { side: 'native', lastSide: 'italian' });
    const advance = { capacityCm: 20, chargeBonusCm: 10, hasFirearms: false, distanceCm: 50 };
    expect((await game.act('orders.attack', { unit: 'spears' }, advance)).outcome).toMatchObject({ moveCm: 20 });
    await game.act('movement.plan', { unit: 'spears' }, march(20));
    expect((await game.act('orders.attack', { unit: 'squadron' }, { ...ride, distanceCm: 90 })).outcome).toMatchObject({
      moveCm: 15,
    });
    await game.act('movement.plan', { unit: 'squadron' }, march(15));

    // First the book says whether it may appear there, which only its own side reads; then it is shown.
    const wood = { phase: 'movement', terrainClosed: true, behindObstruction: false };
    const known = { crossedByItalians: false, observedByItalians: true };
    const denied = await game.first.ask(
      bruno,
      'hidden.reveal',
      { unit: 'horse' },
      { ...wood, ...known, order: 'attack' },
    );
    expect(denied).toMatchObject({ status: 'not-allowed', outcome: { reason: 'already-crossed-or-observed' } });
    const unknown = { crossedByItalians: false, observedByItalians: false };
    await game.unseen(world => world.act('hidden.reveal', { unit: 'horse' }, { ...wood, ...unknown, order: 'attack' }));
    await game.show('horse');
    const [shown] = (await game.first.units(anna)).filter(({ id }) => id === game.first.ids.horse);
    expect(shown).toMatchObject({ hidden: null, facts: { order: 'attack', hidden: false, figures: 8 } });
    await game.act('movement.plan', { unit: 'horse' }, march(25));
    await game.goOn('movement-native-rolls');

    const sees = { seesItalians: true };
    const held = await game.act('movement.native-compulsory-attack', { unit: 'muskets' }, sees, [2]);
    expect(held.outcome).toEqual({ tests: true, attacks: false });
    // The server numbers its dice before everybody: for who is hidden they are thrown by hand.
    const rolled = await bruno.post(`${game.first.path}/actions`, {
      procedure: 'guaitana.movement.native-compulsory-attack',
      units: { unit: game.first.ids.ambush },
      circumstances: { chosenHiddenUnit: true },
      dice: 'roll',
      nonce: 'mio',
    });
    expect([rolled.status, rolled.body.faults[0].path]).toEqual([422, 'dice']);
    await game.unseen(world => {
      const unit = world.hasReserve ? 'reserve' : 'ambush';
      return world.act('movement.native-compulsory-attack', { unit }, { chosenHiddenUnit: true }, [3]);
    });
    await game.probe();
    await game.goOn('observation');
  });

  it('First turn: all fire with the strength they had, and fall together when the phase is over', async () => {
    const sight = await game.act('observation.visibility', { unit: 'rifles' }, { distanceCm: 28 });
    expect(sight.outcome.visible).toBe(true);
    await game.act('observation.terrain-observed', {}, { italianUnitEntered: false, nearestItalianSeeingCm: 25 });
    await game.goOn('fire-clear');
    await game.goOn('fire-declare');
    await game.act('fire.eligibility', { unit: 'line' }, { distanceCm: 28 });
    await game.act('fire.ammunition', { unit: 'line' });
    await game.goOn('fire-resolve');

    const at = (distanceCm: number) => ({ distanceCm });
    // Ten rifles in line at close range: up to 3 hits.
    const volley = await game.act('fire.unit', { firer: 'line', target: 'rifles' }, at(28), faces([5, 1], [5, 6]));
    expect(volley.outcome).toMatchObject({ band: 'close', chance: 3, dice: 10, hits: 5, casualties: 5 });
    // Five of the twelve are as good as dead, and yet all twelve fire back: half of them, as they are in mass.
    const reply = await game.act('fire.unit', { firer: 'rifles', target: 'line' }, at(28), faces([3, 2], [3, 5]));
    expect(reply.outcome).toMatchObject({ dice: 6, hits: 3, casualties: 3 });
    expect(await game.first.factsOf('rifles')).toMatchObject({ figures: 12, lossesThisPhase: 5, firedThisTurn: true });
    expect(await game.first.factsOf('line')).toMatchObject({ figures: 10, lossesThisPhase: 3 });
    // One machine gun jams before it fires; the other counts for ten, half of them at long range.
    const burst = await game.act('fire.unit', { firer: 'guns', target: 'muskets' }, at(50), [
      5,
      1,
      ...faces([1, 1], [4, 6]),
    ]);
    expect(burst.outcome).toMatchObject({ jammed: 1, dice: 5, hits: 1 });
    await game.goOn('fire-forced');
    expect(await game.first.factsOf('rifles')).toMatchObject({ figures: 12, lossesThisPhase: 5 });

    const forced = await game.act('fire.compulsory-italian', { unit: 'ascari' }, { enemyInRange: true }, [4]);
    expect(forced.outcome).toEqual({ tests: true, mustFire: true });
    expect(await game.first.owed()).toEqual(['guaitana.fire.unit ascari']);
    const wild = await game.act('fire.unit', { firer: 'ascari', target: 'muskets' }, at(55), faces([1, 1], [5, 6]));
    expect(wild.outcome).toMatchObject({ dice: 6, hits: 1 });
    expect(await game.first.owed()).toEqual([]);
    await game.goOn('fire-aftermath');
    expect(await game.first.factsOf('rifles')).toMatchObject({ figures: 7 });
    expect(await game.first.factsOf('line')).toMatchObject({ figures: 7 });
    expect(await game.first.factsOf('muskets')).toMatchObject({ figures: 12 });
    expect(await game.first.factsOf('guns')).toMatchObject({ machineGuns: 1, jammedMachineGuns: 1, shotsFired: 1 });
  });

  it('First turn: leaders, morale and the end of the turn', async () => {
    // Who was shot at twice owes once.
    const hit = ['line', 'muskets', 'rifles'] as const;
    expect(await game.first.owed(anna)).toEqual([
      ...hit.map(name => `guaitana.casualty.leader ${name}`),
      ...hit.map(name => `guaitana.morale.fired-upon ${name}`),
    ]);
    expect((await game.act('casualty.leader', { unit: 'line' }, {}, [3])).outcome.commanderLost).toBe(false);
    expect((await game.act('casualty.leader', { unit: 'muskets' }, {}, [2, 2])).outcome.commanderLost).toBe(false);
    expect((await game.act('casualty.leader', { unit: 'rifles' }, {}, [1, 2])).outcome.commanderLost).toBe(true);
    expect((await game.act('morale.fired-upon', { unit: 'line' }, {}, [4])).outcome.passed).toBe(true);
    expect((await game.act('morale.fired-upon', { unit: 'muskets' }, {}, [1])).outcome.passed).toBe(true);
    const broken = await game.act('morale.fired-upon', { unit: 'rifles' }, {}, [3]);
    expect(broken.outcome).toMatchObject({ chance: 2, passed: false, orderAfter: 'retreat' });
    // What a retreat asks of them they do at once; they move when it is time.
    expect(await game.first.owed()).toEqual(['guaitana.orders.retreat rifles']);
    await game.act('orders.retreat', { unit: 'rifles' });
    expect(await game.first.owed()).toEqual([]);
    await game.goOn('melee-resolve');
    await game.goOn('melee-aftermath');
    await game.goOn('end-of-turn');
    await endTurn(1, []);
    // What is hidden does not stand in a list for all to read.
    const listed = { procedure: 'guaitana.turn.end', circumstances: { turn: 1 } };
    const units = { units: [game.first.ids.line, game.first.ids.reserve] };
    expect((await referee.post(`${game.first.path}/actions`, { ...listed, units })).status).toBe(409);
    await game.goOn('orders');
    expect((await referee.get(game.first.path)).body.turn).toBe(2);
  });

  /** The turn is over: who has lost more than half of his figures is tested. */
  const endTurn = async (turn: number, worn: readonly Name[]): Promise<void> => {
    const seen = ['line', 'ascari', 'squadron', 'guns', 'spears', 'muskets', 'rifles', 'horse'] as const;
    const units: readonly Name[] = turn === 1 ? seen : [...seen, 'ambush'];
    const { outcome } = await game.act('turn.end', { units }, { turn }, undefined, referee);
    expect(outcome).toMatchObject({ nextTurn: turn + 1, nextState: 'orders' });
    expect(outcome.unitsToTest).toEqual(worn.map(name => game.first.ids[name]));
  };

  it('Second turn: the heliograph, a retreat, a charge home and natives who break cover', async () => {
    expect(await game.first.factsOf('line')).toMatchObject({ firedThisTurn: false, lossesThisPhase: 0 });
    const busy = await game.first.ask(
      anna,
      'orders.heliograph',
      { commander: 'general', recipient: 'ascari' },
      { visible: true, turn: 2, newOrder: 'defence' },
    );
    expect(busy).toMatchObject({ status: 'not-allowed', outcome: { reason: 'recipient-fired' } });
    const sent = await game.act(
      'orders.heliograph',
      { commander: 'general', recipient: 'squadron' },
      { visible: true, turn: 2, newOrder: 'attack' },
    );
    expect(sent.outcome).toMatchObject({ legal: true, effectiveTurn: 2 });
    const again = await game.first.ask(
      anna,
      'orders.messenger',
      { commander: 'general', recipient: 'guns' },
      { distanceCm: 20, turn: 2 },
    );
    expect(again).toMatchObject({ status: 'not-allowed', outcome: { reason: 'one-change-per-turn' } });
    await game.goOn('movement-alternating');

    // Who retreats goes first.
    const hasty = await game.first.ask(
      bruno,
      'movement.sequence',
      { unit: 'spears' },
      { side: 'native', lastSide: 'italian', retreatersLeft: true },
    );
    expect(hasty).toMatchObject({ status: 'not-allowed', outcome: { reason: 'retreaters-first' } });
    await game.act('movement.sequence', { unit: 'squadron' }, { side: 'italian' });
    const charge = { ...ride, distanceCm: 33 };
    expect((await game.act('orders.attack', { unit: 'squadron' }, charge)).outcome).toEqual({
      moveCm: 33,
      bonusUsed: true,
      contact: true,
    });
    await game.act('movement.plan', { unit: 'squadron' }, { ...march(33), charging: true });
    const met = await game.act('movement.contact', { toucher: 'squadron', unit: 'horse' }, { aspect: 'front' });
    expect(met.outcome).toMatchObject({ pinned: true, surprised: false });
    const back = await game.act('orders.retreat', { unit: 'rifles' }, { cincVisible: true });
    expect(back.outcome).toEqual({ moveCm: 30, towards: 'commander-in-chief', formationAfter: 'mass' });
    await game.act('movement.plan', { unit: 'rifles' }, march(30));
    const rush = { capacityCm: 20, chargeBonusCm: 10, hasFirearms: false, distanceCm: 25 };
    expect((await game.act('orders.attack', { unit: 'spears' }, rush)).outcome).toMatchObject({ contact: true });
    await game.act('movement.plan', { unit: 'spears' }, { ...march(25), charging: true });
    await game.act('movement.contact', { toucher: 'spears', unit: 'line' }, { aspect: 'front' });
    expect(await game.first.factsOf('line')).toMatchObject({ contactedBy: [game.first.ids.spears] });
    await game.goOn('movement-native-rolls');

    await game.act('movement.native-compulsory-attack', { unit: 'muskets' }, { seesItalians: true }, [5]);
    const chosen = { chosenHiddenUnit: true };
    // Those who stay out of sight find no place to appear: in the first world their debts are waived, unseen too.
    await game.unseen(
      async world => {
        await world.act('movement.native-compulsory-attack', { unit: 'reserve' }, chosen, [6]);
        expect(await world.owed(bruno)).toEqual(['guaitana.hidden.reveal reserve', 'guaitana.orders.attack reserve']);
        const { body } = await referee.get(`${world.path}/actions/available`);
        const waives = body.owed.map(({ id }: { id: string }) => id);
        const units = { [world.ids.reserve]: { order: null } };
        await world.must(referee, '/corrections', { waives, units, why: `${secretOrder}, non c’è posto` });
      },
      [game.first],
    );
    const burst = await game.unseen(world =>
      world.act('movement.native-compulsory-attack', { unit: 'ambush' }, chosen, [6]),
    );
    expect(burst?.outcome).toEqual({ tests: true, attacks: true });
    expect(await game.first.owed(bruno)).toEqual(['guaitana.hidden.reveal ambush', 'guaitana.orders.attack ambush']);
    expect(await game.first.owed(anna)).toEqual([]);
    await game.unseen(world =>
      world.act(
        'hidden.reveal',
        { unit: 'ambush' },
        {
          phase: 'movement',
          terrainClosed: false,
          behindObstruction: true,
          crossedByItalians: false,
          observedByItalians: false,
        },
      ),
    );
    await game.show('ambush');
    // What it still owes is now owed before everybody.
    expect(await game.first.owed(anna)).toEqual(['guaitana.orders.attack ambush']);
    const sally = { capacityCm: 20, chargeBonusCm: 10, hasFirearms: false, distanceCm: 24 };
    expect((await game.act('orders.attack', { unit: 'ambush' }, sally)).outcome).toMatchObject({ moveCm: 24 });
    expect(await game.first.owed()).toEqual([]);
    await game.act('movement.plan', { unit: 'ambush' }, { ...march(24), charging: true });
    const flanked = await game.act('movement.contact', { toucher: 'ambush', unit: 'ascari' }, { aspect: 'flank' });
    expect(flanked.outcome).toMatchObject({ pinned: true, contactedFlankOrRear: true });
    await game.goOn('observation');
  });

  it('Second turn: a gun is cleared, and who is in contact fights', async () => {
    await game.goOn('fire-clear');
    const cleared = await game.act('fire.machine-gun-clear', { unit: 'guns' }, { state: 'jammed' }, [1]);
    expect(cleared.outcome.state).toBe('working');
    await game.goOn('fire-declare');
    await game.goOn('fire-resolve');
    const shot = { distanceCm: 45, clearedMachineGuns: 1 };
    const burst = await game.act('fire.unit', { firer: 'guns', target: 'muskets' }, shot, [
      1,
      1,
      ...faces([2, 1], [8, 6]),
    ]);
    expect(burst.outcome).toMatchObject({ jammed: 0, dice: 10, hits: 2 });
    await game.goOn('fire-forced');
    const calm = await game.act('fire.compulsory-italian', { unit: 'ascari' }, { enemyInRange: true }, [1]);
    expect(calm.outcome).toEqual({ tests: true, mustFire: false });
    await game.goOn('fire-aftermath');
    await game.act('casualty.leader', { unit: 'muskets' }, {}, [6, 6]);
    await game.act('morale.fired-upon', { unit: 'muskets' }, {}, [2]);
    await game.goOn('melee-resolve');

    // Sixteen spears on seven men: each strikes with all it has, though both lose.
    const sides = { first: { ...still }, second: { ...still, stationary: true } };
    const melee = await game.act(
      'melee.attack',
      { first: 'spears', second: 'line' },
      sides,
      faces([3, 1], [13, 6], [2, 1], [5, 6]),
    );
    expect(melee.outcome).toMatchObject({ diceFirst: 16, diceSecond: 7, casualtiesOnFirst: 2, casualtiesOnSecond: 3 });
    const taken = await game.act(
      'melee.attack',
      { first: 'ambush', second: 'ascari' },
      { first: still, second: still },
      faces([2, 1], [13, 6], [6, 6]),
    );
    expect(taken.outcome).toMatchObject({ diceFirst: 15, diceSecond: 6, casualtiesOnSecond: 2 });
    const lances = { first: { mountedLancers: true }, second: { mountedLancers: true, stationary: true } };
    await game.act(
      'melee.attack',
      { first: 'squadron', second: 'horse' },
      lances,
      faces([2, 1], [4, 6], [1, 1], [7, 6]),
    );
    expect(await game.first.factsOf('line')).toMatchObject({ figures: 7, lossesThisPhase: 3 });
    await game.goOn('melee-aftermath');
    expect(await game.first.factsOf('line')).toMatchObject({ figures: 4 });
    expect(await game.first.factsOf('spears')).toMatchObject({ figures: 14 });

    for (const [unit, dice] of [
      ['line', [6]],
      ['ascari', [6]],
      ['squadron', [6]],
      ['spears', [6, 6]],
      ['horse', [6, 6]],
    ] as const)
      await game.act('casualty.leader', { unit }, {}, dice);
    for (const unit of ['ascari', 'squadron', 'spears', 'horse', 'ambush'] as const)
      await game.act('morale.fought-melee', { unit }, {}, [1]);
    const worn = await game.act('morale.fought-melee', { unit: 'line' }, {}, [1]);
    expect(worn.outcome).toMatchObject({ passed: true, orderAfter: 'defence' });
    expect(await game.first.owed()).toEqual([]);
    await game.goOn('end-of-turn');
    await endTurn(2, ['line']);
    const stand = await game.act('morale.end-of-turn', { unit: 'line' }, { cincDistanceCm: 12 }, [6]);
    expect(stand.outcome).toMatchObject({ due: true, passed: false, orderAfter: 'retreat', eliminated: false });
    await game.act('orders.retreat', { unit: 'line' });
    expect(await game.first.factsOf('line')).toMatchObject({ order: 'retreat', formation: 'mass' });
    await game.probe();
    await game.goOn('orders');
  });

  const still = { targetInClosedTerrain: false };

  it('Third turn: a messenger arrives, a retreat is halted and another begins', async () => {
    await game.act('orders.assign-initial', { unit: 'muskets' }, { order: 'attack' });
    const halt = { distanceCm: 15, visible: true, turn: 3, newOrder: 'defence' };
    const ordered = await game.act('orders.cinc-direct', { commander: 'ras', recipient: 'rifles' }, halt);
    expect(ordered.outcome).toMatchObject({ legal: true, needsTest: true });
    expect(await game.first.owed()).toEqual(['guaitana.morale.rally rifles']);
    const near = { cincOrderReceived: true, cincDistanceCm: 15, noEnemySeenOrWithin60: true };
    const rallied = await game.act('morale.rally', { unit: 'rifles' }, near, [1]);
    expect(rallied.outcome).toMatchObject({ passed: true, orderAfter: 'defence' });
    await game.goOn('movement-alternating');

    const leaving = await game.act(
      'movement.sequence',
      { unit: 'line' },
      { side: 'italian', contactFromEarlierTurn: true },
    );
    expect(leaving.outcome.legal).toBe(true);
    const back = await game.act('orders.retreat', { unit: 'line' });
    expect(back.outcome).toMatchObject({ towards: 'baggage', formationAfter: 'mass' });
    await game.act('movement.plan', { unit: 'line' }, march(back.outcome.moveCm));
    const slow = { capacityCm: 20, chargeBonusCm: 10, hasFirearms: true, closeRangeCm: 15, distanceCm: 60 };
    expect((await game.act('orders.attack', { unit: 'muskets' }, slow)).outcome).toMatchObject({ moveCm: 10 });
    await game.act('movement.plan', { unit: 'muskets' }, march(10));
    await game.goOn('movement-native-rolls');
    await game.unseen(
      world => world.act('movement.native-compulsory-attack', { unit: 'reserve' }, { chosenHiddenUnit: true }, [6]),
      [game.first],
    );
    await game.probe();
    await game.goOn('observation');
    await game.goOn('fire-clear');
    await game.goOn('fire-declare');
    const candidates = [
      { distanceCm: 30, eligible: true },
      { distanceCm: 50, eligible: true },
    ];
    const targets: readonly Name[] = ['spears', 'muskets'];
    const aimed = await game.act('fire.target-priority', { candidates: targets }, { candidates }, undefined, referee);
    expect(aimed.outcome.targetIds).toEqual([game.first.ids.spears]);
    await game.goOn('fire-resolve');
  });

  it('Third turn: the dice of the server', async () => {
    game.part();
    for (const [firer, target] of [
      ['guns', 'spears'],
      ['muskets', 'guns'],
    ] as const)
      await game.act('fire.unit', { firer, target }, { distanceCm: 30 }, 'roll');
    await game.goOn('fire-forced');
    await game.goOn('fire-aftermath');
    await payWith('roll');
    await game.goOn('melee-resolve');
    const sides = { first: still, second: still };
    await game.act('melee.attack', { first: 'ambush', second: 'ascari' }, sides, 'roll');
    await game.goOn('melee-aftermath');
    await payWith('roll');
    await game.goOn('end-of-turn');
    await game.goOn('orders');
    expect((await referee.get(game.first.path)).body.turn).toBe(4);
  });

  /** Whatever is owed before everybody is played, and then what came of it; what the reserve owes stays its own affair. */
  const payWith = async (dice: 'roll'): Promise<void> => {
    for (let debts = await owedBeforeAll(); debts.length > 0; debts = await owedBeforeAll()) {
      const once = new Map(debts.map(debt => [`${debt.procedure} ${debt.unit}`, debt]));
      for (const { procedure, unit, side } of once.values()) {
        const by = side === 'italian' ? anna : bruno;
        await game.first.must(by, '/actions', { procedure, units: { unit }, dice, nonce: 'che sarà' });
        await game.looksAlike();
      }
    }
  };
  const owedBeforeAll = async (): Promise<readonly { procedure: string; unit: string; side: string }[]> =>
    (await anna.get(`${game.first.path}/actions/available`)).body.owed;

  it('A part is undone with what was done unseen, and done again to the same hash', async () => {
    const { path } = game.first;
    const exported = async (who: Client) => (await who.get(`${path}/log.json`)).body;
    const before = { units: await game.first.units(), owed: await game.first.owed(), log: await exported(referee) };
    expect(before.owed).toEqual(['guaitana.hidden.reveal reserve', 'guaitana.orders.attack reserve']);
    const events: readonly { type: string; seq: number; body: { to?: string } }[] = before.log.logs.public;
    const from = events.findLast(({ type, body }) => type === 'advanced' && body.to === 'movement-native-rolls')?.seq;
    expect((await bruno.post(`${path}/undo`, { from, why: 'ripensamento' })).status).toBe(403);
    await game.first.must(referee, '/undo', { from, why: 'mossa sbagliata' });
    await game.looksAlikeEverywhere();
    expect(await game.first.owed()).toEqual([]);
    expect(await game.first.factsOf('reserve')).toMatchObject({ order: null });
    expect((await referee.get(path)).body.phase.id).toBe('movement-alternating');
    await game.first.must(referee, '/redo');
    expect(await game.first.units()).toEqual(before.units);
    expect(await game.first.owed()).toEqual(before.owed);
    expect((await exported(referee)).state).toBe(before.log.state);
  });

  it('Exported, it is verified offline: by the referee with all logs, by anybody with the public one', async () => {
    const { path } = game.first;
    for (const who of [referee, bruno, anna, game.people.spectator]) {
      const { body } = await who.get(`${path}/log.json`);
      const report = verify(body, books, {});
      expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
      expect(report.serverDice).toBeGreaterThan(3);
      expect(report.state).toBe(body.state);
    }
    const { body: log, text } = await game.people.spectator.get(`${path}/log.json`);
    expect(log.state).toBe(stateHash(replayed(log.logs.public)));
    const folder = await scratchFolder();
    const file = join(folder, 'log.json');
    await writeFile(file, text);
    const cli = join(__dirname, '../../src/cli/arbitro.ts');
    const check = () => promisify(execFile)(process.execPath, ['-r', runner, cli, 'verify', file]);
    expect((await check()).stdout).toContain('The battle is in order.');
    await writeFile(file, text.replace('"distanceCm":28', '"distanceCm":29'));
    await expect(check()).rejects.toMatchObject({ code: 1 });
    await remove(folder);
  });

  it('The reports tell of the dice that all have seen, and of no others', async () => {
    type Told = readonly { readonly member: string; readonly all: { readonly faces: number } }[];
    const seenBy = async (who: Client) => {
      const read = async (report: string) => (await who.get(`${game.first.path}/reports/${report}`)).body;
      const { players }: { players: Told } = await read('fairness');
      const { actions }: { actions: readonly { readonly log: string }[] } = await read('luck');
      const facesOf = (member: string) => players.find(one => one.member === member)?.all.faces ?? 0;
      const [italian, native] = game.people.players.map(({ member }) => facesOf(member));
      return { italian, native, unseen: actions.filter(({ log }) => log !== 'public').length };
    };
    const known = await seenBy(game.people.spectator);
    expect(known).toMatchObject({ unseen: 0 });
    expect(known.italian).toBeGreaterThan(60);
    expect(await seenBy(anna)).toEqual(known);
    // Unseen were three throws of the reserve, and the one with which the ambush was sprung.
    expect(await seenBy(referee)).toEqual({ ...known, native: (known.native ?? 0) + 4, unseen: 4 });
  });
});

const runner = join(__dirname, '../database/run-typescript.cjs');
