import { available } from '../../../src/campaign/domain/available.js';
import { correct } from '../../../src/campaign/domain/decide-refereeing.js';
import { murat } from '../../../src/rulesets/murat/index.js';
import { BattleInMemory, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const battle = (rulings: { readonly [ruling: string]: string } = {}): BattleInMemory =>
  new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south')], { rulings });

const factsOf = (game: BattleInMemory, unit: string) => game.state.units[unit]?.facts;
const owedIn = (game: BattleInMemory): readonly string[] =>
  available(murat, game.state)
    .owed.map(({ procedure, unit }) => `${procedure} ${unit}`)
    .sort();
const give = (game: BattleInMemory, units: Parameters<typeof correct>[2]['units']) =>
  game.append(correct(game.table, referee, { units, waives: [], why: 'prova' }), referee);
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

  it('is the third loss of a regiment that is beaten', () => {
    const game = attached();
    game.play(referee, 'murat.melee.resolve', melee, {}, [...faces(6, 12), ...faces(1, 13), 1]);
    expect(factsOf(game, 'north~line')).toMatchObject({ fouCurrent: 10, attachedBatteries: ['north~guns'] });
    expect(owedIn(game)).toContain('murat.battery.attached-melee north~line');
    answerFor(game);
    expect(factsOf(game, 'north~line')).toMatchObject({ attachedBatteries: [], batteryLost: false });
    expect(factsOf(game, 'north~guns')).toMatchObject({ dissolved: true, attachedTo: '' });
    expect(owedIn(game)).not.toContain('murat.battery.attached-melee north~line');
    expect(game.play(referee, 'murat.melee.dice', melee)).toMatchObject({ outcome: { defender: { dice: 9 } } });
  });

  it('limbers and retires with a regiment that is beaten with fewer losses', () => {
    const game = attached();
    game.play(referee, 'murat.melee.resolve', melee, {}, [...faces(6, 2), ...faces(1, 10), ...faces(1, 13), 1]);
    answerFor(game);
    expect(factsOf(game, 'north~guns')).toMatchObject({ formation: 'limbered', attachedTo: 'north~line' });
    expect(factsOf(game, 'north~line')).toMatchObject({ attachedBatteries: ['north~guns'] });
  });

  it('ends with a regiment that is destroyed', () => {
    const game = attached();
    give(game, { 'north~line': { fouCurrent: 1 } });
    game.play(referee, 'murat.melee.resolve', melee, {}, [...faces(6, 12), ...faces(1, 2)]);
    expect(factsOf(game, 'north~line')).toMatchObject({ dissolved: true });
    answerFor(game);
    expect(factsOf(game, 'north~guns')).toMatchObject({ dissolved: true });
  });

  it('cannot flee from a charge on its own', () => {
    expect(
      attached().play(referee, 'murat.charge.reactions', { target: 'north~guns' }, { chargerArm: 'infantry' }),
    ).toMatchObject({ outcome: { options: ['stand', 'stand-and-fire'] } });
  });
});
