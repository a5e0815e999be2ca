import type { Chapter } from '../../../core/index.js';
import { percentageLosses } from './percentage-losses.procedure.js';

export const coreChapter: Chapter = {
  area: 'core',
  title: { it: 'Percentuali e perdite', en: 'Percentages and losses' },
  procedures: [percentageLosses],
};
