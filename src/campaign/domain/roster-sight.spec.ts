import { seesRoster, type FieldedSide, type RosterViewer } from './roster-sight.js';

const forAll = { id: 'r', madeBy: 'maker', visibility: 'club' } as const;
const secret = { ...forAll, visibility: 'private' } as const;
const north: FieldedSide = { battle: 'b', side: 'north', roster: 'r', players: ['nora'] };
const south: FieldedSide = { battle: 'b', side: 'south', roster: 's', players: ['sara'] };

const member = (name: string): RosterViewer => ({ member: name, judges: false });
const referee = (name: string): RosterViewer => ({ member: name, judges: true });
const anybody: RosterViewer = { member: null, judges: false };
const everybody = {
  maker: member('maker'),
  nora: member('nora'),
  sara: member('sara'),
  other: member('other'),
  referee: referee('rita'),
  'a referee who plays south': referee('sara'),
  'a public key': anybody,
};
const seenBy = (roster: typeof forAll | typeof secret, fielded: readonly FieldedSide[]) =>
  Object.entries(everybody).flatMap(([name, viewer]) => (seesRoster(roster, fielded, viewer) ? [name] : []));

describe('A roster that no open battle uses', () => {
  it('is for the whole club', () => {
    expect(seenBy(forAll, [])).toEqual(Object.keys(everybody));
  });

  it('if it is private, is for its maker and the referees', () => {
    expect(seenBy(secret, [])).toEqual(['maker', 'referee', 'a referee who plays south']);
  });
});

describe('A roster of a side, while the battle is open', () => {
  it.each([forAll, secret])('is for those who play it, and never for those who play against it: %p', roster => {
    expect(seenBy(roster, [north, south])).toEqual(['maker', 'nora', 'referee']);
  });

  it('is not opened to an opponent by another battle in which he plays it', () => {
    const elsewhere = { battle: 'c', side: 'west', roster: 'r', players: ['sara'] };
    expect(seenBy(forAll, [north, south, elsewhere])).toEqual(['maker', 'nora', 'referee']);
  });

  it('does not hide the rosters of others', () => {
    expect(seenBy({ ...forAll, id: 'x' as 'r' }, [north, south])).toEqual(Object.keys(everybody));
  });
});
