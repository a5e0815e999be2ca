import type { Chapter } from '../../../core/index.js';
import { breakthrough } from './breakthrough.procedure.js';
import { meleeDice } from './dice.procedure.js';
import { meleeDraw } from './draw.procedure.js';
import { gunsContacted } from './guns-contacted.procedure.js';
import { loserRetreat } from './loser-retreat.procedure.js';
import { meleeObstacles } from './obstacles.procedure.js';
import { meleeResolve } from './resolve.procedure.js';
import { meleeRound } from './round.procedure.js';
import { winnerOptions } from './winner-options.procedure.js';

export const meleeChapter: Chapter = {
  area: 'melee',
  title: { it: 'Mischia', en: 'Melee' },
  procedures: [
    gunsContacted,
    meleeDice,
    meleeRound,
    meleeResolve,
    loserRetreat,
    winnerOptions,
    breakthrough,
    meleeDraw,
    meleeObstacles,
  ],
};
