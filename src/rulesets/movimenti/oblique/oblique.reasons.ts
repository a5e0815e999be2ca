import { vocabulary } from '../../../core/index.js';
import { straightReasons } from '../straight/straight.reasons.js';

// prettier-ignore
export const obliqueReasons = vocabulary('ObliqueReason', {
  'cavalry-must-rotate':       { it: 'la cavalleria deve ruotare', en: 'cavalry must turn' },
  'not-granted-to-this-state': straightReasons.words['not-granted-to-this-state'],
  'no-formation-change':       { it: 'nella stessa mossa non si cambia formazione', en: 'formation does not change in the same move' },
  'beyond-allowance':          { it: 'costa più del movimento che ha', en: 'it costs more than the allowance' },
});
