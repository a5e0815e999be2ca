import { howMany, procedure, type Umpire } from '../../../core/index.js';
import { bounded, roundedOnce, wholeFigures } from '../pool.js';
import { halvingRounding } from '../rulings.js';
import { javelinLongHalving, officerFires, squareFurtherHalvings } from './fire.rulings.js';
import { fireHalvings, weaponsAsFigures } from './fire.tables.js';
import { firingFiguresExamples } from './firing-figures.examples.js';
import {
  filledByFirer,
  fireHalvingNames,
  firingFiguresFacts,
  firingFiguresOutcome,
  impossibleShare,
  type FiringFigures,
} from './firing-figures.facts.js';

/** The figures that fire at this target: a square with two of them has half for each. */
const shareOf = (
  points: number,
  { squareShare }: FiringFigures,
  { by, reckon }: Pick<Umpire, 'by' | 'reckon'>,
): number => {
  switch (squareShare) {
    case 'single':
      return points;
    case 'first':
      return reckon(
        'Tiro, L219',
        { it: 'Metà per il primo bersaglio', en: 'Half for the first target' },
        wholeFigures(points / 2, by),
      );
    case 'second':
      return reckon(
        'Tiro, L219',
        { it: 'L’altra metà per il secondo', en: 'The other half for the second' },
        Math.floor(points / 2),
      );
  }
};

export const firingFigures = procedure({
  id: 'guaitana.fire.firing-figures',
  title: { it: 'Quanti dadi nel tiro', en: 'How many dice in fire' },
  rule: 'Tiro, L172, L184, L205–207, L217–219',
  when: { it: 'Per ogni tiro.', en: 'For each shot.' },
  facts: firingFiguresFacts,
  impossible: impossibleShare,
  outcome: firingFiguresOutcome,
  tables: [weaponsAsFigures, fireHalvings],
  rulings: [halvingRounding, squareFurtherHalvings, javelinLongHalving, officerFires],
  parts: { firer: { fills: filledByFirer } },
  examples: firingFiguresExamples,

  adjudicate(facts, umpire) {
    const { by, reckon, modify } = umpire;
    const { figures, includesCommander, band } = facts;
    const leaderStays = figures > 0 && includesCommander && by(officerFires) === 'excluded';
    const firing = leaderStays
      ? reckon('Tiro, L184', { it: 'Senza il comandante', en: 'Without the commander' }, figures - 1)
      : figures;
    const points = bounded('Tiro, L184', modify(firing, weaponsAsFigures).total, umpire);
    if (band === 'out-of-range')
      return {
        points,
        halvings: [],
        dice: reckon('Tiro, L176–182', { it: 'Fuori tiro: nessun dado', en: 'Out of range: no die' }, 0),
      };
    const { total, rows } = modify(shareOf(points, facts, umpire), fireHalvings);
    const applied = rows.map(({ id }) => id);
    return {
      points,
      halvings: fireHalvingNames.values.filter(name => applied.includes(name)),
      dice: bounded('Tiro, L184', roundedOnce('Tiro, L184', total, umpire), umpire),
    };
  },

  inWords: ({ dice }) => ({
    it: `Tira con ${howMany(dice, 'dado', 'dadi')}.`,
    en: `It fires with ${howMany(dice, 'die', 'dice')}.`,
  }),
});
