import type { Chapter } from '../../../core/index.js';
import { turnEnd } from './end.procedure.js';

export const turnChapter: Chapter = {
  area: 'turn',
  title: { it: 'Fine del turno', en: 'End of the turn' },
  procedures: [turnEnd],
};
