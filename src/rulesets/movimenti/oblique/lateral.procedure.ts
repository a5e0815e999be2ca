import { procedure, remind } from '../../../core/index.js';
import { lateralExamples } from './lateral.examples.js';
import { lateralFacts, lateralOutcome } from './lateral.facts.js';
import { moveObliquely, obliqueInWords, obliqueNeeded, obliqueRulings } from './oblique.js';
import { lateralCopyPaste } from './oblique.rulings.js';
import { obliqueFactors } from './oblique.tables.js';

export const obliqueLateral = procedure({
  id: 'movimenti.oblique.lateral',
  title: { it: 'Movimento laterale', en: 'Lateral movement' },
  rule: 'VI-4, L52, L55–60',
  when: {
    it: 'Un’unità si sposta di lato tenendo il fronte.',
    en: 'A unit shifts sideways keeping its facing.',
  },
  facts: lateralFacts,
  needed: obliqueNeeded,
  outcome: lateralOutcome,
  tables: [obliqueFactors],
  rulings: [...obliqueRulings, lateralCopyPaste],
  examples: lateralExamples,

  adjudicate(move, umpire) {
    const outcome = moveObliquely(move, 90, umpire);
    if (outcome.allowed) remind(umpire, lateralCopyPaste);
    return outcome;
  },

  inWords: outcome =>
    obliqueInWords(
      outcome,
      { it: 'Può spostarsi di lato', en: 'It may shift sideways' },
      { it: 'Non può spostarsi di lato', en: 'It may not shift sideways' },
    ),
});
