import { guaitana } from '../../../src/rulesets/guaitana/index.js';
import { BattleInMemory, hand, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const north = hand('north');
const south = hand('south');

/** As far as a phase, in this turn or the next. */
const until = (game: BattleInMemory, phase: string): BattleInMemory => {
  do game.advance();
  while (game.state.phase !== phase);
  return game;
};
const battleAt = (phase: string, rulings: { readonly [ruling: string]: string } = {}): BattleInMemory =>
  until(new BattleInMemory(guaitana, [side(guaitana, 'north'), side(guaitana, 'south')], { rulings }), phase);

describe('A commander-in-chief who is lost', () => {
  const order = (game: BattleInMemory) =>
    game.play(
      referee,
      'guaitana.orders.cinc-direct',
      { commander: 'north~general', recipient: 'north~line' },
      { distanceCm: 5, visible: true, turn: game.state.turn, newOrder: 'attack' },
    );
  const overrun = (): BattleInMemory => {
    const game = battleAt('movement-alternating');
    game.play(
      south,
      'guaitana.movement.overrun',
      { mover: 'south~horse', contacted: 'north~general', army: null },
      { contactedKind: 'commander-in-chief' },
    );
    return game;
  };

  it('gives no orders, and somebody has to succeed him', () => {
    const game = overrun();
    expect(game.factsOf('north~general')).toMatchObject({ eliminated: true, commanderAlive: false });
    expect(game.owed).toEqual(['guaitana.orders.cinc-succession north~general']);
    expect(order(until(game, 'orders'))).toMatchObject({ outcome: { legal: false, reason: 'no-commander-in-chief' } });
  });

  it('is succeeded: from the turn that the die says the post gives orders again, and not before', () => {
    const game = overrun();
    game.play(
      north,
      'guaitana.orders.cinc-succession',
      { successor: 'north~line', commander: 'north~general' },
      { turnOfLoss: 1 },
      [3],
    );
    expect(game.factsOf('north~general')).toMatchObject({ takesOverOnTurn: 3 });
    expect(game.factsOf('north~line')).toMatchObject({ commanderAlive: false });
    expect(game.owed).toEqual([]);
    expect(order(until(game, 'orders'))).toMatchObject({ outcome: { legal: false, reason: 'no-commander-in-chief' } });
    expect(order(until(game, 'orders'))).toMatchObject({ outcome: { legal: true } });
  });

  it('leaves the post empty again if his successor is lost too', () => {
    const game = overrun();
    const succession = { successor: 'north~line', commander: 'north~general' };
    game.play(north, 'guaitana.orders.cinc-succession', succession, { turnOfLoss: 1 }, [1]);
    expect(order(until(game, 'orders'))).toMatchObject({ outcome: { legal: true } });
    until(game, 'movement-alternating');
    const overrunAgain = { mover: 'south~horse', contacted: 'north~general', army: null };
    game.play(south, 'guaitana.movement.overrun', overrunAgain);
    expect(order(until(game, 'orders'))).toMatchObject({ outcome: { legal: false, reason: 'no-commander-in-chief' } });
  });

  it('is not succeeded by the commander of a unit that has lost its own', () => {
    const game = overrun();
    game.give({ 'north~line': { commanderAlive: false } });
    const units = { successor: 'north~line', commander: 'north~general' };
    expect(game.act(north, 'guaitana.orders.cinc-succession', units, { turnOfLoss: 1 }, [3])).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'circumstances.successorCommanderAlive', code: 'fact/impossible' }],
    });
  });

  it('may fall with his group in a melee, and then somebody has to succeed him too', () => {
    const game = battleAt('melee-resolve');
    const faces = [6, ...Array<number>(16).fill(1)];
    game.play(referee, 'guaitana.melee.attack', { first: 'north~general', second: 'south~column' }, {}, faces);
    game.advance();
    expect(game.factsOf('north~general')).toMatchObject({ eliminated: true, commanderAlive: false });
    expect(game.owed).toContain('guaitana.orders.cinc-succession north~general');
  });

  it('may be lost with a group that breaks at the end of the turn', () => {
    const game = battleAt('end-of-turn');
    game.give({ 'north~general': { originalFigures: 3, figures: 1, order: 'retreat' } });
    game.play(north, 'guaitana.morale.end-of-turn', { unit: 'north~general' }, {}, [6]);
    expect(game.factsOf('north~general')).toMatchObject({ eliminated: true, commanderAlive: false });
    expect(game.owed).toEqual(['guaitana.orders.cinc-succession north~general']);
  });
});

describe('A unit that goes over to retreat', () => {
  it('owes what a retreat asks of it, and goes into mass by it, in whatever phase that is', () => {
    const game = battleAt('fire-aftermath');
    game.give({ 'north~line': { formation: 'chain', wasFiredUpon: true } });
    game.play(north, 'guaitana.morale.fired-upon', { unit: 'north~line' }, { casualties: 0 }, [6]);
    expect(game.factsOf('north~line')).toMatchObject({ order: 'retreat', formation: 'chain' });
    expect(game.owed).toEqual(['guaitana.orders.retreat north~line']);
    game.play(north, 'guaitana.orders.retreat', { unit: 'north~line' });
    expect(game.factsOf('north~line')).toMatchObject({ formation: 'mass' });
    expect(game.owed).toEqual([]);
  });
});

describe('A hidden unit that appears', () => {
  it('owes what a retreat asks of it, if that is its order', () => {
    const sides = [side(guaitana, 'north'), side(guaitana, 'south', ['column'])];
    const game = until(new BattleInMemory(guaitana, sides), 'movement-alternating');
    game.play(
      south,
      'guaitana.hidden.reveal',
      { unit: 'south~column' },
      {
        phase: 'movement',
        terrainClosed: true,
        behindObstruction: false,
        crossedByItalians: false,
        observedByItalians: false,
        order: 'retreat',
      },
    );
    expect(game.factsOf('south~column')).toMatchObject({ order: 'retreat', retreatSinceThisTurn: true });
    expect(game.owed).toEqual(['guaitana.orders.retreat south~column']);
  });
});

describe('A unit that breaks cover', () => {
  it('charges as far as the battle knows it can', () => {
    const game = battleAt('movement-native-rolls');
    const unit = 'south~column';
    game.play(south, 'guaitana.movement.native-compulsory-attack', { unit }, { seesItalians: true }, [6]);
    expect(game.owed).toEqual(['guaitana.orders.attack south~column']);
    const bonus = game.play(south, 'guaitana.movement.charge-bonus', { unit }, { contactWithBonus: true });
    expect(bonus.outcome).toEqual({ applies: true, extraCm: 10 });
    const { outcome } = game.play(south, 'guaitana.orders.attack', { unit }, { distanceCm: 30 });
    expect(outcome).toEqual({ moveCm: 30, bonusUsed: true, contact: true });
    expect(game.owed).toEqual([]);
  });
});

describe('A unit that never rode', () => {
  it('does not mount, and takes no lances by it', () => {
    const game = battleAt('movement-alternating');
    const mount = { action: 'mount', inContactWithHorses: true };
    expect(game.act(north, 'guaitana.movement.mount-dismount', { unit: 'north~line' }, mount)).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'circumstances.kind', code: 'fact/impossible' }],
    });
  });
});

describe('Who is Italian and who native', () => {
  it('decides about the heliograph', () => {
    const game = new BattleInMemory(guaitana, [side(guaitana, 'north'), side(guaitana, 'south')]);
    const setUp = (general: string) =>
      game.play(referee, 'guaitana.setup.commander-in-chief', { unit: general }, { armyUnits: 4 }).outcome;
    game.give({ 'north~general': { nation: 'italian' }, 'south~general': { nation: 'native' } });
    expect(setUp('north~general')).toMatchObject({ legal: true });
    expect(setUp('south~general')).toMatchObject({ legal: false, reason: 'heliograph-italians-only' });
    until(game, 'orders');
    const flash = (whose: string) =>
      game.play(
        referee,
        'guaitana.orders.heliograph',
        { commander: `${whose}~general`, recipient: `${whose}~line` },
        { visible: true, turn: 1 },
      ).outcome;
    // Both have one by their rosters.
    expect(flash('north')).toMatchObject({ legal: true });
    expect(flash('south')).toMatchObject({ legal: false, reason: 'heliograph-italians-only' });
  });

  it('decides whether baggage breaks cover, at a club where it does', () => {
    const game = battleAt('movement-native-rolls', { 'baggage-compulsory-attack': 'yes' });
    const baggage = { kind: 'baggage', weapon: 'javelin', order: 'defence' };
    game.give({ 'north~column': { ...baggage, nation: 'italian' }, 'south~column': { ...baggage, nation: 'native' } });
    const roll = (unit: string, dice: readonly number[]) =>
      game.play(referee, 'guaitana.movement.native-compulsory-attack', { unit }, { seesItalians: true }, dice).outcome;
    expect(roll('north~column', [])).toMatchObject({ tests: false });
    expect(roll('south~column', [1])).toMatchObject({ tests: true });
  });
});

describe('A unit that is touched', () => {
  it('has lost its move', () => {
    const game = battleAt('movement-alternating');
    const activation = () =>
      game.play(north, 'guaitana.movement.sequence', { unit: 'north~line' }, { side: 'italian' }).outcome;
    expect(activation()).toMatchObject({ legal: true });
    const touch = { unit: 'north~line', toucher: 'south~horse' };
    game.play(south, 'guaitana.movement.contact', touch, { aspect: 'flank' });
    expect(activation()).toMatchObject({ legal: false, reason: 'pinned-by-contact' });
  });

  it('has no flanks in a building', () => {
    const game = battleAt('movement-alternating');
    game.give({ 'north~line': { formation: 'line', terrain: 'building' } });
    const touch = { unit: 'north~line', toucher: 'south~horse' };
    const { outcome } = game.play(south, 'guaitana.movement.contact', touch, { aspect: 'flank' });
    expect(outcome).toMatchObject({ pinned: true, contactedFlankOrRear: false });
  });
});

describe('A unit that was fired at', () => {
  it('tests once, however many shots it received', () => {
    const game = battleAt('fire-aftermath');
    game.give({ 'north~line': { wasFiredUpon: true } });
    const test = () => game.play(north, 'guaitana.morale.fired-upon', { unit: 'north~line' }, { casualties: 0 }, []);
    game.play(north, 'guaitana.morale.fired-upon', { unit: 'north~line' }, { casualties: 0 }, [1]);
    expect(test()).toMatchObject({ status: 'resolved', outcome: { due: false, passed: null } });
  });
});

describe('A unit that fired', () => {
  const sightOf = (game: BattleInMemory) =>
    game.play(referee, 'guaitana.observation.visibility', { unit: 'north~line' }, { terrain: 'woods', distanceCm: 90 });
  const fired = (rulings = {}): BattleInMemory => {
    const game = battleAt('fire-resolve', rulings);
    const volley = { firer: 'north~line', target: 'south~column' };
    game.play(north, 'guaitana.fire.unit', volley, { distanceCm: 20 }, Array<number>(10).fill(6));
    return game;
  };

  it('is seen until the next fire phase', () => {
    const game = until(fired(), 'observation');
    expect(sightOf(game)).toMatchObject({ outcome: { visible: true, reason: 'fired' } });
    expect(sightOf(until(until(game, 'fire-clear'), 'observation'))).toMatchObject({ outcome: { visible: false } });
  });

  it('is seen in the same turn only, at a club that says so', () => {
    const game = fired({ 'fired-duration': 'same-turn-only' });
    expect(sightOf(game)).toMatchObject({ outcome: { visible: true, reason: 'fired' } });
    expect(sightOf(until(game, 'observation'))).toMatchObject({ outcome: { visible: false } });
  });
});

describe('A unit that fights several enemies', () => {
  const fight = (game: BattleInMemory, enemy: string, figures: number, losses: number) =>
    game.play(south, 'guaitana.melee.attack', { first: 'south~column', second: enemy }, { first: { figures } }, [
      ...Array<number>(figures).fill(6),
      ...Array<number>(losses).fill(1),
      ...Array<number>(10 - losses).fill(6),
    ]);

  it('is not gone with those who fought one of them', () => {
    const game = battleAt('melee-resolve');
    fight(game, 'north~line', 8, 8);
    game.advance();
    expect(game.factsOf('south~column')).toMatchObject({ figures: 8 });
    expect(game.factsOf('south~column')?.['eliminated']).not.toBe(true);
    expect(game.owed).toContain('guaitana.morale.fought-melee south~column');
  });

  it('is gone when all of them together have lost their last', () => {
    const game = battleAt('melee-resolve');
    game.give({ 'north~horse': { figures: 10, originalFigures: 10 } });
    fight(game, 'north~line', 8, 8);
    fight(game, 'north~horse', 8, 8);
    game.advance();
    expect(game.factsOf('south~column')).toMatchObject({ figures: 0, eliminated: true });
  });
});

describe('What was done in the phase before', () => {
  const flash = (game: BattleInMemory, recipient: string) =>
    game.play(
      referee,
      'guaitana.orders.heliograph',
      { commander: 'north~general', recipient },
      { visible: true, turn: game.state.turn },
    ).outcome;

  it('keeps a unit from seeing the heliograph: it fired or fought; and the commander from sending: he moved', () => {
    const game = battleAt('fire-resolve');
    const volley = { firer: 'north~line', target: 'south~column' };
    game.play(north, 'guaitana.fire.unit', volley, { distanceCm: 20 }, Array<number>(10).fill(6));
    until(game, 'melee-resolve');
    const faces = Array<number>(6 + 16).fill(6);
    game.play(north, 'guaitana.melee.attack', { first: 'north~horse', second: 'south~column' }, {}, faces);
    until(game, 'orders');
    expect(flash(game, 'north~line')).toMatchObject({ reason: 'recipient-fired' });
    expect(flash(game, 'north~horse')).toMatchObject({ reason: 'recipient-fought' });
    until(game, 'orders');
    expect(flash(game, 'north~line')).toMatchObject({ legal: true });
    until(game, 'orders');
    expect(flash(game, 'north~horse')).toMatchObject({ legal: true });
    until(game, 'movement-alternating');
    const ride = { actions: [{ type: 'move', terrain: 'open', cm: 10 }] };
    game.play(north, 'guaitana.movement.plan', { unit: 'north~general' }, ride);
    until(game, 'orders');
    expect(flash(game, 'north~line')).toMatchObject({ reason: 'commander-has-moved' });
  });

  it('decides about the test of a unit that lost nobody, at a club that asks for losses', () => {
    const game = battleAt('fire-resolve', { 'fire-without-loss': 'only-with-casualties' });
    const shoot = (firer: string, target: string, dice: readonly number[]) =>
      game.play(north, 'guaitana.fire.unit', { firer, target }, { distanceCm: 20 }, dice);
    shoot('north~line', 'south~column', [1, ...Array<number>(9).fill(6)]);
    until(game, 'fire-aftermath');
    game.play(south, 'guaitana.casualty.leader', { unit: 'south~column' }, {}, [6, 6]);
    const test = game.play(south, 'guaitana.morale.fired-upon', { unit: 'south~column' }, {}, [1]);
    expect(test.outcome).toMatchObject({ due: true, passed: true });
    const again = game.play(south, 'guaitana.morale.fired-upon', { unit: 'south~column' }, {}, []);
    expect(again.outcome).toMatchObject({ due: false });
  });
});

describe('A unit that takes the field', () => {
  const reserve = (game: BattleInMemory, unit: string) =>
    game.play(referee, 'guaitana.fire.ammunition', { unit }, { weapon: 'rifle', shotsFired: 6 }).outcome;
  const company = (facts: object) => ({
    id: 'north~company',
    name: '4ª',
    facts: { kind: 'italian-infantry', figures: 10, ...facts },
  });
  const fielding = (facts: object): BattleInMemory => {
    const north = side(guaitana, 'north');
    return new BattleInMemory(guaitana, [{ ...north, units: [company(facts)], hidden: [] }, side(guaitana, 'south')]);
  };

  it('has its mule, if it is a company or artillery and its roster does not deny it', () => {
    const game = fielding({});
    expect(reserve(game, 'north~company')).toMatchObject({ mayFire: true, source: 'reserve' });
    expect(game.factsOf('south~guns')).toMatchObject({ hasMule: true });
    expect(game.factsOf('south~horse')).not.toHaveProperty('hasMule');
    expect(reserve(fielding({ hasMule: false }), 'north~company')).toMatchObject({ mayFire: false });
  });
});

describe('A unit in a building', () => {
  it('fires as in mass, by the page of a single shot too', () => {
    const game = battleAt('fire-resolve');
    game.give({ 'north~line': { formation: 'line', terrain: 'building' } });
    const units = { firer: 'north~line', target: 'south~column' };
    const shot = game.play(north, 'guaitana.fire.attack', units, { distanceCm: 20 }, Array<number>(5).fill(6));
    expect(shot.outcome).toMatchObject({ halvings: ['mass-or-square'], dice: 5 });
  });
});

describe('What a unit does not say of itself', () => {
  it('It has not moved, and receives in melee those who come running', () => {
    const game = battleAt('melee-resolve');
    game.give({ 'south~column': { movedThisTurn: true, movedMoreThanHalf: true } });
    const units = { first: 'north~line', second: 'south~column' };
    const fight = game.play(north, 'guaitana.melee.attack', units, {}, Array<number>(10 + 16).fill(6));
    expect(fight.outcome).toMatchObject({ chanceFirst: 3, chanceSecond: 2 });
  });

  it('At a club where the reserve does not count it is out of ammunition for fire and for morale alike', () => {
    const game = battleAt('fire-declare', { 'ammunition-with-reserve': 'out' });
    game.give({ 'north~line': { wasFiredUpon: true, shotsFired: 6 } });
    const stock = game.play(north, 'guaitana.fire.ammunition', { unit: 'north~line' });
    expect(stock.outcome).toMatchObject({ mayFire: true, source: 'reserve', outOfAmmunition: true });
    until(game, 'fire-aftermath');
    const test = game.play(north, 'guaitana.morale.fired-upon', { unit: 'north~line' }, {}, [1]);
    expect(test.outcome).toMatchObject({ modifiers: [{ id: 'out-of-ammunition', value: -1 }] });
  });

  it('It has rifles, and is out of ammunition when all their shots are fired', () => {
    const game = battleAt('fire-aftermath');
    game.give({ 'north~line': { wasFiredUpon: true, shotsFired: 10 } });
    const test = game.play(north, 'guaitana.morale.fired-upon', { unit: 'north~line' }, {}, [1]);
    expect(test.outcome).toMatchObject({ chance: 3, modifiers: [{ id: 'out-of-ammunition', value: -1 }] });
  });
});

describe('A unit without its own commander', () => {
  const attack = (rulings = {}) => {
    const game = battleAt('orders', rulings);
    game.give({ 'north~line': { commanderAlive: false } });
    const sighted = { enemySighted: true };
    const unit = { unit: 'north~line' };
    const change = game.play(north, 'guaitana.orders.initiative-change', unit, { to: 'attack', ...sighted });
    return { game, change: change.outcome };
  };

  it('does not go over to the attack by itself', () => {
    const { game, change } = attack();
    expect(change).toMatchObject({ legal: false, reason: 'commander-eliminated' });
    expect(game.owed).toEqual([]);
  });

  it('may try at a club that says so: the change and its test agree', () => {
    const { game, change } = attack({ 'leaderless-attack': 'any-unit' });
    expect(change).toMatchObject({ legal: true, needsTest: true });
    expect(game.owed).toEqual(['guaitana.morale.attack-initiative north~line']);
    const unit = { unit: 'north~line' };
    const test = game.play(north, 'guaitana.morale.attack-initiative', unit, { enemySighted: true }, [3]);
    expect(test.outcome).toMatchObject({ allowed: true, chance: 3, passed: true, orderAfter: 'attack' });
  });
});

describe('The escort of the baggage', () => {
  it('takes the field as recruits', () => {
    const ours = side(guaitana, 'north');
    const baggage = { id: 'north~baggage', name: 'baggage', facts: { kind: 'baggage', weapon: 'carbine', figures: 4 } };
    const sides = [{ ...ours, units: [...ours.units, baggage] }, side(guaitana, 'south')];
    const game = until(new BattleInMemory(guaitana, sides), 'fire-resolve');
    const volley = { firer: 'north~baggage', target: 'south~column' };
    expect(game.play(north, 'guaitana.fire.unit', volley, { distanceCm: 10 }, [6, 6]).outcome).toMatchObject({
      chance: 2,
      dice: 2,
    });
  });
});

describe('A unit that says what it has', () => {
  it('is not out of ammunition with javelins, whatever is declared', () => {
    const game = battleAt('fire-aftermath');
    const declared = { wasFiredUpon: true, outOfAmmunition: true };
    expect(game.act(south, 'guaitana.morale.fired-upon', { unit: 'south~column' }, declared)).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'circumstances.outOfAmmunition', code: 'fact/impossible' }],
    });
  });
  it('fires with nothing else: crews have no rifles', () => {
    const game = battleAt('fire-resolve');
    const volley = { firer: 'north~guns', target: 'south~column' };
    expect(game.act(north, 'guaitana.fire.unit', volley, { distanceCm: 20, weaponUsed: 'rifle' })).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'circumstances.weaponUsed', code: 'fact/impossible' }],
    });
  });
});

describe('A ruling that cannot matter', () => {
  const rulingsOn = (distanceCm: number, figures: number) => {
    const game = battleAt('fire-resolve');
    const units = { firer: 'north~line', target: 'south~column' };
    const dice = Array<number>(Math.ceil(figures / (distanceCm > 30 ? 2 : 1))).fill(6);
    const { rulings } = game.play(north, 'guaitana.fire.attack', units, { distanceCm, figures }, dice);
    return rulings.map(({ id }) => id);
  };

  it('is not named: the limit of a range, unless the target stands on it', () => {
    expect(rulingsOn(20, 10)).not.toContain('range-limits');
    expect(rulingsOn(30, 10)).toContain('range-limits');
  });

  it('is not named: how fractions are rounded, unless there is one', () => {
    expect(rulingsOn(40, 10)).not.toContain('halving-rounding');
    expect(rulingsOn(40, 9)).toContain('halving-rounding');
  });
});
