import { count, list, oneOf, optional, yesNo } from '../../../core/index.js';
import { turns } from '../facts.js';
import { quality } from '../vocabulary.js';

export const replacementFacts = {
  turnKilled: count({ it: 'Mossa in cui il generale è caduto', en: 'Turn in which the general fell' }, 1, 900),
  turn: optional(
    turns(
      'Mossa in corso; se manca, quella in cui è caduto, o la seguente se il sostituto è già atteso',
      'Present turn; if left out, the one in which he fell, or the next if the substitute is already awaited',
    ),
  ),
  returnsInTurn: optional(
    turns('Mossa in cui il sostituto è già atteso', 'Turn in which the substitute is already awaited'),
  ),
};

export const replacementOutcome = {
  returnsInTurn: turns('Mossa in cui arriva il sostituto', 'Turn in which the substitute comes'),
  turnsWithoutCommand: list(
    { it: 'Mosse intere senza comando', en: 'Whole turns without command' },
    turns('Mossa', 'Turn'),
    0,
    1,
  ),
  arrived: yesNo({ it: 'Il sostituto è in campo', en: 'The substitute is on the field' }),
  quality: oneOf({ it: 'Valore del sostituto', en: 'Quality of the substitute' }, quality),
};
