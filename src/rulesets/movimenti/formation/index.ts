import type { Chapter } from '../../../core/index.js';
import { changeCost } from './change-cost.procedure.js';

export const formationChapter: Chapter = {
  area: 'formation',
  title: { it: 'Cambi di formazione', en: 'Formation changes' },
  procedures: [changeCost],
};
