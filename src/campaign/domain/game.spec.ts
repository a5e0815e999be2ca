import { changedSince, gameLimits, newUse, recordUses, type GameStanding, type NewUse } from './game.js';

const open: GameStanding = { ruleset: null, ended: false, rolls: 0, size: 0 };
const use = (roll: string, facts: object = {}, faces: readonly number[] = [4]): NewUse =>
  newUse({
    ruleset: 'murat',
    procedure: 'murat.fire.musketry',
    edition: '1',
    roll,
    asked: { facts, rulings: {}, house: {} },
    throws: [{ id: 'fire', sides: 6, faces }],
    member: 'm',
    key: 'k',
  });
const versions = (game: GameStanding, known: readonly NewUse[], uses: readonly NewUse[]) =>
  recordUses(game, known, uses).added.map(({ use: { roll }, position, version }) => [roll, position, version]);
const saidOf = (game: Partial<GameStanding>, known: readonly NewUse[], one: NewUse) => {
  const [kept] = recordUses({ ...open, ...game }, known, [one]).kept;
  return typeof kept === 'object' ? kept.says.en : kept;
};

describe('What is recorded of a game', () => {
  it('is each use once, in order and without gaps', () => {
    const uses = [use('T1'), use('T2'), use('T1'), use('T1', { bases: 3 }), use('T2')];
    expect(versions(open, [], uses)).toEqual([['T1', 1, 1], ['T2', 2, 1], ['T1', 3, 2]]); // prettier-ignore
    expect(recordUses(open, [], uses).kept).toEqual(Array(5).fill('kept'));
    expect(versions({ ...open, rolls: 2 }, [use('T1'), use('T2')], uses)).toEqual([['T1', 3, 2]]);
  });

  it('is the same use whatever the order of its facts, and another with another choice or other dice', () => {
    expect(use('T1', { a: 1, b: 2 }).fingerprint).toBe(use('T1', { b: 2, a: 1 }).fingerprint);
    expect(use('T1', { a: 1 }, [4]).fingerprint).not.toBe(use('T1', { a: 1 }, [5]).fingerprint);
  });

  it('is nothing new once the game has ended', () => {
    expect(saidOf({ ended: true }, [use('T1')], use('T1'))).toBe('kept');
    expect(saidOf({ ended: true }, [use('T1')], use('T2'))).toMatch(/^the game has ended: its rolls/);
    expect(saidOf({ ended: true }, [use('T1')], use('T1', { a: 1 }))).toMatch(/^the game has ended: the facts/);
  });

  it('has bounds, and says which', () => {
    expect(saidOf({ rolls: gameLimits.rolls }, [use('T1')], use('T1'))).toBe('kept');
    expect(saidOf({ rolls: gameLimits.rolls }, [], use('T1'))).toMatch(/^the game is full \(10000 rolls/);
    expect(saidOf({ rolls: gameLimits.rolls - 1 }, [], use('T1'))).toBe('kept');
    expect(saidOf({ size: gameLimits.size }, [], use('T1'))).toMatch(/^the game is full/);
    expect(saidOf({}, [], use('T1', { text: 'x'.repeat(gameLimits.use) }))).toMatch(/^the facts of this roll are too/);
    const changes = Array.from({ length: gameLimits.changes }, (_, i) => use('T1', { i }));
    expect(saidOf({}, changes, use('T1'))).toBe('kept');
    expect(saidOf({}, [...changes, use('T1')], use('T1', { i: 99 }))).toMatch(/have changed 20 times/);
    expect(saidOf({}, [...changes, use('T1')], use('T2'))).toBe('kept');
    expect(saidOf({ ruleset: 'guaitana' }, [], use('T1'))).toMatch(/^the game is played by guaitana/);
    expect(saidOf({ ruleset: 'murat' }, [], use('T1'))).toBe('kept');
  });

  it('has no more than a game may hold, also of many at once', () => {
    const uses = Array.from({ length: 5 }, (_, i) => use(`T${i}`));
    const { kept, added, rolls } = recordUses({ ...open, rolls: gameLimits.rolls - 2 }, [], uses);
    expect([kept.filter(one => one === 'kept').length, added.length, rolls]).toEqual([2, 2, gameLimits.rolls]);
  });
});

describe('A late change', () => {
  it('is told by the names of what differs', () => {
    const first = use('T1', { bases: 4, range: 'long' });
    expect(changedSince(first, use('T1', { bases: 3, range: 'long', cover: true }))).toEqual(['bases', 'cover']);
    expect(changedSince(first, use('T1', { bases: 4, range: 'long' }, [5]))).toEqual(['dice']);
    const house = { ...first, asked: { ...first.asked, rulings: { a: 'b' }, house: { elite: 8 } } };
    expect(changedSince(first, house)).toEqual(['ruling.a', 'house.elite']);
  });
});
