import { available } from '../../../src/campaign/domain/available.js';
import type { Hand } from '../../../src/campaign/domain/battle.js';
import { emptyState, patched } from '../../../src/campaign/domain/state.js';
import { isOf } from '../../../src/campaign/domain/verify-form.js';
import { playAgain } from '../../../src/campaign/domain/verify-rules.js';
import { murat } from '../../../src/rulesets/murat/index.js';
import { BattleInMemory, hand, nobody, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const north = hand('north');
const south = hand('south');

/** A battle in which the northern brigade acts, its units as they are said to be. */
const battleOf = (
  units: { readonly [unit: string]: { readonly [field: string]: string | number | boolean | readonly string[] } } = {},
  rulings: { readonly [ruling: string]: string } = {},
): BattleInMemory => {
  const game = new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south')], { rulings });
  while (game.state.phase !== 'initiative') game.advance();
  game.play(referee, 'murat.initiative.divisions', { divisions: ['north~general', 'south~general'] }, {}, [6, 1]);
  game.advance();
  game.advance();
  game.advance({ event: 'choose-brigade-orders' });
  return game.give(units);
};

const path = (distance: number) => ({ separationUm: distance, segments: [{ terrain: 'open', distance }] });
/**
 * The northern line charges the southern one, on the orders of its brigadier if an order is told: by the hand of its own
 * player, or by the referee's where the reaction of the target is told with it.
 */
const charge = (game: BattleInMemory, circumstances: object, dice: readonly number[], units: object = {}) =>
  game.play(
    'reaction' in circumstances ? referee : north,
    'murat.charge.sequence',
    { charger: 'north~line', target: 'south~line', general: 'north~brigadier', ...units },
    { ...path(3), ...circumstances },
    dice,
  );
/** The southern line reacts, by the hand of its own player. */
const react = (game: BattleInMemory, circumstances: object, dice: readonly number[]) =>
  game.play(south, 'murat.charge.sequence', { target: 'south~line' }, circumstances, dice);
/** The dice of both sides of a melee, all of one face on each. */
const melee = (...sides: readonly (readonly [number, number])[]): readonly number[] =>
  sides.flatMap(([count, face]) => Array<number>(count).fill(face));

describe('A charge that stops for the reaction of its target', () => {
  it('leaves the reaction owed, with what was played so far in effect', () => {
    const game = battleOf();
    expect(charge(game, { order: {} }, [1, 1, 2])).toMatchObject({
      outcome: { stage: 'reaction', contact: true, reachUm: 4 },
    });
    expect(game.factsOf('north~brigadier')).toMatchObject({ ordersGivenThisTurn: 1 });
    expect(game.factsOf('north~line')).toMatchObject({ chargedThisTurn: true, ordersReceivedThisTurn: 1 });
    expect(game.owed).toEqual(['murat.charge.reactions south~line']);
  });

  it('may be played to its end step by step', () => {
    const game = battleOf();
    charge(game, { order: {} }, [1, 1, 2]);
    game.play(south, 'murat.charge.reactions', { target: 'south~line' }, { chargerArm: 'infantry' });
    expect(game.owed).toEqual([]);
    const flight = { charger: 'north~line', target: 'south~line' };
    game.play(south, 'murat.charge.flee-infantry', flight, { separationUm: 3, chargeReachUm: 4 }, [5]);
    expect(game.factsOf('south~line')).toMatchObject({ disordered: true });
  });

  it('goes on where it stopped: no second order, and no second die', () => {
    const game = battleOf();
    charge(game, { order: {} }, [1, 1, 2]);
    expect(react(game, { reaction: 'flee' }, [5])).toMatchObject({ status: 'resolved', outcome: { stage: 'fled' } });
    expect(game.factsOf('north~brigadier')).toMatchObject({ ordersGivenThisTurn: 1 });
    expect(game.factsOf('north~line')).toMatchObject({ disordered: true, ordersReceivedThisTurn: 1 });
    expect(game.owed).toEqual([]);
  });

  it('is no second charge for whoever has not charged, nor a way to a second one', () => {
    const game = battleOf();
    const underWay = { reachUm: 4, contact: true };
    const units = { charger: 'north~line', target: 'south~line', general: null };
    const circumstances = { ...path(3), underWay, reaction: 'stand' };
    expect(game.act(north, 'murat.charge.sequence', units, circumstances)).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'circumstances.underWay', code: 'fact/impossible' }],
    });
    charge(game, {}, [2]);
    expect(charge(game, {}, [])).toMatchObject({ outcome: { reasons: ['one-charge-per-turn'] } });
  });

  it('owes the charge die too, at a club that reacts before it', () => {
    const game = battleOf({}, { 'reaction-timing': 'before-bonus-die' });
    charge(game, { order: {} }, [1, 1]);
    expect(game.factsOf('north~line')).toMatchObject({ ordersReceivedThisTurn: 1 });
    expect(game.owed).toEqual(['murat.charge.move north~line', 'murat.charge.reactions south~line']);
    expect(react(game, { reaction: 'flee' }, [2, 5])).toMatchObject({ outcome: { stage: 'fled' } });
    expect(game.factsOf('north~line')).toMatchObject({ ordersReceivedThisTurn: 1 });
    expect(game.owed).toEqual([]);
  });
});

describe('The reaction of the target', () => {
  const stopped = (units: Parameters<typeof battleOf>[0] = {}, circumstances: object = {}) => {
    const game = battleOf(units);
    charge(game, { order: {}, ...circumstances }, [1, 1, 2]);
    return game;
  };
  const goingOn = (game: BattleInMemory, by: Hand, circumstances: object, dice: readonly number[] = []) =>
    game.act(by, 'murat.charge.sequence', { target: 'south~line' }, circumstances, dice);

  it('is not for the player of the charger to choose, neither at once nor later', () => {
    const game = battleOf();
    const units = { charger: 'north~line', target: 'south~line', general: 'north~brigadier' };
    const atOnce = (circumstances: object) =>
      game.act(north, 'murat.charge.sequence', units, { ...path(3), ...circumstances }, [2]);
    const notHis = (fact: string) => ({
      kind: 'refused',
      refusal: {
        kind: 'not-permitted',
        says: { it: `${fact}: lo decide chi comanda line (south), o l’arbitro.`, en: expect.any(String) },
      },
    });
    expect(atOnce({ reaction: 'stand' })).toMatchObject(notHis('reaction'));
    expect(atOnce({ squareFires: false })).toMatchObject(notHis('squareFires'));
    expect(atOnce({ reaction: null }).kind).toBe('done');
    expect(goingOn(stopped(), north, { reaction: 'stand' })).toMatchObject(notHis('reaction'));
  });

  it('is owed by the target, with the charge that has stopped for it', () => {
    const game = stopped();
    expect(available(murat, game.state).owed).toMatchObject([
      {
        procedure: 'murat.charge.reactions',
        unit: 'south~line',
        side: 'south',
        decides: ['reaction', 'squareFires'],
        goesOn: {
          procedure: 'murat.charge.sequence',
          units: { charger: 'north~line', target: 'south~line', general: 'north~brigadier' },
          facts: { separationUm: 3, order: null, underWay: { reachUm: 4, contact: true } },
        },
      },
    ]);
    expect(game.going(north)).toMatchObject({ kind: 'refused' });
  });

  it('is chosen by its own player, who says no more than that; or by the referee', () => {
    for (const by of [south, referee]) {
      const game = stopped();
      game.append(goingOn(game, by, { reaction: 'flee' }, [5]), by);
      expect(game.factsOf('south~line')).toMatchObject({ disordered: true });
      expect(game.owed).toEqual([]);
    }
    expect(goingOn(stopped(), nobody, { reaction: 'flee' }, [5]).kind).toBe('refused');
  });

  it('changes nothing that was settled before it', () => {
    const game = stopped();
    const settled = (circumstances: object) => goingOn(game, south, { reaction: 'flee', ...circumstances }, [5]);
    const faultAt = (path: string) => ({ kind: 'faults', faults: [{ path, code: 'fact/impossible' }] });
    expect(settled({ separationUm: 9 })).toMatchObject(faultAt('circumstances.separationUm'));
    expect(settled({ order: {} })).toMatchObject(faultAt('circumstances.order'));
    expect(settled({ underWay: { reachUm: 0 } })).toMatchObject(faultAt('circumstances.underWay.reachUm'));
    expect(settled({ separationUm: 3, underWay: { reachUm: 4, contact: true } }).kind).toBe('done');
    expect(settled({ withTarget: { coverClass: 'light' } }).kind).toBe('done');
  });

  it('meets a charge that falls short before it has stopped', () => {
    const horse = { charger: 'north~horse', target: 'south~horse' };
    const far = () => {
      const game = battleOf();
      charge(game, path(7), [1], horse);
      expect(game.factsOf('north~horse')).toMatchObject({ chargedThisTurn: true, disordered: false });
      return game;
    };
    const reacting = (game: BattleInMemory, reaction: string, dice: readonly number[]) =>
      game.play(south, 'murat.charge.sequence', { target: 'south~horse' }, { reaction }, dice);
    const met = far();
    const { awaiting } = reacting(met, 'countercharge', [4, 4]);
    expect(awaiting).toMatchObject({ id: 'melee.round-1.attacker', count: 9 });
    const missed = far();
    expect(reacting(missed, 'stand', [])).toMatchObject({ outcome: { stage: 'short' } });
    expect(missed.factsOf('north~horse')).toMatchObject({ disordered: true });
  });

  it('must be one that is open', () => {
    const game = stopped({ 'south~line': { firedThisTurn: true } });
    expect(react(game, { reaction: 'stand-and-fire' }, [])).toMatchObject({
      status: 'not-allowed',
      outcome: { reasons: ['reaction-not-open'] },
    });
    expect(game.owed).toEqual(['murat.charge.reactions south~line']);
  });

  it('leads to the choice of the winner, which is the charger’s', () => {
    const game = stopped();
    const dice = [...melee([13, 6], [12, 1]), 5];
    expect(goingOn(game, south, { reaction: 'stand', winnerOption: 'stand' }, dice)).toMatchObject({
      kind: 'refused',
      refusal: { says: { it: 'winnerOption: lo decide chi comanda line (north), o l’arbitro.' } },
    });
    expect(react(game, { reaction: 'stand' }, dice)).toMatchObject({
      outcome: { stage: 'won', decision: 'winner-option' },
    });
    expect(game.owed).toEqual(['murat.melee.winner-options north~line']);
    game.play(north, 'murat.melee.winner-options', { winner: 'north~line' }, { loserArm: 'infantry' });
    game.play(north, 'murat.recovery.after-melee', { winner: 'north~line' }, { option: 'reorganise' });
    expect(game.owed).toEqual([]);
  });

  it('finds the choice of the winner made, if the charger has made it beforehand', () => {
    const game = stopped({}, { winnerOption: 'stand' });
    react(game, { reaction: 'stand' }, [...melee([13, 6], [12, 1]), 5]);
    expect(game.owed).toEqual([]);
  });

  it('answers the charge that is named, where there are several', () => {
    const game = stopped();
    charge(game, {}, [2], { charger: 'north~horse' });
    const answered = { charger: 'north~line', target: 'south~line' };
    game.play(south, 'murat.charge.sequence', answered, { reaction: 'flee' }, [5]);
    expect(game.owed).toEqual(['murat.charge.reactions south~line']);
    expect(available(murat, game.state).owed).toMatchObject([{ goesOn: { units: { charger: 'north~horse' } } }]);
  });

  it('finds the charger as it has become, and where it is by now', () => {
    const game = stopped({ 'north~line': { position: 'woods' } });
    react(game, { reaction: 'stand-and-fire' }, [1, 1, 1, 1, 1, 1]);
    expect(available(murat, game.state).owed[0]?.goesOn?.facts).not.toHaveProperty('chargerPosition');
    game.give({ 'north~line': { fouCurrent: 7 } });
    const { awaiting } = react(game, { reaction: 'stand' }, []);
    expect(awaiting).toMatchObject({ id: 'melee.round-1.attacker', count: 8 });
  });

  it('is played again by whoever verifies the log', () => {
    const game = stopped();
    react(game, { reaction: 'stand-and-fire' }, [4, 4, 1, 1, 1, ...melee([11, 6], [12, 1]), 5]);
    let state = emptyState;
    for (const event of game.events) {
      if (isOf(event, 'acted'))
        expect(playAgain(murat, game.table.battle, state, event, true)).toEqual({ kind: 'same' });
      state = patched(state, event.patch);
    }
  });
});

describe('A charge that is won', () => {
  const won = (circumstances: object = {}) => {
    const game = battleOf();
    charge(game, { reaction: 'stand', ...circumstances }, [2, ...melee([13, 6], [12, 1]), 5]);
    return game;
  };

  it('leaves the choice of the winner owed', () => {
    expect(won().owed).toEqual(['murat.melee.winner-options north~line']);
  });

  it('owes nothing once the winner has chosen', () => {
    expect(won({ winnerOption: 'stand' }).owed).toEqual([]);
  });

  it('over guns in the open leaves only the recovery of the winner to be played', () => {
    const game = battleOf();
    charge(game, { reaction: 'stand' }, [2], { target: 'south~guns' });
    expect(game.factsOf('south~guns')).toMatchObject({ dissolved: true });
    expect(game.owed).toEqual(['murat.recovery.after-melee north~line']);
  });
});

describe('A charge that is lost', () => {
  it('leaves the winner its options, and so its recovery', () => {
    const game = battleOf({ 'south~line': { disordered: true } });
    charge(game, { reaction: 'stand' }, [2, ...melee([13, 1], [11, 6]), 5]);
    expect(game.owed).toEqual(['murat.melee.winner-options south~line']);
  });
});

describe('Cavalry placed on opportunity', () => {
  const hussars = { charger: 'north~horse' };
  const marked = () => battleOf({ 'north~horse': { opportunityOrder: true } });

  it('charges without the bonus, in its own initiative too', () => {
    const thrown = (game: BattleInMemory, circumstances: object = {}, dice: readonly number[] = []) =>
      charge(game, { reaction: 'stand', ...circumstances }, [...dice, 2], hussars).awaiting;
    expect(thrown(battleOf())).toMatchObject({ id: 'melee.round-1.attacker', count: 10 });
    expect(thrown(marked())).toMatchObject({ id: 'melee.round-1.attacker', count: 8 });
    expect(thrown(marked(), { origin: 'opportunity' }, [6])).toMatchObject({ count: 8 });
  });

  it('is the only one that charges on opportunity', () => {
    expect(charge(battleOf(), { origin: 'opportunity' }, [], hussars)).toMatchObject({
      status: 'not-allowed',
      outcome: { reasons: ['no-opportunity-order'] },
    });
  });
});

describe('Cavalry that reacts in the activation of the enemy', () => {
  const southern = { charger: 'south~horse', target: 'north~line' };
  const charged = (game: BattleInMemory, circumstances: object, dice: readonly number[]) =>
    game.play(south, 'murat.charge.sequence', southern, { ...path(3), ...circumstances }, dice);

  it('charges on opportunity, by the hand of its own player', () => {
    const game = battleOf({ 'south~horse': { opportunityOrder: true } });
    expect(charged(game, { origin: 'opportunity' }, [6, 2])).toMatchObject({ outcome: { stage: 'reaction' } });
    expect(game.factsOf('south~horse')).toMatchObject({ chargedThisTurn: true, opportunityTestTaken: true });
    expect(game.owed).toEqual(['murat.charge.reactions north~line']);
  });

  it('may have passed the test by itself, and is not tested again', () => {
    const game = battleOf({ 'south~horse': { opportunityOrder: true } });
    game.play(south, 'murat.cavalry.opportunity-test', { unit: 'south~horse' }, { enemyDistanceUm: 3 }, [6]);
    const passed = { origin: 'opportunity', testPassed: true };
    expect(charged(game, passed, [2])).toMatchObject({ outcome: { stage: 'reaction' } });
  });

  it('is set off by infantry that comes up to it, and charges step by step', () => {
    const game = battleOf();
    game.play(south, 'murat.emergency.advance-trigger', { cavalry: 'south~horse' }, { distanceUm: 3 });
    expect(game.owed).toEqual(['murat.emergency.infantry-advance south~horse']);
    const reacting = { unit: 'south~horse', enemy: 'north~line' };
    game.play(south, 'murat.emergency.infantry-advance', reacting, {}, [4, 4]);
    expect(game.owed).toEqual(['murat.charge.move south~horse']);
    const { segments } = path(3);
    game.play(south, 'murat.charge.move', { unit: 'south~horse', target: 'north~line' }, { segments }, [2]);
    const sides = { attacker: 'south~horse', defender: 'north~line' };
    const forced = { attacker: { mandatoryReaction: true } };
    expect(game.play(south, 'murat.melee.resolve', sides, forced, []).awaiting).toMatchObject({ count: 7 });
  });

  it('or at once, and settles the test that it owed', () => {
    const game = battleOf();
    game.play(south, 'murat.emergency.advance-trigger', { cavalry: 'south~horse' }, { distanceUm: 3 });
    charged(game, { origin: 'forced-reaction' }, [4, 4, 2]);
    expect(game.owed).toEqual(['murat.charge.reactions north~line']);
  });
});

describe('Whoever supports the charger', () => {
  const pair = { 'north~line': { disordered: true, supporterId: 'north~elite' } };

  it('recovers with it when the order passes', () => {
    const game = battleOf(pair);
    expect(game.factsOf('north~elite')).toMatchObject({ disordered: true });
    charge(game, { order: {} }, [1, 1, 2]);
    expect(game.factsOf('north~elite')).toMatchObject({ disordered: false });
  });

  it('and when it wins and stands', () => {
    const game = battleOf({ 'north~line': { supporterId: 'north~elite' } });
    charge(game, { reaction: 'stand', winnerOption: 'stand' }, [2, ...melee([15, 6], [12, 1]), 5]);
    expect(game.factsOf('north~elite')).toMatchObject({ disordered: false });
  });
});

describe('The batteries attached to the target', () => {
  it('fire with it at the charger', () => {
    const game = battleOf({
      'south~line': { attachedBatteries: ['south~guns'] },
      'south~guns': { attachedTo: 'south~line' },
    });
    const fire = { reaction: 'stand-and-fire' };
    expect(charge(game, fire, [2, 1, 1, 1, 1, 1, 1]).awaiting).toMatchObject({ id: 'battery-fire-1.artillery' });
  });

  it('are lost with it if it is caught in flight', () => {
    const game = battleOf({
      'south~line': { attachedBatteries: ['south~guns'] },
      'south~guns': { attachedTo: 'south~line' },
    });
    charge(game, { reaction: 'flee', winnerOption: 'stand' }, [2, 1]);
    expect(game.owed).toEqual(['murat.battery.attached-melee south~guns']);
    game.play(south, 'murat.battery.attached-melee', { battery: 'south~guns' });
    expect(game.factsOf('south~guns')).toMatchObject({ dissolved: true, attachedTo: '' });
  });
});

describe('A battery that limbers and flees', () => {
  const guns = { target: 'south~guns' };
  const ready = () => battleOf({ 'south~guns': { artilleryType: 'horse' } });

  it('gets away disordered, as whoever gives way to a charge', () => {
    const game = ready();
    charge(game, { reaction: 'limber-and-flee' }, [2, 4, 4, 5], guns);
    expect(game.factsOf('south~guns')).toMatchObject({ formation: 'limbered', disordered: true });
    expect(game.factsOf('north~line')).toMatchObject({ disordered: true });
  });

  it('leaves whoever catches it the same choice step by step as in the chain', () => {
    const chain = ready();
    charge(chain, { reaction: 'limber-and-flee' }, [2, 4, 4, 1], guns);
    const step = ready();
    const flight = { unit: 'south~guns', charger: 'north~line' };
    const near = { chargerArm: 'infantry', separationUm: 3, chargeReachUm: 4 };
    step.play(south, 'murat.charge.flee-artillery', flight, near, [4, 4, 1]);
    for (const game of [chain, step]) {
      expect(game.factsOf('south~guns')).toMatchObject({ dissolved: true });
      expect(game.owed).toEqual(['murat.recovery.after-melee north~line']);
    }
  });
});

describe('The general of a charge', () => {
  it('orders none in his phase if he has given it up', () => {
    const game = battleOf({ 'north~general': { divisionPhaseForfeited: true } });
    const order = { phase: 'division-phase' };
    expect(charge(game, { order }, [], { general: 'north~general' })).toMatchObject({
      outcome: { reasons: ['division-phase-forfeited'] },
    });
  });

  it('orders only the unit that he is with', () => {
    const attached = (unit: string) => battleOf({ 'north~brigadier': { attachedTo: unit } });
    expect(charge(attached('north~elite'), { order: {} }, [])).toMatchObject({
      outcome: { reasons: ['general-attached-elsewhere'] },
    });
    expect(charge(attached('north~line'), { order: {} }, [1, 1, 2])).toMatchObject({ outcome: { stage: 'reaction' } });
  });

  it('shelters when the unit that he is with is caught in flight', () => {
    const led = {
      'south~line': { attachedGenerals: ['south~brigadier'] },
      'south~brigadier': { attachedTo: 'south~line' },
    };
    const fleeing = { reaction: 'flee', winnerOption: 'stand' };
    const chain = battleOf(led);
    charge(chain, fleeing, [2, 1]);
    const step = battleOf(led);
    const flight = { charger: 'north~line', target: 'south~line' };
    step.play(south, 'murat.charge.flee-infantry', flight, { separationUm: 3, chargeReachUm: 4 }, [1]);
    expect(chain.owed).toEqual(['murat.general.casualty south~brigadier']);
    expect(step.owed).toEqual(['murat.general.casualty south~brigadier', 'murat.melee.winner-options north~line']);
    chain.play(south, 'murat.general.casualty', { unit: 'south~line' });
    expect(chain.factsOf('south~brigadier')).toMatchObject({ attachedTo: '' });
    expect(chain.owed).toEqual([]);
  });
});

describe('A unit whose division withdraws', () => {
  it('dissolves if a charge beats it', () => {
    const game = battleOf({ 'south~line': { withdrawing: true } });
    charge(game, { reaction: 'stand', winnerOption: 'stand' }, [2, ...melee([13, 6], [12, 1])]);
    expect(game.factsOf('south~line')).toMatchObject({ dissolved: true });
  });
});
