import type { Example } from '../../../core/index.js';
import type { aggregationFacts, aggregationOutcome } from './aggregation.facts.js';

export const aggregationExamples: readonly Example<typeof aggregationFacts, typeof aggregationOutcome>[] = [
  {
    says: { it: 'Un reggimento di 700 fanti del 1814', en: 'A regiment of 700 infantry of 1814' },
    facts: { arm: 'infantry', men: 700 },
    outcome: { advice: 'aggregate-to-brigade', minimumAggregateMen: null },
  },
  {
    says: { it: 'Con 750 fanti si schiera il reggimento', en: 'With 750 infantry the regiment is fielded' },
    facts: { arm: 'infantry', men: 750 },
    outcome: { advice: 'field-as-regiment', minimumAggregateMen: null },
  },
  {
    says: {
      it: 'Duecento cavalieri si uniscono in brigata, di almeno 400',
      en: 'Two hundred troopers join in a brigade, of at least 400',
    },
    facts: { arm: 'cavalry', men: 200 },
    outcome: { advice: 'aggregate-to-brigade', minimumAggregateMen: 400 },
  },
  {
    says: { it: 'Con 250 cavalieri si schiera il reggimento', en: 'With 250 troopers the regiment is fielded' },
    facts: { arm: 'cavalry', men: 250 },
    outcome: { advice: 'field-as-regiment', minimumAggregateMen: 400 },
  },
];
