import { movimenti } from '../../../src/rulesets/movimenti/index.js';
import { BattleInMemory, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const battle = (): BattleInMemory =>
  new BattleInMemory(movimenti, [side(movimenti, 'north'), side(movimenti, 'south')]);

/** As far as a phase of the present turn. */
const until = (game: BattleInMemory, phase: string): BattleInMemory => {
  while (game.state.phase !== phase) game.advance();
  return game;
};

const outcomeOf = (game: BattleInMemory): unknown => game.events.at(-1)?.body;

describe('A turn of the chapter on movement', () => {
  it('Who counter-charges after a double pace tires after the melee, and not before it', () => {
    const game = until(battle(), 'charge');
    const units = { unit: 'north~horse', charger: 'south~horse' };
    game.play(referee, 'movimenti.double-pace.charge-consequence', units, {
      usedDoublePace: true,
      countercharges: true,
    });
    expect(outcomeOf(game)).toMatchObject({ outcome: { mayCountercharge: true, tiredAfterMelee: true } });
    until(game, 'melee');
    expect(game.factsOf('north~horse')).not.toMatchObject({ tired: true });
    game.advance();
    expect(game.factsOf('north~horse')).toMatchObject({ tired: true });
  });

  it('The enemy of a double pace is as active as his status says', () => {
    const game = battle();
    const limit = () => {
      const units = { unit: 'north~line', enemy: 'south~line' };
      game.play(referee, 'movimenti.double-pace.distance-limit', units, {
        distanceCm: 40,
        budgetCm: 36,
        heading: 'towards',
      });
      return outcomeOf(game);
    };
    expect(limit()).toMatchObject({ outcome: { travelCm: 10 } });
    game.give({ 'south~line': { status: 'routing' } });
    expect(limit()).toMatchObject({ outcome: { travelCm: 36 } });
  });

  it('Enemies who rout do not keep guns from unlimbering', () => {
    const game = battle();
    const unlimber = () =>
      game.act(
        referee,
        'movimenti.artillery.unlimber-distance',
        { unit: 'north~guns', enemies: ['south~line'] },
        { enemies: [{ distanceCm: 20 }] },
      );
    expect(unlimber()).toMatchObject({ answer: { status: 'not-allowed' } });
    game.give({ 'south~line': { status: 'routing' } });
    expect(unlimber()).toMatchObject({ answer: { status: 'resolved' } });
  });

  it('Guns that pay for unlimbering have unlimbered; those that pay for limbering have not', () => {
    const game = battle();
    const pay = () =>
      game.play(
        referee,
        'movimenti.artillery.limber-cost',
        { unit: 'north~guns' },
        { fullMoveCm: 20, limberOperations: 1 },
      );
    game.give({ 'north~guns': { limbered: false } });
    pay();
    expect(game.factsOf('north~guns')).toMatchObject({ limbered: true });
    expect(game.factsOf('north~guns')).not.toMatchObject({ everUnlimbered: true });
    pay();
    expect(game.factsOf('north~guns')).toMatchObject({ limbered: false, everUnlimbered: true });
  });

  it('The referee turns a unit towards the enemy it declared, and towards no other', () => {
    const game = until(battle(), 'front-declaration');
    game.give({ 'south~line': { x: 20, y: 0 } });
    game.play(
      referee,
      'movimenti.straight.front-declaration',
      { 'declarations.0.unit': 'north~line' },
      { movedUnitIds: ['north~line'], declarations: [{ targetIds: ['south~horse'] }] },
    );
    until(game, 'referee-check');
    const turnTo = (target: string): unknown => {
      game.play(referee, 'movimenti.referee.reorientation', { unit: 'north~line', target }, { targetMoved: true });
      return outcomeOf(game);
    };
    expect(turnTo('south~line')).toMatchObject({ outcome: { reoriented: false } });
    expect(turnTo('south~horse')).toMatchObject({ outcome: { reoriented: true, headingDegrees: 45 } });
  });

  it('At the double nobody halts before an enemy who routs', () => {
    const game = battle();
    game.give({ 'north~line': { formation: 'march-column' } });
    const march = () =>
      game.act(
        referee,
        'movimenti.order.move',
        { unit: 'north~line', enemies: ['south~horse'] },
        {
          pace: 'double',
          steps: [{ type: 'forward', cm: 30 }],
          enemies: [{ base: { x: 50, y: 0, headingDegrees: 0 } }],
        },
      );
    expect(march()).toMatchObject({ answer: { outcome: { reason: 'double-pace-limit', travelledCm: 20 } } });
    game.give({ 'south~horse': { status: 'routing' } });
    expect(march()).toMatchObject({ answer: { outcome: { reason: null, travelledCm: 30 } } });
  });
});
