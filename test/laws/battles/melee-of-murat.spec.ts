import { murat } from '../../../src/rulesets/murat/index.js';
import { BattleInMemory, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const battle = (rulings: { readonly [ruling: string]: string } = {}): BattleInMemory =>
  new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south')], { rulings });

const faces = (face: number, count: number): readonly number[] => Array<number>(count).fill(face);

describe('A battery attached to a regiment', () => {
  const attached = (): BattleInMemory => {
    const game = battle();
    const together = { regiment: 'north~line', batteries: ['north~guns'] };
    game.play(referee, 'murat.battery.attach', together, { regimentStationary: true });
    return game;
  };
  const melee = { attacker: 'south~line', defender: 'north~line' };
  const answerFor = (game: BattleInMemory) =>
    game.play(referee, 'murat.battery.attached-melee', { regiment: 'north~line' });

  it('adds a die to its melee', () => {
    expect(attached().play(referee, 'murat.melee.dice', melee)).toMatchObject({
      outcome: { defender: { dice: 13, modifiers: [{ id: 'attached-battery', value: 1 }] } },
    });
  });

  it('is with one regiment only: joining another it leaves the first, and so does a second one', () => {
    const game = battle();
    game.give({ 'north~horse': { arm: 'artillery', formation: 'deployed' } });
    const batteries = ['north~guns', 'north~horse'];
    const join = (regiment: string) =>
      game.play(referee, 'murat.battery.attach', { regiment, batteries }, { regimentStationary: true });
    join('north~line');
    join('north~elite');
    expect(game.factsOf('north~line')).toMatchObject({ attachedBatteries: [] });
    expect(game.factsOf('north~elite')).toMatchObject({ attachedBatteries: batteries });
    expect(game.factsOf('north~guns')).toMatchObject({ attachedTo: 'north~elite' });
  });

  it('is the third loss of a regiment that is beaten', () => {
    const game = attached();
    game.play(referee, 'murat.melee.resolve', melee, {}, [...faces(6, 12), ...faces(1, 13), 1]);
    expect(game.factsOf('north~line')).toMatchObject({ fouCurrent: 10, attachedBatteries: ['north~guns'] });
    expect(game.owed).toContain('murat.battery.attached-melee north~line');
    answerFor(game);
    expect(game.factsOf('north~line')).toMatchObject({ attachedBatteries: [], batteryLost: false });
    expect(game.factsOf('north~guns')).toMatchObject({ dissolved: true, attachedTo: '' });
    expect(game.owed).not.toContain('murat.battery.attached-melee north~line');
    expect(game.play(referee, 'murat.melee.dice', melee)).toMatchObject({ outcome: { defender: { dice: 9 } } });
  });

  it('limbers and retires with a regiment that is beaten with fewer losses', () => {
    const game = attached();
    game.play(referee, 'murat.melee.resolve', melee, {}, [...faces(6, 2), ...faces(1, 10), ...faces(1, 13), 1]);
    answerFor(game);
    expect(game.factsOf('north~guns')).toMatchObject({ formation: 'limbered', attachedTo: 'north~line' });
    expect(game.factsOf('north~line')).toMatchObject({ attachedBatteries: ['north~guns'] });
  });

  it('ends with a regiment that is destroyed', () => {
    const game = attached();
    game.give({ 'north~line': { fouCurrent: 1 } });
    game.play(referee, 'murat.melee.resolve', melee, {}, [...faces(6, 12), ...faces(1, 2)]);
    expect(game.factsOf('north~line')).toMatchObject({ dissolved: true });
    answerFor(game);
    expect(game.factsOf('north~guns')).toMatchObject({ dissolved: true });
  });

  it('fights with its regiment when it is reached', () => {
    expect(
      attached().play(referee, 'murat.melee.guns-contacted', { battery: 'north~guns' }, { chargerArm: 'cavalry' }),
    ).toMatchObject({ outcome: { effect: 'fights-with-regiment' } });
  });

  it('cannot flee from a charge on its own', () => {
    expect(
      attached().play(referee, 'murat.charge.reactions', { target: 'north~guns' }, { chargerArm: 'infantry' }),
    ).toMatchObject({ outcome: { options: ['stand', 'stand-and-fire'] } });
  });
});

describe('A unit behind a wall', () => {
  it('stays there after a draw', () => {
    const game = battle();
    game.give({ 'north~line': { position: 'wall' } });
    const drawn = { attacker: 'south~line', defender: 'north~line' };
    expect(game.play(referee, 'murat.melee.draw', drawn, { lossesInflicted: true })).toMatchObject({
      outcome: { attackerRetreatUm: 1, defenderRetreatUm: 0 },
      // Be the wall light cover or heavy.
      rulings: [],
    });
    expect(game.factsOf('north~line')?.['disordered']).not.toBe(true);
    expect(game.factsOf('north~line')).toMatchObject({ position: 'wall' });
  });

  it('leaves it when it is beaten', () => {
    const game = battle();
    game.give({ 'north~line': { position: 'wall' } });
    const beaten = { attacker: 'south~line', defender: 'north~line' };
    game.play(referee, 'murat.melee.resolve', beaten, {}, [...faces(6, 12), ...faces(1, 12), 4]);
    expect(game.factsOf('north~line')).toMatchObject({ disordered: true, position: 'open' });
  });

  it('leaves it after a draw if it is cavalry', () => {
    const game = battle();
    game.give({ 'north~horse': { position: 'hedge-or-fence' } });
    const drawn = { attacker: 'south~line', defender: 'north~horse' };
    game.play(referee, 'murat.melee.draw', drawn, { lossesInflicted: true });
    expect(game.factsOf('north~horse')).toMatchObject({ disordered: true, position: 'open' });
  });

  it('retreats when it is beaten, guns too', () => {
    const game = battle();
    game.give({ 'north~guns': { position: 'wall' } });
    expect(
      game.play(referee, 'murat.melee.loser-retreat', { loser: 'north~guns' }, { winnerArm: 'infantry' }, [1]),
    ).toMatchObject({ outcome: { effect: 'retreats' } });
  });

  it('leaves it to charge', () => {
    const game = battle();
    game.give({ 'north~line': { position: 'wall' } });
    const path = { segments: [{ terrain: 'open', distance: 2 }] };
    game.play(referee, 'murat.charge.move', { unit: 'north~line', target: 'south~line' }, path, [1]);
    expect(game.play(referee, 'murat.melee.dice', { attacker: 'north~line', defender: 'south~line' })).toMatchObject({
      outcome: { defender: { needed: 4 } },
    });
  });
});

describe('Guns reached by a charge', () => {
  it.each([{ position: 'wall' }, { supporterId: 'north~line' }])('fight if they are %j', where => {
    const game = battle();
    game.give({ 'north~guns': where });
    expect(
      game.play(referee, 'murat.melee.guns-contacted', { battery: 'north~guns' }, { chargerArm: 'cavalry' }),
    ).toMatchObject({ outcome: { effect: 'fights-with-own-fou' } });
  });
});

describe('A garrison that is beaten', () => {
  it.each([
    ['murat.melee.loser-retreat', {}, { winnerArm: 'infantry' }],
    ['murat.builtup.ejection', { winner: 'south~line' }, {}],
  ])('leaves its cover with its perimeter: %s', (procedure, winner, circumstances) => {
    const game = battle();
    game.play(referee, 'murat.builtup.perimeter', { unit: 'north~line' }, { action: 'enter' });
    expect(game.factsOf('north~line')).toMatchObject({ formation: 'perimeter', position: 'building-perimeter' });
    game.play(referee, procedure, { loser: 'north~line', ...winner }, circumstances, [4]);
    expect(game.factsOf('north~line')).toMatchObject({ formation: 'line', position: 'open' });
  });

  it('dissolves if its division is withdrawing', () => {
    const game = battle();
    game.play(referee, 'murat.builtup.perimeter', { unit: 'north~line' }, { action: 'enter' });
    const units = ['line', 'elite', 'horse'].map(kind => `north~${kind}`);
    game.give({ 'north~line': { fouCurrent: 2 }, 'north~elite': { fouCurrent: 1 }, 'north~horse': { fouCurrent: 2 } });
    game.play(referee, 'murat.state.division', { units }, { unitFailedOrder: true });
    game.play(referee, 'murat.builtup.ejection', { loser: 'north~line', winner: 'south~line' });
    expect(game.factsOf('north~line')).toMatchObject({ withdrawing: true, dissolved: true });
  });
});

describe('A unit that charged', () => {
  const melee = { attacker: 'north~line', defender: 'south~line' };
  const charging = (): BattleInMemory => {
    const game = battle();
    const path = { segments: [{ terrain: 'open', distance: 2 }] };
    game.play(referee, 'murat.charge.move', { unit: 'north~line', target: 'south~line' }, path, [1]);
    return game;
  };

  it('has the dice of the charge, unless they are denied', () => {
    const game = charging();
    expect(game.play(referee, 'murat.melee.dice', melee)).toMatchObject({ outcome: { attacker: { dice: 13 } } });
    expect(game.play(referee, 'murat.melee.dice', melee, { attacker: { charging: false } })).toMatchObject({
      outcome: { attacker: { dice: 12 } },
    });
  });

  it('chooses what to do with its victory, and recovers by it', () => {
    const game = charging();
    game.play(referee, 'murat.melee.resolve', melee, {}, [...faces(6, 13), 6, ...faces(1, 11), 1]);
    expect(game.factsOf('north~line')).toMatchObject({ disordered: true });
    expect(
      game.play(referee, 'murat.melee.winner-options', { winner: 'north~line' }, { loserArm: 'infantry' }),
    ).toMatchObject({ outcome: { options: ['stand', 'reorganise', 'breakthrough'], mandatory: null } });
    expect(game.owed).toContain('murat.recovery.after-melee north~line');
    game.play(referee, 'murat.recovery.after-melee', { winner: 'north~line' }, { option: 'reorganise' });
    expect(game.factsOf('north~line')).toMatchObject({ disordered: false });
    expect(game.owed).not.toContain('murat.recovery.after-melee north~line');
  });
});

describe('Cavalry that is charged', () => {
  const melee = { attacker: 'north~horse', defender: 'south~horse' };
  const charged = { 'north~horse': { chargedThisTurn: true } };
  const options = (game: BattleInMemory) =>
    game.play(referee, 'murat.melee.winner-options', { winner: 'south~horse', loser: 'north~horse' }).outcome;

  it('fights as one that countercharges once it has passed its test, and in that melee only', () => {
    const game = battle();
    game.give(charged);
    const dice = () => game.play(referee, 'murat.melee.dice', melee).outcome;
    expect(dice()).toMatchObject({ attacker: { dice: 11 } });
    const test = { unit: 'south~horse', enemy: 'north~horse' };
    game.play(referee, 'murat.emergency.countercharge', test, { separationUm: 4 }, [6, 6]);
    expect(dice()).toMatchObject({ attacker: { dice: 9 } });
    game.play(referee, 'murat.melee.resolve', melee, {}, [...faces(1, 9), ...faces(6, 9), 4]);
    expect(game.factsOf('south~horse')).toMatchObject({ countercharging: false });
    expect(options(game)).toMatchObject({ options: ['stand', 'reorganise', 'breakthrough'] });
  });

  it('stands when it wins, though it charged earlier in the turn', () => {
    const game = battle();
    game.give({ ...charged, 'south~horse': { chargedThisTurn: true } });
    game.play(referee, 'murat.melee.resolve', melee, {}, [...faces(1, 11), ...faces(6, 9), 4]);
    expect(options(game)).toEqual({ options: ['stand'], mandatory: 'stand' });
    expect(game.factsOf('south~horse')).toMatchObject({ wonStanding: false });
  });
});

describe('A winner that may not break through', () => {
  const horse = { attacker: 'north~horse', defender: 'south~line' };
  const options = (game: BattleInMemory) =>
    game.play(referee, 'murat.melee.winner-options', { winner: 'north~horse', loser: 'south~line' }).outcome;
  const barred = { options: ['stand', 'reorganise'], mandatory: null };
  const won = (circumstances: object, dice: readonly number[], formation = 'line'): BattleInMemory => {
    const game = battle();
    game.give({ 'north~horse': { chargedThisTurn: true }, 'south~line': { formation } });
    game.play(referee, 'murat.melee.resolve', horse, circumstances, dice);
    return game;
  };

  it.each([
    ['has broken through already', { attacker: { breakthrough: true } }, 11],
    ['has forced a bridge', { attacker: { crossingBridge: true } }, 8],
  ])('%s, and remembers it', (_, circumstances, dice) => {
    const game = won(circumstances, [...faces(6, dice), ...faces(1, 12), 4]);
    expect(options(game)).toEqual(barred);
    game.give({}, 'turn-end').advance();
    game.give({ 'north~horse': { chargedThisTurn: true } });
    expect(options(game)).toMatchObject({ mandatory: 'breakthrough' });
  });

  it('broke a square in the second round, and remembers it', () => {
    const first = [...faces(6, 1), ...faces(1, 5), ...faces(1, 13), 2];
    const second = [...faces(6, 1), ...faces(1, 5), ...faces(1, 12), 5];
    expect(options(won({}, [...first, ...second], 'square'))).toEqual(barred);
  });
});

describe('The general of a unit that was disordered before', () => {
  const fought = (trigger: string): BattleInMemory => {
    const game = battle({ 'general-casualty-trigger': trigger });
    game.give({ 'north~elite': { attachedGenerals: ['north~brigadier'] } });
    const melee = { attacker: 'south~line', defender: 'north~elite' };
    game.play(referee, 'murat.melee.round', melee, {}, [...faces(4, 1), ...faces(1, 11), ...faces(1, 10)]);
    return game;
  };

  it('is at risk again, or not, as the club says', () => {
    expect(fought('every-disorder-result').owed).toContain('murat.general.casualty north~elite');
    expect(fought('newly-disordered-only').owed).not.toContain('murat.general.casualty north~elite');
  });
});
