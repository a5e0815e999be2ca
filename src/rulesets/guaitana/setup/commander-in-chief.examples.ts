import type { Example } from '../../../core/index.js';
import type { commanderInChiefFacts, commanderInChiefOutcome } from './commander-in-chief.facts.js';

export const commanderInChiefExamples: readonly Example<
  typeof commanderInChiefFacts,
  typeof commanderInChiefOutcome
>[] = [
  {
    says: { it: 'Sei unità: tre portaordini', en: 'Six units: three messengers' },
    facts: { armyUnits: 6 },
    outcome: { legal: true, reason: null, messengers: 3 },
  },
  {
    says: { it: 'Sette unità: quattro portaordini', en: 'Seven units: four messengers' },
    facts: { armyUnits: 7, side: 'native' },
    outcome: { legal: true, messengers: 4 },
  },
  {
    says: { it: 'Per il club sono tre', en: 'At this club it is three' },
    facts: { armyUnits: 7 },
    rulings: { 'messengers-rounding': 'down' },
    outcome: { legal: true, messengers: 3 },
  },
  {
    says: { it: 'Lo scenario dà agli italiani un eliografo', en: 'The scenario gives the Italians a heliograph' },
    facts: { armyUnits: 6, heliograph: true },
    outcome: { legal: true, reason: null, messengers: 3 },
  },
  {
    says: { it: 'Un ras non ha eliografo', en: 'A ras has no heliograph' },
    facts: { armyUnits: 10, heliograph: true, side: 'native' },
    outcome: { legal: false, reason: 'heliograph-italians-only', messengers: 5 },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club gli aiutanti li dice lo scenario', en: 'At this club the scenario says how many aides' },
    facts: { armyUnits: 4 },
    rulings: { 'cinc-figures': 'scenario' },
    outcome: { legal: true, messengers: 2 },
  },
];
