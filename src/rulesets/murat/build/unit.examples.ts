import type { Example } from '../../../core/index.js';
import type { buildUnitFacts, buildUnitOutcome } from './unit.facts.js';

const line = { arm: 'infantry', men: 1800 } as const;
const oldGuard = { ...line, experience: 'guard', guardTier: 'french-old-guard' } as const;
const asInTheExample = { 'cavalry-bases': 'half-table' } as const;
const nothing = {
  baseFou: null,
  fou: null,
  basesMin: null,
  basesMax: null,
  musketryDice: null,
  modifiers: [],
} as const;

export const buildUnitExamples: readonly Example<typeof buildUnitFacts, typeof buildUnitOutcome>[] = [
  {
    says: {
      it: 'Milleseicento fanti fanno almeno cinque basi',
      en: 'Sixteen hundred infantry make five bases at least',
    },
    facts: { arm: 'infantry', men: 1600 },
    outcome: { legal: true, reasons: [], baseFou: 8, fou: 8, basesMin: 5, basesMax: 6, musketryDice: 3, modifiers: [] },
    fromTheBook: '§1.2',
  },
  {
    says: { it: 'Millecinquecento ne fanno quattro', en: 'Fifteen hundred make four' },
    facts: { arm: 'infantry', men: 1500 },
    outcome: { baseFou: 6, basesMin: 4, basesMax: 4, musketryDice: 2 },
    fromTheBook: '§1.2',
  },
  {
    says: {
      it: 'Quattrocentocinquanta cavalieri su due basi, come nell’esempio',
      en: 'Four hundred and fifty troopers on two bases, as in the example',
    },
    facts: { arm: 'cavalry', men: 450 },
    rulings: asInTheExample,
    outcome: { baseFou: 6, fou: 6, basesMin: 2, basesMax: 2, musketryDice: 0 },
    fromTheBook: '§1.2',
  },
  {
    says: { it: 'Quattrocento, sempre su due basi, valgono 4', en: 'Four hundred, on two bases as well, are worth 4' },
    facts: { arm: 'cavalry', men: 400 },
    rulings: asInTheExample,
    outcome: { baseFou: 4, basesMin: 2, basesMax: 2 },
    fromTheBook: '§1.2',
  },
  {
    says: { it: 'Oltre cinquecento le basi sono tre', en: 'Above five hundred there are three bases' },
    facts: { arm: 'cavalry', men: 501 },
    rulings: asInTheExample,
    outcome: { baseFou: 8, basesMin: 3, basesMax: 3 },
    fromTheBook: '§1.2',
  },
  {
    says: {
      it: 'Milleottocento fanti: FoU 8, su quante basi si vuole',
      en: 'Eighteen hundred infantry: FoU 8, on as many bases as you like',
    },
    facts: line,
    outcome: { baseFou: 8, fou: 8, musketryDice: 3 },
    fromTheBook: 'App. 3',
  },
  {
    says: { it: 'I corazzieri austriaci di Elchingen, élite', en: 'The Austrian cuirassiers of Elchingen, elite' },
    facts: { arm: 'cavalry', men: 900, experience: 'elite', cavalryType: 'cuirassier' },
    outcome: {
      baseFou: 8,
      fou: 10,
      basesMin: 6,
      basesMax: 6,
      modifiers: [
        { id: 'guard-or-elite', value: 1 },
        { id: 'cuirassier-or-carabinier', value: 1 },
      ],
    },
  },
  {
    says: { it: 'Anche i carabinieri hanno un punto in più', en: 'Carabiniers too have a point more' },
    facts: { arm: 'cavalry', men: 900, cavalryType: 'carabinier' },
    outcome: { fou: 9, modifiers: [{ id: 'cuirassier-or-carabinier', value: 1 }] },
  },
  {
    says: { it: 'I coscritti valgono uno di meno', en: 'Conscripts are worth one less' },
    facts: { ...line, experience: 'conscript' },
    outcome: { fou: 7, musketryDice: 3, modifiers: [{ id: 'conscript', value: -1 }] },
  },
  {
    says: { it: 'Milleduecento granatieri d’élite', en: 'Twelve hundred elite grenadiers' },
    facts: { arm: 'infantry', men: 1200, experience: 'elite' },
    outcome: { baseFou: 6, fou: 7, musketryDice: 3, modifiers: [{ id: 'guard-or-elite', value: 1 }] },
  },
  {
    says: { it: 'Coscritti stanchi, in meno di mille', en: 'Tired conscripts, fewer than a thousand' },
    facts: { arm: 'infantry', men: 999, experience: 'conscript', fatigued: true },
    outcome: {
      baseFou: 4,
      fou: 2,
      musketryDice: 1,
      modifiers: [
        { id: 'conscript', value: -1 },
        { id: 'fatigued', value: -1 },
      ],
    },
  },
  {
    says: { it: 'La Vecchia Guardia ha due punti in tutto', en: 'The Old Guard has two points in all' },
    facts: oldGuard,
    outcome: { fou: 10, musketryDice: 4, modifiers: [{ id: 'old-or-british-guard', value: 2 }] },
  },
  {
    says: { it: 'Per il club la Vecchia Guardia ne ha tre', en: 'At this club the Old Guard has three' },
    facts: oldGuard,
    rulings: { 'guard-fou-stacking': 'cumulative' },
    outcome: {
      fou: 11,
      modifiers: [
        { id: 'old-or-british-guard', value: 2 },
        { id: 'guard-or-elite', value: 1 },
      ],
    },
  },
  {
    says: { it: 'La Guardia britannica, più di duemila uomini', en: 'The British Guard, more than two thousand men' },
    facts: { arm: 'infantry', men: 2001, experience: 'guard', guardTier: 'british-guard' },
    outcome: { baseFou: 10, fou: 12, basesMin: 8, basesMax: 8, modifiers: [{ id: 'old-or-british-guard', value: 2 }] },
  },
  {
    says: { it: 'La Guardia di altri eserciti ne ha uno', en: 'The Guard of other armies has one' },
    facts: { ...line, experience: 'guard', guardTier: 'guard' },
    outcome: { fou: 9, modifiers: [{ id: 'guard-or-elite', value: 1 }] },
  },
  {
    says: { it: 'Un grosso reggimento di ulani', en: 'A big regiment of uhlans' },
    facts: { arm: 'cavalry', men: 1001, cavalryType: 'lancer' },
    outcome: { baseFou: 10, fou: 10, basesMin: 8, basesMax: 8, musketryDice: 0 },
  },
  {
    says: { it: 'Per il club 400 cavalieri valgono 6', en: 'At this club 400 troopers are worth 6' },
    facts: { arm: 'cavalry', men: 400 },
    rulings: { 'cavalry-exactly-400': 'fou-6' },
    outcome: { baseFou: 6, basesMin: 4, basesMax: 4 },
  },
  {
    says: { it: 'Tremiladuecento fanti valgono ancora 10', en: 'Thirty-two hundred infantry are still worth 10' },
    facts: { arm: 'infantry', men: 3200 },
    outcome: { legal: true, baseFou: 10, fou: 10, musketryDice: 4 },
  },
  {
    says: { it: 'Per il club vanno divisi', en: 'At this club they must be split' },
    facts: { arm: 'infantry', men: 3200 },
    rulings: { 'infantry-over-3000': 'reject' },
    outcome: { legal: false, reasons: ['men-out-of-range'], ...nothing },
    notAllowed: true,
  },
  {
    says: { it: 'I cannoni si contano altrove', en: 'Guns are counted elsewhere' },
    facts: { arm: 'artillery', men: 120 },
    outcome: { legal: false, reasons: ['arm-not-built-here'], ...nothing },
    notAllowed: true,
  },
];
