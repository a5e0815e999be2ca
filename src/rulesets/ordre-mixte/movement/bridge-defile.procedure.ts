import { procedure } from '../../../core/index.js';
import { bridgeDefileExamples } from './bridge-defile.examples.js';
import { bridgeDefileFacts, bridgeDefileOutcome, crossingReasons } from './bridge-defile.facts.js';
import { limberedCrossing } from './movement.rulings.js';

export const bridgeDefile = procedure({
  id: 'ordre-mixte.movement.bridge-defile',
  title: { it: 'Passare un ponte o una strettoia', en: 'Crossing a bridge or defile' },
  rule: 'L75',
  when: {
    it: 'Una mossa passa su un ponte o per una strettoia.',
    en: 'A move goes over a bridge or through a defile.',
  },
  facts: bridgeDefileFacts,
  outcome: bridgeDefileOutcome,
  rulings: [limberedCrossing],
  examples: bridgeDefileExamples,

  adjudicate({ formation, frontageBases }, { by, reckon, forbid }) {
    // One base wide, a column is a march column.
    const inColumn = formation === 'march-column' || formation === 'column';
    const oneWide = frontageBases === 1;
    const limbered = oneWide && formation === 'limbered' && by(limberedCrossing) === 'limbered-one-wide-counts';
    const legal = reckon(
      'L75',
      { it: 'In colonna, con una basetta di fronte', en: 'In column, one base wide' },
      (inColumn && oneWide) || limbered,
    );
    return { legal, reason: legal ? null : forbid('L75', crossingReasons, 'needs-march-column') };
  },

  inWords: ({ reason }) =>
    reason === null
      ? { it: 'L’unità può passare.', en: 'The unit may cross.' }
      : {
          it: `Non può passare: ${crossingReasons.words[reason].it}.`,
          en: `It may not cross: ${crossingReasons.words[reason].en}.`,
        },
});
