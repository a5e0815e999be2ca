import type { Chapter } from '../../../core/index.js';
import { rotationBudget } from './budget.procedure.js';
import { rotationLegality } from './legality.procedure.js';

export const rotationChapter: Chapter = {
  area: 'rotation',
  title: { it: 'Rotazione', en: 'Rotation' },
  procedures: [rotationLegality, rotationBudget],
};
