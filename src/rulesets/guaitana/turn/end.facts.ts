import { count, flag, group, list, oneOf, text } from '../../../core/index.js';
import { figures, originalFigures, turn } from '../facts.js';
import { turnState } from '../vocabulary.js';

/** As many units as both sides of any table have. */
const mostUnits = 400;
const unitId = text({ it: 'Unità', en: 'Unit' });

const unitAtTheEnd = group(
  { it: 'Unità', en: 'Unit' },
  'UnitAtTurnEnd',
  {
    id: unitId,
    originalFigures,
    figures: figures('Soldatini presenti', 'Figures present'),
    eliminated: flag('Non è più sul tavolo', 'It is no longer on the table'),
  },
  {
    impossible: {
      figures: {
        says: { it: 'I soldatini presenti superano quelli iniziali.', en: 'There are more figures than at the start.' },
        when: ({ originalFigures, figures }) => figures > originalFigures,
      },
    },
  },
);

export const turnEndFacts = {
  turn: turn('Turno appena giocato', 'Turn just played'),
  units: list({ it: 'Tutte le unità di ambedue le parti', en: 'All units of both sides' }, unitAtTheEnd, 0, mostUnits),
};

export const turnEndOutcome = {
  unitsToTest: list(
    { it: 'Unità che devono fare il test di morale', en: 'Units that must take the morale test' },
    unitId,
    0,
    mostUnits,
  ),
  nextTurn: count({ it: 'Prossimo turno', en: 'Next turn' }, 2, 1001),
  nextState: oneOf({ it: 'Da dove comincia', en: 'Where it begins' }, turnState),
};
