import { count, group, list, text, usually, yesNo } from '../core/index.js';
import { murat } from '../rulesets/murat/index.js';
import { elchingen } from '../rulesets/murat/scenario/index.js';
import { orderOfBattleCsv } from './order-of-battle.js';

const says = { it: 'Fatto', en: 'Fact' };
const unit = group(says, 'Unit', {
  id: text(says),
  side: text(says),
  bases: usually(4, count(says, 1, 50)),
  guard: usually(false, yesNo(says)),
  special: list(says, text(says), 0, 5),
});

describe('The CSV of an order of battle', () => {
  it('names the fields that somebody states, in the order of the unit model, and what only the roster knows after them', () => {
    const csv = orderOfBattleCsv(unit, [
      { musketry: 3, bases: 5, id: 'a', side: 'french' },
      { id: 'b', side: 'french', bases: null, guard: true },
    ]);
    expect(csv).toBe('id,side,bases,guard,musketry\r\na,french,5,,3\r\nb,french,,true,\r\n');
  });

  it('quotes commas and quotation marks, and keeps every unit on its line', () => {
    const csv = orderOfBattleCsv(unit, [{ id: 'The "Die-hards", 57th', side: 'red\r\ncoats', special: ['a', 'b'] }]);
    expect(csv).toBe('id,side,special\r\n"The ""Die-hards"", 57th",red coats,a; b\r\n');
  });

  it('lets no spreadsheet calculate a name or take a calibre for a date', () => {
    expect(orderOfBattleCsv(unit, [{ id: '=1+1', side: '3-4' }])).toBe("id,side\r\n'=1+1,'3-4\r\n");
  });

  it('of nobody is nothing but a line end', () => {
    expect(orderOfBattleCsv(unit, [])).toBe('\r\n');
  });

  it('of Elchingen has a line for each of its 55 units', () => {
    const csv = orderOfBattleCsv(
      murat.unit,
      elchingen.orderOfBattle.map(({ unit: said, printed, zone }) => ({ ...said, ...printed, zone })),
    );
    const lines = csv.split('\r\n');
    expect(lines).toHaveLength(1 + 55 + 1);
    expect(lines[0]).toBe(
      'id,name,side,divisionId,brigadeId,nation,arm,infantryClass,cavalryWeight,cavalryType,artilleryType,calibre,' +
        'experience,fouInitial,bases,sharpshooters,impetuous,skirmishers,battleCavalry,lance,level,musketry,zone',
    );
    expect(lines).toContain(
      'french-6th-chasseurs,6° Rgt. Chasseurs,french,french-2nd,villate,french,infantry,light,,,,,' +
        'veteran,8,5,true,true,true,,,,3,e-f',
    );
    expect(lines).toContain(
      "mescery-battery,Batteria a piedi di Mescery (3 lbs),austrian,austrian-2nd,mescery,austrian,artillery,,,,foot,'3-4," +
        'veteran,,1,,,,,,,,a-b',
    );
    // Every line has as many cells as the first; no name of this battle needs quotes with a comma in them but one.
    for (const line of lines.slice(1, -1)) expect(line.replace(/"[^"]*"/g, '').split(',')).toHaveLength(23);
  });
});
