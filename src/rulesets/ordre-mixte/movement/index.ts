import type { Chapter } from '../../../core/index.js';
import { allowance } from './allowance.procedure.js';
import { bridgeDefile } from './bridge-defile.procedure.js';
import { chargeHalt } from './charge-halt.procedure.js';
import { closeToContact } from './close-to-contact.procedure.js';
import { completeAfterEvasion } from './complete-after-evasion.procedure.js';
import { compulsory } from './compulsory.procedure.js';
import { evasion } from './evasion.procedure.js';
import { generals } from './generals.procedure.js';
import { lateCharge } from './late-charge.procedure.js';
import { marchOrder } from './march-order.procedure.js';
import { strategic } from './strategic.procedure.js';

export const movementChapter: Chapter = {
  area: 'movement',
  title: { it: 'Movimento', en: 'Movement' },
  procedures: [
    allowance,
    marchOrder,
    strategic,
    bridgeDefile,
    generals,
    chargeHalt,
    evasion,
    completeAfterEvasion,
    lateCharge,
    closeToContact,
    compulsory,
  ],
};
