import { ordreMixte } from '../../rulesets/ordre-mixte/index.js';
import { proceduresOf, type Procedure } from '../../core/index.js';
import { gameDice, gameSecret, practiceDice } from './roll-dice.js';

const seed = 'a secret of at least thirty-two characters';
const [one, other] = proceduresOf(ordreMixte) as [Procedure, Procedure];
const opened = { book: ordreMixte, procedure: one };

/** Twenty faces of a throw: enough that two different sources never agree. */
const faces = (of: typeof opened, roll: string, by = seed, id = 'fire') => practiceDice(by, of)(roll).draw(id, 20, 6);

describe('The dice of a roll without a game', () => {
  it('The same roll has the same dice for ever', () => {
    expect(faces(opened, 'T3-A12')).toEqual(faces(opened, 'T3-A12'));
    // Written down once: a change of this line re-rolls every workbook.
    expect(
      practiceDice(seed, { book: { ...ordreMixte, edition: 'e1' }, procedure: { ...one, id: 'a.b.c' } })('T3-A12').draw(
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
      const dice = practiceDice(seed, opened)('T3-A12');
      return { first: dice.draw('fire', first, 6), second: dice.draw('losses', 5, 6) };
    };
    const few = secondAfter(3);
    const many = secondAfter(9);
    expect(many.second).toEqual(few.second);
    expect(many.first.slice(0, 3)).toEqual(few.first);
  });

  it('A throw made again goes on to new dice', () => {
    const dice = practiceDice(seed, opened)('T3-A12');
    expect([...dice.draw('fire', 10, 6), ...dice.draw('fire', 10, 6)]).toEqual(faces(opened, 'T3-A12'));
  });

  it('Without a roll no die falls', () => {
    expect(practiceDice(seed, opened)(null).draw('fire', 3, 6)).toEqual([]);
  });
});

describe('The dice of a roll in a game', () => {
  const secret = gameSecret(seed, 'private', 'g_one');
  const thrown = (by: string, procedure: Procedure, roll: string, id = 'fire') =>
    gameDice(by, procedure)(roll).draw(id, 20, 6);

  it('are the same for ever', () => {
    expect(thrown(secret, one, 'T3-A12')).toEqual(thrown(gameSecret(seed, 'private', 'g_one'), one, 'T3-A12'));
    // Written down once: a change of this line re-rolls every game.
    expect(gameDice(gameSecret(seed, 'club', 'a-game'), { id: 'a.b.c' })('T3-A12').draw('fire', 8, 6)).toEqual([
      2, 3, 2, 6, 4, 4, 2, 4,
    ]);
  });

  it('are others in another game, kind of game, procedure, roll, throw and server, and without a game', () => {
    const all = [
      thrown(secret, one, 'T3-A12'),
      thrown(gameSecret(seed, 'private', 'g_two'), one, 'T3-A12'),
      thrown(gameSecret(seed, 'club', 'g_one'), one, 'T3-A12'),
      thrown(gameSecret('another secret of thirty-two characters', 'private', 'g_one'), one, 'T3-A12'),
      thrown(secret, other, 'T3-A12'),
      thrown(secret, one, 'T3-A13'),
      thrown(secret, one, 'T3-A12', 'losses'),
      faces(opened, 'T3-A12'),
    ];
    expect(new Set(all.map(String)).size).toBe(all.length);
  });

  it('do not change with the edition of the book', () => {
    const later = { ...opened, book: { ...ordreMixte, edition: 'later' } };
    expect(thrown(secret, later.procedure, 'T3-A12')).toEqual(thrown(secret, one, 'T3-A12'));
  });

  it('keep a throw when one before it grows', () => {
    const second = (first: number) => {
      const dice = gameDice(secret, one)('T3-A12');
      dice.draw('fire', first, 6);
      return dice.draw('losses', 5, 6);
    };
    expect(second(3)).toEqual(second(9));
  });

  it('fall on every face alike, and each roll and each game for itself', () => {
    /** Chi-squared of counts that should be equal; 20.5 is passed once in a thousand with five degrees of freedom. */
    const chiSquared = (counts: readonly number[]): number => {
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    };
    const many = 12_000;
    const rolls = Array.from({ length: many }, (_, i) => gameDice(secret, one)(`T${i}`).draw('fire', 1, 6)[0] ?? 0);
    const games = Array.from(
      { length: many },
      (_, i) => gameDice(gameSecret(seed, 'private', `g_${i}`), one)('T1').draw('fire', 1, 6)[0] ?? 0,
    );
    for (const drawn of [rolls, games]) {
      const counts = [1, 2, 3, 4, 5, 6].map(face => drawn.filter(one => one === face).length);
      expect(chiSquared(counts)).toBeLessThan(20.5);
      // One after the other: 36 pairs, 35 degrees of freedom.
      const pairs = new Map<number, number>();
      for (let i = 0; i + 1 < many; i += 2) {
        const pair = 6 * (drawn[i] ?? 0) + (drawn[i + 1] ?? 0);
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
      expect(pairs.size).toBe(36);
      expect(chiSquared([...pairs.values()])).toBeLessThan(66.7);
    }
    // The same roll in two games: as often the same as two dice are.
    const there = rolls.map(
      (_, i) => gameDice(gameSecret(seed, 'private', 'g_two'), one)(`T${i}`).draw('fire', 1, 6)[0],
    );
    const same = rolls.filter((face, i) => face === there[i]).length;
    expect(Math.abs(same - many / 6)).toBeLessThan(4 * Math.sqrt((many * 5) / 36));
  });

  it('are none without a roll', () => {
    expect(gameDice(secret, one)(null).draw('fire', 3, 6)).toEqual([]);
  });
});
