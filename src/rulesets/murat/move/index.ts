import type { Chapter } from '../../../core/index.js';
import { formationChange } from './formation-change.procedure.js';
import { interpenetration } from './interpenetration.procedure.js';
import { moveOblique } from './oblique.procedure.js';
import { moveUnit } from './unit.procedure.js';

export const moveChapter: Chapter = {
  area: 'move',
  title: { it: 'Movimento', en: 'Movement' },
  procedures: [moveUnit, moveOblique, interpenetration, formationChange],
};
