import type { Chapter } from '../../../core/index.js';
import { opportunityOrder } from './opportunity-order.procedure.js';
import { opportunityTest } from './opportunity-test.procedure.js';

export const cavalryChapter: Chapter = {
  area: 'cavalry',
  title: { it: 'Cavalleria in opportunità', en: 'Cavalry on opportunity' },
  procedures: [opportunityOrder, opportunityTest],
};
