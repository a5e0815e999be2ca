import type { Example } from '../../../core/index.js';
import type { damageFacts, damageTableOutcome } from './damage.facts.js';

export const damageExamples: readonly Example<typeof damageFacts, typeof damageTableOutcome>[] = [
  {
    says: { it: 'Nessun hit, nessun danno', en: 'No hit, no damage' },
    facts: { hits: 0 },
    outcome: { losses: 0, disordered: false },
  },
  {
    says: { it: 'Un hit disordina', en: 'One hit disorders' },
    facts: { hits: 1 },
    outcome: { losses: 0, disordered: true },
  },
  {
    says: { it: 'Due hit: una perdita', en: 'Two hits: one loss' },
    facts: { hits: 2 },
    outcome: { losses: 1, disordered: true },
  },
  {
    says: { it: 'Tre hit: due perdite', en: 'Three hits: two losses' },
    facts: { hits: 3 },
    outcome: { losses: 2, disordered: true },
  },
  {
    says: { it: 'Quattro hit: ancora due perdite', en: 'Four hits: still two losses' },
    facts: { hits: 4 },
    outcome: { losses: 2, disordered: true },
  },
  {
    says: { it: 'Cinque hit: tre perdite', en: 'Five hits: three losses' },
    facts: { hits: 5 },
    outcome: { losses: 3, disordered: true },
  },
  {
    says: { it: 'Sei hit: sempre tre perdite', en: 'Six hits: three losses and no more' },
    facts: { hits: 6 },
    outcome: { losses: 3, disordered: true },
  },
];
