import { procedure, remind } from '../../../core/index.js';
import { inclineExamples } from './incline.examples.js';
import { inclineFacts, inclineOutcome } from './incline.facts.js';
import { moveObliquely, obliqueInWords, obliqueNeeded, obliqueRulings } from './oblique.js';
import { inclineAngleTolerance } from './oblique.rulings.js';
import { obliqueFactors } from './oblique.tables.js';

export const obliqueIncline = procedure({
  id: 'movimenti.oblique.incline',
  title: { it: 'Movimento in diagonale (inclining)', en: 'Inclining' },
  rule: 'VI-4, L48–60',
  when: {
    it: 'Un’unità devia di circa 45° senza ruotare.',
    en: 'A unit moves at about 45° without turning.',
  },
  facts: inclineFacts,
  needed: obliqueNeeded,
  outcome: inclineOutcome,
  tables: [obliqueFactors],
  rulings: [...obliqueRulings, inclineAngleTolerance],
  examples: inclineExamples,

  adjudicate(move, umpire) {
    const outcome = moveObliquely(move, 45, umpire);
    if (outcome.allowed) remind(umpire, inclineAngleTolerance);
    return outcome;
  },

  inWords: outcome =>
    obliqueInWords(
      outcome,
      { it: 'Può inclinare', en: 'It may incline' },
      { it: 'Non può inclinare', en: 'It may not incline' },
    ),
});
