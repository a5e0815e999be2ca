import { ordreMixte } from '../../../src/rulesets/ordre-mixte/index.js';
import { BattleInMemory, hand, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const north = hand('north');
const battle = (rulings: { readonly [ruling: string]: string } = {}): BattleInMemory =>
  new BattleInMemory(ordreMixte, [side(ordreMixte, 'north'), side(ordreMixte, 'south')], { rulings });
const until = (game: BattleInMemory, phase: string): BattleInMemory => {
  while (game.state.phase !== phase) game.advance();
  return game;
};

describe('A turn of Ordre Mixte', () => {
  it('A charge is forgotten with the turn it was made in', () => {
    const game = until(battle(), 'initiative');
    game.play(referee, 'ordre-mixte.turn.initiative', {}, { sideA: 'north' });
    until(game, 'a-troops');
    const units = { unit: 'north~column', target: 'south~line' };
    game.play(north, 'ordre-mixte.movement.charge-halt', units, { distanceCm: 10, allowanceCm: 12 });
    expect(game.factsOf('south~line')).toMatchObject({ chargedByIds: ['north~column'] });
    until(game, 'new-orders');
    expect(game.state.turn).toBe(2);
    expect(game.factsOf('north~column')).toMatchObject({ movedThisTurn: false, chargeTargetIds: [] });
    expect(game.factsOf('south~line')).toMatchObject({ chargedByIds: [] });
  });

  const charged = (rulings: { readonly [ruling: string]: string } = {}): BattleInMemory => {
    const game = new BattleInMemory(ordreMixte, [side(ordreMixte, 'north'), side(ordreMixte, 'south')], { rulings });
    until(game, 'late-charges');
    const charge = { distanceCm: 10, allowanceCm: 20 };
    for (const unit of ['north~horse', 'north~line'])
      game.play(north, 'ordre-mixte.movement.late-charge', { unit, target: 'south~line' }, charge);
    return game;
  };

  it('Cavalry that has charged fights as charging cavalry', () => {
    const game = until(charged(), 'melee-other');
    const percentage = (unit: string, enemy: string) =>
      game.play(referee, 'ordre-mixte.melee.percentage', { unit, enemy }, { meleeBases: 1 }).outcome;
    const charging = { modifiers: expect.arrayContaining([{ id: 'charging-cavalry', value: 10 }]) };
    expect(percentage('north~horse', 'south~line')).toMatchObject(charging);
    expect(percentage('south~horse', 'north~line')).not.toMatchObject(charging);
    game.play(
      referee,
      'ordre-mixte.melee.resolve',
      { a: 'south~line', b: 'north~horse' },
      { a: { meleeBases: 1 }, b: { meleeBases: 1 } },
      [100, 100],
    );
    expect(game.events.at(-1)?.body).toMatchObject({ facts: { b: { charging: true } } });
  });

  it('At a club where chargers do not fire, who has charged does not', () => {
    const game = until(charged({ 'moved-units-fire': 'chargers-forbidden' }), 'fire');
    const fire = (unit: string, target: string) =>
      game.play(
        referee,
        'ordre-mixte.fire.resolve',
        { unit, target },
        { arm: 'infantry', firingBases: 4, rangeBand: 'short' },
      );
    expect(fire('north~line', 'south~line')).toMatchObject({ status: 'not-allowed', outcome: { reason: 'charger' } });
    expect(fire('south~line', 'north~line').status).toBe('awaiting-dice');
  });

  it.each([
    ['is the move of its turn', {}, true],
    ['does not count at a club that says so', { 'move-after-compulsory': 'may-move-again' }, false],
  ])('A compulsory move %s', (_, rulings, hasMoved) => {
    const sides = [side(ordreMixte, 'north'), side(ordreMixte, 'south')];
    const game = until(new BattleInMemory(ordreMixte, sides, { rulings }), 'compulsory-moves');
    game.play(referee, 'ordre-mixte.movement.compulsory', { unit: 'north~column' }, { status: 'retreating' });
    const { status, movedThisTurn = false } = game.factsOf('north~column') ?? {};
    expect({ status, movedThisTurn }).toEqual({ status: 'steady', movedThisTurn: hasMoved });
  });

  it('The initiative goes to a side of the battle, or nobody could act', () => {
    const game = until(battle(), 'initiative');
    expect(game.act(north, 'ordre-mixte.turn.initiative', {}, { sideA: 'nord' })).toMatchObject({
      kind: 'faults',
      faults: [
        { code: 'fact/not-one-of', says: { it: 'Nella battaglia non c’è la parte "nord". Le parti: north, south.' } },
      ],
    });
  });

  it('A roll that is refused for what it shows is spent: nobody tries again until he likes it', () => {
    const game = until(battle({ 'initiative-method': 'd6-each-high-wins-reroll-ties' }), 'initiative');
    const throwing = (sides: readonly string[]) =>
      game.act(north, 'ordre-mixte.turn.initiative', {}, { sides }, 'roll');
    // Whether it is refused depends on the dice: one of the two is refused, whoever wins.
    const spent = [throwing(['north', 'nobody']), throwing(['nobody', 'north'])].filter(({ kind }) => kind !== 'done');
    expect(spent).toMatchObject([{ kind: 'spent', rolls: 1, because: { kind: 'faults' } }]);
    for (const decided of spent) game.keep(decided, north);
    expect(game.events.at(-1)).toMatchObject({ type: 'abandoned', body: { dice: { kind: 'server', index: 1 } } });
    game.play(north, 'ordre-mixte.turn.initiative', {}, { sides: ['north', 'south'] }, 'roll');
    expect(game.events.at(-1)).toMatchObject({ type: 'acted', body: { dice: { kind: 'server', index: 2 } } });
  });
});
