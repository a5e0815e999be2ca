import type { Chapter } from '../../../core/index.js';
import { scaleConvert } from './convert.procedure.js';

export const scaleChapter: Chapter = {
  area: 'scale',
  title: { it: 'La scala', en: 'The scale' },
  procedures: [scaleConvert],
};
