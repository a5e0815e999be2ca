import type { Example } from '../../../core/index.js';
import type { musketryValueFacts, musketryValueOutcome } from './musketry-value.facts.js';

export const musketryValueExamples: readonly Example<typeof musketryValueFacts, typeof musketryValueOutcome>[] = [
  {
    says: { it: 'FoU 5: due dadi', en: 'FoU 5: two dice' },
    facts: { fou: 5 },
    outcome: { musketryDice: 2 },
    fromTheBook: '§1.3',
  },
  {
    says: { it: 'FoU 8: tre dadi', en: 'FoU 8: three dice' },
    facts: { fou: 8 },
    outcome: { musketryDice: 3 },
    fromTheBook: '§1.3',
  },
  {
    says: { it: 'Il 7° Foot, élite con FoU 10: quattro dadi', en: 'The 7th Foot, elite with FoU 10: four dice' },
    facts: { fou: 10 },
    outcome: { musketryDice: 4 },
    fromTheBook: '§1.3',
  },
  {
    says: { it: 'Un terzo esatto non si arrotonda', en: 'An exact third is not rounded' },
    facts: { fou: 6 },
    outcome: { musketryDice: 2 },
  },
  {
    says: { it: 'Chi non ha più forza non spara', en: 'A unit with no strength left fires nothing' },
    facts: { fou: 0 },
    outcome: { musketryDice: 0 },
  },
];
