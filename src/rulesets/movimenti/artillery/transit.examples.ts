import type { Example } from '../../../core/index.js';
import type { transitFacts, transitOutcome } from './transit.facts.js';

export const transitExamples: readonly Example<typeof transitFacts, typeof transitOutcome>[] = [
  {
    says: { it: 'In campo aperto', en: 'In the open' },
    facts: { terrain: 'other' },
    outcome: { allowed: true, reason: null },
  },
  {
    says: { it: 'Nei campi arati no', en: 'Not over ploughed fields' },
    facts: { terrain: 'ploughed-field' },
    outcome: { allowed: false, reason: 'forbidden-terrain' },
    notAllowed: true,
  },
  {
    says: { it: 'Un bosco rado sì', en: 'A light wood yes' },
    facts: { terrain: 'wood' },
    outcome: { allowed: true },
  },
  {
    says: { it: 'Un muretto con un varco', en: 'A low wall with a gap' },
    facts: { terrain: 'wall-or-low-wall', suitableGap: true },
    outcome: { allowed: true },
  },
  {
    says: { it: 'Una siepe con un varco non basta', en: 'A hedge with a gap will not do' },
    facts: { terrain: 'hedge', suitableGap: true },
    outcome: { allowed: false, reason: 'forbidden-terrain' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club sì', en: 'At this club it will' },
    facts: { terrain: 'hedge', suitableGap: true },
    rulings: { 'hedge-gap': 'gap-for-hedges-too' },
    outcome: { allowed: true },
  },
  {
    says: { it: 'Sul ponte si passa il fiume', en: 'Over the bridge the river is crossed' },
    facts: { terrain: 'river', onRoadOrBridge: true },
    outcome: { allowed: true },
  },
  {
    says: { it: 'Per il club mai', en: 'At this club never' },
    facts: { terrain: 'marsh', onRoadOrBridge: true },
    rulings: { 'road-through-forbidden-ground': 'never' },
    outcome: { allowed: false },
    notAllowed: true,
  },
];
