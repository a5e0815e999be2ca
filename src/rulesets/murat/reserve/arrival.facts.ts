import { count, usually } from '../../../core/index.js';
import { d6Face, ifLegal, legal, reasonsFrom, turns } from '../facts.js';
import { arrivalReasons } from './reserve.reasons.js';

export const arrivalFacts = {
  turn: usually(1, count({ it: 'Mossa in cui è attesa', en: 'Turn in which it is due' }, 1, 900)),
  scenarioDelayTurns: usually(
    0,
    count(
      {
        it: 'Mosse di ritardo dello scenario: tempo o terreno cattivi',
        en: 'Turns of delay by scenario: weather or ground',
      },
      0,
      100,
    ),
  ),
};

export const arrivalOutcome = {
  legal,
  reasons: reasonsFrom(arrivalReasons),
  face: ifLegal(d6Face),
  turnsLate: ifLegal(turns('Mosse di ritardo', 'Turns late')),
  entersInTurn: ifLegal(turns('Mossa in cui entra', 'Turn in which it enters')),
};
