import type { Example } from '../../../core/index.js';
import type { unlimberTerrainFacts, unlimberTerrainOutcome } from './unlimber-terrain.facts.js';

export const unlimberTerrainExamples: readonly Example<typeof unlimberTerrainFacts, typeof unlimberTerrainOutcome>[] = [
  {
    says: { it: 'In campo aperto', en: 'In the open' },
    facts: { terrain: 'other' },
    outcome: { allowed: true, reason: null },
  },
  {
    says: {
      it: 'Un bosco si attraversa, ma dentro non si sgancia',
      en: 'A wood may be crossed, but guns do not unlimber in it',
    },
    facts: { terrain: 'wood' },
    outcome: { allowed: false, reason: 'forbidden-terrain' },
    notAllowed: true,
  },
  {
    says: { it: 'Sul pendio no', en: 'Not on the slope' },
    facts: { terrain: 'hill-slope' },
    outcome: { allowed: false },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club nemmeno sulla cima', en: 'At this club not even on the crest' },
    facts: { terrain: 'hill-slope' },
    rulings: { 'slope-listed-twice': 'hill-top-too' },
    outcome: { allowed: false },
    notAllowed: true,
  },
  {
    says: { it: 'Né dove non si passa', en: 'Nor where guns may not pass' },
    facts: { terrain: 'vineyard' },
    outcome: { allowed: false, reason: 'forbidden-terrain' },
    notAllowed: true,
  },
];
