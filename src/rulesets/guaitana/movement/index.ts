import type { Chapter } from '../../../core/index.js';
import { movementAllowance } from './allowance.procedure.js';
import { artilleryPack } from './artillery-pack.procedure.js';
import { chargeBonus } from './charge-bonus.procedure.js';
import { contact } from './contact.procedure.js';
import { facingChange } from './facing-change.procedure.js';
import { formationChange } from './formation-change.procedure.js';
import { mountDismount } from './mount-dismount.procedure.js';
import { nativeCompulsoryAttack } from './native-compulsory-attack.procedure.js';
import { overrun } from './overrun.procedure.js';
import { movePlan } from './plan.procedure.js';
import { movementSequence } from './sequence.procedure.js';
import { terrainCost } from './terrain-cost.procedure.js';

export const movementChapter: Chapter = {
  area: 'movement',
  title: { it: 'Movimento', en: 'Movement' },
  procedures: [
    movementSequence,
    movementAllowance,
    chargeBonus,
    terrainCost,
    movePlan,
    formationChange,
    facingChange,
    mountDismount,
    artilleryPack,
    contact,
    overrun,
    nativeCompulsoryAttack,
  ],
};
