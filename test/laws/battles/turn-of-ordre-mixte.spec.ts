import { ordreMixte } from '../../../src/rulesets/ordre-mixte/index.js';
import { BattleInMemory, hand, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const north = hand('north');
const battle = (): BattleInMemory =>
  new BattleInMemory(ordreMixte, [side(ordreMixte, 'north'), side(ordreMixte, 'south')]);
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

  it('The initiative goes to a side of the battle, or nobody could act', () => {
    const game = until(battle(), 'initiative');
    expect(game.act(north, 'ordre-mixte.turn.initiative', {}, { sideA: 'nord' })).toMatchObject({
      kind: 'faults',
      faults: [
        { code: 'fact/not-one-of', says: { it: 'Nella battaglia non c’è la parte "nord". Le parti: north, south.' } },
      ],
    });
  });
});
