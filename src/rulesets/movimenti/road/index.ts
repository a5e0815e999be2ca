import type { Chapter } from '../../../core/index.js';
import { roadPace } from './pace.procedure.js';

export const roadChapter: Chapter = {
  area: 'road',
  title: { it: 'Movimento su strada', en: 'Road movement' },
  procedures: [roadPace],
};
