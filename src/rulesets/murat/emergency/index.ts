import type { Chapter } from '../../../core/index.js';
import { advanceTrigger } from './advance-trigger.procedure.js';
import { countercharge } from './countercharge.procedure.js';
import { formSquare } from './form-square.procedure.js';
import { infantryAdvance } from './infantry-advance.procedure.js';
import { emergencyTest } from './test.procedure.js';

export const emergencyChapter: Chapter = {
  area: 'emergency',
  title: { it: 'Manovre di emergenza', en: 'Emergency manoeuvres' },
  procedures: [emergencyTest, formSquare, countercharge, advanceTrigger, infantryAdvance],
};
