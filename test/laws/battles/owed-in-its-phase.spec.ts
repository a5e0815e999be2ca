import { guaitana } from '../../../src/rulesets/guaitana/index.js';
import { BattleInMemory, hand, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const north = hand('north');
const south = hand('south');
const until = (game: BattleInMemory, phase: string): BattleInMemory => {
  while (game.state.phase !== phase) game.advance();
  return game;
};
const melee = { first: 'south~column', second: 'north~line' };
/** After a melee in which both sides have lost figures. */
const afterMelee = (hidden: readonly string[] = []): BattleInMemory => {
  const game = new BattleInMemory(guaitana, [side(guaitana, 'north'), side(guaitana, 'south', hidden)]);
  return until(game, 'melee-resolve');
};

describe('What is owed in a phase', () => {
  it('is played before a player ends it: a morale test put off to another turn would never be taken', () => {
    const game = afterMelee();
    game.play(referee, 'guaitana.melee.attack', melee, {}, [1, 1, 1, ...Array(23).fill(6)]);
    until(game, 'melee-aftermath');
    expect(game.owed).toEqual([
      'guaitana.casualty.leader north~line',
      'guaitana.morale.fought-melee north~line',
      'guaitana.morale.fought-melee south~column',
    ]);
    expect(game.going(south)).toMatchObject({
      kind: 'refused',
      refusal: {
        kind: 'not-now',
        reasons: expect.arrayContaining([
          { text: { it: expect.stringContaining('line (north)'), en: expect.any(String) }, cite: 'Mischia, L256' },
        ]),
      },
    });
    expect(game.going(referee).kind).toBe('done');
  });

  it('holds nobody up once it is played', () => {
    const game = afterMelee();
    game.play(referee, 'guaitana.melee.attack', melee, {}, Array(26).fill(6));
    until(game, 'melee-aftermath');
    game.play(south, 'guaitana.morale.fought-melee', { unit: 'south~column' }, {}, [1]);
    expect(game.going(south).kind).toBe('refused');
    game.play(north, 'guaitana.morale.fought-melee', { unit: 'north~line' }, {}, [1]);
    expect(game.going(south).kind).toBe('done');
  });

  it('for a unit that cannot be seen does not show in whether the other side goes on', () => {
    const game = afterMelee(['column']);
    until(game.give({ 'south~column': { figures: 5 } }), 'end-of-turn');
    game.play(south, 'guaitana.turn.end', { units: ['south~column'] });
    expect(game.owed).toEqual(['guaitana.morale.end-of-turn south~column']);
    expect(game.going(south).kind).toBe('refused');
    expect(game.going(north).kind).toBe('done');
  });
});
