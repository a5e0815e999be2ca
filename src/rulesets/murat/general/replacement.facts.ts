import { count, list, oneOf, optional, usually, yesNo } from '../../../core/index.js';
import { turns } from '../facts.js';
import { fallenIn, quality } from '../vocabulary.js';

/** So late a substitute still comes in a turn that can be counted. */
const latest = 900;

export const replacementFacts = {
  turnKilled: optional(
    count(
      {
        it: 'Mossa in cui il generale è caduto; se manca, secondo quando è caduto',
        en: 'Turn in which the general fell; if left out, by when he fell',
      },
      1,
      latest,
    ),
  ),
  fallenIn: usually(
    'earlier',
    oneOf({ it: 'Quando è caduto, rispetto alla mossa in corso', en: 'When he fell, seen from this turn' }, fallenIn),
  ),
  turn: optional(
    count(
      {
        it: 'Mossa in corso; se manca, quella in cui è caduto, o la seguente se il sostituto è già atteso',
        en: 'Present turn; if left out, the one in which he fell, or the next if the substitute is already awaited',
      },
      0,
      latest,
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
