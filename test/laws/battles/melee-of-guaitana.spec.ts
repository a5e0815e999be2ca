import { guaitana } from '../../../src/rulesets/guaitana/index.js';
import { meleeAttack } from '../../../src/rulesets/guaitana/melee/attack.procedure.js';
import { BattleInMemory, hand } from './battle-in-memory.js';
import { side } from './small-battle.js';

const north = hand('north');
const south = hand('south');

/** As far as a phase, in this turn or the next. */
const until = (game: BattleInMemory, phase: string): BattleInMemory => {
  do game.advance();
  while (game.state.phase !== phase);
  return game;
};
const battleAt = (phase: string): BattleInMemory =>
  until(new BattleInMemory(guaitana, [side(guaitana, 'north'), side(guaitana, 'south')]), phase);

describe('What is said of the movement of two units in melee', () => {
  const faultsOf = (first: object, second: object = {}): readonly string[] => {
    const read = meleeAttack.readFacts({ first: { figures: 1, ...first }, second: { figures: 1, ...second } });
    return read.ok ? [] : read.faults.map(({ path, code }) => `${path} ${code}`);
  };

  it.each([
    ['stationary, but it spent some of its capacity', { stationary: true, movedFraction: 0.1 }],
    ['stationary, but it moved more than half', { stationary: true, movedMoreThanHalf: true }],
    ['stationary, but it had moved before it was touched', { stationary: true, movedBeforeBeingContacted: true }],
    ['not stationary, but it spent nothing', { stationary: false, movedFraction: 0 }],
  ])('is a fault where it contradicts itself: %s', (_, unit) => {
    expect(faultsOf(unit)).toEqual(['first.stationary fact/impossible']);
  });

  it('is a fault where the share that was spent says the opposite', () => {
    expect(faultsOf({ movedMoreThanHalf: false, movedFraction: 0.6 })).toEqual([
      'first.movedMoreThanHalf fact/impossible',
    ]);
    expect(faultsOf({ movedMoreThanHalf: true, movedFraction: 0.5 })).toEqual([
      'first.movedMoreThanHalf fact/impossible',
    ]);
    expect(faultsOf({ movedBeforeBeingContacted: true, movedFraction: 0 })).toEqual([
      'first.movedFraction fact/impossible',
    ]);
  });

  it('is a fault where one side denies what the other says of itself', () => {
    const told = { targetMovedMoreThanHalf: true };
    for (const enemy of [{ movedMoreThanHalf: false }, { movedFraction: 0.5 }, { stationary: true }])
      expect(faultsOf(told, enemy)).toEqual(['first fact/impossible']);
    expect(faultsOf({ movedFraction: 0.6 }, { targetMovedMoreThanHalf: false })).toEqual(['second fact/impossible']);
  });

  it('may be said of the enemy alone, or twice the same', () => {
    expect(faultsOf({ targetMovedMoreThanHalf: true })).toEqual([]);
    expect(faultsOf({ targetMovedMoreThanHalf: true }, { movedFraction: 1 })).toEqual([]);
    expect(faultsOf({ targetMovedMoreThanHalf: false }, { stationary: true })).toEqual([]);
    expect(faultsOf({ stationary: false })).toEqual([]);
  });
});

describe('A melee in a battle', () => {
  const fight = (game: BattleInMemory, circumstances: object = {}) =>
    game.play(
      north,
      'guaitana.melee.attack',
      { first: 'north~line', second: 'south~column' },
      circumstances,
      Array<number>(10 + 16).fill(6),
    ).outcome;
  const charge = (game: BattleInMemory): void => {
    const ride = { actions: [{ type: 'move', terrain: 'open', cm: 20 }] };
    game.play(south, 'guaitana.movement.plan', { unit: 'south~column' }, ride);
    const touch = { unit: 'north~line', toucher: 'south~column' };
    game.play(south, 'guaitana.movement.contact', touch, { aspect: 'front' });
  };

  it('knows who stood and who came running, also in later turns', () => {
    const game = battleAt('movement-alternating');
    charge(game);
    expect(fight(until(game, 'melee-resolve'))).toMatchObject({ chanceFirst: 3, chanceSecond: 2 });
    charge(until(game, 'movement-alternating'));
    expect(fight(until(game, 'melee-resolve'))).toMatchObject({ chanceFirst: 3, chanceSecond: 2 });
  });

  it('takes a unit that was touched after a move which nobody played as one that moved', () => {
    const game = until(battleAt('end-of-turn'), 'movement-alternating');
    charge(game);
    const touch = { unit: 'south~column', toucher: 'north~horse' };
    game.play(north, 'guaitana.movement.contact', touch, { aspect: 'front', alreadyMoved: true });
    const again = { unit: 'north~line', toucher: 'south~horse' };
    game.play(south, 'guaitana.movement.contact', again, { aspect: 'front', alreadyMoved: true });
    // The line had moved (−1) and is not stationary; the column had moved before the horse touched it (−1).
    expect(fight(until(game, 'melee-resolve'))).toMatchObject({ chanceFirst: 1, chanceSecond: 1 });
  });

  it('lets the players say what the battle does not know, of the unit that it concerns', () => {
    const game = battleAt('melee-resolve');
    expect(fight(game, { second: { movedMoreThanHalf: true } })).toMatchObject({ chanceFirst: 3, chanceSecond: 2 });
  });
});

describe('Contact and fire in a battle', () => {
  const fire = (game: BattleInMemory, firer: string, target: string, dice: readonly number[] = []) => {
    const by = firer.startsWith('north') ? north : south;
    return game.play(by, 'guaitana.fire.unit', { firer, target }, { distanceCm: 4 }, dice).outcome;
  };

  it('keeps everybody from firing into a melee or out of it, whichever unit made the contact', () => {
    const game = battleAt('movement-alternating');
    const touch = { unit: 'north~line', toucher: 'south~horse' };
    game.play(south, 'guaitana.movement.contact', touch, { aspect: 'front' });
    expect(game.factsOf('south~horse')).toMatchObject({ movedIntoContactWith: ['north~line'] });
    until(game, 'fire-resolve');
    expect(fire(game, 'south~column', 'north~line')).toMatchObject({ reason: 'target-in-melee' });
    expect(fire(game, 'north~horse', 'south~horse')).toMatchObject({ reason: 'target-in-melee' });
    expect(fire(game, 'north~line', 'south~column')).toMatchObject({ reason: 'firer-in-melee' });
    expect(fire(game, 'south~horse', 'north~horse')).toMatchObject({ reason: 'firer-in-melee' });
    const volley = fire(game, 'north~line', 'south~horse', Array<number>(10).fill(6));
    expect(volley).toMatchObject({ mayFire: true, dice: 10 });
    until(game, 'movement-alternating');
    expect(game.factsOf('south~horse')).toMatchObject({ movedIntoContactWith: [] });
  });
});
