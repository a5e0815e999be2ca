import { howMany, procedure, remind } from '../../../core/index.js';
import { bounded, roundedOnce } from '../pool.js';
import { halvingRounding } from '../rulings.js';
import { fightingFiguresExamples } from './fighting-figures.examples.js';
import { fightingFiguresFacts, fightingFiguresOutcome, meleeHalvingNames } from './fighting-figures.facts.js';
import { meleeAllFigures, meleeHalvings, severalOpponents } from './melee.rulings.js';
import { halvings } from './melee.tables.js';

export const fightingFigures = procedure({
  id: 'guaitana.melee.fighting-figures',
  title: { it: 'Quanti dadi in mischia', en: 'How many dice in melee' },
  rule: 'Mischia, L227–231, L252',
  when: { it: 'Per ogni unità a contatto.', en: 'For each unit in contact.' },
  facts: fightingFiguresFacts,
  outcome: fightingFiguresOutcome,
  tables: [halvings],
  rulings: [meleeHalvings, halvingRounding, severalOpponents, meleeAllFigures],
  examples: fightingFiguresExamples,

  adjudicate({ figures }, umpire) {
    remind(umpire, meleeAllFigures);
    remind(umpire, severalOpponents);
    const { total, rows } = umpire.modify(figures, halvings);
    const dice = bounded('Mischia, L231', roundedOnce('Mischia, L229, L252', total, umpire), umpire);
    const applied = rows.map(({ id }) => id);
    return { halvings: meleeHalvingNames.values.filter(name => applied.includes(name)), dice };
  },

  inWords: ({ dice }) => ({
    it: `Combatte con ${howMany(dice, 'dado', 'dadi')}.`,
    en: `It fights with ${howMany(dice, 'die', 'dice')}.`,
  }),
});
