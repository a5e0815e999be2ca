import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const turnReasons = vocabulary('TurnReason', {
  'no-choice-here': { it: 'fra ordine di divisione e ordini di brigata si sceglie solo nell’apposita fase', en: 'division order or brigade orders are chosen only in the step for it' },
  'choice-needed':  { it: 'prima va scelto fra ordine di divisione e ordini di brigata', en: 'first a division order or brigade orders must be chosen' },
});
