import { vocabulary } from '../../../core/index.js';
import { straightReasons } from '../straight/straight.reasons.js';

// prettier-ignore
export const rotationReasons = vocabulary('RotationReason', {
  'not-granted-to-this-state': straightReasons.words['not-granted-to-this-state'],
  'cannot-rotate':             { it: 'chi agisce solo in formazione e l’ha persa ruota solo tornando indietro, o in terreno difficile', en: 'a unit that acts only in formation and has lost it turns only going back, or in difficult ground' },
});

// prettier-ignore
export const budgetReasons = vocabulary('BudgetReason', {
  'no-formation-change-with-oblique-move': { it: 'muovendo in diagonale o di lato non si cambia formazione', en: 'formation does not change on a move at an angle or sideways' },
});
