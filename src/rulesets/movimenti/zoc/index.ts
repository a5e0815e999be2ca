import type { Chapter } from '../../../core/index.js';
import { zocAtLimit } from './at-limit.procedure.js';
import { zocLapse } from './lapse.procedure.js';
import { zocStop } from './stop.procedure.js';

export const zocChapter: Chapter = {
  area: 'zoc',
  title: { it: 'Zona operativa individuale (ZOC)', en: 'Zone of control' },
  procedures: [zocStop, zocAtLimit, zocLapse],
};
