import type { Chapter } from '../../../core/index.js';
import { artilleryActions } from './actions.procedure.js';
import { overheadFire } from './overhead-fire.procedure.js';

export const artilleryChapter: Chapter = {
  area: 'artillery',
  title: { it: 'Artiglieria', en: 'Artillery' },
  procedures: [artilleryActions, overheadFire],
};
