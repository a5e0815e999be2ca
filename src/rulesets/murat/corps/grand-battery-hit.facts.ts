import { count, usually, yesNo } from '../../../core/index.js';
import { greatestFou, strength } from '../facts.js';

export const grandBatteryHitFacts = {
  fouCurrent: count({ it: 'FoU della base colpita', en: 'FoU of the base fired at' }, 1, greatestFou),
  hits: count({ it: 'Hit subiti', en: 'Hits suffered' }, 0, 100),
  losses: usually(
    0,
    count(
      { it: 'Perdite subite, se non sono già tolte dalla FoU', en: 'Losses suffered, if not yet taken off the FoU' },
      0,
      100,
    ),
  ),
};

export const grandBatteryHitOutcome = {
  fouAfter: strength('FoU che le resta', 'FoU left to it'),
  baseLost: yesNo({ it: 'La base è persa', en: 'The base is lost' }),
};
