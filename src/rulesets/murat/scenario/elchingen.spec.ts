import { elchingenOrderOfBattle } from './elchingen.forces.js';
import { elchingen } from './elchingen.js';
import { elchingenDivision } from './elchingen.words.js';
import { openingUnits } from './scenario.js';

const units = openingUnits(elchingen, { batteryFou: 3, qualities: new Map() });
const fouOf = (side: string, arms: readonly string[] = ['infantry', 'cavalry']): number =>
  units
    .filter(unit => unit.side === side && arms.includes(unit.arm))
    .reduce((sum, unit) => sum + (unit.fouInitial ?? 0), 0);
const fouBy = (field: 'divisionId' | 'brigadeId'): { readonly [id: string]: number } => {
  const sums: Record<string, number> = {};
  for (const unit of units.filter(({ arm }) => arm === 'infantry' || arm === 'cavalry'))
    sums[unit[field]] = (sums[unit[field]] ?? 0) + (unit.fouInitial ?? 0);
  return sums;
};

describe('The order of battle of Elchingen', () => {
  it('has 98 French FoU against 103 Austrian, 110 against 118 with batteries of 3', () => {
    expect([fouOf('french'), fouOf('austrian')]).toEqual([98, 103]);
    const all = ['infantry', 'cavalry', 'artillery'];
    expect([fouOf('french', all), fouOf('austrian', all)]).toEqual([110, 118]);
  });

  it('has the FoU of every division and brigade as the book adds them up', () => {
    expect(fouBy('divisionId')).toEqual({
      'french-2nd': 32,
      'french-3rd': 32,
      'french-corps-reserve': 15,
      'french-cavalry': 19,
      'austrian-1st': 43,
      'austrian-2nd': 40,
      'austrian-reserve': 20,
    });
    expect(fouBy('brigadeId')).toMatchObject({
      saaufeld: 22,
      genegdegh: 21,
      mescery: 19,
      auesperg: 21,
      hohenzollern: 20,
    });
  });

  it('prints a musketry value beside all infantry and nothing else: a third of the FoU, rounded up', () => {
    for (const { id, unit, printed } of elchingenOrderOfBattle)
      expect({ id, musketry: printed.musketry }).toEqual({
        id,
        musketry: unit.arm === 'infantry' ? Math.ceil((unit.fouInitial ?? 0) / 3) : null,
      });
  });

  it('has every unit once, in its place: 18 French and 19 Austrian, ten generals and eight', () => {
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
    const many = (side: string, general: boolean): number =>
      units.filter(unit => unit.side === side && (unit.arm === 'general') === general).length;
    expect([many('french', false), many('austrian', false)]).toEqual([18, 19]);
    expect([many('french', true), many('austrian', true)]).toEqual([10, 8]);
    for (const unit of units) {
      expect(unit.nation).toBe(unit.side);
      expect(unit.level === 'corps' ? [''] : elchingenDivision.values).toContain(unit.divisionId);
    }
  });

  it('has a general for every brigade, and a commander for each side', () => {
    const brigades = new Set(units.map(({ brigadeId }) => brigadeId).filter(id => id !== ''));
    const led = units.filter(({ level }) => level === 'brigade').map(({ brigadeId }) => brigadeId);
    expect([...led].sort()).toEqual([...brigades].sort());
    for (const { id, commander } of elchingen.sides)
      expect(units.find(unit => unit.id === commander)).toMatchObject({ side: id, level: 'corps' });
  });

  it('opens with complete units, each of them the book’s own, batteries and generals as the players settle them', () => {
    const opened = openingUnits(elchingen, { batteryFou: 4, qualities: new Map([['ney', 'excellent']]) });
    const find = (id: string) => opened.find(unit => unit.id === id);
    expect(find('ney')).toMatchObject({
      arm: 'general',
      level: 'corps',
      quality: 'excellent',
      alive: true,
      fouInitial: null,
    });
    expect(find('riesch')?.quality).toBeNull();
    expect(find('french-horse-battery')).toMatchObject({
      artilleryType: 'horse',
      calibre: '3-4',
      experience: 'elite',
      fouInitial: 4,
      bases: 1,
    });
    expect(find('austrian-2nd-uhlans')).toMatchObject({
      cavalryType: 'lancer',
      lance: true,
      battleCavalry: false,
      fouInitial: 4,
    });
    expect(find('french-6th-chasseurs')).toMatchObject({
      infantryClass: 'light',
      openOrder: false,
      sharpshooters: true,
      impetuous: true,
      skirmishers: true,
    });
    expect(find('french-elite')).toMatchObject({
      sharpshooters: true,
      impetuous: true,
      skirmishers: false,
      experience: 'elite',
      bases: 4,
    });
  });

  it('deploys everybody somewhere, by zones that the scenario names', () => {
    for (const { zone } of elchingen.orderOfBattle) expect(Object.keys(elchingen.zones)).toContain(zone);
    const inZone = (zone: string): number => elchingen.orderOfBattle.filter(force => force.zone === zone).length;
    // Loison’s five units with their three generals, the battery of the reserve, and Ney.
    expect(inZone('e-f')).toBe(10);
    // The reserve with its general, and Riesch.
    expect(inZone('behind-ober-elchingen')).toBe(5);
    expect([inZone('b-d'), inZone('a-b'), inZone('beyond-danube')]).toEqual([11, 11, 18]);
  });
});
