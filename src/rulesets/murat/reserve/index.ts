import type { Chapter } from '../../../core/index.js';
import { reserveArrival } from './arrival.procedure.js';

export const reserveChapter: Chapter = {
  area: 'reserve',
  title: { it: 'Truppe fuori campo', en: 'Off-table troops' },
  procedures: [reserveArrival],
};
