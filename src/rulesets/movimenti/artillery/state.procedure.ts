import { procedure, remind } from '../../../core/index.js';
import { artillerySectionPrevails } from './artillery.rulings.js';
import { stateExamples } from './state.examples.js';
import { stateFacts, stateOutcome } from './state.facts.js';

export const artilleryState = procedure({
  id: 'movimenti.artillery.state',
  title: { it: 'Assetto dell’artiglieria', en: 'State of artillery' },
  rule: 'Artiglieria, L83–86',
  when: { it: 'Sempre.', en: 'Always.' },
  facts: stateFacts,
  outcome: stateOutcome,
  rulings: [artillerySectionPrevails],
  examples: stateExamples,

  adjudicate(_, umpire) {
    remind(umpire, artillerySectionPrevails);
    const state = umpire.reckon(
      'Artiglieria, L86',
      { it: 'Sempre non in formazione', en: 'Never in formation' },
      'not-in-formation' as const,
    );
    return { state, hasRanks: umpire.reckon('Artiglieria, L86', { it: 'Senza ranghi', en: 'Without ranks' }, false) };
  },

  inWords: () => ({ it: 'Non in formazione, senza ranghi.', en: 'Not in formation, without ranks.' }),
});
