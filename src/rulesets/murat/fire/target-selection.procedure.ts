import { procedure, type Declared } from '../../../core/index.js';
import { lossThresholds } from '../rulings.js';
import { wearOfUnit } from '../strength.js';
import { targetSelectionExamples } from './target-selection.examples.js';
import { targetSelectionFacts, targetSelectionOutcome } from './target-selection.facts.js';

type Candidate = Declared<typeof targetSelectionFacts>['candidates'][number];

/** The nearest, and all that are just as near. */
const nearestOf = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const least = Math.min(...candidates.map(({ distanceUm }) => distanceUm));
  return candidates.filter(({ distanceUm }) => distanceUm === least);
};

export const targetSelection = procedure({
  id: 'murat.fire.target-selection',
  title: { it: 'Scelta del bersaglio', en: 'Which target?' },
  rule: '§2.8, §2.13',
  when: { it: 'Prima di ogni fuoco, di moschetto o di cannone.', en: 'Before any fire, of muskets or guns.' },
  facts: targetSelectionFacts,
  outcome: targetSelectionOutcome,
  rulings: [lossThresholds],
  parts: { candidates: { of: 'enemy' } },
  examples: targetSelectionExamples,

  adjudicate({ candidates, grandBattery }, { by, reckon }) {
    const seen = candidates.filter(({ inArc, visible }) => inArc && visible);
    const intact = seen.filter(one => !one.disordered && !(one.decimated ?? wearOfUnit(one, by).decimated));
    const chosen = grandBattery ? seen : [...nearestOf(seen), ...nearestOf(intact)];
    const legalTargets = [...new Set(chosen.map(({ id }) => id))].sort();
    if (grandBattery)
      reckon(
        '§2.13',
        { it: 'Una Grande Batteria sceglie liberamente', en: 'A grand battery chooses freely' },
        legalTargets.length,
      );
    else
      reckon(
        '§2.8',
        {
          it: 'Il nemico più vicino, o il più vicino intatto',
          en: 'The nearest enemy, or the nearest intact one',
        },
        legalTargets.length,
      );
    return { legalTargets };
  },

  inWords: ({ legalTargets }) => {
    const names = legalTargets.join(', ');
    return legalTargets.length > 0
      ? { it: `Si può sparare a: ${names}.`, en: `It may fire at: ${names}.` }
      : { it: 'Nessun bersaglio in vista.', en: 'No target in sight.' };
  },
});
