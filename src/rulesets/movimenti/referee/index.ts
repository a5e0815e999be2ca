import type { Chapter } from '../../../core/index.js';
import { reorientation } from './reorientation.procedure.js';
import { reposition } from './reposition.procedure.js';

export const refereeChapter: Chapter = {
  area: 'referee',
  title: { it: 'L’arbitro', en: 'The referee' },
  procedures: [reorientation, reposition],
};
