import { byBand, byName, modifierTable, row, type Declared } from '../../../core/index.js';
import { guardFouStacking } from './build.rulings.js';
import type { buildUnitFacts } from './unit.facts.js';

/** An attack column with a front of two bases has others behind them. */
export const fewestInAttackColumn = 3;

// prettier-ignore
export const infantryByMen = byBand('infantry-by-men', '§1.4', { it: 'Fanteria: FoU e basi per uomini reali', en: 'Infantry: FoU and bases by real men' }, [
  [0,    { fou: 4,  basesMin: 4, basesMax: 4 }],
  [1000, { fou: 6,  basesMin: 4, basesMax: 4 }],
  [1501, { fou: 8,  basesMin: 5, basesMax: 6 }],
  [2001, { fou: 10, basesMin: 8, basesMax: 8 }],
]);

/** Exactly 400 men stand in no printed band; here they are in the first, as in the example. */
// prettier-ignore
export const cavalryByMen = byBand('cavalry-by-men', '§1.4', { it: 'Cavalleria: FoU e basi per uomini reali', en: 'Cavalry: FoU and bases by real men' }, [
  [0,    { fou: 4,  bases: 4, halfBases: 2 }],
  [401,  { fou: 6,  bases: 4, halfBases: 2 }],
  [501,  { fou: 8,  bases: 6, halfBases: 3 }],
  [1001, { fou: 10, bases: 8, halfBases: 4 }],
]);

type Recruited = Declared<typeof buildUnitFacts>;

const isHighestGuard = ({ guardTier }: Recruited): boolean =>
  guardTier === 'french-old-guard' || guardTier === 'british-guard';

// prettier-ignore
export const fouModifiers = modifierTable<Recruited>('fou-modifiers', '§1.4', { it: 'Modificatori alla FoU di base', en: 'Modifiers to the base FoU' }, [
  row('old-or-british-guard',     +2, '§1.4', { it: 'Vecchia Guardia francese o Guardia britannica', en: 'French Old Guard or British Guard' }, isHighestGuard),
  row('guard-or-elite',           +1, '§1.4', { it: 'Guardia o élite', en: 'Guard or elite' },
    (f, by) => (f.experience === 'guard' || f.experience === 'elite') && (!isHighestGuard(f) || by(guardFouStacking) === 'cumulative')),
  row('conscript',                -1, '§1.4', { it: 'Coscritti', en: 'Conscripts' }, f => f.experience === 'conscript'),
  row('cuirassier-or-carabinier', +1, '§1.4', { it: 'Corazzieri o carabinieri', en: 'Cuirassiers or carabiniers' },
    f => f.arm === 'cavalry' && (f.cavalryType === 'cuirassier' || f.cavalryType === 'carabinier')),
  row('fatigued',                 -1, '§1.4', { it: 'Stanca all’inizio della battaglia', en: 'Fatigued at the start of the battle' }, f => f.fatigued),
]);

// prettier-ignore
export const batteryByGuns = byBand('battery-by-guns', '§1.4', { it: 'Batterie: FoU e basi per cannoni reali', en: 'Batteries: FoU and bases by real guns' }, [
  [0, { fou: 1, bases: 1 }],
  [6, { fou: 3, bases: 1 }],
  [9, { fou: 4, bases: 1 }],
]);

/** Below how many men a regiment is too small, and how many its brigade should then have. */
// prettier-ignore
export const smallRegiments = byName('small-regiments', '§1.1', { it: 'Reggimenti troppo piccoli: sotto quanti uomini, e uomini della brigata aggregata', en: 'Regiments too small: below how many men, and men of the aggregate' }, {
  infantry: { under: 750, minimumAggregateMen: null },
  cavalry:  { under: 250, minimumAggregateMen: 400 },
});

/** What each formation can do; a line has all its bases in front, a square and a perimeter have no front. */
// prettier-ignore
export const formationPowers = byName('formation-powers', '§1.2, §2.7', { it: 'Formazioni: fronte in basi e che cosa permettono', en: 'Formations: front in bases and what they allow' }, {
  'march-column':  { frontBases: 1,    moves: true,  roadRate: true,  fires: false, charges: false },
  'attack-column': { frontBases: 2,    moves: true,  roadRate: false, fires: true,  charges: true },
  'line':          { frontBases: null, moves: true,  roadRate: false, fires: true,  charges: true },
  'square':        { frontBases: null, moves: false, roadRate: false, fires: true,  charges: false },
  'perimeter':     { frontBases: null, moves: false, roadRate: false, fires: true,  charges: false },
  'limbered':      { frontBases: 1,    moves: true,  roadRate: true,  fires: false, charges: false },
  'deployed':      { frontBases: 1,    moves: false, roadRate: false, fires: true,  charges: false },
});
