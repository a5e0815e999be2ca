import { murat } from '../../../src/rulesets/murat/index.js';
import { BattleInMemory, hand, referee, type Corrected } from './battle-in-memory.js';
import { side } from './small-battle.js';

const battle = (units: Corrected = {}, rulings: { readonly [ruling: string]: string } = {}): BattleInMemory =>
  new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south')], { rulings }).give(units);
const play = (game: BattleInMemory, id: string, units: object, circumstances: object = {}, dice?: readonly number[]) =>
  game.play(referee, `murat.${id}`, units, circumstances, dice);
const nextTurn = (game: BattleInMemory): void => {
  game.give({}, 'turn-end');
  game.advance();
};

describe('Cavalry on opportunity', () => {
  const test = (game: BattleInMemory, dice?: readonly number[]) =>
    play(game, 'cavalry.opportunity-test', { unit: 'north~horse' }, { enemyDistanceUm: 4 }, dice);
  const ordered = (): BattleInMemory => {
    const game = battle();
    play(game, 'cavalry.opportunity-order', { unit: 'north~horse' });
    return game;
  };

  it('has no charge bonus for the whole turn, its test passed or not', () => {
    const game = ordered();
    test(game, [6]);
    const melee = () =>
      play(game, 'melee.dice', { attacker: 'north~horse', defender: 'south~line' }, { attacker: { charging: true } })
        .outcome;
    const denied = melee();
    nextTurn(game);
    expect(game.factsOf('north~horse')).toMatchObject({ opportunityOrder: false });
    expect(melee()).not.toEqual(denied);
  });

  it('takes one test a turn', () => {
    const game = ordered();
    test(game, [1]);
    expect(test(game)).toMatchObject({ status: 'not-allowed', outcome: { reasons: ['test-already-taken'] } });
    nextTurn(game);
    play(game, 'cavalry.opportunity-order', { unit: 'north~horse' });
    expect(test(game, [6])).toMatchObject({ outcome: { passed: true } });
  });

  it('takes none without the order', () => {
    expect(test(battle())).toMatchObject({ status: 'not-allowed', outcome: { reasons: ['no-opportunity-order'] } });
  });

  it('is not forced to charge infantry that comes up to it', () => {
    const comesUp = (game: BattleInMemory) =>
      play(game, 'emergency.advance-trigger', { cavalry: 'north~horse' }, { distanceUm: 2 }).outcome;
    expect(comesUp(ordered())).toEqual({ reaction: 'none' });
    expect(comesUp(battle())).toEqual({ reaction: 'test-mandatory' });
  });
});

describe('Conscripts', () => {
  const conscripts = { 'north~line': { experience: 'conscript' } };
  const hold = (game: BattleInMemory, dice: readonly number[]) =>
    play(game, 'fire.hold-first-volley', { unit: 'north~line' }, { nearestEnemyUm: 3 }, dice);
  const volley = (game: BattleInMemory, dice: number) =>
    play(
      game,
      'fire.musketry',
      { shooter: 'north~line', target: 'south~line' },
      { rangeUm: 3 },
      Array<number>(dice).fill(1),
    ).outcome;

  it('who fail to hold fire without the bonus of the first volley', () => {
    const game = battle(conscripts);
    hold(game, [4]);
    expect(volley(game, 4)).toMatchObject({ dice: 4, modifiers: [] });
    expect(game.owed).toEqual([]);
  });

  it('who fail to hold do not roll again; in the next turn they do', () => {
    const game = battle(conscripts);
    hold(game, [4]);
    expect(hold(game, [])).toMatchObject({ outcome: { face: null, held: false, mustFire: true } });
    nextTurn(game);
    expect(hold(game, [5])).toMatchObject({ outcome: { face: 5, held: true } });
  });

  it('who may not fire do not roll, and owe no volley', () => {
    const game = battle({ 'north~line': { experience: 'conscript', movedByDivisionOrder: true } });
    expect(hold(game, [])).toMatchObject({ outcome: { required: false } });
    expect(game.owed).toEqual([]);
  });

  it('have the bonus only if they held, at a club that says so', () => {
    const rulings = { 'first-volley-conscripts': 'lost-unless-held' };
    expect(volley(battle(conscripts, rulings), 4)).toMatchObject({ dice: 4 });
    const game = battle(conscripts, rulings);
    hold(game, [5]);
    expect(volley(game, 5)).toMatchObject({ dice: 5, modifiers: [{ id: 'first-volley', value: 1 }] });
  });
});

describe('A unit that may not fire', () => {
  it.each([
    ['moved-by-division-order', { movedByDivisionOrder: true }],
    ['failed-square', { failedSquareThisTurn: true }],
    ['retired-to-recover', { retiredToRecover: true }],
    ['charging-unit-cannot-fire', { chargedThisTurn: true }],
  ])('does not, whether or not it was asked before: %s', (reason, marks) => {
    const game = battle({ 'north~line': marks });
    const refused = { status: 'not-allowed', outcome: { reasons: [reason] } };
    const volley = { shooter: 'north~line', target: 'south~line' };
    expect(play(game, 'fire.musketry', volley, { rangeUm: 3 })).toMatchObject(refused);
    expect(play(game, 'fire.musketry-eligibility', { shooter: 'north~line' }, { rangeUm: 3 })).toMatchObject(refused);
    expect(game.factsOf('north~line')).toMatchObject({ ...marks });
  });

  it('does not after a division order, be it infantry or guns', () => {
    const game = battle({ 'north~guns': { formation: 'limbered' } });
    const units = ['north~line', 'north~guns'];
    play(game, 'order.division', { general: 'north~general', units }, {}, [1, 1]);
    const volley = (shooter: string) => ({ shooter, target: 'south~line' });
    const reasons = ['moved-by-division-order'];
    expect(play(game, 'fire.musketry', volley('north~line'), { rangeUm: 3 })).toMatchObject({ outcome: { reasons } });
    const actions = ['deploy', 'fire'];
    expect(play(game, 'artillery.actions', { battery: 'north~guns' }, { actions })).toMatchObject({
      outcome: { reasons },
    });
  });
});

describe('A unit that has crossed a bridge', () => {
  it('is fired at as a march column for the rest of the turn', () => {
    const game = battle();
    play(game, 'bridge.cross', { unit: 'south~line' }, { distanceToBridgeUm: 1 });
    const volley = () =>
      play(game, 'fire.musketry', { shooter: 'north~line', target: 'south~line' }, { rangeUm: 3 }).awaiting?.count;
    const exposed = volley();
    nextTurn(game);
    expect({ exposed, later: volley() }).toEqual({ exposed: 11, later: 5 });
  });
});

describe('A garrison that has fired', () => {
  it('owes no second volley', () => {
    const game = battle({ 'north~line': { formation: 'perimeter', firedThisTurn: true } });
    play(game, 'builtup.perimeter', { unit: 'north~line' }, { action: 'fire', side: 1 });
    expect(game.owed).toEqual([]);
  });
});

describe('A unit that changes formation', () => {
  const change = (game: BattleInMemory) =>
    play(game, 'move.formation-change', { unit: 'north~line' }, { to: 'attack-column' });
  const charges = (game: BattleInMemory) =>
    play(game, 'charge.eligibility', { charger: 'north~line', target: 'south~line' });

  it('does not charge with the same order, but with the next', () => {
    const game = battle();
    change(game);
    expect(charges(game)).toMatchObject({ outcome: { reasons: ['changed-formation'] } });
    play(game, 'order.regiment', { unit: 'north~line', general: 'north~brigadier' }, {}, [1, 1]);
    expect(charges(game)).toMatchObject({ outcome: { legal: true } });
  });

  it('does not if a division order has moved it', () => {
    const game = battle({ 'north~line': { movedByDivisionOrder: true } });
    expect(change(game)).toMatchObject({ outcome: { reasons: ['moved-by-division-order'] } });
  });
});

describe('A unit that fire pushes back', () => {
  const back = (game: BattleInMemory, dice?: readonly number[]) =>
    play(game, 'fire.push-back', { target: 'south~line' }, {}, dice);
  const shot = (rulings = {}): BattleInMemory => {
    const game = battle({ 'north~line': { fouInitial: 18, fouCurrent: 18 } }, rulings);
    const volley = { shooter: 'north~line', target: 'south~line' };
    play(game, 'fire.musketry', volley, { rangeUm: 3 }, [6, 6, 6, 6, 1, 1, 1]);
    return game;
  };

  it('knows its losses', () => {
    expect(back(shot(), [6])).toMatchObject({ outcome: { required: true, distanceUm: 2 } });
    expect(back(shot({ 'push-back-dice': 'one-per-loss' }), [6, 1])).toMatchObject({ outcome: { distanceUm: 3 } });
  });

  it('is not pushed again in the next turn', () => {
    const game = shot();
    back(game, [6]);
    nextTurn(game);
    expect(back(game)).toMatchObject({ outcome: { required: false, reason: 'no-loss' } });
  });
});

describe('Whoever supports a unit', () => {
  const pair = { 'south~line': { supporterId: 'south~elite' }, 'south~elite': { disordered: false } };
  const volley = (game: BattleInMemory, circumstances: object, dice: readonly number[]) =>
    play(
      game,
      'fire.musketry',
      { shooter: 'north~line', target: 'south~line' },
      { rangeUm: 3, ...circumstances },
      dice,
    );

  it('shares what fire did to it', () => {
    const game = battle(pair);
    volley(game, {}, [6, 6, 1, 1, 1]);
    expect(game.owed).toEqual(['murat.fire.push-back south~line', 'murat.support.shared-effects south~line']);
    play(game, 'support.shared-effects', { main: 'south~line' }, { mainRetreatUm: 1 });
    expect(game.factsOf('south~elite')).toMatchObject({ disordered: true });
    expect(game.owed).toEqual(['murat.fire.push-back south~line']);
  });

  it('shares it at once where the fire is followed to its end', () => {
    const game = battle(pair);
    volley(game, { followed: true }, [6, 6, 1, 1, 1, 1]);
    expect(game.factsOf('south~elite')).toMatchObject({ disordered: true });
    expect(game.owed).toEqual([]);
  });

  it('recovers with it', () => {
    const shaken = { 'south~elite': { supporterId: 'south~line' }, 'south~line': { disordered: true } };
    const rolled = battle(shaken);
    play(rolled, 'recovery.elite', { unit: 'south~elite' }, {}, [4]);
    const ordered = battle(shaken);
    play(ordered, 'recovery.by-order', { unit: 'south~elite', general: 'south~brigadier' }, {}, [1, 1]);
    const victorious = battle(shaken);
    play(victorious, 'recovery.after-melee', { winner: 'south~elite' }, { option: 'stand' });
    for (const game of [rolled, ordered, victorious]) {
      expect(game.factsOf('south~elite')).toMatchObject({ disordered: false });
      expect(game.factsOf('south~line')).toMatchObject({ disordered: false });
    }
  });
});

describe('A battery', () => {
  const guns = { shooter: 'north~guns', target: 'south~line' };
  const acts = (game: BattleInMemory, ...actions: string[]) =>
    play(game, 'artillery.actions', { battery: 'north~guns' }, { actions });

  it('kills a general by fire that is followed to its end', () => {
    const game = battle({
      'south~line': { attachedGenerals: ['south~brigadier'] },
      'south~brigadier': { attachedTo: 'south~line' },
    });
    play(game, 'fire.artillery', guns, { rangeUm: 12, followed: true }, [5, 5, 1, 1, 6]);
    expect(game.factsOf('south~brigadier')).toMatchObject({ alive: false, attachedTo: '' });
    expect(game.factsOf('south~line')).toMatchObject({ attachedGenerals: [] });
  });

  it('ends with the regiment that fire destroys', () => {
    const game = battle({
      'south~line': { fouCurrent: 1, attachedBatteries: ['south~guns'] },
      'south~guns': { attachedTo: 'south~line' },
    });
    play(game, 'fire.musketry', { shooter: 'north~line', target: 'south~line' }, { rangeUm: 3 }, [6, 6, 1, 1, 1]);
    game.play(hand('south'), 'murat.battery.attached-melee', { regiment: 'south~line' });
    expect(game.factsOf('south~guns')).toMatchObject({ dissolved: true, attachedTo: '' });
  });

  it('does nothing after its fire but be pushed', () => {
    const game = battle();
    play(game, 'fire.artillery', guns, { rangeUm: 12 }, [1, 1, 1]);
    expect(acts(game, 'limber', 'move')).toMatchObject({ status: 'not-allowed' });
    expect(acts(game, 'fire')).toMatchObject({ status: 'not-allowed' });
    expect(acts(game, 'push')).toMatchObject({ outcome: { legal: true } });
    nextTurn(game);
    expect(acts(game, 'limber', 'move')).toMatchObject({ outcome: { legal: true } });
  });

  it('takes two actions a turn, however often it is asked', () => {
    const game = battle();
    expect(acts(game, 'limber', 'move')).toMatchObject({ outcome: { legal: true } });
    expect(acts(game, 'deploy', 'fire')).toMatchObject({ outcome: { reasons: ['two-actions-only'] } });
    nextTurn(game);
    expect(acts(game, 'deploy')).toMatchObject({ outcome: { legal: true } });
    expect(acts(game, 'push')).toMatchObject({ outcome: { legal: true } });
    expect(acts(game, 'push')).toMatchObject({ outcome: { reasons: ['one-push-per-turn', 'two-actions-only'] } });
  });

  it('does not fire once it has moved and deployed, unless it is charged', () => {
    const game = battle({ 'north~guns': { formation: 'limbered' } });
    acts(game, 'move', 'deploy');
    for (const asked of ['fire.artillery-eligibility', 'fire.artillery']) {
      const units = asked === 'fire.artillery' ? guns : { shooter: 'north~guns' };
      expect(play(game, asked, units, { rangeUm: 12 })).toMatchObject({
        status: 'not-allowed',
        outcome: { reasons: ['two-actions-only'] },
      });
    }
    expect(
      play(game, 'fire.artillery', guns, { rangeUm: 1, underCharge: true }, Array<number>(5).fill(1)),
    ).toMatchObject({ outcome: { legal: true } });
  });

  it('of horse artillery moves after defensive fire, but does not fire again', () => {
    const game = battle({ 'north~guns': { artilleryType: 'horse' } });
    play(game, 'fire.artillery', guns, { rangeUm: 1, underCharge: true }, Array<number>(5).fill(1));
    expect(acts(game, 'fire')).toMatchObject({ outcome: { reasons: ['already-fired-this-turn'] } });
    expect(acts(game, 'limber', 'move')).toMatchObject({ outcome: { legal: true } });
  });

  it('that has passed its order owes none for its move', () => {
    const game = battle();
    play(game, 'order.artillery', { unit: 'north~guns', general: 'north~brigadier' }, {}, [1, 1]);
    acts(game, 'limber', 'move');
    expect(game.owed).toEqual([]);
    const other = battle();
    acts(other, 'limber', 'move');
    expect(other.owed).toEqual(['murat.order.artillery north~guns']);
  });
});

describe('A grand battery', () => {
  it('fires at a target where it stands', () => {
    const game = battle({ 'south~line': { position: 'wall' } });
    const shot = (units: object) =>
      play(game, 'corps.grand-battery-fire', { target: 'south~line', ...units }, { shots: [{ rangeUm: 12 }] }, [5])
        .outcome;
    expect(shot({ 'shots.0.shooter': 'north~guns' })).toMatchObject({ shots: [{ dice: 1 }], hits: 1 });
  });

  it('loses the base that was hit, at a club that says so', () => {
    const game = battle({}, { 'grand-battery-base-loss': 'when-hit' });
    play(game, 'corps.grand-battery-hit', { base: 'south~guns' }, { hits: 1 });
    expect(game.factsOf('south~guns')).toMatchObject({ dissolved: true });
  });

  it('loses it while the enemy acts, by the hand of its own side', () => {
    const game = battle({}, { 'grand-battery-base-loss': 'when-hit' }).give({}, 'activation/brigade');
    game.play(hand('south'), 'murat.corps.grand-battery-hit', { base: 'south~guns' }, { hits: 1 });
    expect(game.factsOf('south~guns')).toMatchObject({ dissolved: true });
  });
});

describe('A unit that is motivated and elite', () => {
  const redcoats = { 'south~elite': { nation: 'british' } };
  const motivated = (game: BattleInMemory, dice?: readonly number[]) =>
    play(game, 'recovery.motivated', { unit: 'south~elite' }, {}, dice);
  const elite = (game: BattleInMemory, dice?: readonly number[]) =>
    play(game, 'recovery.elite', { unit: 'south~elite' }, {}, dice);

  it('has each roll once a turn', () => {
    const game = battle(redcoats);
    motivated(game, [4]);
    expect(motivated(game)).toMatchObject({ outcome: { reasons: ['already-rolled-as-motivated'] } });
    elite(game, [3]);
    expect(elite(game)).toMatchObject({ outcome: { reasons: ['already-rolled-as-elite'] } });
    nextTurn(game);
    expect(motivated(game, [5])).toMatchObject({ outcome: { recovered: true } });
  });

  it('has one roll in all, at a club that says so', () => {
    const game = battle(redcoats, { 'motivated-and-elite': 'one-roll' });
    motivated(game, [4]);
    expect(elite(game)).toMatchObject({ outcome: { reasons: ['already-rolled-as-motivated'] } });
    nextTurn(game);
    expect(elite(game, [4])).toMatchObject({ outcome: { recovered: true } });
  });
});

describe('A unit that has lost two thirds of its strength', () => {
  const worn = { 'south~line': { fouCurrent: 4 } };

  it('may be passed over by fire', () => {
    const candidates = ['south~line', 'south~horse'];
    const said = { candidates: [{ distanceUm: 2 }, { distanceUm: 4 }] };
    const targets = (game: BattleInMemory) => play(game, 'fire.target-selection', { candidates }, said).outcome;
    expect(targets(battle(worn))).toEqual({ legalTargets: ['south~horse', 'south~line'] });
    expect(targets(battle())).toEqual({ legalTargets: ['south~line'] });
  });

  it('holds no objective', () => {
    const control = (game: BattleInMemory) =>
      play(game, 'scenario.objective-control', { occupants: ['south~line'] }).outcome;
    expect(control(battle(worn))).toEqual({ control: 'contested' });
    const withTheEnemy = { occupants: ['south~line', 'north~line'] };
    expect(play(battle(worn), 'scenario.objective-control', withTheEnemy)).toMatchObject({ rulings: [] });
    expect(control(battle())).toEqual({ control: 'south' });
  });
});

describe('A general with a unit that is disordered already', () => {
  it('is at risk no more, at a club that says so', () => {
    const units = { 'south~line': { disordered: true, attachedGenerals: ['south~brigadier'] } };
    const shot = (rulings = {}) => {
      const game = battle(units, rulings);
      const volley = { shooter: 'north~line', target: 'south~line' };
      play(game, 'fire.musketry', volley, { rangeUm: 3 }, [6, 1, 1, 1, 1]);
      return game.owed;
    };
    expect(shot()).toEqual(['murat.general.casualty south~line']);
    expect(shot({ 'general-casualty-trigger': 'newly-disordered-only' })).toEqual([]);
  });
});

describe('Elchingen', () => {
  it('is fought in 1805: French infantry is motivated', () => {
    const sides = ['french', 'austrian'].map(id => ({
      id,
      name: id,
      players: [`player-${id}`],
      units: [],
      hidden: [],
    }));
    const game = new BattleInMemory(murat, sides, { scenario: 'elchingen' });
    const [unit] = Object.values(game.state.units).filter(
      ({ side, facts }) => side === 'french' && facts['arm'] === 'infantry',
    );
    const id = unit?.id ?? '';
    game.give({ [id]: { disordered: true } });
    play(game, 'recovery.motivated', { unit: id }, {}, [5]);
    expect(game.factsOf(id)).toMatchObject({ disordered: false });
  });
});
