import { battleTold } from '../../../src/campaign/application/told.js';
import { available } from '../../../src/campaign/domain/available.js';
import { conceal, reveal } from '../../../src/campaign/domain/decide-hiding.js';
import { correct } from '../../../src/campaign/domain/decide-refereeing.js';
import { groupToAct, sidesToAct } from '../../../src/campaign/domain/turn.js';
import { project } from '../../../src/campaign/domain/viewer.js';
import { murat } from '../../../src/rulesets/murat/index.js';
import { BattleInMemory, hand, nobody, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const french = hand('french');
const austrian = hand('austrian');

const elchingen = (hidden: readonly string[] = []): BattleInMemory =>
  new BattleInMemory(
    murat,
    ['french', 'austrian'].map(id => ({
      id,
      name: id,
      players: [`player-${id}`],
      units: [],
      hidden: id === 'austrian' ? hidden : [],
    })),
    { scenario: 'elchingen' },
  );

/** As far as the activation of the first division: the generals named have thrown for it. */
const activated = (game: BattleInMemory, divisions: readonly string[], dice: readonly number[]): BattleInMemory => {
  while (game.state.phase !== 'initiative') game.advance();
  game.play(referee, 'murat.initiative.divisions', { divisions }, {}, dice);
  game.advance();
  return game;
};

describe('A turn of Murat at Elchingen', () => {
  it('The generals throw for their divisions, whose order says who acts', () => {
    const game = activated(elchingen(), ['loison', 'laudon'], [2, 5]);
    expect(game.state.lead.order).toEqual([
      { group: 'austrian-1st', side: 'austrian' },
      { group: 'french-2nd', side: 'french' },
    ]);
    expect(groupToAct(murat, game.state)).toBe('austrian-1st');
    expect(sidesToAct(murat, game.state)).toEqual(['austrian']);
  });

  it('The brigades of a division act one after another, then the next division, then the division generals', () => {
    const game = activated(elchingen(), ['loison', 'laudon'], [2, 5]);
    const phases: string[] = [];
    while (game.state.phase !== 'division-phase') {
      const { phase } = game.advance(
        game.state.phase === 'activation/choice' ? { event: 'choose-brigade-orders' } : {},
      );
      phases.push(`${groupToAct(murat, game.state) ?? ''} ${phase}`);
    }
    expect(phases).toEqual([
      'austrian-1st activation/choice',
      'austrian-1st activation/brigade',
      'austrian-1st activation/brigade',
      'french-2nd activation/recovery',
      'french-2nd activation/choice',
      'french-2nd activation/brigade',
      'french-2nd activation/brigade',
      ' division-phase',
    ]);
  });

  it('Where the generals move first, they do so from the first turn on', () => {
    const rulings = { 'start-of-turn-order': 'generals-first' };
    const game = new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south')], { rulings });
    const phases = [game.state.phase, game.advance().phase, game.advance().phase];
    expect(phases).toEqual(['generals-move', 'turn-start', 'opportunity']);
    game.give({}, 'turn-end');
    expect(game.advance()).toMatchObject({ turn: 2, phase: 'generals-move' });
  });

  it('A division is told to be active while it acts, and not once the division generals command', () => {
    const game = activated(elchingen(), ['loison', 'laudon'], [2, 5]);
    const active = () =>
      battleTold({ table: game.table, hand: referee }, 'it').order.flatMap(({ group, active }) =>
        active ? group : [],
      );
    expect(active()).toEqual(['austrian-1st']);
    game.give({}, 'division-phase');
    expect(active()).toEqual([]);
  });

  it('Who goes on does not say where the turn stands', () => {
    const decided = elchingen().going(referee, { state: 'turn-end' });
    expect(decided).toMatchObject({ kind: 'faults', faults: [{ path: 'circumstances.state', code: 'fact/unknown' }] });
  });

  it('A new turn takes the marks off and forgets the order of the last one', () => {
    const game = activated(elchingen(), ['loison', 'laudon'], [2, 5]);
    const [infantry] = Object.values(game.state.units).filter(({ facts }) => facts['arm'] === 'infantry');
    const id = infantry?.id ?? '';
    const marks = { [id]: { firedThisTurn: true, firstVolleySpent: true }, villate: { ordersGivenThisTurn: 2 } };
    game.append(correct(game.table, referee, { units: marks, waives: [], phase: 'turn-end', why: 'prova' }), referee);
    game.advance();
    expect(game.state).toMatchObject({ turn: 2, phase: 'turn-start', lead: { order: [], at: 0 } });
    expect(game.state.units[id]?.facts).toMatchObject({ firedThisTurn: false, firstVolleySpent: true });
    expect(game.state.units['villate']?.facts['ordersGivenThisTurn']).toBe(0);
  });

  it('The arrival of a reserve that nobody knows of is thrown for unseen', () => {
    const game = elchingen();
    game.append(conceal(game.table, referee, ['laudon'], 'off-table'), referee);
    const before = game.readBy(french.viewer);
    game.play(austrian, 'murat.reserve.arrival', { units: ['laudon'] }, { turn: 1 }, [6]);
    expect(game.readBy(french.viewer)).toEqual(before);
    expect(game.readBy(austrian.viewer).at(-1)).toMatchObject({ log: 'austrian', type: 'acted' });
    expect(game.act(austrian, 'murat.reserve.arrival', { units: ['laudon'] }, { turn: 1 }, 'roll')).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'dice' }],
    });
    game.append(reveal(game.table, austrian, ['laudon']), austrian);
    expect(project(game.state, french.viewer).units['laudon']?.hidden).toBeNull();
  });

  it('What a general is comes from the table: quality, level, and the orders he has given', () => {
    const game = elchingen();
    const [unit] = Object.values(game.state.units).filter(
      ({ facts }) => facts['divisionId'] === 'french-2nd' && facts['arm'] === 'infantry',
    );
    const id = unit?.id ?? '';
    const units = {
      villate: { quality: 'poor', ordersGivenThisTurn: 1 },
      [id]: { attachedGenerals: ['loison'] },
      loison: { quality: 'excellent' },
    };
    game.append(correct(game.table, referee, { units, waives: [], why: 'prova' }), referee);
    game.play(referee, 'murat.order.regiment', { unit: id, general: 'villate' }, {}, [1, 1]);
    const event = game.events.at(-1);
    expect(event?.body).toMatchObject({
      units: { unit: id, general: 'villate', attachedGeneral: 'loison' },
      facts: { general: 'poor', generalLevel: 'brigade', ordersAlreadyGiven: 1, attachedGeneral: 'excellent' },
    });
    expect(game.state.units['villate']?.facts['ordersGivenThisTurn']).toBe(2);
  });

  it('Of two generals with a unit somebody has to say which one it is', () => {
    const game = new BattleInMemory(
      murat,
      [side(murat, 'north'), side(murat, 'south')],
      {},
      {
        'north~line': { attachedGenerals: ['north~general', 'north~brigadier'] },
      },
    );
    const ask = (units: object) =>
      game.act(
        referee,
        'murat.emergency.form-square',
        { unit: 'north~line', enemy: 'south~horse', ...units },
        {},
        [1, 1],
      );
    expect(ask({})).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'units.attachedGeneral', code: 'fact/missing' }],
    });
    expect(ask({ attachedGeneral: 'north~brigadier' }).kind).toBe('done');
    expect(ask({ attachedGeneral: null }).kind).toBe('done');
  });
});

describe('Who may play what', () => {
  const small = (): BattleInMemory => {
    const game = new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south')]);
    return activated(game, ['north~general', 'south~general'], [6, 1]);
  };
  const north = hand('north');
  const south = hand('south');
  const inBrigades = (): BattleInMemory => {
    const game = small();
    game.advance();
    game.advance({ event: 'choose-brigade-orders' });
    return game;
  };
  const shot = { rangeUm: 2 };

  it('The side that acts plays what belongs to the phase', () => {
    const game = inBrigades();
    expect(game.act(north, 'murat.move.unit', { unit: 'north~line' }).kind).toBe('done');
  });

  it('Not in another phase: the reasons name this phase and the right ones, with their paragraphs', () => {
    const game = inBrigades();
    const decided = game.act(north, 'murat.initiative.divisions', { divisions: ['north~general'] });
    expect(decided).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'not-now', reasons: [{ cite: '§2.4, §2.7–2.10' }, { cite: '§2.3' }] },
    });
    if (decided.kind === 'refused') for (const { text } of decided.refusal.reasons ?? []) expect(text.it).not.toBe('');
  });

  it('What has no phase of its own is left to the referee, and the refusal says so', () => {
    const game = inBrigades();
    const units = { general: 'north~general' };
    const value = { nation: 'french', year: 1805 };
    expect(game.act(north, 'murat.general.value-roll', units, value, [9])).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'not-now', says: { en: expect.stringContaining('the referee plays it') } },
    });
    expect(game.act(referee, 'murat.general.value-roll', units, value, [9]).kind).toBe('done');
  });

  it('Dice for what is not allowed are told why nothing is thrown', () => {
    const game = inBrigades();
    const test = (unit: string, dice: readonly number[]) =>
      game.act(south, 'murat.cavalry.opportunity-test', { unit }, { enemyDistanceUm: 3 }, dice);
    expect(test('south~horse', [6])).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'dice[0]', code: 'dice/too-many', says: { en: expect.stringContaining('There is no test: ') } }],
    });
    game.give({ 'south~horse': { opportunityOrder: true } });
    expect(test('south~horse', [6, 6])).toMatchObject({
      faults: [{ path: 'dice[1]', says: { en: 'Too many dice: 1 left over. No throw asks for them here.' } }],
    });
  });

  it('Not the other side, unless it reacts', () => {
    const game = inBrigades();
    expect(game.act(south, 'murat.move.unit', { unit: 'south~line' })).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'not-now', reasons: [{ cite: '§2.4, §2.7–2.10' }] },
    });
    const reaction = game.act(south, 'murat.fire.musketry', { shooter: 'south~line', target: 'north~line' }, shot);
    expect(reaction.kind).toBe('done');
  });

  it('Cavalry on opportunity charges in the other side’s activation, and fights', () => {
    const choices = ['choose-brigade-orders', 'choose-division-order'];
    for (const event of choices) {
      const game = small();
      game.advance();
      game.advance({ event });
      game.give({ 'south~horse': { opportunityOrder: true } });
      game.play(south, 'murat.cavalry.opportunity-test', { unit: 'south~horse' }, { enemyDistanceUm: 3 }, [6]);
      const segments = [{ terrain: 'open', distance: 3 }];
      game.play(south, 'murat.charge.move', { unit: 'south~horse', target: 'north~line' }, { segments }, [2]);
      game.play(north, 'murat.charge.reactions', { target: 'north~line' }, { chargerArm: 'cavalry' });
      const sides = { attacker: 'south~horse', defender: 'north~line' };
      expect(game.act(south, 'murat.melee.resolve', sides)).toMatchObject({
        kind: 'done',
        answer: { status: 'awaiting-dice' },
      });
    }
  });

  it('Cavalry that infantry comes up to tests and charges, also where the club leaves it the choice', () => {
    const game = inBrigades();
    game.play(south, 'murat.emergency.advance-trigger', { cavalry: 'south~horse' }, { distanceUm: 2 });
    expect(game.owed).toEqual(['murat.emergency.infantry-advance south~horse']);
    const comesUp = { unit: 'south~horse', enemy: 'north~line' };
    expect(inBrigades().act(south, 'murat.emergency.infantry-advance', comesUp).kind).toBe('done');
  });

  it('Whoever is driven back answers for what he runs into', () => {
    const game = inBrigades();
    const inZone = { distanceUm: 0.5, sector: 'front', mode: 'retreat' };
    expect(game.act(south, 'murat.state.disorder', { unit: 'south~line' }, { event: 'forced-retreat' }).kind).toBe(
      'done',
    );
    game.play(south, 'murat.state.zone-of-control', { unit: 'south~line' }, inZone);
    expect(game.factsOf('south~line')).toMatchObject({ dissolved: true });
  });

  it('A battery that the division general orders limbers and moves', () => {
    const game = inBrigades().give({}, 'division-phase');
    const ordered = { unit: 'north~guns', general: 'north~general' };
    game.play(north, 'murat.order.division-general', ordered, {}, [1, 1]);
    game.play(north, 'murat.artillery.actions', { battery: 'north~guns' }, { actions: ['limber', 'move'] });
    expect(game.factsOf('north~guns')).toMatchObject({ formation: 'limbered' });
    expect(game.owed).toEqual([]);
  });

  it('Nobody plays the units of the other side', () => {
    const game = inBrigades();
    const decided = game.act(north, 'murat.fire.musketry', { shooter: 'south~line', target: 'north~line' }, shot);
    expect(decided).toMatchObject({ kind: 'refused', refusal: { kind: 'not-permitted' } });
  });

  it('Not a division whose turn it is not', () => {
    const game = inBrigades();
    const units = { 'north~horse': { divisionId: 'reserve' }, 'north~line': { divisionId: '' } };
    game.append(correct(game.table, referee, { units, waives: [], why: 'prova' }), referee);
    expect(game.act(north, 'murat.move.unit', { unit: 'north~horse' })).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'not-now', says: { en: 'north acts now.' }, reasons: [{ cite: '§2.4, §2.7–2.10' }] },
    });
    expect(game.act(north, 'murat.move.unit', { unit: 'north~line' }).kind).toBe('done');
    expect(game.act(referee, 'murat.move.unit', { unit: 'north~horse' }).kind).toBe('done');
  });

  it('What is owed is played by its owner at any time, and then no longer owed', () => {
    const game = inBrigades();
    const fire = { shooter: 'north~line', target: 'south~line' };
    const { awaiting } = game.play(north, 'murat.fire.musketry', fire, shot);
    game.play(north, 'murat.fire.musketry', fire, shot, Array(awaiting?.count).fill(6));
    const { owed } = available(murat, game.state);
    expect(owed).toMatchObject([{ procedure: 'murat.fire.push-back', unit: 'south~line', side: 'south' }]);
    game.append(correct(game.table, referee, { units: {}, waives: [], phase: 'turn-end', why: 'prova' }), referee);
    const pushBack = (by = south) => game.act(by, 'murat.fire.push-back', { target: 'south~line' }, { losses: 2 });
    expect(pushBack(north)).toMatchObject({ kind: 'refused', refusal: { kind: 'not-now' } });
    expect(pushBack().kind).toBe('done');
    game.play(south, 'murat.fire.push-back', { target: 'south~line' }, { losses: 2 }, [1]);
    expect(available(murat, game.state).owed).toEqual([]);
  });

  it('The referee plays anything at any time; who only watches plays nothing', () => {
    const game = inBrigades();
    expect(game.act(referee, 'murat.state.disorder', { unit: 'south~line' }, { event: 'failed-order' }).kind).not.toBe(
      'refused',
    );
    expect(game.act(nobody, 'murat.move.unit', { unit: 'north~line' })).toMatchObject({
      kind: 'refused',
      refusal: { kind: 'not-permitted' },
    });
  });

  it('Who lets the server roll says beforehand whom the outcome may change', () => {
    const game = inBrigades();
    const units = { unit: 'north~line' };
    expect(game.act(north, 'murat.order.regiment', units, {}, 'roll')).toMatchObject({
      kind: 'faults',
      faults: [{ path: 'units.general', code: 'fact/missing' }],
    });
    expect(game.thrown).toBe(0);
    expect(game.act(north, 'murat.order.regiment', { ...units, general: null }, {}, 'roll').kind).toBe('done');
    expect(game.thrown).toBe(1);
  });
});
