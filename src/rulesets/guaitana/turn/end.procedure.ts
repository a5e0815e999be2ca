import { howMany, procedure, remind } from '../../../core/index.js';
import { turnEndExamples } from './end.examples.js';
import { turnEndFacts, turnEndOutcome } from './end.facts.js';
import { victory } from './turn.rulings.js';

export const turnEnd = procedure({
  id: 'guaitana.turn.end',
  title: { it: 'Fine del turno', en: 'End of the turn' },
  rule: 'Sequenza di gioco, L92–98; Test di morale, L266',
  when: { it: 'Dopo la mischia.', en: 'After melee.' },
  facts: turnEndFacts,
  impossible: {
    units: {
      says: { it: 'La stessa unità compare due volte.', en: 'The same unit is listed twice.' },
      when: ({ units }) => new Set(units.map(({ id }) => id)).size < units.length,
    },
  },
  outcome: turnEndOutcome,
  rulings: [victory],
  examples: turnEndExamples,

  adjudicate({ turn, units }, umpire) {
    const { reckon, owe } = umpire;
    const unitsToTest = units
      .filter(({ figures, eliminated }) => figures > 0 && !eliminated)
      .filter(({ originalFigures, figures }) => 2 * (originalFigures - figures) > originalFigures)
      .map(({ id }) => id);
    const worn = { it: 'Unità che hanno perso più di metà dei soldatini', en: 'Units that have lost more than half' };
    reckon('Test di morale, L266', worn, unitsToTest.length);
    if (unitsToTest.length > 0) owe('Test di morale, L266', 'unitsToTest', 'guaitana.morale.end-of-turn', 'now');
    remind(umpire, victory);
    const next = { it: 'Comincia il turno dopo', en: 'The next turn begins' };
    const first = { it: 'Si riparte dagli ordini', en: 'It begins with orders' };
    return {
      unitsToTest,
      nextTurn: reckon('Sequenza di gioco, L92–98', next, turn + 1),
      nextState: reckon('Sequenza di gioco, L92–98', first, 'orders'),
    };
  },

  inWords: ({ unitsToTest, nextTurn }) => ({
    it: `${howMany(unitsToTest.length, 'unità deve fare', 'unità devono fare')} il test di morale; poi gli ordini del turno ${nextTurn}.`,
    en: `${howMany(unitsToTest.length, 'unit', 'units')} must take the morale test; then the orders of turn ${nextTurn}.`,
  }),
});
