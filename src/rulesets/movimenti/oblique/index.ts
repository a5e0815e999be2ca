import type { Chapter } from '../../../core/index.js';
import { obliqueIncline } from './incline.procedure.js';
import { obliqueLateral } from './lateral.procedure.js';

export const obliqueChapter: Chapter = {
  area: 'oblique',
  title: { it: 'Diagonale e laterale', en: 'Inclining and lateral movement' },
  procedures: [obliqueIncline, obliqueLateral],
};
