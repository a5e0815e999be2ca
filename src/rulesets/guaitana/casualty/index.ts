import type { Chapter } from '../../../core/index.js';
import { casualtyLeader } from './leader.procedure.js';

export const casualtyChapter: Chapter = {
  area: 'casualty',
  title: { it: 'Perdite', en: 'Casualties' },
  procedures: [casualtyLeader],
};
