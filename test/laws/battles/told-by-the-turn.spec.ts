import { available } from '../../../src/campaign/domain/available.js';
import { guaitana } from '../../../src/rulesets/guaitana/index.js';
import { movimenti } from '../../../src/rulesets/movimenti/index.js';
import { murat } from '../../../src/rulesets/murat/index.js';
import { ordreMixte } from '../../../src/rulesets/ordre-mixte/index.js';
import type { Book } from '../../../src/core/index.js';
import { BattleInMemory, hand, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const north = hand('north');
const south = hand('south');
const small = (book: Book, hidden: readonly string[] = []): BattleInMemory =>
  new BattleInMemory(book, [side(book, 'north'), side(book, 'south', hidden)]);
const until = (game: BattleInMemory, phase: string): BattleInMemory => {
  while (game.state.phase !== phase) game.advance();
  return game;
};
/** The northern division acts. */
const northActs = (event: string): BattleInMemory => {
  const game = until(small(murat), 'initiative');
  game.play(referee, 'murat.initiative.divisions', { divisions: ['north~general', 'south~general'] }, {}, [6, 1]);
  game.advance();
  game.advance();
  game.advance({ event });
  return game;
};

describe('What the turn tells', () => {
  it('A reserve that throws in the third turn is due in the third', () => {
    const game = small(murat).give({}, 'turn-end');
    game.advance();
    game.give({}, 'turn-end').advance();
    const { outcome } = game.play(north, 'murat.reserve.arrival', { units: ['north~line'] }, {}, [4]);
    expect(outcome).toMatchObject({ turnsLate: 1, entersInTurn: 4 });
    expect(game.act(north, 'murat.reserve.arrival', { units: ['north~line'] }, { turn: 1 }, [4])).toMatchObject({
      answer: { outcome: { entersInTurn: 2 } },
    });
  });

  it('Elchingen is over when its turns are played, whoever counts them', () => {
    const game = small(murat);
    for (let turn = 1; turn < 6; turn++) game.give({}, 'turn-end').advance();
    const held = { control: { ober: 'austrian', unter: 'austrian' } };
    const strength = { fouInitial: { french: 98, austrian: 103 }, fouCurrent: { french: 98, austrian: 103 } };
    const { outcome } = game.play(referee, 'murat.scenario.elchingen-status', {}, { ...held, ...strength });
    expect(outcome).toMatchObject({ over: true, reasons: ['six-turns-played'] });
  });

  it('Guns fire in the turn of others only if they are charged', () => {
    const game = northActs('choose-brigade-orders');
    const fire = (circumstances: object, dice?: readonly number[]) =>
      game.act(south, 'murat.fire.artillery', { shooter: 'south~guns', target: 'north~line' }, circumstances, dice);
    expect(fire({ rangeUm: 12 })).toMatchObject({
      answer: { outcome: { reasons: ['only-defensive-fire-outside-own-activation'] } },
    });
    expect(fire({ rangeUm: 1, underCharge: true })).toMatchObject({ answer: { status: 'awaiting-dice' } });
  });

  it('A commander-in-chief need not say which turn it is', () => {
    const game = until(small(guaitana), 'orders');
    const units = { commander: 'north~general', recipient: 'north~line' };
    const order = { distanceCm: 10, visible: true, newOrder: 'attack' };
    expect(game.play(north, 'guaitana.orders.cinc-direct', units, order).status).toBe('resolved');
  });

  it('Natives come out of hiding in the phase that is played', () => {
    const game = until(small(guaitana, ['column']), 'movement-alternating');
    const ground = { terrainClosed: true, behindObstruction: false, crossedByItalians: false };
    const place = { ...ground, observedByItalians: false, order: 'attack' };
    const { outcome } = game.play(south, 'guaitana.hidden.reveal', { unit: 'south~column' }, place);
    expect(outcome).toMatchObject({ legal: true });
  });

  it('Who evades is the side whose step it is', () => {
    const game = until(small(ordreMixte), 'initiative');
    game.play(referee, 'ordre-mixte.turn.initiative', {}, { sideA: 'north' });
    until(game, 'b-evades');
    game.play(
      south,
      'ordre-mixte.movement.evasion',
      { unit: 'south~horse', charger: null },
      {
        threatenedByContact: true,
        entitled: true,
        allowanceCm: 20,
      },
    );
    expect(game.events.at(-1)?.body).toMatchObject({ facts: { step: 'b-evades', role: 'B' } });
  });

  it('In the phase of the charges zones of control have lapsed', () => {
    const lapse = (phase: string) =>
      until(small(movimenti), phase).play(north, 'movimenti.zoc.lapse', { unit: 'north~line' }).outcome;
    expect(lapse('first-player-moves')).toMatchObject({ lapses: false });
    expect(lapse('charge')).toMatchObject({ lapses: true, reason: 'charge-phase' });
  });
});

describe('In the activation of the other side', () => {
  const fire = { shooter: 'south~line', target: 'north~line' };

  it('only a charged unit fires', () => {
    const game = northActs('choose-brigade-orders');
    expect(game.play(south, 'murat.fire.musketry', fire, { rangeUm: 2 })).toMatchObject({
      status: 'not-allowed',
      outcome: { reasons: ['only-defensive-fire-outside-own-activation'] },
    });
    expect(game.play(south, 'murat.fire.musketry', fire, { rangeUm: 2, chargedBy: 'infantry' }).status).toBe(
      'awaiting-dice',
    );
  });

  it('nor does a unit of another division of the active side', () => {
    const game = northActs('choose-brigade-orders').give({ 'north~elite': { divisionId: 'reserve' } });
    const own = { shooter: 'north~elite', target: 'south~line' };
    expect(game.play(north, 'murat.fire.musketry', own, { rangeUm: 2 }).status).toBe('not-allowed');
  });

  const charge = { charger: 'south~horse', target: 'north~line', general: null };
  const path = { separationUm: 3, segments: [{ terrain: 'open', distance: 3 }] };

  it.each(['choose-brigade-orders', 'choose-division-order'])('cavalry on opportunity breaks in (%s)', event => {
    const game = northActs(event);
    expect(game.play(south, 'murat.charge.sequence', charge, path)).toMatchObject({
      status: 'not-allowed',
      outcome: { reasons: ['no-opportunity-order'] },
    });
    game.give({ 'south~horse': { opportunityOrder: true } });
    game.play(south, 'murat.charge.sequence', charge, path, [6, 2]);
    expect(game.factsOf('south~horse')).toMatchObject({ chargedThisTurn: true });
    expect(game.owed).toEqual(['murat.charge.reactions north~line']);
    expect(
      available(murat, game.state).actions.find(({ procedure }) => procedure.id === 'murat.charge.sequence'),
    ).toMatchObject({ sides: ['north', 'south'] });
  });

  it('infantry that advances sets cavalry off, which its own side plays', () => {
    const game = northActs('choose-brigade-orders');
    const advance = { distanceUm: 3, frontFractionInside: 1 };
    expect(game.act(north, 'murat.emergency.advance-trigger', { cavalry: 'south~horse' }, advance).kind).toBe(
      'refused',
    );
    game.play(south, 'murat.emergency.advance-trigger', { cavalry: 'south~horse' }, advance);
    expect(game.owed).toEqual(['murat.emergency.infantry-advance south~horse']);
    game.play(south, 'murat.emergency.infantry-advance', { unit: 'south~horse', enemy: 'north~line' }, {}, [6, 6]);
    expect(game.owed).toEqual(['murat.charge.move south~horse']);
    game.play(south, 'murat.charge.sequence', charge, { ...path, origin: 'forced-reaction', testPassed: true }, [2]);
    expect(game.owed).toEqual(['murat.charge.reactions north~line']);
  });
});
