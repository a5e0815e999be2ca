import { available } from '../../../src/campaign/domain/available.js';
import { correct } from '../../../src/campaign/domain/decide-refereeing.js';
import { undo } from '../../../src/campaign/domain/decide-undo.js';
import { publicLog } from '../../../src/campaign/domain/event.js';
import { guaitana } from '../../../src/rulesets/guaitana/index.js';
import { BattleInMemory, hand, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const north = hand('north');
const south = hand('south');
const battle = (hidden: readonly string[] = []): BattleInMemory =>
  new BattleInMemory(guaitana, [side(guaitana, 'north'), side(guaitana, 'south', hidden)]);

/** As far as a phase of the present turn. */
const until = (game: BattleInMemory, phase: string): BattleInMemory => {
  while (game.state.phase !== phase) game.advance();
  return game;
};

const phases = [
  'orders',
  'movement-alternating',
  'movement-native-rolls',
  'observation',
  'fire-clear',
  'fire-declare',
  'fire-resolve',
  'fire-forced',
  'fire-aftermath',
  'melee-resolve',
  'melee-aftermath',
  'end-of-turn',
];

describe('A turn of Guaitana', () => {
  it('A battle opens with its deployment, which never comes again', () => {
    const game = battle();
    expect(game.state).toMatchObject({ turn: 1, phase: 'setup' });
    const went = Array.from({ length: 3 * phases.length }, () => {
      game.advance();
      return [game.state.turn, game.state.phase];
    });
    expect(went).toEqual([1, 2, 3].flatMap(turn => phases.map(phase => [turn, phase])));
  });

  it('What belongs to the deployment is not played in a later turn, but for orders that arrive', () => {
    const game = until(battle(), 'orders');
    const units = { unit: 'north~line' };
    expect(game.act(north, 'guaitana.setup.unit-composition', units)).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'not-now', reasons: [{ cite: 'Ordini, L100–123' }, { cite: 'Schieramento, L86–88' }] },
    });
    expect(game.act(north, 'guaitana.orders.assign-initial', units, { order: 'attack' }).kind).toBe('done');
  });

  it('A new turn takes the marks off and keeps the rest', () => {
    const game = until(battle(), 'end-of-turn');
    const marks = { firedThisTurn: true, shotsFired: 3, movedFraction: 0.5, surprised: true };
    const units = { 'north~line': { ...marks, contactedBy: ['south~column'] }, 'south~column': { contactedBy: [] } };
    game.append(correct(game.table, referee, { units, waives: [], why: 'prova' }), referee);
    game.advance();
    expect(game.state).toMatchObject({ turn: 2, phase: 'orders' });
    expect(game.state.units['north~line']?.facts).toMatchObject({
      firedThisTurn: false,
      shotsFired: 3,
      movedFraction: 0,
      surprised: false,
      contactedBy: [],
    });
    // Who bears no mark is not written of.
    expect(Object.keys(game.events.at(-1)?.patch.facts ?? {})).toEqual(['north~line']);
  });
});

describe('A phase of several states', () => {
  const volley = { firer: 'north~line', target: 'south~column' };
  const losses = (game: BattleInMemory) => game.state.units['south~column']?.facts;
  const fired = (): BattleInMemory => {
    const game = until(battle(), 'fire-resolve');
    game.play(north, 'guaitana.fire.unit', volley, { distanceCm: 20 }, [1, 1, 1, ...Array<number>(7).fill(6)]);
    return game;
  };

  it('Who is hit in one state falls when the last of them is over', () => {
    const game = fired();
    expect(losses(game)).toMatchObject({ figures: 16, lossesThisPhase: 3 });
    game.advance();
    expect(game.state.phase).toBe('fire-forced');
    expect(losses(game)).toMatchObject({ figures: 16, lossesThisPhase: 3 });
    expect(available(guaitana, game.state).owed).toEqual([]);
    expect(game.state.due).not.toEqual([]);
    game.advance();
    expect(game.state.phase).toBe('fire-aftermath');
    expect(losses(game)).toMatchObject({ figures: 13 });
    expect(game.state.due).toEqual([]);
    expect(
      available(guaitana, game.state)
        .owed.map(({ procedure, unit }) => `${procedure} ${unit}`)
        .sort(),
    ).toEqual(['guaitana.casualty.leader south~column', 'guaitana.morale.fired-upon south~column']);
  });

  it('Losses of different states come together: shots that were forced count with the others', () => {
    const game = fired();
    game.advance();
    game.play(
      north,
      'guaitana.fire.unit',
      { ...volley, firer: 'north~guns' },
      { distanceCm: 20, weaponUsed: 'carbine' },
      [1, 6, 6],
    );
    expect(losses(game)).toMatchObject({ figures: 16, lossesThisPhase: 4 });
    game.advance();
    expect(losses(game)).toMatchObject({ figures: 12, lossesThisPhase: 4 });
  });

  it('From whatever state it is left, the next one of the same phase lets nothing fall due', () => {
    const game = until(battle(), 'fire-clear');
    game.play(referee, 'guaitana.fire.unit', volley, { distanceCm: 20 }, Array<number>(10).fill(1));
    const due = game.state.due;
    for (const phase of ['fire-declare', 'fire-resolve', 'fire-forced']) {
      expect(game.advance().phase).toBe(phase);
      expect(game.state.due).toEqual(due);
    }
    game.advance();
    expect(losses(game)).toMatchObject({ figures: 6 });
  });

  it('Other phases have one state, and there it ends with it', () => {
    const game = until(battle(), 'melee-resolve');
    const units = { first: 'north~line', second: 'south~column' };
    const faces = [1, ...Array<number>(9).fill(6), ...Array<number>(16).fill(6)];
    game.play(north, 'guaitana.melee.attack', units, {}, faces);
    expect(losses(game)).toMatchObject({ figures: 16 });
    game.advance();
    expect(losses(game)).toMatchObject({ figures: 15 });
  });

  it('What was to fall due is forgotten with the shot that is undone', () => {
    const game = fired();
    const from = game.table.heads[publicLog]?.seq ?? 0;
    game.advance();
    game.append(undo(game.table, referee, from, 'prova', game.events), referee);
    expect(game.state).toMatchObject({ phase: 'fire-resolve', due: [] });
    until(game, 'fire-aftermath');
    expect(losses(game)).toMatchObject({ figures: 16 });
  });
});

describe('Who is hidden', () => {
  it('Has no order, whatever its roster says of hiding', () => {
    const game = battle(['column']);
    const ask = (unit: string) => game.act(south, 'guaitana.orders.assign-initial', { unit }, { order: 'attack' });
    expect(ask('south~column')).toMatchObject({
      kind: 'done',
      drafts: [],
      answer: { status: 'not-allowed', outcome: { reason: 'hidden-unit-has-no-order' } },
    });
    expect(ask('south~line')).toMatchObject({ kind: 'done', answer: { status: 'resolved' } });
  });
});
