import { books } from '../../rulesets/index.js';
import { murat } from '../../rulesets/murat/index.js';
import { ordreMixte } from '../../rulesets/ordre-mixte/index.js';
import { procedureOf, rolesOf } from './roles.js';
import { newUnitId, readRoster, rosterReport } from './roster.js';

const plain = { rulings: {}, house: {} };
const line = { name: '6e léger', facts: { arm: 'infantry', fouInitial: 12 } };
const unit = (facts: object, name = 'Unità') => ({ id: newUnitId(), name, facts: { ...facts } });

describe('A roster', () => {
  it('Reads its units by the model of the book, and gives each an id that tells nothing', () => {
    const read = readRoster(murat, [line, line]);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const [one, other] = read.value;
    expect(one?.id).toMatch(/^[0-9a-z]{10}$/);
    expect(one?.id).not.toBe(other?.id);
    expect(one).toMatchObject(line);
  });

  it('Tells all that is wrong with all units at once, each at its place', () => {
    const read = readRoster(murat, [
      line,
      { name: 'x', facts: { arm: 'infantri', fouInitial: 99 } },
      { name: 'y', facts: { fouInitial: 3, fouCurrent: 5 } },
      { name: 'z', facts: [] },
      { name: 'w', facts: { side: 'french' } },
      { id: newUnitId(), name: 'v', facts: {} },
    ]);
    expect(read.ok ? [] : read.faults.map(({ path }) => path)).toEqual([
      'units.1.arm',
      'units.1.fouInitial',
      'units.2.fouCurrent',
      'units.3.facts',
      'units.4.facts.side',
      'units.5.id',
    ]);
  });

  it('Keeps the id of a unit that it has already, once', () => {
    const known = [unit(line.facts)];
    const id = known[0]?.id ?? '';
    const kept = readRoster(murat, [{ ...line, id }, line], known);
    expect(kept.ok && kept.value[0]?.id).toBe(id);
    expect(
      readRoster(
        murat,
        [
          { ...line, id },
          { ...line, id },
        ],
        known,
      ),
    ).toMatchObject({
      ok: false,
      faults: [{ path: 'units.1.id', code: 'fact/impossible' }],
    });
  });

  it('Is judged by the procedures of its book, which cite', () => {
    const { ready, units } = rosterReport(
      murat,
      [unit(line.facts), unit({ arm: 'general', level: 'brigade' })],
      plain,
      'it',
    );
    expect(ready).toBe(true);
    expect(units[0]?.checks.map(({ procedure }) => procedure)).toEqual(murat.rosterChecks);
    for (const { answer } of units[0]?.checks ?? []) expect(answer.cites.length).toBeGreaterThan(0);
    // A general has no formation to be judged.
    expect(units[1]?.checks.map(({ procedure }) => procedure)).not.toContain('murat.build.formation-check');
  });

  it('Does not take the field with a unit that the book forbids, or with none', () => {
    const narrow = unit({ arm: 'infantry', fouInitial: 6, bases: 2, formation: 'attack-column' });
    const { ready, units } = rosterReport(murat, [unit(line.facts), narrow], plain, 'en');
    expect(ready).toBe(false);
    expect(units.map(report => report.ready)).toEqual([true, false]);
    expect(units[1]?.checks[0]?.answer).toMatchObject({
      procedure: 'murat.build.formation-check',
      status: 'not-allowed',
    });
    expect(rosterReport(murat, [], plain, 'en').ready).toBe(false);
  });

  it('Is judged as the club reads the book', () => {
    const cavalry = [unit({ arm: 'cavalry', fouInitial: 6, formation: 'attack-column' })];
    const rulings = { 'cavalry-attack-column': 'forbidden' };
    expect(rosterReport(murat, cavalry, plain, 'en').ready).toBe(true);
    expect(rosterReport(murat, cavalry, { ...plain, rulings }, 'en').ready).toBe(false);
  });

  it('Tells what has gone wrong since it was written', () => {
    const { ready, units } = rosterReport(murat, [unit({ arm: 'elephant' })], plain, 'en');
    expect(ready).toBe(false);
    expect(units[0]?.faults).toMatchObject([{ path: 'units.0.arm', code: 'fact/not-one-of' }]);
  });

  it('Of Ordre Mixte is judged too', () => {
    const facts = { arm: 'infantry', formation: 'line', totalBases: 8, frontRankBases: 8, pm: 10 };
    const { ready, units } = rosterReport(ordreMixte, [unit(facts)], plain, 'it');
    expect({ ready, checks: units[0]?.checks.length }).toEqual({ ready: true, checks: 1 });
  });

  it.each(books)('The checks of $id are procedures that look at a unit', book => {
    expect(book.rosterChecks?.length).toBeGreaterThan(0);
    for (const id of book.rosterChecks ?? []) {
      const procedure = procedureOf(book, id);
      expect(procedure && [...rolesOf(book, procedure).keys()]).toEqual(['unit']);
    }
  });
});
