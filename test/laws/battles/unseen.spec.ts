import { available } from '../../../src/campaign/domain/available.js';
import { conceal, lay, reveal, turnUp } from '../../../src/campaign/domain/decide-hiding.js';
import { correct } from '../../../src/campaign/domain/decide-refereeing.js';
import { undo } from '../../../src/campaign/domain/decide-undo.js';
import { publicLog } from '../../../src/campaign/domain/event.js';
import { openBattle } from '../../../src/campaign/domain/open-battle.js';
import { project } from '../../../src/campaign/domain/viewer.js';
import { murat } from '../../../src/rulesets/murat/index.js';
import { ordreMixte } from '../../../src/rulesets/ordre-mixte/index.js';
import { BattleInMemory, hand, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const north = hand('north');
const south = hand('south');
const battle = (hidden: readonly string[] = ['line', 'elite']): BattleInMemory =>
  new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south', hidden)]);

describe('What is hidden', () => {
  it('When a unit is revealed, what is owed for it does not tell how much was done unseen', () => {
    const game = battle();
    for (let i = 0; i < 3; i++)
      game.play(referee, 'murat.order.regiment', { unit: 'south~line', general: null }, { charge: true }, [1, 1]);
    game.append(reveal(game.table, south, ['south~line']), south);
    const { owed } = available(murat, project(game.state, north.viewer));
    expect(owed.map(({ unit }) => unit)).toContain('south~line');
    for (const { id } of owed) expect(id).toMatch(/^public-/);
    expect(JSON.stringify(game.readBy(north.viewer))).not.toMatch(/south-\d+\./);
  });

  it('Units that are together are hidden and revealed together', () => {
    const game = battle([]);
    const units = {
      'south~line': { attachedGenerals: ['south~general'] },
      'south~general': { attachedTo: 'south~line' },
    };
    game.append(correct(game.table, referee, { units, waives: [], why: 'prova' }), referee);
    expect(conceal(game.table, referee, ['south~general'], 'concealed')).toMatchObject({ kind: 'refused' });
    game.append(conceal(game.table, referee, ['south~general', 'south~line'], 'concealed'), referee);
    expect(reveal(game.table, south, ['south~line'])).toMatchObject({ kind: 'refused' });
    expect(reveal(game.table, south, ['south~line', 'south~general'])).toMatchObject({ kind: 'done' });
    const attached = { 'north~line': { supporterId: 'south~line' } };
    expect(correct(game.table, referee, { units: attached, waives: [], why: 'prova' })).toMatchObject({
      kind: 'faults',
    });
  });

  it('A battle does not open with a unit in sight that names a hidden one', () => {
    const sides = [side(murat, 'north'), side(murat, 'south', ['general'])];
    const units = { 'south~line': { attachedGenerals: ['south~general'] } };
    const settled = { rulings: {}, house: {}, scenario: null, commitment: '', language: 'it' } as const;
    expect(openBattle(murat, { ...settled, sides, units })).toMatchObject({ kind: 'faults' });
  });

  it('A hidden unit does not act together with those in sight', () => {
    const game = battle();
    const decided = game.act(
      referee,
      'murat.fire.musketry',
      { shooter: 'south~line', target: 'north~line' },
      { rangeUm: 2 },
    );
    expect(decided).toMatchObject({ kind: 'refused', refusal: { kind: 'not-now' } });
  });

  it('To the others an order is an order: not even to whom it is', () => {
    const game = battle();
    const order = { id: 'o1', unit: 'south~guns', text: 'Fuoco', salt: 'sale' };
    game.append(lay(game.table, south, order), south);
    expect(project(game.state, north.viewer).orders).toMatchObject([{ unit: null, text: null, salt: null }]);
    expect(project(game.state, south.viewer).orders).toMatchObject([{ unit: 'south~guns', text: 'Fuoco' }]);
    expect(lay(game.table, south, order)).toMatchObject({ kind: 'refused' });
  });

  it('An order to a hidden unit is turned up once the unit is revealed', () => {
    const game = battle();
    game.append(lay(game.table, south, { id: 'o1', unit: 'south~line', text: 'Avanti', salt: 'sale' }), south);
    expect(turnUp(game.table, south, 'o1')).toMatchObject({ kind: 'refused' });
    game.append(reveal(game.table, south, ['south~line']), south);
    expect(game.append(turnUp(game.table, south, 'o1'), south)).toMatchObject({ unit: 'south~line', revealed: true });
  });

  it('A throw made unseen is not taken back by undoing a deed without dice before it', () => {
    const game = battle();
    game.append(lay(game.table, south, { id: 'o1', unit: null, text: 'Fermi', salt: 'sale' }), south);
    const from = game.table.heads[publicLog]?.seq ?? 0;
    game.play(south, 'murat.reserve.arrival', { units: ['south~elite'] }, {}, [1]);
    const taken = undo(game.table, south, from, 'svista', game.events);
    expect(taken).toMatchObject({ kind: 'refused', refusal: { kind: 'not-permitted' } });
    expect(undo(game.table, referee, from, 'svista', game.events)).toMatchObject({ kind: 'done' });
  });

  it('How the turn goes on does not tell of brigades that nobody has seen', () => {
    const secret = (brigade: string) => ({
      id: 'south~secret',
      name: 'Riserva',
      facts: { arm: 'infantry', fouInitial: 9, divisionId: 'south', brigadeId: brigade },
    });
    const steps = ['south-1', 'south-2'].map(brigade => {
      const game = new BattleInMemory(murat, [side(murat, 'north'), side(murat, 'south', [], [secret(brigade)])]);
      const phase = (): string => game.state.phase;
      while (phase() !== 'initiative') game.advance();
      game.play(referee, 'murat.initiative.divisions', { divisions: ['north~general', 'south~general'] }, {}, [1, 6]);
      const phases: string[] = [];
      while (phase() !== 'division-phase')
        phases.push(game.advance(phase() === 'activation/choice' ? { event: 'choose-brigade-orders' } : {}).phase);
      return phases;
    });
    expect(steps[0]).toEqual(steps[1]);
  });
});

describe('Losses that come together', () => {
  it('Who loses more than he has has none left, and the turn goes on', () => {
    const game = new BattleInMemory(ordreMixte, [side(ordreMixte, 'north'), side(ordreMixte, 'south')]);
    const shot = { arm: 'infantry', firingBases: 20, rangeBand: 'short' };
    for (const unit of ['north~line', 'north~column'])
      for (let i = 0; i < 3; i++) {
        const units = { unit, target: 'south~column' };
        game.play(referee, 'ordre-mixte.fire.resolve', units, shot, [100]);
      }
    expect(game.state.units['south~column']?.facts['pm']).toBe(3);
    game.advance();
    expect(game.state.units['south~column']?.facts['pm']).toBe(0);
  });
});
