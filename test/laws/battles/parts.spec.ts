import { rolesOf, procedureOf } from '../../../src/campaign/domain/roles.js';
import { proceduresOf, type Book } from '../../../src/core/index.js';
import { guaitana } from '../../../src/rulesets/guaitana/index.js';
import { books } from '../../../src/rulesets/index.js';
import { movimenti } from '../../../src/rulesets/movimenti/index.js';
import { BattleInMemory, hand, referee } from './battle-in-memory.js';
import { side } from './small-battle.js';

const partsOf = (book: Book, id: string): readonly string[] => {
  const procedure = procedureOf(book, id);
  return procedure ? [...rolesOf(book, procedure).keys()] : [];
};
const battle = (): BattleInMemory => new BattleInMemory(guaitana, [side(guaitana, 'north'), side(guaitana, 'south')]);

describe('The parts that stored units play', () => {
  it.each(books.flatMap(proceduresOf))('What is chosen by a part of $id is one of its facts', ({ facts, parts }) => {
    for (const { decides = [] } of Object.values(parts))
      expect(Object.keys(facts)).toEqual(expect.arrayContaining([...decides]));
  });

  it('A place is no unit, though a unit has one', () => {
    expect(partsOf(movimenti, 'movimenti.order.move')).not.toContain('table');
    expect(partsOf(movimenti, 'movimenti.referee.reposition')).toEqual(['unit']);
    expect(partsOf(movimenti, 'movimenti.referee.reorientation')).toEqual(['unit', 'target']);
  });

  it('What a page must know and a unit leaves out is as its model takes it for granted', () => {
    const game = battle();
    expect(game.state.units['north~line']?.facts).not.toHaveProperty('weapon');
    game.play(referee, 'guaitana.fire.ammunition', { unit: 'north~line' });
    expect(game.events.at(-1)?.body).toMatchObject({ facts: { weapon: 'rifle' }, outcome: { mayFire: true } });
    // What the page can do without is left to the page.
    expect(game.events.at(-1)?.body).toMatchObject({ facts: { shotsFired: undefined } });
  });

  it('What was said counts more than what goes without saying', () => {
    const game = battle();
    game.play(referee, 'guaitana.fire.ammunition', { unit: 'north~line' }, { weapon: 'musket' });
    expect(game.events.at(-1)?.body).toMatchObject({ facts: { weapon: 'musket' } });
  });

  it('Enemies that stand on the table are where they stand, and as they stand', () => {
    const placed = { x: 40, y: 0, headingDegrees: 180, width: 12, depth: 3 };
    const game = new BattleInMemory(
      movimenti,
      [side(movimenti, 'north'), side(movimenti, 'south')],
      {},
      {
        'north~line': { width: 12, depth: 3 },
        'south~line': placed,
      },
    );
    const go = (circumstances: object = {}) =>
      game.act(
        hand('north'),
        'movimenti.order.move',
        { unit: 'north~line', enemies: ['south~line'] },
        {
          steps: [{ type: 'forward', cm: 18 }],
          ...circumstances,
        },
      );
    const stopped = { kind: 'done', answer: { outcome: { stoppedBy: 'south~line' } } };
    expect(go({ enemies: [{ base: { ...placed, x: 25 } }] })).toMatchObject(stopped);
    game.give({ 'south~line': { x: 25 } });
    expect(go()).toMatchObject(stopped);
    game.give({ 'south~line': { status: 'routing' } });
    game.append(go(), hand('north'));
    expect(game.events.at(-1)?.body).toMatchObject({
      facts: { enemies: [{ id: 'south~line', combatStatus: 'routing' }] },
    });
  });

  it('Who touches acts, and not who is touched', () => {
    const game = battle();
    while (game.state.phase !== 'movement-alternating') game.advance();
    const units = { unit: 'south~line', toucher: 'north~horse' };
    const touch = (by: string) => game.act(hand(by), 'guaitana.movement.contact', units, { aspect: 'front' });
    expect(touch('south')).toMatchObject({ kind: 'refused', refusal: { kind: 'not-permitted' } });
    expect(touch('north').kind).toBe('done');
    expect(partsOf(guaitana, 'guaitana.movement.contact')).toEqual(['toucher', 'unit']);
  });
});
