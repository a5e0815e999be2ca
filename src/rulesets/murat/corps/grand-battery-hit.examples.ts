import type { Example } from '../../../core/index.js';
import type { grandBatteryHitFacts, grandBatteryHitOutcome } from './grand-battery-hit.facts.js';

export const grandBatteryHitExamples: readonly Example<typeof grandBatteryHitFacts, typeof grandBatteryHitOutcome>[] = [
  {
    says: { it: 'Una perdita su tre: la base resta', en: 'One loss out of three: the base stays' },
    facts: { fouCurrent: 3, hits: 2, losses: 1 },
    outcome: { fouAfter: 2, baseLost: false },
  },
  {
    says: { it: 'Con l’ultima FoU si perde la base', en: 'With the last FoU the base is lost' },
    facts: { fouCurrent: 2, hits: 3, losses: 2 },
    outcome: { fouAfter: 0, baseLost: true },
  },
  {
    says: { it: 'Le perdite oltre la FoU non contano', en: 'Losses beyond the FoU do not count' },
    facts: { fouCurrent: 1, hits: 5, losses: 3 },
    outcome: { fouAfter: 0, baseLost: true },
  },
  {
    says: { it: 'Per il club basta un hit', en: 'At this club one hit is enough' },
    facts: { fouCurrent: 3, hits: 1 },
    rulings: { 'grand-battery-base-loss': 'when-hit' },
    outcome: { fouAfter: 3, baseLost: true },
  },
  {
    says: { it: 'Mancata', en: 'Missed' },
    facts: { fouCurrent: 3, hits: 0, losses: 0 },
    outcome: { fouAfter: 3, baseLost: false },
  },
];
