import type { Chapter } from '../../../core/index.js';
import { generalCasualty } from './casualty.procedure.js';
import { generalMove } from './move.procedure.js';
import { namedExcellent } from './named-excellent.procedure.js';
import { generalReplacement } from './replacement.procedure.js';
import { generalValueRoll } from './value-roll.procedure.js';

export const generalChapter: Chapter = {
  area: 'general',
  title: { it: 'Generali', en: 'Generals' },
  procedures: [generalMove, generalCasualty, generalReplacement, generalValueRoll, namedExcellent],
};
