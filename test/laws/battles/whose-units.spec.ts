import { guaitana } from '../../../src/rulesets/guaitana/index.js';
import { murat } from '../../../src/rulesets/murat/index.js';
import { BattleInMemory, hand, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const north = hand('north');
const south = hand('south');
const notPermitted = { kind: 'refused', refusal: { kind: 'not-permitted' } };

const small = (): BattleInMemory => new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south')]);
const until = (game: BattleInMemory, phase: string): BattleInMemory => {
  while (game.state.phase !== phase) game.advance();
  return game;
};
/** The northern division acts, brigade by brigade. */
const inBrigades = (): BattleInMemory => {
  const game = until(small(), 'initiative');
  game.play(referee, 'murat.initiative.divisions', { divisions: ['north~general', 'south~general'] }, {}, [6, 1]);
  game.advance();
  game.advance();
  game.advance({ event: 'choose-brigade-orders' });
  return game;
};

describe('Whose units play which part', () => {
  it('Nobody takes the general of the other side to a unit of his own', () => {
    const game = until(small(), 'generals-move');
    const move = (general: string, attachTo: string) =>
      game.act(north, 'murat.general.move', { general, attachTo }, { distanceUm: 3 });
    expect(move('south~brigadier', 'north~line')).toMatchObject(notPermitted);
    expect(move('north~brigadier', 'south~line')).toMatchObject({
      ...notPermitted,
      refusal: { says: { it: 'line (south) non è una propria unità: qui si indicano solo le proprie.' } },
    });
    expect(move('north~brigadier', 'north~line').kind).toBe('done');
  });

  it('Orders are given by a general of one’s own, and so never used up for the enemy', () => {
    const game = inBrigades();
    const order = (general: string, by = north) =>
      game.act(by, 'murat.order.regiment', { unit: 'north~line', general }, {}, [1, 1]);
    expect(order('south~brigadier')).toMatchObject(notPermitted);
    expect(order('north~brigadier').kind).toBe('done');
    // Where allies are sides of their own, the referee knows.
    expect(order('south~brigadier', referee).kind).toBe('done');
  });

  it('A commander-in-chief orders his own units', () => {
    const game = new BattleInMemory(guaitana, [side(guaitana, 'north'), side(guaitana, 'south')]);
    until(game, 'orders');
    const units = { commander: 'north~general', recipient: 'south~column' };
    const order = { distanceCm: 10, visible: true, newOrder: 'attack', turn: 1 };
    expect(game.act(north, 'guaitana.orders.cinc-direct', units, order)).toMatchObject(notPermitted);
    expect(game.act(north, 'guaitana.orders.cinc-direct', { ...units, recipient: 'north~line' }, order).kind).toBe(
      'done',
    );
  });

  it('Whoever reaches the guns plays it, not the guns', () => {
    const game = inBrigades();
    const units = { battery: 'south~guns', charger: 'north~horse' };
    expect(game.act(south, 'murat.melee.guns-contacted', units)).toMatchObject(notPermitted);
    game.play(north, 'murat.melee.guns-contacted', units);
    expect(game.factsOf('south~guns')).toMatchObject({ dissolved: true });
    expect(game.owed).toEqual(['murat.recovery.after-melee north~horse']);
  });

  it('Whoever passes through friends plays it, of whatever division they are', () => {
    const game = inBrigades().give({ 'north~guns': { divisionId: 'reserve' } });
    const through = (units: object) => game.act(north, 'murat.move.interpenetration', units);
    expect(through({ mover: 'north~line', passed: 'north~guns' }).kind).toBe('done');
    expect(through({ mover: 'north~line', passed: 'south~line' })).toMatchObject(notPermitted);
    expect(through({ mover: 'south~line', passed: 'north~line' })).toMatchObject(notPermitted);
  });

  it('Targets are chosen by whoever fires, though only enemies are named', () => {
    const units = { candidates: ['south~line', 'south~horse'] };
    const distances = { candidates: [{ distanceUm: 2 }, { distanceUm: 3 }] };
    expect(inBrigades().act(north, 'murat.fire.target-selection', units, distances).kind).toBe('done');
  });
});
