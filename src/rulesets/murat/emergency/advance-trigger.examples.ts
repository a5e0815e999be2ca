import type { Example } from '../../../core/index.js';
import type { advanceTriggerFacts, advanceTriggerOutcome } from './advance-trigger.facts.js';

export const advanceTriggerExamples: readonly Example<typeof advanceTriggerFacts, typeof advanceTriggerOutcome>[] = [
  {
    says: {
      it: 'Una linea arriva a 4 UM con metà del fronte nel corridoio: la cavalleria deve fare il test',
      en: 'A line comes to 4 UM with half its front in the corridor: the cavalry must test',
    },
    facts: { distanceUm: 4, frontFractionInside: 0.5 },
    outcome: { reaction: 'test-mandatory' },
  },
  {
    says: { it: 'Per il club il test è facoltativo', en: 'At this club the test is optional' },
    facts: { distanceUm: 3 },
    rulings: { 'advance-on-cavalry': 'optional' },
    outcome: { reaction: 'test-optional' },
  },
  {
    says: { it: 'A 4,5 UM la cavalleria lascia fare', en: 'At 4.5 UM the cavalry lets it be' },
    facts: { distanceUm: 4.5 },
    outcome: { reaction: 'none' },
  },
  {
    says: {
      it: 'Meno di metà del fronte è davanti alla cavalleria',
      en: 'Less than half of the front is ahead of the cavalry',
    },
    facts: { distanceUm: 2, frontFractionInside: 0.4 },
    outcome: { reaction: 'none' },
  },
  {
    says: {
      it: 'Cavalleria in opportunità: agisce con il suo ordine, non con questo test',
      en: 'Cavalry on opportunity acts by its order, not by this test',
    },
    facts: { distanceUm: 2, cavalryHasOpportunity: true },
    outcome: { reaction: 'none' },
  },
];
