import type { Chapter } from '../../../core/index.js';
import { commandFailure } from './command-failure.procedure.js';
import { divisionWithdrawal } from './division-withdrawal.procedure.js';
import { stateDivision } from './division.procedure.js';
import { stateDisorder } from './disorder.procedure.js';
import { flankFire } from './flank-fire.procedure.js';
import { flankMelee } from './flank-melee.procedure.js';
import { stateInitial } from './initial.procedure.js';
import { stateStrength } from './strength.procedure.js';
import { zoneOfControl } from './zone-of-control.procedure.js';

export const stateChapter: Chapter = {
  area: 'state',
  title: { it: 'Stato delle unità', en: 'State of the units' },
  procedures: [
    zoneOfControl,
    flankFire,
    flankMelee,
    stateDisorder,
    stateStrength,
    commandFailure,
    stateDivision,
    divisionWithdrawal,
    stateInitial,
  ],
};
