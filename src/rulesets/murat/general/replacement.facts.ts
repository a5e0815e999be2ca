import { count, list, oneOf } from '../../../core/index.js';
import { turns } from '../facts.js';
import { quality } from '../vocabulary.js';

export const replacementFacts = {
  turnKilled: count({ it: 'Mossa in cui il generale è caduto', en: 'Turn in which the general fell' }, 1, 900),
};

export const replacementOutcome = {
  returnsInTurn: turns('Mossa in cui arriva il sostituto', 'Turn in which the substitute comes'),
  turnsWithoutCommand: list(
    { it: 'Mosse intere senza comando', en: 'Whole turns without command' },
    turns('Mossa', 'Turn'),
    0,
    1,
  ),
  quality: oneOf({ it: 'Valore del sostituto', en: 'Quality of the substitute' }, quality),
};
