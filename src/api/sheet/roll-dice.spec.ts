import { ordreMixte } from '../../rulesets/ordre-mixte/index.js';
import { proceduresOf, type Procedure } from '../../core/index.js';
import { rollDice } from './roll-dice.js';

const seed = 'a secret of at least thirty-two characters';
const [one, other] = proceduresOf(ordreMixte) as [Procedure, Procedure];
const opened = { book: ordreMixte, procedure: one };

/** Twenty faces of a throw: enough that two different sources never agree. */
const faces = (of: typeof opened, roll: string, by = seed, id = 'fire') => rollDice(by, of)(roll).draw(id, 20, 6);

describe('The dice of a roll', () => {
  it('The same roll has the same dice for ever', () => {
    expect(faces(opened, 'T3-A12')).toEqual(faces(opened, 'T3-A12'));
    // Written down once: a change of this line re-rolls every workbook.
    expect(
      rollDice(seed, { book: { ...ordreMixte, edition: 'e1' }, procedure: { ...one, id: 'a.b.c' } })('T3-A12').draw(
        'fire',
        8,
        6,
      ),
    ).toMatchInlineSnapshot(`
     [
       5,
       4,
       2,
       3,
       2,
       6,
       2,
       3,
     ]
    `);
  });

  it('Another roll, edition, procedure, throw or secret has others', () => {
    const all = [
      faces(opened, 'T3-A12'),
      faces(opened, 'T3-A13'),
      faces({ ...opened, book: { ...ordreMixte, edition: 'later' } }, 'T3-A12'),
      faces({ ...opened, procedure: other }, 'T3-A12'),
      faces(opened, 'T3-A12', seed, 'losses'),
      faces(opened, 'T3-A12', 'another secret of thirty-two characters'),
    ];
    expect(new Set(all.map(String)).size).toBe(all.length);
  });

  it('A throw keeps its dice when one before it has more or fewer', () => {
    const secondAfter = (first: number) => {
      const dice = rollDice(seed, opened)('T3-A12');
      return { first: dice.draw('fire', first, 6), second: dice.draw('losses', 5, 6) };
    };
    const few = secondAfter(3);
    const many = secondAfter(9);
    expect(many.second).toEqual(few.second);
    expect(many.first.slice(0, 3)).toEqual(few.first);
  });

  it('A throw made again goes on to new dice', () => {
    const dice = rollDice(seed, opened)('T3-A12');
    expect([...dice.draw('fire', 10, 6), ...dice.draw('fire', 10, 6)]).toEqual(faces(opened, 'T3-A12'));
  });

  it('Without a roll no die falls', () => {
    expect(rollDice(seed, opened)(null).draw('fire', 3, 6)).toEqual([]);
  });
});
