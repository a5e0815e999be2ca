import type { Example } from '../../../core/index.js';
import type { overrunFacts, overrunOutcome } from './overrun.facts.js';

export const overrunExamples: readonly Example<typeof overrunFacts, typeof overrunOutcome>[] = [
  {
    says: { it: 'I cavalieri travolgono un portaordini', en: 'Horsemen ride down a messenger' },
    facts: { contactedKind: 'messenger' },
    outcome: { eliminated: true, moverMayContinue: true },
  },
  {
    says: { it: 'Il comandante in capo è raggiunto', en: 'The commander-in-chief is caught' },
    facts: { contactedKind: 'commander-in-chief' },
    outcome: { eliminated: true, moverMayContinue: true },
  },
  {
    says: { it: 'I guerrieri arrivano sui carriaggi', en: 'Warriors reach the baggage' },
    facts: { contactedKind: 'baggage' },
    outcome: { eliminated: true, moverMayContinue: true },
  },
  {
    says: { it: 'Per il club prima combatte la scorta', en: 'At this club the escort fights first' },
    facts: { contactedKind: 'baggage' },
    rulings: { 'escort-protects': 'escort-must-be-beaten-first' },
    outcome: { eliminated: false, moverMayContinue: false },
  },
  {
    says: { it: 'Una compagnia non si travolge', en: 'A company is not overrun' },
    facts: { contactedKind: 'italian-infantry' },
    outcome: { eliminated: false, moverMayContinue: false },
  },
  {
    says: { it: 'E nemmeno i pezzi', en: 'Nor are guns' },
    facts: { contactedKind: 'artillery' },
    outcome: { eliminated: false, moverMayContinue: false },
  },
];
