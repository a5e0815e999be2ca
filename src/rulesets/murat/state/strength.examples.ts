import type { Example } from '../../../core/index.js';
import type { stateStrengthFacts, stateStrengthOutcome } from './strength.facts.js';

const sound = { thirdLost: false, decimated: false, dissolved: false, canHoldObjective: true } as const;

export const stateStrengthExamples: readonly Example<typeof stateStrengthFacts, typeof stateStrengthOutcome>[] = [
  {
    says: { it: 'Intatto', en: 'Untouched' },
    facts: { fouInitial: 8, fouCurrent: 8 },
    outcome: { lost: 0, ...sound },
  },
  {
    says: { it: 'Due perdite su otto non sono un terzo', en: 'Two losses of eight are not a third' },
    facts: { fouInitial: 8, fouCurrent: 6 },
    outcome: { lost: 2, ...sound },
  },
  {
    says: { it: 'Tre perdite su nove sono un terzo', en: 'Three losses of nine are a third' },
    facts: { fouInitial: 9, fouCurrent: 6 },
    outcome: { lost: 3, thirdLost: true, decimated: false, dissolved: false, canHoldObjective: true },
  },
  {
    says: { it: 'Da 9 a 3: decimato', en: 'From 9 to 3: decimated' },
    facts: { fouInitial: 9, fouCurrent: 3 },
    outcome: { lost: 6, thirdLost: true, decimated: true, dissolved: false, canHoldObjective: false },
  },
  {
    says: { it: 'Da 8 a 3: non ancora decimato', en: 'From 8 to 3: not yet decimated' },
    facts: { fouInitial: 8, fouCurrent: 3 },
    outcome: { lost: 5, thirdLost: true, decimated: false, canHoldObjective: true },
  },
  {
    says: { it: 'Da 8 a 2: decimato', en: 'From 8 to 2: decimated' },
    facts: { fouInitial: 8, fouCurrent: 2 },
    outcome: { lost: 6, decimated: true, canHoldObjective: false },
  },
  {
    says: { it: 'Non resta più nessuno', en: 'Nobody is left' },
    facts: { fouInitial: 8, fouCurrent: 0 },
    outcome: { lost: 8, thirdLost: true, decimated: true, dissolved: true, canHoldObjective: false },
  },
  {
    says: {
      it: 'Per il club si arrotonda per difetto: cinque perdite su otto decimano',
      en: 'At this club thresholds are rounded down: five losses of eight decimate',
    },
    facts: { fouInitial: 8, fouCurrent: 3 },
    rulings: { 'loss-thresholds': 'round-down' },
    outcome: { lost: 5, decimated: true, canHoldObjective: false },
  },
  {
    says: {
      it: 'E due perdite su otto sono già un terzo',
      en: 'And two losses of eight are a third already',
    },
    facts: { fouInitial: 8, fouCurrent: 6 },
    rulings: { 'loss-thresholds': 'round-down' },
    outcome: { lost: 2, thirdLost: true, decimated: false },
  },
  {
    says: {
      it: 'Per il club il terzo perso non conta negli ordini, ma resta perso',
      en: 'At this club a lost third does not count for orders, yet it is lost',
    },
    facts: { fouInitial: 9, fouCurrent: 6 },
    rulings: { 'third-lost-measure': 'never' },
    outcome: { lost: 3, thirdLost: true, decimated: false },
  },
];
