import type { Example } from '../../../core/index.js';
import type { grandBatteryFacts, grandBatteryOutcome } from './grand-battery.facts.js';

export const grandBatteryExamples: readonly Example<typeof grandBatteryFacts, typeof grandBatteryOutcome>[] = [
  {
    says: { it: 'Quattro basi formano una Grande Batteria', en: 'Four bases form a grand battery' },
    facts: { basesInitial: 4 },
    outcome: { legal: true, reasons: [], removed: false, basesLeft: 4, nearestEnemyRuleApplies: false },
  },
  {
    says: { it: 'Di quattro, due perse: resta', en: 'Two of four lost: it stays' },
    facts: { basesInitial: 4, basesLost: 2 },
    outcome: { removed: false, basesLeft: 2 },
  },
  {
    says: { it: 'Di quattro, tre perse: è tolta dal gioco', en: 'Three of four lost: it is removed' },
    facts: { basesInitial: 4, basesLost: 3 },
    outcome: { removed: true, basesLeft: 1 },
  },
  {
    says: { it: 'Di sei, tre perse: resta', en: 'Three of six lost: it stays' },
    facts: { basesInitial: 6, basesLost: 3 },
    outcome: { removed: false, basesLeft: 3 },
  },
  {
    says: { it: 'Di sei, quattro perse: è tolta dal gioco', en: 'Four of six lost: it is removed' },
    facts: { basesInitial: 6, basesLost: 4 },
    outcome: { removed: true, basesLeft: 2 },
  },
  {
    says: { it: 'Tre basi non bastano', en: 'Three bases are too few' },
    facts: { basesInitial: 3 },
    outcome: {
      legal: false,
      reasons: ['needs-four-bases'],
      removed: null,
      basesLeft: null,
      nearestEnemyRuleApplies: null,
    },
    notAllowed: true,
  },
];
