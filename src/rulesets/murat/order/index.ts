import type { Chapter } from '../../../core/index.js';
import { orderAllowance } from './allowance.procedure.js';
import { artilleryOrder } from './artillery.procedure.js';
import { divisionGeneralOrder } from './division-general.procedure.js';
import { divisionMove } from './division-move.procedure.js';
import { divisionOrder } from './division.procedure.js';
import { regimentOrder } from './regiment.procedure.js';
import { takeCommand } from './take-command.procedure.js';

export const orderChapter: Chapter = {
  area: 'order',
  title: { it: 'Ordini e test di comando', en: 'Orders and command tests' },
  procedures: [
    orderAllowance,
    divisionOrder,
    divisionMove,
    regimentOrder,
    artilleryOrder,
    divisionGeneralOrder,
    takeCommand,
  ],
};
