import { count, yesNo } from '../../../core/index.js';
import { d6Face, ifLegal, legal, reasonsFrom } from '../facts.js';
import { recoveryReasons } from './recovery.reasons.js';

/** What comes of a recovery die, whoever throws it. */
export const recoveryRollOutcome = {
  legal,
  reasons: reasonsFrom(recoveryReasons),
  face: ifLegal(d6Face),
  needed: ifLegal(count({ it: 'Punteggio richiesto', en: 'Score needed' }, 4, 5)),
  recovered: ifLegal(yesNo({ it: 'Si riordina', en: 'It recovers' })),
};
