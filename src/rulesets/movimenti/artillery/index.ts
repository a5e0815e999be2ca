import type { Chapter } from '../../../core/index.js';
import { artilleryDoublePace } from './double-pace.procedure.js';
import { limberCost } from './limber-cost.procedure.js';
import { artilleryMove } from './move.procedure.js';
import { artilleryState } from './state.procedure.js';
import { transit } from './transit.procedure.js';
import { unlimberDistance } from './unlimber-distance.procedure.js';
import { unlimberTerrain } from './unlimber-terrain.procedure.js';

export const artilleryChapter: Chapter = {
  area: 'artillery',
  title: { it: 'Artiglieria', en: 'Artillery' },
  procedures: [
    artilleryState,
    artilleryMove,
    limberCost,
    unlimberDistance,
    artilleryDoublePace,
    transit,
    unlimberTerrain,
  ],
};
