import { count, group, list, reasonFrom, text } from '../../../core/index.js';
import { legal } from '../facts.js';
import { squareReasons } from './fire.reasons.js';

export const squareTwoTargetsFacts = {
  targets: list(
    { it: 'Bersagli indicati', en: 'Declared targets' },
    group({ it: 'Bersaglio', en: 'Target' }, 'SquareTarget', {
      id: text({ it: 'Nome dell’unità', en: 'Name of the unit' }),
      face: count(
        {
          it: 'Lato del quadrato rivolto al bersaglio, in senso orario',
          en: 'Side of the square turned to it, clockwise',
        },
        0,
        3,
      ),
    }),
    1,
    2,
  ),
};

export const squareTwoTargetsOutcome = {
  legal,
  reason: reasonFrom(squareReasons),
  shotsUsed: count({ it: 'Tiri di munizioni spesi', en: 'Shots of ammunition spent' }, 0, 2),
};
