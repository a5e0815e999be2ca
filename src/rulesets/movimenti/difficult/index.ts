import type { Chapter } from '../../../core/index.js';
import { difficultMove } from './move.procedure.js';

export const difficultChapter: Chapter = {
  area: 'difficult',
  title: { it: 'Terreni difficili', en: 'Difficult ground' },
  procedures: [difficultMove],
};
