import type { Chapter } from '../../../core/index.js';
import { applyResult } from './apply-result.procedure.js';
import { moraleSupport } from './support.procedure.js';
import { moraleTest } from './test.procedure.js';
import { moraleTrigger } from './trigger.procedure.js';

export const moraleChapter: Chapter = {
  area: 'morale',
  title: { it: 'Morale', en: 'Morale' },
  procedures: [moraleTrigger, moraleSupport, moraleTest, applyResult],
};
