import { books } from '../../rulesets/index.js';
import { readClubRules } from './club-rules.js';

const faultsOf = (sent: unknown) => {
  const read = readClubRules(sent, books);
  return read.ok ? [] : read.faults.map(({ path, code }) => `${path} ${code}`);
};

describe('The rules of a club', () => {
  it('are read by the book they are for', () => {
    const rules = {
      'ordre-mixte': {
        rulings: { 'limbered-crossing': 'artillery-excluded' },
        house: { 'ordre-mixte.fire.resolve': { elite: 'off' } },
      },
      murat: {},
    };
    expect(readClubRules(rules, books)).toEqual({
      ok: true,
      value: { ...rules, murat: { rulings: {}, house: {} } },
    });
  });

  it('are told all their faults at once, each with its place', () => {
    const rules = {
      'ordre-mixte': {
        rulings: { 'limbered-crossing': 'maybe', 'no-such': 'x' },
        house: { 'ordre-mixte.fire.resolve': { elite: 'much', nonsense: 1 }, 'ordre-mixte.fire.none': {} },
        other: 1,
      },
      chess: {},
      murat: 7,
    };
    expect(faultsOf(rules)).toEqual([
      'rules.ordre-mixte request/wrong-kind',
      'rules.ordre-mixte.rulings.limbered-crossing ruling/unknown-option',
      'rules.ordre-mixte.rulings.no-such ruling/unknown',
      'rules.ordre-mixte.house.ordre-mixte.fire.resolve.elite house/not-understood',
      'rules.ordre-mixte.house.ordre-mixte.fire.resolve.nonsense house/unknown-row',
      'rules.ordre-mixte.house.ordre-mixte.fire.none request/unknown-procedure',
      'rules.chess request/unknown-field',
      'rules.murat request/wrong-kind',
    ]);
  });

  it.each([null, [], 'murat', 7])('are not %j', sent => {
    expect(faultsOf(sent)).toHaveLength(1);
  });
});
