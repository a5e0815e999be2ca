import { procedure } from '../../../core/index.js';
import { divisionsByGeneral } from '../parts.js';
import { divisionPhaseExamples } from './division-phase.examples.js';
import { divisionsFacts, divisionsOutcome, namedOnce, noneFallen } from './divisions.facts.js';
import { divisionInitiative } from './divisions.procedure.js';

export const divisionPhase = procedure({
  id: 'murat.initiative.division-phase',
  title: { it: 'Ordine dei generali di divisione', en: 'Order of the division generals' },
  rule: '§2.12',
  when: {
    it: 'All’inizio della fase di comando dei generali di divisione, per quelli che ne hanno diritto.',
    en: 'At the start of the phase of the division generals, for those entitled to it.',
  },
  facts: divisionsFacts,
  impossible: { divisions: [namedOnce, noneFallen] },
  outcome: divisionsOutcome,
  calls: [divisionInitiative],
  parts: divisionsByGeneral,
  examples: divisionPhaseExamples,

  adjudicate: ({ divisions }, { call }) => call('divisions', divisionInitiative, { divisions }),

  inWords: ({ order }) => ({
    it: `I generali di divisione agiscono in quest’ordine: ${order.join(', ')}.`,
    en: `The division generals act in this order: ${order.join(', ')}.`,
  }),
});
