import type { Example } from '../../../core/index.js';
import type { fireResolveFacts, fireResolveOutcome } from './resolve.facts.js';

const volley = { arm: 'infantry', firingBases: 4, rangeBand: 'long', targetFormation: 'line', targetPm: 5 } as const;
const battery = {
  arm: 'artillery',
  artilleryWeight: 'heavy',
  firingBases: 3,
  rangeBand: 'short',
  targetFormation: 'column',
  targetPm: 6,
} as const;

export const fireResolveExamples: readonly Example<typeof fireResolveFacts, typeof fireResolveOutcome>[] = [
  {
    says: { it: 'Una linea tira al 40% e il D100 segna 17', en: 'A line fires at 40% and the D100 shows 17' },
    facts: volley,
    dice: [17],
    outcome: {
      canFire: true,
      reason: null,
      percentage: 40,
      automaticLosses: 0,
      rolledAgainst: 40,
      losses: 1,
      targetPmAfter: 4,
    },
  },
  {
    says: { it: 'Lo stesso tiro con 93: nessuna perdita', en: 'The same shot with 93: no loss' },
    facts: volley,
    dice: [93],
    outcome: { losses: 0, targetPmAfter: 5 },
  },
  {
    says: {
      it: 'Tre basette di pezzi pesanti a gittata corta su una colonna: 120%',
      en: 'Three bases of heavy guns at short range into a column: 120%',
    },
    facts: battery,
    dice: [21],
    outcome: { percentage: 120, automaticLosses: 1, rolledAgainst: 20, losses: 1, targetPmAfter: 5 },
  },
  {
    says: { it: 'Le perdite non portano i PM sotto zero', en: 'Losses never bring PM below zero' },
    facts: { ...battery, targetPm: 1 },
    dice: [20],
    outcome: { losses: 2, targetPmAfter: 0 },
  },
  {
    says: { it: 'Fuori gittata: nessun dado, nessuna perdita', en: 'Out of range: no die, no loss' },
    facts: { ...volley, rangeBand: 'out-of-range' },
    outcome: {
      canFire: false,
      reason: 'out-of-range',
      percentage: 0,
      modifiers: [],
      automaticLosses: 0,
      rolledAgainst: null,
      losses: 0,
      targetPmAfter: 5,
    },
    notAllowed: true,
  },
  {
    says: { it: 'Percentuale nulla: si tira a vuoto', en: 'A percentage of nil: the volley is wasted' },
    facts: { ...volley, firingBases: 1, quality: 'recruit', targetCover: 'heavy' },
    outcome: { canFire: true, percentage: 0, rolledAgainst: null, losses: 0, targetPmAfter: 5 },
  },
  {
    says: { it: 'Per il club due unità sommano le percentuali', en: 'At this club two units add their percentages' },
    facts: { ...volley, otherPercentage: 70 },
    rulings: { 'combined-fire': 'sum-percentages' },
    dice: [10],
    outcome: { percentage: 40, automaticLosses: 1, rolledAgainst: 10, losses: 2, targetPmAfter: 3 },
  },
  {
    says: {
      it: 'Per il club ogni tiro che causa perdite porta un test',
      en: 'At this club every shot that causes losses brings a test',
    },
    facts: volley,
    rulings: { 'one-test-per-phase': 'one-per-loss-source' },
    dice: [1],
    outcome: { losses: 1 },
  },
  {
    says: {
      it: 'Per il club il tiro toglie una basetta, non un PM',
      en: 'At this club fire takes a base, not a PM',
    },
    facts: volley,
    rulings: { 'loss-unit': 'one-base' },
    dice: [9],
    outcome: { losses: 1, targetPmAfter: 5 },
  },
];
