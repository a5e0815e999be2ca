import type { Chapter } from '../../../core/index.js';
import { moveOrder } from './move.procedure.js';

export const orderChapter: Chapter = {
  area: 'order',
  title: { it: 'Ordini di mossa', en: 'Move orders' },
  procedures: [moveOrder],
};
