import { murat } from '../../../src/rulesets/murat/index.js';
import { BattleInMemory, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

type Rulings = { readonly [ruling: string]: string };

const battle = (rulings: Rulings = {}): BattleInMemory =>
  new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south')], { rulings });

/** As the next turn begins. */
const nextTurn = (game: BattleInMemory): BattleInMemory => {
  game.give({}, 'turn-end');
  game.advance();
  return game;
};

const passes = [1, 1];
const fails = [6, 6];
const order = (game: BattleInMemory, unit = 'line', dice = passes, general = 'brigadier') =>
  game.play(referee, 'murat.order.regiment', { unit: `north~${unit}`, general: `north~${general}` }, {}, dice);
const orderInPhase = (game: BattleInMemory, unit = 'line', dice = passes) =>
  game.play(referee, 'murat.order.division-general', { unit: `north~${unit}`, general: 'north~general' }, {}, dice);
const join = (game: BattleInMemory, unit: string, general = 'brigadier') =>
  game.play(
    referee,
    'murat.general.move',
    { general: `north~${general}`, attachTo: `north~${unit}` },
    { distanceUm: 4 },
  );

describe('A general who falls', () => {
  const fallen = (rulings: Rulings = {}): BattleInMemory => {
    const game = battle(rulings);
    join(game, 'line');
    game.play(referee, 'murat.general.casualty', { unit: 'north~line' }, {}, [6]);
    return game;
  };
  const replace = (game: BattleInMemory, circumstances = {}) =>
    game.play(
      referee,
      'murat.general.replacement',
      { general: 'north~brigadier' },
      { turnKilled: 1, ...circumstances },
    );

  it('orders nobody and joins nobody', () => {
    const game = fallen();
    expect(order(game, 'line', [])).toMatchObject({ outcome: { legal: false, reasons: ['general-fallen'] } });
    expect(join(game, 'horse')).toMatchObject({ outcome: { legal: false, reasons: ['general-fallen'] } });
  });

  it('adds nothing to the initiative of his division, and has no phase of his own', () => {
    const game = battle();
    game.give({ 'north~general': { alive: false } });
    const divisions = ['north~general', 'south~general'];
    const thrown = game.play(referee, 'murat.initiative.divisions', { divisions }, {}, [6, 1]);
    expect(thrown.outcome).toMatchObject({
      modifiers: [{ id: 'north', modifiers: [] }, { modifiers: [{ id: 'excellent-general' }] }],
    });
    expect(game.act(referee, 'murat.initiative.division-phase', { divisions }, {}, [6, 1])).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'circumstances.divisions' }],
    });
  });

  it('has a substitute after a whole turn without command', () => {
    const game = fallen();
    replace(game);
    expect(game.owed).toEqual([]);
    nextTurn(game);
    expect(game.owed).toEqual(['murat.general.replacement north~brigadier']);
    expect(order(game, 'line', [])).toMatchObject({ outcome: { reasons: ['general-fallen'] } });
    replace(game);
    expect(game.factsOf('north~brigadier')).toMatchObject({ alive: false, returnsInTurn: 3 });
    nextTurn(game);
    expect(game.owed).toEqual([]);
    expect(game.factsOf('north~brigadier')).toMatchObject({ alive: true, quality: 'poor' });
    expect(order(game)).toMatchObject({ outcome: { legal: true, base: 7 } });
  });

  it('has a substitute whom nobody has to reckon out, whether he is thought of at once or a turn later', () => {
    const replaced = (game: BattleInMemory) =>
      game.play(referee, 'murat.general.replacement', { general: 'north~brigadier' }).outcome;
    const killedAt = (turns: number): BattleInMemory => {
      const game = battle();
      for (let turn = 1; turn < turns; turn++) nextTurn(game);
      join(game, 'line');
      game.play(referee, 'murat.general.casualty', { unit: 'north~line' }, {}, [6]);
      return game;
    };
    const atOnce = killedAt(2);
    expect(replaced(atOnce)).toMatchObject({ returnsInTurn: 4 });
    expect(replaced(nextTurn(atOnce))).toMatchObject({ returnsInTurn: 4, arrived: false });
    expect(nextTurn(atOnce).factsOf('north~brigadier')).toMatchObject({ alive: true, quality: 'poor' });
    expect(replaced(nextTurn(killedAt(2)))).toMatchObject({ returnsInTurn: 4 });
    const forgotten = nextTurn(nextTurn(killedAt(2)));
    expect(forgotten.act(referee, 'murat.general.replacement', { general: 'north~brigadier' })).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'circumstances.turnKilled', code: 'fact/missing' }],
    });
  });

  it('has one who is placed late, if nobody thought of him in time', () => {
    const game = nextTurn(nextTurn(fallen()));
    expect(game.factsOf('north~brigadier')).toMatchObject({ alive: false });
    replace(game, { turn: 3 });
    expect(game.factsOf('north~brigadier')).toMatchObject({ alive: true });
  });

  it('has one in the next turn already, at a club that says so', () => {
    const game = fallen({ 'replacement-delay': 'rest-of-turn' });
    replace(game);
    expect(game.factsOf('north~brigadier')).toMatchObject({ alive: false });
    expect(nextTurn(game).factsOf('north~brigadier')).toMatchObject({ alive: true });
  });
});

describe('An attached general', () => {
  it('orders the unit he is with, and no other', () => {
    const game = battle();
    join(game, 'line');
    expect(order(game, 'horse', [])).toMatchObject({ outcome: { reasons: ['general-attached-elsewhere'] } });
    expect(order(game, 'line')).toMatchObject({ outcome: { legal: true } });
  });

  it('is with one unit only: joining another he leaves the first', () => {
    const game = battle();
    join(game, 'line');
    join(game, 'horse');
    expect(game.factsOf('north~line')).toMatchObject({ attachedGenerals: [] });
    expect(game.factsOf('north~horse')).toMatchObject({ attachedGenerals: ['north~brigadier'] });
    expect(game.factsOf('north~brigadier')).toMatchObject({ attachedTo: 'north~horse' });
  });
});

describe('A decimated division', () => {
  it('withdraws when a unit fails an order', () => {
    const game = battle();
    game.give({ 'north~line': { fouCurrent: 2 }, 'north~elite': { fouCurrent: 1 }, 'north~horse': { fouCurrent: 2 } });
    const ordered = { unit: 'north~horse', general: 'north~brigadier' };
    game.play(referee, 'murat.order.regiment', ordered, { divisionDecimated: true }, fails);
    expect(game.owed).toEqual(['murat.state.division north~horse']);
    const units = ['north~line', 'north~elite', 'north~horse'];
    const { outcome } = game.play(referee, 'murat.state.division', { units });
    expect(outcome).toMatchObject({ decimated: true, withdrawalStarts: true });
    for (const id of units) expect(game.factsOf(id)).toMatchObject({ withdrawing: true });
  });
});

describe('Losses', () => {
  it('ask how thirds are rounded only where it decides', () => {
    const asked = (fouCurrent: number) => {
      const game = battle().give({ 'north~horse': { fouCurrent } });
      return game.play(referee, 'murat.state.strength', { unit: 'north~horse' }).rulings.map(({ id }) => id);
    };
    expect(asked(2)).toEqual([]);
    expect(asked(3)).toContain('loss-thresholds');
    expect(asked(5)).not.toContain('loss-thresholds');
    expect(asked(6)).toContain('loss-thresholds');
    expect(asked(7)).toEqual([]);
  });
});

describe('A decimated unit that fails an order', () => {
  it('is disordered together with its supporter', () => {
    const game = battle();
    game.give({ 'north~line': { fouCurrent: 4, supporterId: 'north~horse' } });
    order(game, 'line', fails);
    expect(game.factsOf('north~line')).toMatchObject({ disordered: true });
    expect(game.owed).toEqual(['murat.support.shared-effects north~line']);
    game.play(referee, 'murat.support.shared-effects', { main: 'north~line' });
    expect(game.factsOf('north~horse')).toMatchObject({ disordered: true });
    expect(game.owed).toEqual([]);
  });
});

describe('A general of the list', () => {
  it('is excellent at the head of a division, not of a brigade', () => {
    const game = battle();
    const french = { nation: 'french', name: 'Friant' };
    const look = (general: string) => game.play(referee, 'murat.general.named-excellent', { general }, french).outcome;
    game.give({ 'north~general': { quality: 'poor' } });
    expect(look('north~brigadier')).toEqual({ found: true, quality: null });
    expect(look('north~general')).toEqual({ found: true, quality: 'excellent' });
    expect(game.factsOf('north~brigadier')).toMatchObject({ quality: 'normal' });
    expect(game.factsOf('north~general')).toMatchObject({ quality: 'excellent' });
  });
});

describe('Division orders', () => {
  const units = ['north~line', 'north~horse'];
  const orderAll = (game: BattleInMemory, dice = passes, general = 'north~general') =>
    game.play(referee, 'murat.order.division', { general, units }, {}, dice);

  it('are two a turn, whether they pass or fail', () => {
    const game = battle();
    orderAll(game);
    expect(orderAll(game, fails)).toMatchObject({ outcome: { passed: false, mayFire: false } });
    expect(orderAll(game, [])).toMatchObject({ outcome: { legal: false, reasons: ['only-two-division-orders'] } });
    expect(orderAll(nextTurn(game))).toMatchObject({ outcome: { legal: true, movers: units } });
  });

  it('take the phase of their general, unless the club lets him fall back', () => {
    const game = battle();
    orderAll(game, fails);
    expect(orderInPhase(game, 'line', [])).toMatchObject({ outcome: { reasons: ['division-phase-forfeited'] } });
    expect(orderInPhase(nextTurn(game))).toMatchObject({ outcome: { legal: true } });
    const lenient = battle({ 'division-order-failed': 'fall-back' });
    orderAll(lenient, fails);
    expect(orderInPhase(lenient)).toMatchObject({ outcome: { legal: true } });
  });

  it('do not move those that retired to recover or leave the field', () => {
    const game = battle();
    game.give({ 'north~line': { retiredToRecover: true }, 'north~horse': { withdrawing: true } });
    expect(orderAll(game)).toMatchObject({ outcome: { movers: [], excluded: [{}, {}] } });
  });

  it('and regiment orders may come from a corps general, as from one of brigade', () => {
    const game = battle();
    game.give({ 'north~brigadier': { level: 'corps' } });
    expect(order(game)).toMatchObject({ outcome: { base: 8 } });
    expect(orderAll(game, passes, 'north~brigadier')).toMatchObject({ outcome: { target: 8, radiusUm: 10 } });
  });
});

describe('The phase of the division generals', () => {
  it('is not for units that have obeyed an order; those that failed may be ordered', () => {
    const game = battle();
    order(game, 'line');
    order(game, 'horse', fails);
    expect(orderInPhase(game, 'line', [])).toMatchObject({ outcome: { reasons: ['unit-already-used'] } });
    expect(orderInPhase(game, 'horse')).toMatchObject({ outcome: { legal: true } });
  });
});

describe('Whoever supports a disordered unit', () => {
  const pair = (unit: string): BattleInMemory => {
    const game = battle();
    game.give({ [`north~${unit}`]: { disordered: true, supporterId: 'north~elite' } });
    return game;
  };

  it('recovers with it, whichever general orders it and whatever its arm', () => {
    const ordered = [
      [pair('line'), (game: BattleInMemory) => order(game)],
      [pair('line'), (game: BattleInMemory) => orderInPhase(game)],
      [
        pair('guns'),
        (game: BattleInMemory) =>
          game.play(referee, 'murat.order.artillery', { unit: 'north~guns', general: 'north~brigadier' }, {}, passes),
      ],
    ] as const;
    for (const [game, give] of ordered) {
      expect(game.factsOf('north~elite')).toMatchObject({ disordered: true });
      expect(give(game)).toMatchObject({ outcome: { recoversDisorder: true } });
      expect(game.factsOf('north~elite')).toMatchObject({ disordered: false });
    }
  });
});

describe('A unit that retires to recover', () => {
  it('passes through friends in good order, as no other does', () => {
    const game = battle();
    const pass = (mover: string) =>
      game.play(referee, 'murat.move.interpenetration', { passed: 'north~line', mover: `north~${mover}` });
    expect(pass('elite')).toMatchObject({ outcome: { legal: false } });
    game.play(referee, 'murat.recovery.retire', { unit: 'north~elite' });
    expect(pass('elite')).toMatchObject({ outcome: { legal: true, disordersMover: false } });
    expect(pass('horse')).toMatchObject({ outcome: { legal: false } });
  });
});

describe('A division general who takes command', () => {
  const generals = { brigadeGeneral: 'north~brigadier', divisionGeneral: 'north~general' };
  const take = (game: BattleInMemory, unit = 'north~line') =>
    game.play(referee, 'murat.order.take-command', { ...generals, unit });

  it('does so only when the first order has failed', () => {
    const game = battle();
    const refused = { outcome: { legal: false, reasons: ['only-after-failed-first-test'] } };
    expect(take(game)).toMatchObject(refused);
    order(game, 'horse');
    order(game, 'line', fails);
    expect(take(game)).toMatchObject(refused);
  });

  it('tries again with the unit that failed, and has no phase of his own this turn', () => {
    const game = battle();
    join(game, 'horse', 'general');
    order(game, 'line', fails);
    expect(take(game)).toMatchObject({ outcome: { legal: true } });
    expect(game.factsOf('north~horse')).toMatchObject({ attachedGenerals: [] });
    expect(order(game, 'line', passes, 'general')).toMatchObject({
      outcome: { base: 10, modifiers: [], passed: true },
    });
    expect(orderInPhase(game, 'horse', [])).toMatchObject({ outcome: { reasons: ['division-phase-forfeited'] } });
    nextTurn(game);
    expect(game.factsOf('north~general')).toMatchObject({ divisionPhaseForfeited: false, takeCommandUsed: true });
  });

  it('goes on with the second order, at a club that counts the failed one', () => {
    const game = battle({ 'take-command-orders': 'remaining' });
    order(game, 'line', fails);
    take(game);
    expect(order(game, 'line', [], 'general')).toMatchObject({ outcome: { legal: false } });
    const next = order(game, 'horse', passes, 'general');
    expect(next).toMatchObject({ outcome: { modifiers: [{ id: 'later-order', value: -1 }] } });
  });
});
