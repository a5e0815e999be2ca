import type { Chapter } from '../../../core/index.js';
import { assignInitialOrder } from './assign-initial.procedure.js';
import { attackOrder } from './attack.procedure.js';
import { directOrder } from './cinc-direct.procedure.js';
import { cincSuccession } from './cinc-succession.procedure.js';
import { defenceOrder } from './defence.procedure.js';
import { heliographOrder } from './heliograph.procedure.js';
import { initiativeChange } from './initiative-change.procedure.js';
import { messengerOrder } from './messenger.procedure.js';
import { movementOrder } from './movement.procedure.js';
import { retreatOrder } from './retreat.procedure.js';

export const ordersChapter: Chapter = {
  area: 'orders',
  title: { it: 'Ordini', en: 'Orders' },
  procedures: [
    assignInitialOrder,
    movementOrder,
    defenceOrder,
    attackOrder,
    retreatOrder,
    directOrder,
    heliographOrder,
    messengerOrder,
    initiativeChange,
    cincSuccession,
  ],
};
