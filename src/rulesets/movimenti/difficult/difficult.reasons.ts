import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const difficultReasons = vocabulary('DifficultReason', {
  'cannot-advance':   { it: 'fuori dal terreno difficile chi agisce solo in formazione e l’ha persa non avanza', en: 'outside difficult ground a unit that acts only in formation and has lost it does not advance' },
  'beyond-allowance': { it: 'il percorso costa più del movimento che ha', en: 'the path costs more than the allowance' },
});
