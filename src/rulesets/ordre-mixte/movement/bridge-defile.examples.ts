import type { Example } from '../../../core/index.js';
import type { bridgeDefileFacts, bridgeDefileOutcome } from './bridge-defile.facts.js';

export const bridgeDefileExamples: readonly Example<typeof bridgeDefileFacts, typeof bridgeDefileOutcome>[] = [
  {
    says: { it: 'Una colonna di marcia passa il ponte', en: 'A march column crosses the bridge' },
    facts: { formation: 'march-column', frontageBases: 1 },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Una colonna larga una basetta passa anche lei', en: 'A column one base wide crosses too' },
    facts: { formation: 'column', frontageBases: 1 },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Una colonna larga due basette resta di qua', en: 'A column two bases wide stays on this side' },
    facts: { formation: 'column', frontageBases: 2 },
    outcome: { legal: false, reason: 'needs-march-column' },
    notAllowed: true,
  },
  {
    says: { it: 'In linea non si passa, nemmeno con una basetta', en: 'No line crosses, not even one base wide' },
    facts: { formation: 'line', frontageBases: 1 },
    outcome: { legal: false, reason: 'needs-march-column' },
    notAllowed: true,
  },
  {
    says: { it: 'I pezzi agganciati passano uno dietro l’altro', en: 'Limbered guns cross one behind the other' },
    facts: { formation: 'limbered', frontageBases: 1 },
    outcome: { legal: true, reason: null },
  },
  {
    says: { it: 'Due pezzi affiancati non passano', en: 'Two guns abreast do not cross' },
    facts: { formation: 'limbered', frontageBases: 2 },
    outcome: { legal: false, reason: 'needs-march-column' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club l’artiglieria non passa', en: 'At this club guns do not cross' },
    facts: { formation: 'limbered', frontageBases: 1 },
    rulings: { 'limbered-crossing': 'artillery-excluded' },
    outcome: { legal: false, reason: 'needs-march-column' },
    notAllowed: true,
  },
];
