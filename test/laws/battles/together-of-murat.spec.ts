import { murat } from '../../../src/rulesets/murat/index.js';
import { BattleInMemory, hand, referee, type Corrected } from './battle-in-memory.js';
import { side } from './small-battle.js';

const battle = (units: Corrected = {}): BattleInMemory =>
  new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south')]).give(units);
const play = (game: BattleInMemory, id: string, units: object, circumstances: object = {}, dice?: readonly number[]) =>
  game.play(referee, `murat.${id}`, units, circumstances, dice);
const over = (distance: number) => ({ segments: [{ terrain: 'open', distance }] });
const move = (game: BattleInMemory, kind: string, circumstances: object = {}) =>
  play(game, 'move.unit', { unit: `north~${kind}` }, { ...over(2), ...circumstances });
const order = (game: BattleInMemory, kind: string) =>
  play(game, 'order.regiment', { unit: `north~${kind}`, general: 'north~brigadier' }, {}, [1, 1]);

describe('A battery attached to a regiment', () => {
  const batteries = ['north~guns', 'north~horse'];
  const attached = (): BattleInMemory => {
    const game = battle({ 'north~horse': { arm: 'artillery', formation: 'deployed' } });
    play(game, 'battery.attach', { regiment: 'north~line', batteries }, { regimentStationary: true });
    return game;
  };
  const left = (game: BattleInMemory): void => {
    expect(game.factsOf('north~line')).toMatchObject({ attachedBatteries: [] });
    for (const battery of batteries) expect(game.factsOf(battery)).toMatchObject({ attachedTo: '' });
  };
  const kept = (game: BattleInMemory): void => {
    expect(game.factsOf('north~line')).toMatchObject({ attachedBatteries: batteries });
    for (const battery of batteries) expect(game.factsOf(battery)).toMatchObject({ attachedTo: 'north~line' });
  };

  it('is left behind when its regiment moves', () => {
    const game = attached();
    move(game, 'line');
    left(game);
  });

  it('stays with it when it follows, when the regiment only turns, and when its move is not allowed', () => {
    const game = attached();
    move(game, 'line', { batteriesFollow: true });
    play(game, 'move.unit', { unit: 'north~line' }, { rotationDegrees: 45 });
    expect(move(game, 'line', over(9))).toMatchObject({ status: 'not-allowed' });
    kept(game);
  });

  it.each([
    ['charge.move', over(4), [1]],
    ['bridge.cross', { distanceToBridgeUm: 1 }, undefined],
  ])('is left behind: %s', (procedure, circumstances, dice) => {
    const game = attached();
    const target = procedure === 'charge.move' ? { target: 'south~line' } : {};
    play(game, procedure, { unit: 'north~line', ...target }, circumstances, dice);
    left(game);
  });

  it('is left behind by a regiment whose whole charge is played at once', () => {
    const game = attached();
    const charge = { separationUm: 4, ...over(4), origin: 'forced-reaction', testPassed: true, reaction: 'stand' };
    const dice = [1, ...new Array<number>(13).fill(1), ...new Array<number>(12).fill(4), 1];
    play(game, 'charge.sequence', { charger: 'north~line', target: 'south~line' }, charge, dice);
    left(game);
  });

  it('is left behind by a regiment that retires to recover', () => {
    const game = attached().give({ 'north~line': { disordered: true } });
    play(game, 'recovery.retire', { unit: 'north~line' });
    left(game);
  });

  it('leaves its regiment when it moves alone, and not when it moves with it', () => {
    const game = attached();
    const acts = (battery: string, circumstances: object = {}) =>
      play(game, 'artillery.actions', { battery }, { actions: ['limber', 'move'], ...circumstances });
    acts('north~guns', { withRegiment: true });
    kept(game);
    acts('north~horse');
    expect(game.factsOf('north~line')).toMatchObject({ attachedBatteries: ['north~guns'] });
    expect(game.factsOf('north~horse')).toMatchObject({ attachedTo: '' });
  });

  it('shares the end of a regiment that flees from its order, whose general finds shelter', () => {
    const game = attached().give({
      'north~line': { fouCurrent: 2, disordered: true, attachedGenerals: ['north~brigadier'] },
      'north~brigadier': { attachedTo: 'north~line' },
    });
    play(game, 'order.regiment', { unit: 'north~line', general: 'north~brigadier' }, {}, [6, 6]);
    // It is owed, or its own side could not play it now.
    game.play(hand('north'), 'murat.battery.attached-melee', { regiment: 'north~line', battery: batteries });
    game.play(hand('north'), 'murat.general.casualty', { unit: 'north~line' });
    left(game);
    for (const battery of batteries) expect(game.factsOf(battery)).toMatchObject({ dissolved: true });
    expect(game.factsOf('north~brigadier')).toMatchObject({ attachedTo: '' });
  });

  it('is caught with the infantry it was attached to, and so is a second one', () => {
    const game = attached();
    const units = { target: 'north~line', charger: 'south~horse' };
    play(game, 'charge.flee-infantry', units, { separationUm: 1, chargeReachUm: 9 }, [1]);
    expect(game.owed).toEqual([
      ...batteries.map(battery => `murat.battery.attached-melee ${battery}`),
      'murat.melee.winner-options south~horse',
    ]);
  });

  it('adds no die any more to a melee', () => {
    const game = attached();
    const melee = { attacker: 'south~line', defender: 'north~line' };
    const dice = (): unknown => play(game, 'melee.dice', melee).outcome?.['defender'];
    expect(dice()).toMatchObject({ modifiers: [{ id: 'attached-battery', value: 2 }] });
    move(game, 'line');
    expect(dice()).toMatchObject({ modifiers: [] });
  });
});

describe('Two units in support', () => {
  const good = { 'north~elite': { disordered: false } };
  const pair = { main: 'north~line', supporter: 'north~elite' };
  const paired = (units: Corrected = {}): BattleInMemory => {
    const game = battle({ ...good, ...units });
    play(game, 'support.eligibility', pair, { distanceUm: 1 });
    return game;
  };
  const supporter = (game: BattleInMemory): unknown => game.factsOf('north~line')?.['supporterId'];

  it('are so from the moment they say it, also while the enemy acts', () => {
    expect(supporter(battle(good))).toBeUndefined();
    expect(supporter(paired())).toBe('north~elite');
    const game = battle(good).give({}, 'activation/brigade');
    game.play(hand('north'), 'murat.support.eligibility', pair);
    expect(supporter(game)).toBe('north~elite');
    const melee = { attacker: 'south~line', defender: 'north~line' };
    expect(play(game, 'melee.dice', melee)).toMatchObject({
      outcome: { defender: { modifiers: [{ id: 'support', value: 3 }] } },
    });
  });

  it('are not where the rules forbid it', () => {
    const game = battle(good);
    expect(play(game, 'support.eligibility', pair, { distanceUm: 2 })).toMatchObject({ status: 'not-allowed' });
    expect(supporter(game)).toBeUndefined();
  });

  it('part when the supporter moves on an order of its own', () => {
    const game = paired();
    order(game, 'elite');
    expect(supporter(game)).toBe('north~elite');
    move(game, 'elite');
    expect(supporter(game)).toBe('');
  });

  it('stay together when both move on the order of the main unit', () => {
    const game = paired();
    order(game, 'line');
    move(game, 'line');
    move(game, 'elite');
    expect(supporter(game)).toBe('north~elite');
  });

  it('stay together as columns that support each other, whichever of them is ordered', () => {
    const column = { formation: 'attack-column' };
    const game = battle({ 'north~line': column, 'north~elite': { ...column, disordered: false } });
    const beside = { relation: 'beside' };
    play(game, 'support.eligibility', pair, beside);
    play(game, 'support.eligibility', { main: 'north~elite', supporter: 'north~line' }, beside);
    order(game, 'elite');
    move(game, 'elite');
    move(game, 'line');
    expect(supporter(game)).toBe('north~elite');
    expect(game.factsOf('north~elite')).toMatchObject({ supporterId: 'north~line' });
  });

  it('part when the main unit says that it goes alone', () => {
    const game = paired();
    order(game, 'line');
    move(game, 'line', { endsSupport: true });
    expect(supporter(game)).toBe('');
  });

  it('part when one of them charges on an order of its own, and is not the main one', () => {
    const charge = (kind: string): unknown => {
      const game = paired();
      order(game, kind);
      play(game, 'charge.move', { unit: `north~${kind}`, target: 'south~line' }, over(4), [1]);
      return supporter(game);
    };
    expect(charge('elite')).toBe('');
    expect(charge('line')).toBe('north~elite');
  });

  it.each(['line', 'elite'])('part when one of them changes formation: %s', kind => {
    const game = paired();
    play(game, 'move.formation-change', { unit: `north~${kind}` }, { to: 'line' });
    expect(supporter(game)).toBe('north~elite');
    play(game, 'move.formation-change', { unit: `north~${kind}` }, { to: 'attack-column' });
    expect(supporter(game)).toBe('');
  });

  it.each(['line', 'elite'])('part when one of them forms square: %s', kind => {
    const square = (dice: readonly number[]): unknown => {
      const game = paired();
      const units = { unit: `north~${kind}`, enemy: 'south~horse' };
      play(game, 'emergency.form-square', units, { enemyStartDistanceUm: 5 }, dice);
      return supporter(game);
    };
    expect(square([6, 6])).toBe('');
    expect(square([1, 1])).toBe('north~elite');
  });

  it('end with the supporter: who is no more supports nobody', () => {
    const game = paired().give({ 'north~elite': { dissolved: true } });
    const melee = { attacker: 'south~line', defender: 'north~line' };
    expect(play(game, 'melee.dice', melee)).toMatchObject({ outcome: { defender: { modifiers: [] } } });
    const units = { attacker: 'north~line', defender: 'south~line' };
    expect(play(game, 'melee.resolve', units, {}, new Array<number>(48).fill(1))).toMatchObject({ status: 'resolved' });
  });

  it.each(['line', 'elite'])('part when one of them retires to recover: %s', kind => {
    const game = paired().give({ [`north~${kind}`]: { disordered: true } });
    play(game, 'recovery.retire', { unit: `north~${kind}` });
    expect(supporter(game)).toBe('');
  });

  it.each([
    ['move.unit', { unit: 'north~line' }, { ...over(2), direction: 'oblique' }, undefined],
    ['move.oblique', { unit: 'north~line' }, { angle: 30 }, undefined],
    ['charge.move', { unit: 'north~line', target: 'south~line' }, over(9), [1]],
    ['emergency.form-square', { unit: 'north~line', enemy: 'south~horse' }, { enemyStartDistanceUm: 5 }, [1, 1]],
    ['melee.draw', { attacker: 'south~line', defender: 'north~line' }, { lossesInflicted: true }, undefined],
    ['melee.loser-retreat', { loser: 'north~line' }, { winnerArm: 'infantry' }, [4]],
  ])('are disordered together: %s', (procedure, units, circumstances, dice) => {
    const game = paired();
    play(game, procedure, units, circumstances, dice);
    expect(game.factsOf('north~line')).toMatchObject({ disordered: true });
    expect(game.owed.filter(one => one === 'murat.support.shared-effects north~line')).toHaveLength(1);
    play(game, 'support.shared-effects', { main: 'north~line' });
    expect(game.factsOf('north~elite')).toMatchObject({ disordered: true });
    expect(game.owed).not.toContain('murat.support.shared-effects north~line');
  });

  it('are disordered together by a charge that falls short, and by one before which they flee', () => {
    const far = paired();
    const charge = { separationUm: 9, ...over(9), origin: 'forced-reaction', testPassed: true, reaction: 'stand' };
    play(far, 'charge.sequence', { charger: 'north~line', target: 'south~line' }, charge, [1]);
    const chased = paired();
    const flight = { separationUm: 4, ...over(4), testPassed: true, order: null, reaction: 'flee' };
    play(chased, 'charge.sequence', { charger: 'south~line', target: 'north~line' }, flight, [1, 5]);
    for (const game of [far, chased]) {
      expect(game.factsOf('north~line')).toMatchObject({ disordered: true });
      expect(game.owed.filter(one => one === 'murat.support.shared-effects north~line')).toHaveLength(1);
    }
  });
});

describe('Where a unit stands', () => {
  const stands = (game: BattleInMemory): unknown => game.factsOf('north~line')?.['position'];
  const behindAWall = (): BattleInMemory => battle({ 'north~line': { position: 'wall' } });

  it('is behind no wall any more when it has moved, but on the ground where it ends, or where it says', () => {
    const game = behindAWall();
    play(game, 'move.unit', { unit: 'north~line' }, { rotationDegrees: 45 });
    expect(stands(game)).toBe('wall');
    move(game, 'line');
    expect(stands(game)).toBe('open');
    move(game, 'line', { segments: [{ terrain: 'light-wood', distance: 1 }] });
    expect(stands(game)).toBe('woods');
    move(game, 'line', { segments: [{ terrain: 'open', distance: 1 }], endsAt: 'hedge-or-fence' });
    expect(stands(game)).toBe('hedge-or-fence');
  });

  it.each([
    ['dense-wood', 'open'],
    ['ploughed', 'open'],
    ['houses', 'building-interior'],
  ])('is on the road, not on the ground beside it, unless between houses (%s)', (terrain, position) => {
    const game = battle({ 'north~line': { position: 'woods', formation: 'march-column' } });
    move(game, 'line', { segments: [{ terrain, distance: 2, byRoad: true }] });
    expect(stands(game)).toBe(position);
  });

  it('is in the open once it has retired, or crossed a bridge', () => {
    const retired = behindAWall().give({ 'north~line': { disordered: true } });
    play(retired, 'recovery.retire', { unit: 'north~line' });
    expect(stands(retired)).toBe('open');
    const across = behindAWall();
    play(across, 'bridge.cross', { unit: 'north~line' }, { distanceToBridgeUm: 1 });
    expect(stands(across)).toBe('open');
  });
});
