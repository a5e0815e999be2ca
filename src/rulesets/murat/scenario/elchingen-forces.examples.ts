import type { Example } from '../../../core/index.js';
import type { elchingenForcesFacts, elchingenForcesOutcome, RosterLine } from './elchingen-forces.facts.js';

const unsaid = {
  id: null,
  name: null,
  side: null,
  divisionId: null,
  brigadeId: null,
  nation: null,
  arm: null,
  level: null,
  quality: null,
  infantryClass: null,
  cavalryWeight: null,
  cavalryType: null,
  artilleryType: null,
  calibre: null,
  bases: null,
  experience: null,
  fouInitial: null,
  sharpshooters: null,
  impetuous: null,
  skirmishers: null,
  battleCavalry: null,
  lance: null,
} satisfies RosterLine;

const frenchReserve = { ...unsaid, side: 'french', nation: 'french', divisionId: 'french-corps-reserve' } as const;
const reserveInfantry = {
  ...frenchReserve,
  arm: 'infantry',
  infantryClass: 'formed',
  sharpshooters: true,
  impetuous: true,
} as const;
const reserveOf = (batteryFou: number): readonly RosterLine[] => [
  {
    ...reserveInfantry,
    id: 'french-elite',
    name: 'Élite: compagnie granatieri dei reggimenti',
    bases: 4,
    experience: 'elite',
    fouInitial: 7,
  },
  {
    ...reserveInfantry,
    id: 'french-59th-line-reserve',
    name: '59° Rgt. Linea (2 bt.), riserva',
    bases: 5,
    experience: 'veteran',
    fouInitial: 8,
    skirmishers: true,
  },
  {
    ...frenchReserve,
    id: 'french-reserve-battery',
    name: 'Batteria a piedi della riserva (8 lbs)',
    arm: 'artillery',
    artilleryType: 'foot',
    calibre: '6-8-9',
    bases: 1,
    experience: 'veteran',
    fouInitial: batteryFou,
  },
];

export const elchingenForcesExamples: readonly Example<typeof elchingenForcesFacts, typeof elchingenForcesOutcome>[] = [
  {
    says: {
      it: 'La riserva di Ney: granatieri, un reggimento e una batteria',
      en: 'Ney’s reserve: grenadiers, a regiment and a battery',
    },
    facts: { division: 'french-corps-reserve' },
    outcome: {
      rolledQuality: null,
      units: reserveOf(3),
      fouInitial: { french: 98, austrian: 103 },
      breakPoint: { french: 40, austrian: 42 },
    },
  },
  {
    says: {
      it: 'I due ordini di battaglia al completo: 98 FoU contro 103',
      en: 'Both orders of battle in full: 98 FoU against 103',
    },
    facts: {},
    outcome: { fouInitial: { french: 98, austrian: 103 }, breakPoint: { french: 40, austrian: 42 } },
  },
  {
    says: {
      it: 'Per il club contano anche le batterie, 3 FoU ciascuna: 110 contro 118',
      en: 'At this club the batteries count too, 3 FoU each: 110 against 118',
    },
    facts: { division: 'french-corps-reserve' },
    rulings: { 'scenario-fou-artillery': 'include' },
    outcome: { fouInitial: { french: 110, austrian: 118 }, breakPoint: { french: 44, austrian: 48 } },
  },
  {
    says: {
      it: 'Batterie da 4 FoU: la somma non cambia, perché non contano',
      en: 'Batteries of 4 FoU: the sum is the same, for they do not count',
    },
    facts: { batteryFou: 4, division: 'french-corps-reserve' },
    outcome: {
      units: reserveOf(4),
      fouInitial: { french: 98, austrian: 103 },
      breakPoint: { french: 40, austrian: 42 },
    },
  },
  {
    says: {
      it: 'Ney tira 8: francese nel 1805, con il +1 è eccellente',
      en: 'Ney throws 8: French in 1805, with the +1 he is excellent',
    },
    facts: { division: 'french-corps-reserve', rollFor: 'ney' },
    dice: [8],
    outcome: { rolledQuality: 'excellent', units: reserveOf(3) },
  },
  {
    says: {
      it: 'Hohenzollern tira 3: austriaco nel 1805, con il -1 è scarso',
      en: 'Hohenzollern throws 3: Austrian in 1805, with the -1 he is poor',
    },
    facts: { division: 'austrian-reserve', rollFor: 'hohenzollern' },
    dice: [3],
    outcome: {
      rolledQuality: 'poor',
      units: [
        {
          ...unsaid,
          id: 'hohenzollern',
          name: 'FM Hohenzollern',
          side: 'austrian',
          divisionId: 'austrian-reserve',
          brigadeId: 'hohenzollern',
          nation: 'austrian',
          arm: 'general',
          level: 'brigade',
          quality: 'poor',
          bases: 1,
        },
        ...(['2', '8'] as const).map(number => ({
          ...unsaid,
          id: number === '2' ? 'austrian-2nd-cuirassiers' : 'austrian-8th-cuirassiers',
          name: `${number}° Rgt. Corazzieri`,
          side: 'austrian',
          divisionId: 'austrian-reserve',
          brigadeId: 'hohenzollern',
          nation: 'austrian' as const,
          arm: 'cavalry' as const,
          cavalryWeight: 'heavy' as const,
          cavalryType: 'cuirassier' as const,
          bases: 3,
          experience: 'elite' as const,
          fouInitial: 10,
          battleCavalry: true,
        })),
        {
          ...unsaid,
          id: 'hohenzollern-battery',
          name: 'Batteria a cavallo di Hohenzollern (6 lbs)',
          side: 'austrian',
          divisionId: 'austrian-reserve',
          brigadeId: 'hohenzollern',
          nation: 'austrian',
          arm: 'artillery',
          artilleryType: 'horse',
          calibre: '6-8-9',
          bases: 1,
          experience: 'veteran',
          fouInitial: 3,
        },
      ],
    },
  },
  {
    says: {
      it: 'Il valore di Hohenzollern è già noto: non resta niente da tirare per la riserva',
      en: 'Hohenzollern’s value is already known: nothing is left to roll for the reserve',
    },
    facts: { division: 'austrian-reserve', qualities: [{ general: 'hohenzollern', quality: 'excellent' }] },
    outcome: { fouInitial: { french: 98, austrian: 103 } },
  },
];
